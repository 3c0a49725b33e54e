import type { components } from '#openapi/schema.gen.ts';
import { msg, t } from '#src/languages/texts.ts';
import type { AccountRow, Tables } from '../tables.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from './types.ts';
import { isAdministrator } from '../rules/access.ts';
import { accountOf, administratorUser } from '../rules/accounts.ts';
import { createCredential, randomHex, verifyPassword } from '../rules/credentials.ts';
import { HttpError, invalid, unauthorized } from '#mocks/engine/request/http-error.ts';
import { checkLogin } from '../rules/login.ts';
import { passwordChangedMail, sendMail } from '../rules/outbox.ts';
import { checkUnique } from '../rules/records.ts';
import { endSessions, startSession } from '../rules/sessions.ts';
import { addStudent } from '../rules/students.ts';

type Schemas = components['schemas'];

/** The course of the application that made this student, as far as both are kept. */
function admittedTo(tables: Tables, studentId: string): Schemas['StudentUser']['admittedTo'] {
  const application = tables.applications.all().find(({ generatedStudentId }) => generatedStudentId === studentId);
  if (!application) return undefined;
  const { feeAmount, feeType } = tables.courses.by('courseName', application.desiredCourse) ?? {};
  return {
    courseName: application.desiredCourse,
    ...(feeAmount === undefined ? {} : { feeAmount }),
    ...(feeType === undefined ? {} : { feeType }),
  };
}

/** What of an account its owner alone is shown. */
const ownPart = ({ language }: AccountRow) => (language === undefined ? {} : { language });

/** The administrator's own account. @throws HttpError 401 where it is a student's */
const ownAdministrator = (account: AccountRow) => ({ ...administratorUser(account), ...ownPart(account) });

/** The user as a login shows it: a student's whole record, or the administrator's account. */
export function userOf(tables: Tables, account: AccountRow): Schemas['User'] {
  if (account.studentId === undefined) return ownAdministrator(account);
  const student = tables.students.get(account.studentId);
  if (!student) throw unauthorized();
  const course = admittedTo(tables, student.id);
  return {
    ...student,
    role: 'STUDENT',
    hasTemporaryLogin: account.hasTemporaryLogin === true,
    ...(course && { admittedTo: course }),
    ...ownPart(account),
  };
}

/** Answers a login: with a token and the user, or with the failure, which is counted. */
function logIn(
  { tables, now }: { readonly tables: Tables; readonly now: Date },
  userName: string,
  password: string,
  accepts: (role: AccountRow['role']) => boolean,
) {
  const account = checkLogin(tables, userName, password, ({ role }) => accepts(role), now);
  if (account instanceof HttpError) return account;
  const data = { token: startSession(tables, account, now), user: userOf(tables, account) };
  return { data, message: t`Login successful` };
}

export const auth = {
  login: ({ body, ...call }) => logIn(call, body.email, body.password, () => true),
  studentLogin: ({ body, ...call }) => logIn(call, body.email, body.password, (role) => role === 'STUDENT'),
  adminLogin: ({ body, ...call }) => logIn(call, body.usernameOrEmail, body.password, isAdministrator),

  register({ body, tables, now, prepared: credential }) {
    return {
      data: { user: { ...addStudent(tables, body, now, { credential }), role: 'STUDENT' } },
      message: t`Registration successful! Please login.`,
    };
  },

  registerAdmin({ body, tables, now, prepared: credential = createCredential(body.password) }) {
    const { name, username, email, role, department, phoneNumber } = body;
    const id = `acc_${randomHex()}`;
    checkUnique(tables.accounts, { id, username, email }, 'username', msg`This username is already in use`);
    checkUnique(tables.accounts, { id, username, email }, 'email', msg`This email address is already in use`);
    const time = now.toISOString();
    const account = {
      id,
      role,
      email,
      username,
      name,
      ...(department === undefined ? {} : { department }),
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
      credential,
      createdAt: time,
      updatedAt: time,
    };
    tables.accounts.insert(account);
    return { data: administratorUser(account), message: t`Administrator added successfully` };
  },

  getCurrentUser: ({ caller, tables }) => ({ data: userOf(tables, accountOf(tables, caller)) }),
  getCurrentAdmin: ({ caller, tables }) => ({ data: ownAdministrator(accountOf(tables, caller)) }),

  changePassword({ body, caller, tables, now }) {
    const { hasTemporaryLogin: _temporary, ...account } = accountOf(tables, caller);
    if (!verifyPassword(body.oldPassword, account.credential))
      throw invalid({ oldPassword: t`The current password is not correct` });
    if (body.newPassword === body.oldPassword)
      throw invalid({ newPassword: t`The new password must differ from the current one` });
    tables.accounts.replace({
      ...account,
      credential: createCredential(body.newPassword),
      updatedAt: now.toISOString(),
    });
    endSessions(tables, account.id, caller?.sessionId);
    sendMail(tables, account.email, () => passwordChangedMail(account), now);
    return { message: t`Password changed successfully` };
  },

  logout({ caller, tables }) {
    if (caller) tables.sessions.remove(caller.sessionId);
    return { message: t`Logged out successfully` };
  },
} satisfies Implementations<OperationsWith<{ tag: 'Auth' | 'Admin auth' }>>;
