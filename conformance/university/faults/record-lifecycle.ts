import type { Send } from '#conformance/kit/send.ts';
import {
  answering,
  before,
  bodyOf,
  fail,
  isSignedIn,
  json,
  operationOf,
  type Inject,
  refusing,
  showing,
  storing,
  where,
  without,
  withRows,
} from '#conformance/kit/inject-fault.ts';
import { course, type FaultRow, notStoring } from './fault.ts';

/** An answer as if the request had done what it asked for. */
const pretending = (status: number): Inject =>
  before(['createCourse', 'submitApplication'], async ({ request, pass }) => {
    const sent = await bodyOf(request);
    const response = await pass();
    if (response.status !== status) return response;
    return json(201, { success: true, data: { id: 'made-up', history: [], ...sent } });
  });

/** A token once known stays good for the own record. */
function everlasting(server: Send): Send {
  const known = new Map<string, string>();
  return async (request: Request) => {
    const token = request.headers.get('Authorization') ?? '';
    const response = await server(request);
    if (operationOf(request) !== 'getCurrentUser') return response;
    if (response.ok) known.set(token, await response.clone().text());
    const text = known.get(token);
    return response.status === 401 && text !== undefined ? json(200, JSON.parse(text)) : response;
  };
}

/** What happens over several requests. */
export const lifecycleFaults: readonly FaultRow[] = [
  [
    'a stale update is accepted',
    'updateStudentAcademic',
    'stale-refused',
    'students',
    storing(['updateStudentAcademic'], (body) => without(body, 'updatedAt')),
  ],
  [
    'a stale update is refused without the record',
    'updateStudentFee',
    'stale-refused',
    'students',
    refusing('updateStudentFee', 409, (body) => json(409, without(body, 'data'))),
  ],
  ['a taken course code is accepted', 'createCourse', 'duplicate-refused', 'courses', pretending(409)],
  ['a second application is accepted', 'submitApplication', 'duplicate-refused', 'applications', pretending(409)],
  [
    'a second deletion succeeds',
    'deleteStudent',
    'deleted-is-gone',
    'students',
    refusing('deleteStudent', 404, () => json(200, { success: true })),
  ],
  [
    'a step of the table is refused',
    'reviewApplication',
    'step-allowed',
    'applications',
    where(
      'reviewApplication',
      (_, { status }) => status === 'WAITLISTED',
      () => json(422, { success: false, message: 'No', error: '' }),
    ),
  ],
  [
    'a step that is none is taken',
    'reviewApplication',
    'step-refused',
    'applications',
    refusing('reviewApplication', 422, () => json(200, { success: true })),
  ],
  [
    'a refused step does not tell which are allowed',
    'reviewApplication',
    'step-refused',
    'applications',
    refusing('reviewApplication', 422, (body) => json(422, without(body, 'error'))),
  ],
  [
    'the history does not grow',
    'reviewApplication',
    'step-recorded',
    'applications',
    showing(['getApplication', 'reviewApplication'], (row) => ({ ...row, history: [] })),
  ],
  [
    'an approval tells no password',
    'reviewApplication',
    'approval-enrols',
    'applications',
    showing(['reviewApplication'], (row) => without(row, 'temporaryPassword')),
  ],
  [
    'the temporary password does not sign in',
    'reviewApplication',
    'temporary-password',
    'applications',
    showing(['reviewApplication'], (row) =>
      row['temporaryPassword'] === undefined ? row : { ...row, temporaryPassword: 'not-this-one' },
    ),
  ],
  [
    'an unknown account is told from a wrong password',
    'studentLogin',
    'wrong-password',
    'sessions',
    where(
      'studentLogin',
      (_, { password, email }) => password === 'not-the-password-1' && /kit\./.test(String(email)),
      () => fail(404, 'No such account'),
    ),
  ],
  [
    'an old token lives after a change of the password',
    'changePassword',
    'ends-other-sessions',
    'sessions',
    everlasting,
  ],
  [
    'the old password still signs in',
    'changePassword',
    'changes-password',
    'sessions',
    before(['changePassword'], async ({ request, pass }) => {
      const { oldPassword } = await bodyOf(request);
      return String(oldPassword).startsWith('Kit-') ? json(200, { success: true }) : pass();
    }),
  ],
  [
    'a wrong old password ends the session',
    'changePassword',
    'refused-with-400',
    'sessions',
    refusing('changePassword', 400, (body) => json(401, body)),
  ],
  [
    'a logout ends nothing',
    'logout',
    'ends-session',
    'sessions',
    where('logout', isSignedIn, () => json(200, { success: true })),
  ],
  [
    'a toggle does not toggle',
    'toggleCourseStatus',
    'toggles',
    'courses',
    notStoring('toggleCourseStatus', () => ({ ...course, isActive: false })),
  ],
  [
    'the defaults are added to a full catalogue',
    'initializeDefaultCourses',
    'fills-only-empty',
    'courses',
    answering(['initializeDefaultCourses'], (body) =>
      withRows(body, (list) => [...list, { ...course, id: 'one-more' }]),
    ),
  ],
];
