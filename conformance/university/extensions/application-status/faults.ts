import { before } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'a withdrawn application stays open',
    'withdrawApplication',
    'withdraws',
    'extensions',
    before(['withdrawApplication'], async ({ request, pass }) =>
      pass(new Request(request.url.replace(/\/withdrawal$/, ''), request)),
    ),
  ],
];
