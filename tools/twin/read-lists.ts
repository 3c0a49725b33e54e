import { parseList } from '#src/platform/api/reader.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { parseApplication, parseCourse, parseStudent } from '#conformance/university/portal-reading.ts';
import { type Credentials, loginBody } from '#conformance/university/accounts.ts';
import type { Send } from '#conformance/kit/send.ts';
import { SetupError } from '#conformance/kit/setup-error.ts';
import type { LiveLists } from './twin.ts';

/** Lists of a live server, and how many rows of them the portal cannot read. */
export interface ReadLists {
  readonly lists: LiveLists;
  readonly unreadable: number;
}

/**
 * Reads students, applications and courses as an administrator, by the portal's own readers: whatever the portal shows, a
 * twin can be made of. Nothing is written.
 * @param url where the API is: `http://localhost:8080/api`
 * @throws SetupError where the server cannot be reached, lets the account not sign in, or has a list that cannot be read
 */
export async function readLists(send: Send, url: string, administrator: Credentials): Promise<ReadLists> {
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const request = `${init.method ?? 'GET'} ${path}`;
    const response = await send(new Request(`${url}${path}`, init)).catch((error: unknown) => {
      throw new SetupError(`${url} cannot be reached: ${error instanceof Error ? error.message : error}.`);
    });
    const text = await response.text();
    if (!response.ok) throw new SetupError(`${request} answers ${response.status} ${text.slice(0, 200)}`);
    try {
      return JSON.parse(text);
    } catch {
      throw new SetupError(`${request} answers with text that is no JSON.`);
    }
  };
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(loginBody('adminLogin', administrator));
  const login = await call('/admin/auth/login', { method: 'POST', headers, body });
  const data = isRecord(login) ? login['data'] : undefined;
  const token = isRecord(data) ? data['token'] : undefined;
  if (typeof token !== 'string') throw new SetupError('POST /admin/auth/login answers without a token.');

  let unreadable = 0;
  const list = async (path: string, read: (row: unknown) => object): Promise<Json[]> => {
    const answer = await call(path, { headers: { Authorization: `Bearer ${token}` } });
    try {
      const found = parseList(answer, read);
      unreadable += found.unreadable;
      return found.rows.map((row) => ({ ...row }));
    } catch (error) {
      throw new SetupError(`GET ${path}: ${error instanceof Error ? error.message : error}`);
    }
  };
  const lists = {
    students: await list('/admin/students', parseStudent),
    applications: await list('/applications', parseApplication),
    courses: await list('/courses', parseCourse),
  };
  return { lists, unreadable };
}
