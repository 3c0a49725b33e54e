import { isRecord } from '#src/platform/api/shapes.ts';
import { answering, isSignedIn, json, where } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'two papers have one number',
    'issuePapers',
    'proves-paper',
    'extensions',
    answering(['issuePapers'], ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.map(() => data[0] as unknown) : data,
    })),
  ],
  [
    'a number does not say what was printed',
    'verifyPaper',
    'proves-paper',
    'extensions',
    answering(['verifyPaper'], ({ data, ...body }) => ({
      ...body,
      ...(isRecord(data) && { data: { ...data, facts: [] } }),
    })),
  ],
  [
    'a withdrawal is told and not stored',
    'withdrawPaper',
    'proves-paper',
    'extensions',
    where('withdrawPaper', isSignedIn, () => json(200, { success: true })),
  ],
];
