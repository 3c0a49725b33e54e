import { t } from '#src/languages/texts.ts';
import type { Database } from '../university/database.ts';
import { userOf } from '../university/handlers/auth.ts';
import { isAdministrator } from '../university/rules/access.ts';
import { startSession } from '../university/rules/sessions.ts';
import { personas } from '../university/seed/demo-accounts.ts';
import { DemoError } from './demo-error.ts';
import { parsePersona } from './link.ts';

export interface AccountSession {
  readonly token: string;
  readonly role: 'ADMIN' | 'STUDENT';
  readonly user: object;
}

/** The address of a persona, or the address itself; undefined for the visitor. @throws DemoError where there is no such persona */
export function addressOfPersona(persona: string): string | undefined {
  if (persona.includes('@')) return persona;
  const id = parsePersona(persona);
  const found = personas.find((one) => one.id === id);
  return found && 'email' in found ? found.email : undefined;
}

/**
 * Opens a session of an account without its password, whose hash takes longer than most tests.
 * @throws DemoError where nobody has that address, or the account is disabled
 */
export async function openSession(database: Database, email: string, now = new Date()) {
  const session = await database.transact('write', (tables) => {
    const account = tables.accounts.by('email', email);
    if (!account) return undefined;
    if (account.disabledAt !== undefined) throw new DemoError(t`The account of ${account.name} is disabled.`);
    const role: AccountSession['role'] = isAdministrator(account.role) ? 'ADMIN' : 'STUDENT';
    return { token: startSession(tables, account, now), role, user: userOf(tables, account) };
  });
  if (!session) throw new DemoError(t`Nobody has the address ${email} in this data.`);
  return session;
}
