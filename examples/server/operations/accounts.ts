/** Signing in and out, registering, the own account, and the administrators' accounts. */
import { department, email, password, personName, phone, recordId } from '../fields.ts';
import { boolean, oneOf, optional, text } from '../fields.ts';
import type { Connection, Database } from '../database/database.ts';
import { recordOf, selected } from '../database/records.ts';
import { t } from '../languages.ts';
import { type Caller, found, invalid, operation, Refusal, unauthorized } from '../operation.ts';
import { type Account, accountOf, addAdministrator, administrators, ownUserOf, userOf } from '../people/accounts.ts';
import { forget, refuseLocked, settle } from '../people/attempts.ts';
import { mail } from '../people/outbox.ts';
import { hashed, matches, temporaryPassword } from '../people/passwords.ts';
import { begin, end, endAll } from '../people/sessions.ts';
import { ownContact, registration } from '../records/student-fields.ts';
import { addStudent, studentById, updateStudent } from '../records/students.ts';

const userName = text({
  min: 3,
  max: 50,
  fits: (value) => /^[A-Za-z0-9._-]+$/.test(value),
});

const languageTag = text({
  min: 2,
  max: 35,
  fits: (value) => /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(value),
});

const newAdministrator = {
  name: personName,
  username: userName,
  email,
  password,
  role: oneOf('ADMIN', 'STAFF_ADMIN', 'SUPER_ADMIN'),
  department: optional(department),
  phoneNumber: optional(phone),
};

/** The record of an account, with the role, and of a student what concerns the account alone. */
async function shown(connection: Connection, account: Account) {
  if (account.studentId === undefined) return ownUserOf(account);
  const [course] = await connection.query(
    `SELECT desired_course AS "courseName", ${selected(['feeAmount', 'feeType'])} FROM applications LEFT JOIN courses ON name_low = course_low
    WHERE generated_student_id = $1 LIMIT 1`,
    [account.studentId],
  );
  return {
    ...(await studentById(connection, account.studentId)),
    role: 'STUDENT',
    ...recordOf<object>(account, ['hasTemporaryLogin', 'language']),
    ...(course && { admittedTo: recordOf<object>(course, ['courseName', 'feeAmount', 'feeType']) }),
  };
}

/** What failed logins of an account are counted for, by whichever name it was called. */
const loginKey = (account: Account | undefined, name: string) => (account?.email ?? name).toLowerCase();

/** @throws Refusal 401 for a wrong password, nobody, or an account of the other kind; 429 after ten failures */
async function signIn(db: Database, name: string, password: string, kind: 'student' | 'administrator' | 'any') {
  const account = await accountOf(db, 'email_key = $1 OR username_key = $1', name.toLowerCase());
  const keys = [loginKey(account, name)];
  await refuseLocked(db, keys);
  // Also where there is nobody, so that it takes as long.
  const isRight = await matches(password, account?.password);
  const fits = kind === 'any' || (kind === 'student') === (account?.role === 'STUDENT');
  if (!account || !isRight || !fits) {
    await db.transaction((connection) => settle(connection, keys, false));
    throw new Refusal(401, () => t`The email or password is not correct`);
  }
  if (account.disabledAt !== undefined)
    throw new Refusal(401, () => t`This account is disabled. Please ask a super administrator.`);
  return db.transaction(async (connection) => {
    await settle(connection, keys, true);
    const token = await begin(connection, account.id);
    return { message: () => t`Login successful`, data: { token, user: await shown(connection, account) } };
  });
}

const wrongPassword = () => invalid({ oldPassword: () => t`The current password is not correct` });

const ownAccount = async (connection: Connection, { id }: Caller, lock = '') => {
  const account = await accountOf(connection, `id = $1 ${lock}`, id);
  if (!account) throw unauthorized();
  return account;
};

const administrator = async (connection: Connection, id: string) =>
  found(await accountOf(connection, `id = $1 AND role <> 'STUDENT' FOR UPDATE`, id), () => t`Administrator not found`);

