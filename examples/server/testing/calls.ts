/** Calls to a server on a database, for tests. */
import { createApp, type Settings } from '../app.ts';
import type { Database } from '../database/database.ts';
import { accounts, seed } from '../filling/seed.ts';

export interface Answer {
  status: number;
  message?: string;
  error?: string;
  errors?: Record<string, string>;
  data: Record<string, unknown>;
}

/** Everything that the tests of one file leave. */
const tables =
  'students, accounts, sessions, failures, courses, applications, offers, ranks, papers, documents, casework, changes, removed, outbox, student_figures, public_figures, application_figures';

/** Throws away whatever was there. */
export const empty = (db: Database) => db.query(`TRUNCATE ${tables}`);

/** What a new student is added with. */
export const newStudent = (rollNo: string) => ({
  name: 'Some Body',
  rollNo,
  email: `${rollNo}@university.example`,
  password: 'a password',
  department: 'Civil',
  year: 1,
  semester: 1,
});

/** What an application is submitted with. */
export const newApplication = (email: string, desiredCourse = 'Civil Engineering') => ({
  fullName: 'Ann Applicant',
  email,
  phoneNumber: '9876543210',
  desiredCourse,
  previousQualification: 'Diploma',
  previousGrade: '88%',
});

/** Begins with the example data, and signs in. */
export async function callsTo(db: Database, settings?: Settings) {
  await empty(db);
  await db.transaction(seed);
  const app = createApp(db, settings);
  const request = (
    method: string,
    path: string,
    { body, token, headers }: { body?: object; token?: string; headers?: Record<string, string> } = {},
  ) =>
    app.request(`/api${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const send = async (...call: Parameters<typeof request>): Promise<Answer> => {
    const response = await request(...call);
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  };
  const signedIn = async (path: string, body: object) => String((await send('POST', path, { body })).data['token']);
  const { admin, student } = accounts;
  return {
    request,
    send,
    admin: await signedIn('/admin/auth/login', { usernameOrEmail: admin.email, password: admin.password }),
    student: await signedIn('/auth/student-login', student),
    /** A new application, and what proves it. */
    async applied(email: string) {
      const { data } = await send('POST', '/applications/submit', { body: newApplication(email) });
      return { id: String(data['id']), proof: { referenceNumber: String(data['referenceNumber']), email } };
    },
  };
}
