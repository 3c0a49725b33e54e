import { before, bodyOf, json } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'a disabled administrator still signs in',
    'setAdministratorStatus',
    'disables-account',
    'extensions',
    before(['setAdministratorStatus'], async ({ request, pass }) => {
      const { isActive } = await bodyOf(request);
      if (isActive !== false) return pass();
      const data = { id: 'adm_1', name: 'A B', email: 'a@kit.example', role: 'STAFF_ADMIN', isActive };
      return json(200, { success: true, data });
    }),
  ],
];
