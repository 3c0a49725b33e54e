import { isRecord } from '#src/platform/api/shapes.ts';
import { answering, before, isSignedIn, json, refusing, where, without } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'an approval takes no seat',
    'admitApplicant',
    'counts-seats',
    'extensions',
    before(['admitApplicant'], async ({ request, pass }) => {
      const url = request.url.replace(/admission$/, 'review');
      return pass(new Request(url, { method: 'PUT', headers: request.headers, body: '{"status":"APPROVED"}' }));
    }),
  ],
  [
    'a full course is refused without a code',
    'admitApplicant',
    'counts-seats',
    'extensions',
    refusing('admitApplicant', 409, (body) => json(409, without(body, 'error'))),
  ],
  [
    'the history does not tell who is over capacity',
    'admitApplicant',
    'counts-seats',
    'extensions',
    answering(['admitApplicant'], ({ data, ...body }) => ({
      ...body,
      ...(isRecord(data) && { data: { ...data, history: [] } }),
    })),
  ],
  [
    'a freed seat is told and not stored',
    'freeSeat',
    'frees-seat',
    'extensions',
    where('freeSeat', isSignedIn, () => json(200, { success: true })),
  ],
];
