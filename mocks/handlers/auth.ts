import type { Implementations } from '../request/types.ts';
import { invalid, Refusal } from '../rules/refusal.ts';
import { createCredential, matches } from '../rules/credentials.ts';
import { checkLogin } from '../rules/login.ts';
import { endSessions, startSession } from '../rules/sessions.ts';
import { addStudent } from '../rules/students.ts';
import { callersAccount, userOf } from '../rules/users.ts';

type Auth = 'login' | 'studentLogin' | 'register' | 'getCurrentUser' | 'changePassword' | 'logout';

export const auth = {
  login({ body, tables, now }) {
    const account = checkLogin(tables, body.email, body.password, () => true, now);
    if (account instanceof Refusal) return account;
    const data = { token: startSession(tables, account, now), user: userOf(tables, account) };
    return { data, message: 'Login successful' };
  },

  studentLogin({ body, tables, now }) {
    const account = checkLogin(tables, body.email, body.password, ({ role }) => role === 'STUDENT', now);
    if (account instanceof Refusal) return account;
    const data = { token: startSession(tables, account, now), user: userOf(tables, account) };
    return { data, message: 'Login successful' };
  },

  register({ body, tables, now }) {
    return {
      data: { user: { ...addStudent(tables, body, now), role: 'STUDENT' } },
      message: 'Registration successful! Please login.',
    };
  },

  getCurrentUser({ caller, tables }) {
    return { data: userOf(tables, callersAccount(tables, caller)) };
  },

  changePassword({ body, caller, tables, now }) {
    const account = callersAccount(tables, caller);
    if (!matches(body.oldPassword, account.credential))
      throw invalid({ oldPassword: 'The current password is not correct' });
    if (body.newPassword === body.oldPassword)
      throw invalid({ newPassword: 'The new password must differ from the current one' });
    tables.accounts.replace({
      ...account,
      credential: createCredential(body.newPassword),
      updatedAt: now.toISOString(),
    });
    endSessions(tables, account.id, caller?.sessionId);
    return { message: 'Password changed successfully' };
  },

  logout({ caller, tables }) {
    if (caller) tables.sessions.remove(caller.sessionId);
    return { message: 'Logged out successfully' };
  },
} satisfies Implementations<Auth>;
