/** Signing in and out, registering, and the own account. */
import { password, text } from '../fields.ts';
import * as fields from '../fields.ts';
import { type Caller, invalid, operation, Refusal } from '../operation.ts';
import { hashed, matches, type People } from '../people.ts';
import { type Administrator, find, same, type Store } from '../store.ts';
import { addStudent, registration, studentAnswer } from './student-record.ts';

export const accountOperations = (store: Store, people: People) => [
  operation({
    call: 'POST /auth/student-login',
    audience: ['public'],
    body: { email: fields.email, password },
    async run({ body }) {
      const student = store.studentByEmail(body.email);
      const token = await people.signIn(student, `student ${body.email}`, body.password);
      return { data: { token, user: userAnswer(store, student!.id) } };
    },
  }),
  operation({
    call: 'POST /admin/auth/login',
    audience: ['public'],
    body: { usernameOrEmail: text({ min: 3, max: 254 }), password },
    async run({ body }) {
      const name = body.usernameOrEmail;
      const named = ({ username, email }: Administrator) => same(username, name) || same(email, name);
      const administrator = find(store.administrators, named);
      const token = await people.signIn(administrator, `administrator ${name}`, body.password);
      return { data: { token, user: userAnswer(store, administrator!.id) } };
    },
  }),
  operation({
    call: 'POST /auth/register',
    audience: ['public'],
    body: registration,
    async run({ body }) {
      const { password, ...student } = body;
      const { id } = addStudent(store, student, await hashed(password));
      return { status: 201, message: 'The account is ready. Please sign in.', data: { user: userAnswer(store, id) } };
    },
  }),
  operation({
    call: 'GET /auth/me',
    audience: ['STUDENT', 'ADMIN'],
    run: ({ caller }) => ({ data: userAnswer(store, caller!.id) }),
  }),
  operation({
    call: 'POST /auth/change-password',
    audience: ['STUDENT', 'ADMIN'],
    body: { oldPassword: text({ min: 1, max: 128, trim: false }), newPassword: password },
    async run({ body, caller }) {
      const { id, token } = caller as Caller;
      if (!(await matches(body.oldPassword, store.passwords.get(id))))
        throw invalid('oldPassword', 'is not the password in force');
      if (body.newPassword === body.oldPassword) throw invalid('newPassword', 'must differ from the old one');
      const hash = await hashed(body.newPassword);
      // Hashing takes a while, in which the account may have been deleted.
      if (!store.passwords.has(id)) throw new Refusal(401, 'Please sign in.');
      store.passwords.set(id, hash);
      people.signOutEverywhere(id, token);
      return { message: 'The password is changed.' };
    },
  }),
  operation({
    call: 'POST /auth/logout',
    audience: ['STUDENT', 'ADMIN'],
    run({ caller }) {
      people.signOut(caller!.token);
      return { message: 'Signed out.' };
    },
  }),
];

/** The record of whoever has the id, with the role. */
function userAnswer(store: Store, id: string) {
  const student = store.students.get(id);
  return student ? { ...studentAnswer(student), role: 'STUDENT' } : store.administrators.get(id);
}
