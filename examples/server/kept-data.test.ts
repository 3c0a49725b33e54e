import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { importState } from './filling/import.ts';
import { callsTo } from './testing/calls.ts';
import { databases } from './testing/databases.ts';

describe.each(databases)('Data that a server on $name finds', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  let calls: Awaited<ReturnType<typeof callsTo>>;

  beforeAll(async () => {
    ({ db, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    vi.stubEnv('SCRYPT_COST', '2');
    calls = await callsTo(db);
  });

  const certificateOf = (studentId: string) => ({
    token: calls.admin,
    body: { kind: 'Certificate', issuedOn: '2025-05-18', papers: [{ studentId, facts: [] }] },
  });

  it('A database from before papers, documents and public figures keeps what it has, and takes them', async () => {
    const { id, proof } = await calls.applied('ann@applicants.example');
    await db.query(
      `DROP TABLE papers, documents, public_figures; DROP SEQUENCE paper_numbers; DROP FUNCTION count_publicly CASCADE;
      DROP INDEX students_by_department_roll, students_by_department_roll_desc, students_by_year_roll, students_by_year_roll_desc,
        students_by_current_cgpa_roll, students_by_current_cgpa_roll_desc;
      ALTER TABLE accounts DROP COLUMN language; ALTER TABLE applications DROP COLUMN language;
      DELETE FROM migrations WHERE version > 9`,
    );
    await migrate(db);
    expect((await calls.send('GET', '/statistics')).data).toMatchObject({ students: 3 });
    const form = new FormData();
    for (const [field, text] of Object.entries(proof)) form.set(field, text);
    form.set('file', new Blob(['%PDF-1.4\nstartxref\n9\n%%EOF\n']), 'Marks.pdf');
    const added = await calls.send('POST', '/applications/mine/documents', { body: form });
    expect([added.status, added.data['documents']]).toMatchObject([200, [{ name: 'Marks.pdf' }]]);
    const kept = await calls.send('GET', `/applications/${id}`, { token: calls.admin });
    expect(kept.data['email']).toBe(proof.email);
    const [student] = await db.query<{ id: string }>('SELECT id FROM students ORDER BY id LIMIT 1');
    expect((await calls.send('POST', '/papers', certificateOf(student!.id))).status).toBe(200);
  });

  it('A state file of the demo brings its papers and documents, and the next number is a new one', async () => {
    const { id } = await calls.applied('ann@applicants.example');
    const { data: application } = await calls.send('GET', `/applications/${id}`, { token: calls.admin });
    await db.query('DELETE FROM applications; DELETE FROM courses; DELETE FROM accounts');
    const state = {
      students: [],
      accounts: [],
      applications: [application],
      courses: [],
      outbox: [],
      deleted: [],
      papers: [
        {
          id: '2024-000041-K7Q4X-9WD3M',
          studentId: 'gone',
          kind: 'Certificate',
          name: 'Asha Rao',
          rollNo: 'CS1',
          issuedOn: '2024-05-18',
          facts: [{ label: 'Course', value: 'Civil' }],
          by: 'Neha Rao',
          withdrawnAt: '2024-06-01T10:00:00.000Z',
        },
      ],
      documents: [
        {
          id: 'doc_1',
          applicationId: id,
          name: 'Marks.pdf',
          type: 'application/pdf',
          size: 3,
          addedAt: '2026-05-03T10:05:00.000Z',
        },
      ],
      documentContents: [{ id: 'doc_1', content: btoa('abc') }],
    };
    const file = join(tmpdir(), `state-with-files-${process.pid}.json`);
    onTestFinished(() => rmSync(file));
    const importing = () => db.transaction((connection) => importState(connection, file));
    const write = (tables: object) =>
      writeFileSync(file, JSON.stringify({ format: 'university-portal-demo', version: 1, tables }));
    write({ ...state, documents: [{ ...state.documents[0], type: 'text/html' }] });
    await expect(importing()).rejects.toThrow('documents_type_check');
    write({ ...state, documentContents: [] });
    await expect(importing()).rejects.toThrow('The document doc_1 has no content.');
    write(state);
    await importing();
    expect(await db.query('SELECT number, withdrawn_at AS "withdrawnAt" FROM papers', [])).toEqual([
      { number: '2024-000041-K7Q4X-9WD3M', withdrawnAt: '2024-06-01T10:00:00.000Z' },
    ]);
    expect(
      await db.query(`SELECT size, added_at AS "addedAt", convert_from(content, 'UTF8') AS text FROM documents`, []),
    ).toEqual([{ size: 3, addedAt: '2026-05-03T10:05:00.000Z', text: 'abc' }]);
    const [next] = await db.query<{ serial: number }>(`SELECT nextval('paper_numbers') AS serial`, []);
    expect(next).toEqual({ serial: 42 });
  });
});
