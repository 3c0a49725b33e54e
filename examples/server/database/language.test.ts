import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invent } from '../filling/invent.ts';
import { hashed } from '../people/passwords.ts';
import { addAdministrator } from '../people/accounts.ts';
import { studentColumns, studentOf, studentRow } from '../records/students.ts';
import { callsTo } from '../testing/calls.ts';
import { Cluster, hasPostgres } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { postgres } from './postgres.ts';

describe.skipIf(!hasPostgres)('A server on a database of any language', () => {
  let cluster: Cluster;

  beforeAll(() => {
    cluster = new Cluster();
  });
  afterAll(() => cluster.remove());

  const inDatabase = async (name: string, options: string[], work: (db: Database) => Promise<void>) => {
    cluster.createDatabase(name, '--template=template0', ...options);
    const db = postgres(cluster.addressOf(name));
    await work(db).finally(() => db.close());
  };

  it('refuses one whose texts are no UTF-8', () =>
    inDatabase('bytes', ['--encoding=SQL_ASCII', '--locale=C'], (db) =>
      expect(migrate(db)).rejects.toThrow(
        /^The database has the encoding SQL_ASCII, .* make it with the encoding UTF8\.$/,
      ),
    ));

  it.each([
    ['none', ['--locale=C']],
    ['Turkish', ['--locale-provider=icu', '--icu-locale=tr', '--locale=C']],
  ])('orders and compares as everywhere, where its language is %s', async (language, options) => {
    vi.stubEnv('SCRYPT_COST', '2');
    await inDatabase(`language_${language.toLowerCase()}`, options, async (db) => {
      await migrate(db);
      const calls = await callsTo(db);
      for (const name of ['İnci Ilgaz', 'IDA', 'ida b', 'Éva', 'éva b', 'Zoe']) {
        const username = name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '');
        const email = `${username}@university.example`;
        await addAdministrator(db, { name, username, email, role: 'ADMIN', password: await hashed('a password') });
      }
      const { data } = await calls.send('GET', '/admin/casework/assignees', { token: calls.admin });
      const shown = (data as unknown as { name: string }[]).map(({ name }) => name);
      expect(shown).toEqual(['IDA', 'ida b', 'İnci Ilgaz', 'Neha Rao', 'Vikram Shah', 'Zoe', 'Éva', 'éva b']);

      await db.transaction((connection) => invent(connection, 300));
      const rows = await db.query(`SELECT *, ${studentColumns} FROM students WHERE id LIKE 'stu-%'`);
      for (const row of rows) expect(row).toMatchObject(studentRow(studentOf(row)));
      const [first] = await db.query('SELECT admitted, created_at AS "createdAt" FROM students ORDER BY id LIMIT 1');
      expect(String(first!['createdAt']).slice(0, 10)).toBe(first!['admitted']);
    });
  });
});
