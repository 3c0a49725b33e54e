import { before, fail, refusing } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from './fault.ts';

/** Keys that are not looked at, and an operation that is not there. */
export const keyFaults: readonly FaultRow[] = [
  ...(['submitApplication', 'createStudent'] as const).map((operation): FaultRow => [
    `a key is not looked at by ${operation}`,
    operation,
    'answers-once',
    'keys',
    before([operation], async ({ request, pass }) => {
      const keyless = new Request(request.url, request);
      keyless.headers.delete('Idempotency-Key');
      return pass(keyless);
    }),
  ]),
  [
    'a key of another request is answered as a conflict',
    'createStudent',
    'answers-once',
    'keys',
    refusing('createStudent', 422, () => fail(409)),
  ],
  [
    'students are added elsewhere',
    'createStudent',
    'exists',
    'students',
    before(['createStudent'], async () => fail(405, 'Method not allowed')),
  ],
];
