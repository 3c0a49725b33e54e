import { before } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'a renamed course keeps its old name in its applications',
    'renameCourse',
    'renames-applications',
    'extensions',
    before(['renameCourse'], async ({ request, pass }) =>
      pass(new Request(request.url.replace(/\/renaming$/, ''), request)),
    ),
  ],
];
