import { isRecord } from '#src/platform/api/shapes.ts';
import { answering, before, isSignedIn, json, where } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'a key is not looked at by addNote',
    'addNote',
    'answers-once',
    'extensions',
    before(['addNote'], async ({ request, pass }) => {
      const keyless = new Request(request.url, request);
      keyless.headers.delete('Idempotency-Key');
      return pass(keyless);
    }),
  ],
  [
    'a note is kept on the first of its applications alone',
    'addNote',
    'keeps-notes',
    'extensions',
    before(['addNote'], async ({ request, pass }) => {
      const body: unknown = await request.clone().json();
      const ids = isRecord(body) && Array.isArray(body['applicationIds']) ? body['applicationIds'].slice(0, 1) : [];
      const { method, headers, url } = request;
      const first = { ...(isRecord(body) && body), applicationIds: ids };
      return pass(new Request(url, { method, headers, body: JSON.stringify(first) }));
    }),
  ],
  [
    'an assignment is told and not stored',
    'assignApplications',
    'assigns',
    'extensions',
    where('assignApplications', isSignedIn, () => json(200, { success: true, data: [] })),
  ],
  [
    'nobody can be assigned to',
    'listAssignees',
    'assigns',
    'extensions',
    answering(['listAssignees'], (body) => ({ ...body, data: [] })),
  ],
  [
    'a held decision is told to its applicant',
    'holdDecision',
    'holds-decisions',
    'extensions',
    answering(['lookUpApplication'], ({ data, ...body }) => ({
      ...body,
      ...(isRecord(data) && { data: { ...data, rejectionReason: 'A reason that only the office knows.' } }),
    })),
  ],
  [
    'every decision is called released',
    'releaseDecisions',
    'releases-decisions',
    'extensions',
    answering(['releaseDecisions'], ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.filter(isRecord).map((row) => ({ ...row, isReleased: true })) : data,
    })),
  ],
];
