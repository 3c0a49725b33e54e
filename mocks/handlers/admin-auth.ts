import type { Implementations } from '../request/types.ts';
import { duplicate, Refusal } from '../rules/refusal.ts';
import { isAdministrator } from '../rules/access.ts';
import { createCredential, randomHex } from '../rules/credentials.ts';
import { checkLogin } from '../rules/login.ts';
import { startSession } from '../rules/sessions.ts';
import { administratorUser, callersAccount, userOf } from '../rules/users.ts';

type AdminAuth = 'adminLogin' | 'registerAdmin' | 'getCurrentAdmin';

export const adminAuth = {
  adminLogin({ body, tables, now }) {
    const account = checkLogin(tables, body.usernameOrEmail, body.password, ({ role }) => isAdministrator(role), now);
    if (account instanceof Refusal) return account;
    const data = { token: startSession(tables, account, now), user: userOf(tables, account) };
    return { data, message: 'Login successful' };
  },

  registerAdmin({ body, tables, now }) {
    const { name, username, email, password, role, department, phoneNumber } = body;
    if (tables.accounts.by('username', username)) throw duplicate('username', 'This username is already in use');
    if (tables.accounts.by('email', email)) throw duplicate('email', 'This email address is already in use');
    const time = now.toISOString();
    const account = {
      id: `acc_${randomHex()}`,
      role,
      email,
      username,
      name,
      ...(department === undefined ? {} : { department }),
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
      credential: createCredential(password),
      createdAt: time,
      updatedAt: time,
    };
    tables.accounts.insert(account);
    return { data: administratorUser(account), message: 'Administrator added successfully' };
  },

  getCurrentAdmin({ caller, tables }) {
    return { data: administratorUser(callersAccount(tables, caller)) };
  },
} satisfies Implementations<AdminAuth>;
