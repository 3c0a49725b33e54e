import { isRecord } from '#src/platform/api/shapes.ts';
import { answering } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'the history of a student is always empty',
    'listStudentChanges',
    'tells-changes',
    'extensions',
    answering(['listStudentChanges'], (body) => ({ ...body, data: [] })),
  ],
  [
    'the history of a course has no authors',
    'listCourseChanges',
    'tells-changes',
    'extensions',
    answering(['listCourseChanges'], ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.filter(isRecord).map(({ by: _, ...change }) => change) : data,
    })),
  ],
];