const listed = (account: Account) => ({
  ...userOf(account),
  isActive: account.disabledAt === undefined,
  createdAt: account.createdAt,
});

/** @param isTemporary whether it is the university's, and not its owner's */
async function setPassword(connection: Connection, { id }: Account, hash: string, isTemporary: boolean): Promise<void> {
  await connection.query(
    'UPDATE accounts SET password = $1, has_temporary_login = $2, updated_at = now() WHERE id = $3',
    [hash, isTemporary, id],
  );
}

/** Gives an account a temporary password, ends its sessions and its lock, and tells its owner. */
async function reset(connection: Connection, account: Account, given: { password: string; hash: string }) {
  if (account.disabledAt !== undefined)
    throw new Refusal(409, () => t`This account is disabled. Enable it before you reset its password.`);
  await setPassword(connection, account, given.hash, true);
  await endAll(connection, account.id);
  await forget(connection, [loginKey(account, '')]);
  await mail(connection, account.email, () => ({
    subject: t`Your password was reset`,
    lines: [
      t`Dear ${account.name},`,
      t`An administrator has given your account a temporary password and will tell it to you. Every device has been signed out.`,
      t`Please choose a password of your own after you have signed in. If you have not asked for this, please call the university at once.`,
    ],
  }));
  const data = { email: account.email, temporaryPassword: given.password };
  return { message: () => t`The password is reset`, data };
}

async function newPassword() {
  const password = temporaryPassword();
  return { password, hash: await hashed(password) };
}

