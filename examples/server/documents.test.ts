import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { type Answer, callsTo } from './testing/calls.ts';
import { type Cluster, databases } from './testing/databases.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const pdfOf = (size: number) => {
  const file = new Uint8Array(size).fill(32);
  file.set(ascii('%PDF-1.4\n'));
  file.set(ascii('startxref\n9\n%%EOF\n'), size - 18);
  return file;
};
const pdf = pdfOf(40);
const chunk = (kind: string, data: readonly number[] = []) => [
  0,
  0,
  0,
  data.length,
  ...ascii(kind),
  ...data,
  0,
  0,
  0,
  0,
];
const png = Uint8Array.from(
  [
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
    chunk('IDAT', [1]),
    chunk('IEND'),
  ].flat(),
);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd9]);
const mebibyte = 1024 * 1024;

interface Shown {
  id: string;
  name: string;
}

describe.each(databases)('Documents on $name', ({ open }) => {
  let db: Database;
  let cluster: Cluster | undefined;
  let close: () => Promise<void>;
  let calls: Awaited<ReturnType<typeof callsTo>>;
  let own: Awaited<ReturnType<typeof calls.applied>>;

  beforeAll(async () => {
    ({ db, cluster, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    vi.stubEnv('SCRYPT_COST', '2');
    calls = await callsTo(db);
    own = await calls.applied('ann@applicants.example');
  });

  /** A form that says of its file that it is a page. */
  const formOf = (file: Uint8Array<ArrayBuffer>, name: string, proof: object = own.proof) => {
    const form = new FormData();
    for (const [field, text] of Object.entries(proof)) form.set(field, String(text));
    form.set('file', new Blob([file], { type: 'text/html' }), name);
    return form;
  };
  const sendForm = (body: FormData) => calls.send('POST', '/applications/mine/documents', { body });
  const add = (file: Uint8Array<ArrayBuffer>, name = 'Marks.pdf', proof: object = own.proof) =>
    sendForm(formOf(file, name, proof));
  const remove = (documentId: string, proof: object = own.proof) =>
    calls.send('POST', '/applications/mine/documents/removal', { body: { ...proof, documentId } });
  const shown = ({ data }: Answer) => (data['documents'] ?? []) as Shown[];
  const stored = async () => (await db.query('SELECT 1 AS one FROM documents', [])).length;

  it('Files come back to an administrator byte by byte, as files to be saved with a name that is safe', async () => {
    const noise = Uint8Array.from([...jpeg.slice(0, -2), ...randomBytes(1000).map((byte) => byte % 255), 0xff, 0xd9]);
    const sent = [
      [pdf, '../../etc/passwd', 'passwd.pdf', 'application/pdf'],
      [png, 'मार्कशीट (1).html', 'मार्कशीट (1).html.png', 'image/png'],
      [noise, "a\r\nX: y'.JPEG", "aX y'.jpeg", 'image/jpeg'],
    ] as const;
    for (const [file, name] of sent) expect((await add(file, name)).status).toBe(200);
    const path = `/applications/${own.id}/documents`;
    const listed = (await calls.send('GET', path, { token: calls.admin })).data as unknown as Shown[];
    expect(listed).toMatchObject(sent.map(([file, , name, type]) => ({ name, type, size: file.length })));
    for (const [at, [file, , name, type]] of sent.entries()) {
      const response = await calls.request('GET', `${path}/${listed[at]!.id}`, { token: calls.admin });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(file);
      const header = (named: string) => response.headers.get(named);
      expect([header('Content-Type'), header('X-Content-Type-Options'), header('Cache-Control')]).toEqual([
        type,
        'nosniff',
        'no-store',
      ]);
      const [, encoded] =
        /^attachment; filename\*=UTF-8''([\w.%!~-]+)$/.exec(header('Content-Disposition') ?? '') ?? [];
      expect(decodeURIComponent(encoded ?? '')).toBe(name);
    }
  });

  it('Files are shown to their applicant without their content, to administrators alone with it, and to nobody else', async () => {
    expect((await calls.send('POST', '/applications/mine', { body: own.proof })).data).not.toHaveProperty('documents');
    const [{ id } = { id: '' }] = shown(await add(pdf));
    const { data } = await calls.send('POST', '/applications/mine', { body: own.proof });
    expect(data['documents']).toEqual([
      { id, name: 'Marks.pdf', type: 'application/pdf', size: 40, addedAt: expect.any(String) as string },
    ]);
    const other = await calls.applied('other@applicants.example');
    for (const [token, path, status] of [
      [undefined, `${own.id}/documents`, 401],
      [undefined, `${own.id}/documents/${id}`, 401],
      [calls.student, `${own.id}/documents`, 403],
      [calls.student, `${own.id}/documents/${id}`, 403],
      [calls.admin, `${other.id}/documents/${id}`, 404],
      [calls.admin, `${own.id}/documents/doc_nobody`, 404],
      [calls.admin, 'nobody/documents', 404],
    ] as const)
      expect([path, (await calls.send('GET', `/applications/${path}`, token ? { token } : {})).status]).toEqual([
        path,
        status,
      ]);
    expect((await add(png, 'x', { ...own.proof, email: 'other@applicants.example' })).status).toBe(404);
    expect((await remove(id, other.proof)).status).toBe(200);
    expect(await stored()).toBe(1);
    expect(shown(await remove(id))).toEqual([]);
    expect((await remove(id)).status).toBe(200);
    expect(await stored()).toBe(0);
  });

  it('Files are refused with a sentence where they are no whole PDF, JPEG or PNG of 5 MB, and nothing is stored', async () => {
    const none = 'Only PDF, JPEG and PNG files can be added. By its content this file is none of them.';
    for (const [file, name, status, sentence] of [
      [new Uint8Array(), 'a.pdf', 400, 'This file is empty.'],
      [ascii('<!doctype html><h1>Marks</h1>'), 'a.pdf', 400, none],
      [ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 400, none],
      [Uint8Array.from([...png, ...ascii('<h1>')]), 'a.png', 400, /^This file holds something else behind its end/],
      [png.slice(0, -1), 'a.png', 400, /^This file is damaged/],
      [pdfOf(5 * mebibyte + 1), 'a.pdf', 413, 'The file is larger than 5 MB.'],
      [pdfOf(6 * mebibyte), 'a.pdf', 413, 'The file is larger than 5 MB.'],
    ] as const) {
      const answer = await add(file, name);
      expect([answer.status, answer.errors?.['file'] ?? answer.message]).toEqual([
        status,
        typeof sentence === 'string' ? sentence : (expect.stringMatching(sentence) as string),
      ]);
    }
    expect(await stored()).toBe(0);
    expect(shown(await add(pdfOf(5 * mebibyte)))).toMatchObject([{ size: 5 * mebibyte }]);
  });

  it('Files come in a form with one file and what proves the application, and in nothing else', async () => {
    for (const [change, field] of [
      [(form: FormData) => form.set('file', 'a text'), 'file'],
      [(form: FormData) => form.delete('file'), 'file'],
      [(form: FormData) => form.delete('referenceNumber'), 'referenceNumber'],
      [(form: FormData) => form.set('email', new Blob([pdf]), 'a.pdf'), 'email'],
      [(form: FormData) => form.append('file', new Blob([pdf]), 'b.pdf'), 'body'],
    ] as const) {
      const form = formOf(pdf, 'a.pdf');
      change(form);
      const { status, errors } = await sendForm(form);
      expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
    }
    const sendText = async (type: string, body: string) => {
      const headers = { 'Content-Type': type };
      return (await createApp(db).request('/api/applications/mine/documents', { method: 'POST', headers, body }))
        .status;
    };
    expect(await sendText('multipart/form-data; boundary=x', '--x\r\nContent-Disp')).toBe(400);
    expect(await sendText('multipart/form-data', 'x')).toBe(400);
    expect(await sendText('application/json', JSON.stringify(own.proof))).toBe(415);
    expect(await stored()).toBe(0);
  });

  it('Files are stored once where the same file comes again, and five at most, also of eight that come at once', async () => {
    expect(shown(await add(pdf))).toHaveLength(1);
    expect(shown(await add(pdf))).toHaveLength(1);
    const sizes = Array.from({ length: 8 }, (_, n) => 41 + n);
    const answers = await Promise.all(sizes.map((size) => add(pdfOf(size))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe('DOCUMENT_LIMIT');
    expect(await stored()).toBe(5);
    expect((await add(pdf)).status).toBe(200);
  });

  it('Files stay as they are once somebody has decided on the application', async () => {
    const [{ id } = { id: '' }] = shown(await add(pdf));
    const body = { status: 'REJECTED', rejectionReason: 'Marks' };
    await calls.send('PUT', `/applications/${own.id}/review`, { body, token: calls.admin });
    expect([(await add(png)).status, (await remove(id)).status, await stored()]).toEqual([422, 422, 1]);
  });

  it('Files come too late where the office decides while they are on their way', async ({ skip }) => {
    if (!cluster) skip('The database inside of the process has one connection.');
    const sending = await db.transaction(async (connection) => {
      await connection.query('SELECT 1 FROM applications WHERE id = $1 FOR UPDATE', [own.id]);
      const answer = add(pdf);
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
      await vi.waitUntil(async () => (await db.query(waiting)).length > 0, { timeout: 10_000 });
      await connection.query(`UPDATE applications SET status = 'APPROVED' WHERE id = $1`, [own.id]);
      return { answer };
    });
    expect([(await sending.answer).status, await stored()]).toEqual([422, 0]);
  });

  it('Files cannot be added by who guesses a reference number: the tenth wrong one is the last', async () => {
    const guesses: number[] = [];
    for (let n = 0; n < 11; n++)
      guesses.push((await add(pdf, 'a', { ...own.proof, referenceNumber: `APP-1999-${n}` })).status);
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    expect([(await add(pdf)).status, await stored()]).toEqual([429, 0]);
  });

  it('Files leave nothing where the connection breaks off half way, or the storage is full', async () => {
    const errors = vi.spyOn(console, 'error');
    const server = serve({ fetch: createApp(db).fetch, port: 0, hostname: '127.0.0.1' });
    onTestFinished(() => void server.close());
    await new Promise((resume) => server.once('listening', resume));
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const whole = new Response(formOf(pdfOf(mebibyte), 'a.pdf'));
    const type = whole.headers.get('Content-Type') ?? '';
    const bytes = new Uint8Array(await whole.arrayBuffer());
    for (const length of [`Content-Length: ${bytes.length}`, 'Transfer-Encoding: chunked']) {
      const answered = new Promise((resume) => server.once('request', (_, response) => response.once('close', resume)));
      const socket = connect(port, '127.0.0.1');
      const path = 'POST /api/applications/mine/documents HTTP/1.1';
      socket.write(`${path}\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
      const half = bytes.slice(0, bytes.length / 2);
      if (length.startsWith('Transfer')) socket.write(`${half.length.toString(16)}\r\n`);
      socket.write(half, () => socket.destroy());
      await answered;
    }
    expect(await stored()).toBe(0);
    const response = await fetch(`http://127.0.0.1:${port}/api/applications/mine/documents`, {
      method: 'POST',
      body: formOf(pdf, 'b.pdf'),
    });
    expect([response.status, await stored()]).toEqual([200, 1]);

    await db.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'no space left' USING ERRCODE = '53100'; END $$`);
    await db.query('CREATE TRIGGER full_disk AFTER INSERT ON documents EXECUTE FUNCTION full_disk()');
    onTestFinished(async () => void (await db.query('DROP FUNCTION full_disk CASCADE')));
    expect(await add(png, 'c.png')).toMatchObject({
      status: 507,
      message: 'The storage is full. Nothing was saved.',
    });
    expect(await stored()).toBe(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('Files are gone with their application', async () => {
    await add(pdf);
    await db.query('DELETE FROM applications');
    expect(await stored()).toBe(0);
  });
});
