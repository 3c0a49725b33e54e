import { operations } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import type { Client } from '#conformance/kit/client.ts';
import type { Caller } from '#conformance/kit/exchange.ts';
import { SetupError } from '#conformance/kit/setup-error.ts';
import { type Accounts, type Credentials, loginBody, type LoginId } from './accounts.ts';
import type { Callers, NamedStudent } from './university-run.ts';

type FileLogin = Exclude<LoginId, 'login'>;

/** Signs an account of the file in. @throws SetupError */
async function signIn(
  client: Client,
  operation: FileLogin,
  account: Credentials,
  caller: Omit<Caller, 'token'>,
): Promise<Caller> {
  const { ok, status, data, exchange } = await client.call(operation, { body: loginBody(operation, account) });
  const token = isRecord(data) ? data['token'] : undefined;
  if (ok && typeof token === 'string') return { ...caller, token };
  const { email } = account;
  const { path } = operations[operation];
  if (status === 401)
    throw new SetupError(`The password of ${email} in the accounts file is not right, says POST ${path}.`);
  if (status === 404)
    throw new SetupError(
      `POST ${exchange.url} is a 404. Does --url end with the API's base path? The kit begins where both logins answer.`,
    );
  const said = exchange.text.slice(0, 200) || 'without a body';
  throw new SetupError(`${email} cannot sign in with POST ${path}: ${status} ${said}.`);
}

/** Signs in each account of the file, once. @throws SetupError */
export async function signInAll(client: Client, { student, admin, superAdmin }: Accounts): Promise<Callers> {
  const as = (name: string, variable: string) => ({ name, variable });
  return {
    student: await signIn(client, 'studentLogin', student, as('a student', '$STUDENT_TOKEN')),
    ...(admin && { admin: await signIn(client, 'adminLogin', admin, as('an administrator', '$ADMIN_TOKEN')) }),
    ...(superAdmin && {
      superAdmin: await signIn(client, 'adminLogin', superAdmin, as('a super administrator', '$SUPER_ADMIN_TOKEN')),
    }),
  };
}

/** The record of a signed-in student; undefined where the server does not show it. */
export async function fetchOwnRecord(client: Client, as: Caller): Promise<NamedStudent | undefined> {
  const { data } = await client.call('getCurrentUser', { as });
  return isRecord(data) && typeof data['id'] === 'string'
    ? { id: data['id'], email: String(data['email']), rollNo: String(data['rollNo']) }
    : undefined;
}

/** How the tokens that the commands name are got; the passwords are those of the accounts file. */
export function tokenCommands(url: string, { student, admin, superAdmin }: Accounts): string[] {
  const command = (variable: string, operation: FileLogin, account: Credentials | undefined) => {
    if (!account) return [];
    const body = JSON.stringify(loginBody(operation, { ...account, password: '…' }));
    return [
      `${variable}=$(curl -sS '${url}${operations[operation].path}' -H 'Content-Type: application/json' --data-raw '${body}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    ];
  };
  return [
    ...command('STUDENT_TOKEN', 'studentLogin', student),
    ...command('ADMIN_TOKEN', 'adminLogin', admin),
    ...command('SUPER_ADMIN_TOKEN', 'adminLogin', superAdmin),
  ];
}