export const accountOperations = [
  operation({
    call: 'POST /auth/login',
    audience: ['public'],
    body: { email, password },
    run: ({ body, db }) => signIn(db, body.email, body.password, 'any'),
  }),
  operation({
    call: 'POST /auth/student-login',
    audience: ['public'],
    body: { email, password },
    run: ({ body, db }) => signIn(db, body.email, body.password, 'student'),
  }),
  operation({
    call: 'POST /admin/auth/login',
    audience: ['public'],
    body: { usernameOrEmail: text({ min: 3, max: 254 }), password },
    run: ({ body, db }) => signIn(db, body.usernameOrEmail, body.password, 'administrator'),
  }),
  operation({
    call: 'POST /auth/register',
    isKeyed: true,
    audience: ['public'],
    body: registration,
    async run({ body: { password, ...student }, db }) {
      const hash = await hashed(password);
      const added = await db.transaction((connection) => addStudent(connection, student, { password: hash, by: null }));
      const data = { user: { ...added, role: 'STUDENT' } };
      return { status: 201, message: () => t`Registration successful! Please login.`, data };
    },
  }),
  operation({
    call: 'GET /auth/me',
    audience: ['STUDENT', 'ADMIN'],
    run: async ({ caller, db }) => ({ data: await shown(db, await ownAccount(db, caller)) }),
  }),
  operation({
    call: 'PUT /auth/me',
    audience: ['STUDENT'],
    body: ownContact,
    async run({ body: { updatedAt: readAt, ...changes }, caller, db }) {
      const id = caller.studentId ?? '';
      const data = await db.transaction((connection) => updateStudent(connection, { id, readAt, changes, by: caller }));
      return { message: () => t`Your contact details are saved`, data };
    },
  }),
  operation({
    call: 'PUT /auth/me/language',
    audience: ['STUDENT', 'ADMIN'],
    body: { language: languageTag },
    async run({ body: { language }, caller, db }) {
      await db.transaction((connection) =>
        connection.query('UPDATE accounts SET language = $1, updated_at = now() WHERE id = $2', [language, caller.id]),
      );
      return { message: () => t`Your language is saved` };
    },
  }),
  operation({
    call: 'GET /admin/auth/me',
    audience: ['ADMIN'],
    run: async ({ caller, db }) => ({ data: ownUserOf(await ownAccount(db, caller)) }),
  }),
  operation({
    call: 'POST /auth/change-password',
    audience: ['STUDENT', 'ADMIN'],
    body: { oldPassword: text({ min: 1, max: 128, trim: false }), newPassword: password },
    async run({ body, caller, db }) {
      const account = await ownAccount(db, caller);
      if (!(await matches(body.oldPassword, account.password))) throw wrongPassword();
      if (body.newPassword === body.oldPassword)
        throw invalid({ newPassword: () => t`The new password must differ from the current one` });
      const hash = await hashed(body.newPassword);
      return db.transaction(async (connection) => {
        const now = await ownAccount(connection, caller, 'FOR UPDATE');
        // Hashing takes a while, in which somebody may have set another password.
        if (now.password !== account.password) throw wrongPassword();
        await setPassword(connection, account, hash, false);
        await endAll(connection, account.id, caller.session);
        await mail(connection, account.email, () => ({
          subject: t`Your password was changed`,
          lines: [
            t`Dear ${account.name},`,
            t`The password of your account was changed a moment ago, and every other device has been signed out.`,
            t`If it was not you, please call the university at once.`,
          ],
        }));
        return { message: () => t`Password changed successfully` };
      });
    },
  }),
  operation({
    call: 'POST /auth/logout',
    audience: ['STUDENT', 'ADMIN'],
    async run({ caller, db }) {
      await db.transaction((connection) => end(connection, caller.session));
      return { message: () => t`Logged out successfully` };
    },
  }),
  operation({
    call: 'POST /admin/auth/register',
    audience: ['SUPER_ADMIN'],
    body: newAdministrator,
    async run({ body, db }) {
      const given = { ...body, password: await hashed(body.password) };
      const account = await db.transaction((connection) => addAdministrator(connection, given));
      return { status: 201, message: () => t`Administrator added successfully`, data: userOf(account) };
    },
  }),
  operation({
    call: 'GET /admin/administrators',
    audience: ['SUPER_ADMIN'],
    run: async ({ db }) => ({ data: (await administrators(db)).map(listed) }),
  }),
  operation({
    call: 'PUT /admin/administrators/:id/status',
    audience: ['SUPER_ADMIN'],
    params: { id: recordId },
    body: { isActive: boolean },
    run: ({ params, body: { isActive }, caller, db }) =>
      db.transaction(async (connection) => {
        const account = await administrator(connection, params.id);
        if (!isActive && account.id === caller.id) throw new Refusal(409, () => t`You cannot disable your own account`);
        if (isActive !== (account.disabledAt === undefined)) {
          const disabledAt = isActive ? null : new Date().toISOString();
          await connection.query('UPDATE accounts SET disabled_at = $1, updated_at = now() WHERE id = $2', [
            disabledAt,
            account.id,
          ]);
          if (!isActive) await endAll(connection, account.id);
        }
        const message = () =>
          isActive ? t`${account.name} can sign in again` : t`${account.name} is disabled and signed out everywhere`;
        return { message, data: { ...listed(account), isActive } };
      }),
  }),
  operation({
    call: 'POST /admin/administrators/:id/password-reset',
    audience: ['SUPER_ADMIN'],
    params: { id: recordId },
    async run({ params, caller, db }) {
      const given = await newPassword();
      return db.transaction(async (connection) => {
        const account = await administrator(connection, params.id);
        if (account.id === caller.id)
          throw new Refusal(409, () => t`Please change the password of your own account with “Change password”`);
        return reset(connection, account, given);
      });
    },
  }),
  operation({
    call: 'POST /admin/students/:id/password-reset',
    audience: ['ADMIN'],
    params: { id: recordId },
    async run({ params, db }) {
      const given = await newPassword();
      return db.transaction(async (connection) => {
        const { id } = await studentById(connection, params.id);
        const account = await accountOf(connection, 'student_id = $1 FOR UPDATE', id);
        if (!account) throw new Refusal(409, () => t`This student has no account, so there is no password to reset`);
        return reset(connection, account, given);
      });
    },
  }),
];
