import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import { isAdministrator } from '#mocks/university/rules/access.ts';
import { administratorUser, findAdministrator } from '#mocks/university/rules/accounts.ts';
import { byText } from '#mocks/university/rules/order.ts';
import { endSessions } from '#mocks/university/rules/sessions.ts';
import type { AccountRow, Tables } from '#mocks/university/tables.ts';

type Schemas = components['schemas'];

const shown = (account: AccountRow): Schemas['Administrator'] => ({
  ...administratorUser(account),
  isActive: account.disabledAt === undefined,
  createdAt: account.createdAt,
});

/** Every administrator, by name. */
export function administratorsOf(tables: Tables): Schemas['Administrator'][] {
  return tables.accounts
    .all()
    .filter(({ role }) => isAdministrator(role))
    .map(shown)
    .sort((a, b) => byText(a.name, b.name) || byText(a.email, b.email));
}

/**
 * Lets an administrator sign in, or no longer: then every session ends at once.
 * @param callerId the account that asks, which cannot disable itself: so there is always a super administrator
 * @throws HttpError 404, 409
 */
export function setAdministratorActive(
  tables: Tables,
  {
    id,
    isActive,
    callerId,
  }: { readonly id: string; readonly isActive: boolean; readonly callerId: string | undefined },
  now: Date,
): Schemas['Administrator'] {
  const account = findAdministrator(tables, id);
  if (!isActive && account.id === callerId) throw new HttpError(409, t`You cannot disable your own account`);
  if (isActive === (account.disabledAt === undefined)) return shown(account);
  const { disabledAt: _disabledAt, ...rest } = account;
  const time = now.toISOString();
  const next = { ...rest, ...(isActive ? {} : { disabledAt: time }), updatedAt: time };
  tables.accounts.replace(next);
  if (!isActive) endSessions(tables, id);
  return shown(next);
}
