import { isRecord } from '#src/platform/api/shapes.ts';
import {
  answering,
  before,
  bodyOf,
  fail,
  isSignedIn,
  json,
  refusing,
  showing,
  where,
  without,
} from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from './fault.ts';

/** What extensions promise and do not do. */
export const extensionFaults: readonly FaultRow[] = [
  [
    'a restored student is still gone',
    'restoreStudent',
    'restores',
    'extensions',
    where('restoreStudent', isSignedIn, () => json(200, { success: true })),
  ],
  [
    'a restored course has another name',
    'restoreCourse',
    'restores',
    'extensions',
    (server) => {
      const restored = new Set<string>();
      const restoring = before(['restoreCourse'], async ({ request, pass }) => {
        restored.add(new URL(request.url).pathname.split('/').at(-2) ?? '');
        return pass();
      });
      const renamed = showing(['getCourse', 'listCourses'], (row) =>
        restored.has(String(row['id'])) ? { ...row, courseName: 'Restored' } : row,
      );
      return renamed(restoring(server));
    },
  ],
  [
    'the deleted students are not listed',
    'listDeletedStudents',
    'restores',
    'extensions',
    answering(['listDeletedStudents'], (body) => ({ ...body, data: [] })),
  ],
  [
    'a reset password is told and not set',
    'resetStudentPassword',
    'resets-password',
    'extensions',
    where('resetStudentPassword', isSignedIn, () =>
      json(200, { success: true, data: { email: 'a@kit.example', temporaryPassword: 'not-set-at-all' } }),
    ),
  ],
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
  [
    'a withdrawn application stays open',
    'withdrawApplication',
    'withdraws',
    'extensions',
    before(['withdrawApplication'], async ({ request, pass }) =>
      pass(new Request(request.url.replace(/\/withdrawal$/, ''), request)),
    ),
  ],
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
    'a renamed course keeps its old name in its applications',
    'renameCourse',
    'renames-applications',
    'extensions',
    before(['renameCourse'], async ({ request, pass }) =>
      pass(new Request(request.url.replace(/\/renaming$/, ''), request)),
    ),
  ],
  [
    'a freed seat is told and not stored',
    'freeSeat',
    'frees-seat',
    'extensions',
    where('freeSeat', isSignedIn, () => json(200, { success: true })),
  ],
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
  [
    'decisions are missing among what was done',
    'listActivity',
    'tells-activity',
    'extensions',
    answering(['listActivity'], ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.filter((row) => isRecord(row) && row['kind'] !== 'decided') : data,
    })),
  ],
  [
    'what was done last stands last',
    'listActivity',
    'tells-activity',
    'extensions',
    answering(['listActivity'], ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.toReversed() : data,
    })),
  ],
  [
    'everything is answered, whatever it has to be older than',
    'listActivity',
    'tells-activity',
    'extensions',
    before(['listActivity'], async ({ request, pass }) => pass(new Request(request.url.replace(/\?.*$/, ''), request))),
  ],
  ...(['submitApplication', 'createStudent', 'addNote'] as const).map((operation): FaultRow => [
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
  [
    'students are added elsewhere',
    'createStudent',
    'exists',
    'students',
    before(['createStudent'], async () => fail(405, 'Method not allowed')),
  ],
];
