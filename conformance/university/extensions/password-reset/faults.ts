import { isSignedIn, json, where } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'a reset password is told and not set',
    'resetStudentPassword',
    'resets-password',
    'extensions',
    where('resetStudentPassword', isSignedIn, () =>
      json(200, { success: true, data: { email: 'a@kit.example', temporaryPassword: 'not-set-at-all' } }),
    ),
  ],
];
