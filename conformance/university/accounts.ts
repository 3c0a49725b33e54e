import { readFile } from 'node:fs/promises';
import { parseJsonFile, SetupError } from '#conformance/kit/setup-error.ts';
import { isRecord } from '#src/platform/api/shapes.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The accounts that the server has. None of them is changed. */
export interface Accounts {
  readonly student: Credentials;
  /** An administrator who is no super administrator: ADMIN or STAFF_ADMIN. */
  readonly admin?: Credentials;
  readonly superAdmin?: Credentials;
}

export type LoginId = 'login' | 'studentLogin' | 'adminLogin';

/** The body of a login. */
export const loginBody = (operation: LoginId, { email, password }: Credentials) =>
  operation === 'adminLogin' ? { usernameOrEmail: email, password } : { email, password };

const kinds = ['student', 'admin', 'superAdmin'] as const;

function credentialsIn(file: string, kind: string, value: unknown): Credentials | undefined {
  if (value === undefined) return undefined;
  const { email, password } = isRecord(value) ? value : {};
  if (typeof email !== 'string' || typeof password !== 'string' || email === '' || password === '')
    throw new SetupError(`${file}: "${kind}" must be { "email": "…", "password": "…" }.`);
  return { email, password };
}

/** The accounts of a file's text. @throws SetupError */
export function parseAccounts(file: string, text: string): Accounts {
  const json = parseJsonFile(file, text);
  if (!isRecord(json)) throw new SetupError(`${file} must hold one JSON object with ${kinds.join(', ')}.`);
  const unknown = Object.keys(json).find((name) => !kinds.some((kind) => kind === name));
  if (unknown !== undefined) throw new SetupError(`${file} names "${unknown}"; known are ${kinds.join(', ')}.`);
  const [student, admin, superAdmin] = kinds.map((kind) => credentialsIn(file, kind, json[kind]));
  if (!student) throw new SetupError(`${file} names no "student".`);
  if (!admin && !superAdmin) throw new SetupError(`${file} names neither an "admin" nor a "superAdmin".`);
  return { student, ...(admin && { admin }), ...(superAdmin && { superAdmin }) };
}

/** @throws SetupError where the file cannot be read, or does not hold accounts */
export async function readAccounts(file: string): Promise<Accounts> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new SetupError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  });
  return parseAccounts(file, text);
}
