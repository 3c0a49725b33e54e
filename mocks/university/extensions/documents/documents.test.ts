import { beforeEach, describe, expect, it } from 'vitest';
import { fileNameOf } from '#openapi/file-name.ts';
import { refusals } from '#openapi/file-type.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { documentForm, smallPdf } from '#mocks/testing-requests.ts';
import type { ApplicationRow } from '#mocks/university/tables.ts';

const text = (value: string) => [...new TextEncoder().encode(value)];
const bytes = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat());
const chunk = (kind: string, data: readonly number[] = []) => [
  0,
  0,
  0,
  data.length,
  ...text(kind),
  ...data,
  0,
  0,
  0,
  0,
];
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const header = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const png = bytes(pngHead, header, chunk('IDAT', [1, 2, 3]), chunk('IEND'));
const comment = (value: string) => [0xff, 0xfe, 0, value.length + 2, ...text(value)];
const scan = [0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd0, 3];
const jpeg = bytes([0xff, 0xd8], comment('made by hand'), scan, [0xff, 0xd9]);
const pdf = bytes(text(smallPdf));
const filled = (size: number) => {
  const file = new Uint8Array(size).fill(32);
  file.set(text('%PDF-1.4\n'));
  file.set(text('startxref\n9\n%%EOF\n'), size - 18);
  return file;
};
const mebibyte = 1024 * 1024;

let backend: TestBackend;
let application: ApplicationRow;
let admin: string;
beforeEach(async () => {
  backend = await testBackend();
  application = await backend.database.transact('read', ({ applications }) =>
    applications.all().find(({ status }) => status === 'APPLIED')!,
  );
  admin = await backend.tokenOf(accounts.staffAdmin);
});

const proof = () => ({ referenceNumber: application.referenceNumber, email: application.email });
const add = (file: BlobPart, name = 'Marks.pdf', given = proof()) =>
  backend.send('/applications/mine/documents', { method: 'POST', rawBody: documentForm(given, file, name) });
const stored = () =>
  backend.database.transact('read', ({ documents, documentContents }) => [documents.all(), documentContents.all()]);
const listed = async () =>
  (await backend.send(`/applications/${application.id}/documents`, { token: admin })).body.data as { id: string }[];

describe('a file that is no whole PDF, JPEG or PNG', () => {
  const hostile: [what: string, file: Uint8Array<ArrayBuffer>, status: number, sentence: string][] = [
    ['nothing at all', bytes(), 400, refusals.empty],
    ['a page that is called .pdf', bytes(text('<!doctype html><h1>Marks</h1>')), 400, refusals.unknown],
    ['a page with the head of a PDF inside', bytes(text(`<h1>Marks</h1>${smallPdf}`)), 400, refusals.unknown],
    ['an SVG', bytes(text('<svg xmlns="http://www.w3.org/2000/svg"/>')), 400, refusals.unknown],
    ['plain text', bytes(text('Marks: 91 %')), 400, refusals.unknown],
    ['a GIF', bytes(text('GIF89a;')), 400, refusals.unknown],
    ['an archive', bytes([0x50, 0x4b, 3, 4, 20, 0]), 400, refusals.unknown],
    ['a program', bytes([0x4d, 0x5a, 0x90, 0]), 400, refusals.unknown],
    ['a file of 5 MB and a byte', filled(5 * mebibyte + 1), 413, refusals.tooLarge],
    ['a file of 6 MB', filled(6 * mebibyte), 413, refusals.tooLarge],
    ['a PNG without its last byte', png.slice(0, -1), 400, refusals.broken],
    ['a PNG without pixels', bytes(pngHead, header, chunk('IEND')), 400, refusals.broken],
    ['a PNG that begins with no head', bytes(pngHead, chunk('IDAT', [1]), chunk('IEND')), 400, refusals.broken],
    ['a PNG with a page behind its end', bytes([...png], text('<h1>')), 400, refusals.more],
    ['a PNG with a PDF inside', bytes(pngHead, header, chunk('tEXt', text('%PDF-1.4'))), 400, refusals.two],
    ['a JPEG without its end', jpeg.slice(0, -2), 400, refusals.broken],
    ['a JPEG without a picture', bytes([0xff, 0xd8], comment('x'), [0xff, 0xd9]), 400, refusals.broken],
    ['a JPEG with an archive behind its end', bytes([...jpeg], [0x50, 0x4b, 3, 4]), 400, refusals.moving],
    ['a JPEG with a film behind its end', bytes([...jpeg], [0, 0, 0, 24], text('ftypmp42')), 400, refusals.moving],
    ['a JPEG with half a JPEG behind its end', bytes([...jpeg, ...jpeg.slice(0, -2)]), 400, refusals.broken],
    ['a JPEG with a page behind its second picture', bytes([...jpeg], [...jpeg], text('<h1>')), 400, refusals.moving],
    ['a JPEG whose comment begins a PDF', bytes([0xff, 0xd8], comment('%PDF-1.4'), scan), 400, refusals.two],
    ['a PDF without its end', pdf.slice(0, 20), 400, refusals.broken],
    ['a PDF without its list of objects', bytes(text('%PDF-1.4\n%%EOF')), 400, refusals.broken],
    ['a PDF of no version', bytes(text('%PDF-<h1>')), 400, refusals.broken],
    ['a PDF with an archive behind its end', bytes([...pdf], [0x50, 0x4b, 3, 4]), 400, refusals.more],
    ['a PDF with much behind its end', bytes([...pdf], Array(3000).fill(65)), 400, refusals.more],
  ];

  it.each(hostile)('%s is refused with a sentence, and nothing is stored', async (_, file, status, sentence) => {
    const answer = await add(file);
    expect([answer.status, answer.body.message]).toEqual([status, sentence]);
    expect(await stored()).toEqual([[], []]);
  });
});

describe('a form that is no upload of one file', () => {
  it.each([
    ['a text in place of the file', (form: FormData) => form.set('file', smallPdf)],
    ['two files', (form: FormData) => form.append('file', new Blob([pdf]), 'b.pdf')],
    ['no file', (form: FormData) => form.delete('file')],
    ['no reference number', (form: FormData) => form.delete('referenceNumber')],
  ])('%s is a 400, and nothing is stored', async (_, change) => {
    const form = documentForm(proof(), pdf, 'a.pdf');
    change(form);
    const { status } = await backend.send('/applications/mine/documents', { method: 'POST', rawBody: form });
    expect(status).toBe(400);
    expect(await stored()).toEqual([[], []]);
  });

  it('a form that breaks off is a 400, and JSON is a 415', async () => {
    const send = (type: string, rawBody: string) =>
      backend.send('/applications/mine/documents', { method: 'POST', rawBody, headers: { 'Content-Type': type } });
    expect((await send('multipart/form-data; boundary=x', '--x\r\nContent-Disp')).status).toBe(400);
    expect((await send('multipart/form-data', 'x')).status).toBe(400);
    expect((await send('application/json', '{}')).status).toBe(415);
  });
});

it.each([
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\Marks.PDF', 'application/pdf', 'Marks.pdf'],
  ['page.html', 'image/png', 'page.html.png'],
  ['a\u0000b\r\n\u202Ecod.jpeg', 'image/jpeg', 'abcod.jpeg'],
  ['..', 'image/png', 'document.png'],
  ['', 'image/jpeg', 'document.jpg'],
  ['<img src=x>.png', 'image/png', 'img src=x.png'],
  ['ü'.repeat(300), 'image/png', `${'ü'.repeat(96)}.png`],
  ['😀'.repeat(300), 'image/jpeg', `${'😀'.repeat(96)}.jpg`],
  ['मार्कशीट.pdf', 'application/pdf', 'मार्कशीट.pdf'],
] as const)('the file name %j of a file of %s becomes %j', (sent, type, name) => {
  expect(fileNameOf(sent, type)).toBe(name);
});

describe('documents of an application', () => {
  it.each([
    ['a PDF', pdf, 'application/pdf', 'x.pdf'],
    ['a JPEG', jpeg, 'image/jpeg', 'x.jpg'],
    ['a JPEG of several pictures, as phones make it', bytes([...jpeg], [0, 0], [...jpeg]), 'image/jpeg', 'x.jpg'],
    ['a PNG', png, 'image/png', 'x.png'],
    ['a PDF of 5 MB', filled(5 * mebibyte), 'application/pdf', 'x.pdf'],
  ])('%s is read by an administrator as it was sent, to be saved and never shown', async (_, file, type, name) => {
    const { status, body } = await add(file, 'x');
    expect([status, body.data]).toMatchObject([200, { documents: [{ name, type, size: file.length }] }]);
    const [{ id }] = (await listed()) as [{ id: string }];
    const url = `/applications/${application.id}/documents/${id}`;
    const answer = await backend.fetchFrom(url, { token: admin });
    expect([answer.headers.get('Content-Type'), answer.headers.get('X-Content-Type-Options')]).toEqual([
      type,
      'nosniff',
    ]);
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), Buffer.from(file))).toBe(0);
  });

  it('a sixth file is refused, and the same file once more is there once', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'e', 'a']) expect((await add(pdf, name)).status).toBe(200);
    expect(await add(pdf, 'f')).toMatchObject({ status: 409, body: { error: 'DOCUMENT_LIMIT' } });
    expect(await listed()).toHaveLength(5);
  });

  it('Applicants remove their own alone, and nothing once it is decided', async () => {
    const other = await backend.database.transact('read', ({ applications }) =>
      applications.all().find(({ id, status }) => id !== application.id && status === 'APPLIED')!,
    );
    const remove = (documentId: string, of = proof()) =>
      backend.send('/applications/mine/documents/removal', { method: 'POST', body: { ...of, documentId } });
    await add(pdf, 'a');
    await add(png, 'b');
    const [{ id: first }, { id: second }] = (await listed()) as [{ id: string }, { id: string }];
    await remove(first, { referenceNumber: other.referenceNumber, email: other.email });
    expect(await listed()).toHaveLength(2);
    expect((await remove(first)).body.data).toMatchObject({ documents: [{ id: second }] });
    expect((await remove(first)).status).toBe(200);
    const review = { status: 'REJECTED', rejectionReason: 'The grade is below the minimum.' };
    await backend.send(`/applications/${application.id}/review`, { method: 'PUT', token: admin, body: review });
    expect([(await remove(second)).status, (await add(jpeg)).status]).toEqual([422, 422]);
    expect((await stored()).map(({ length }) => length)).toEqual([1, 1]);
  });

  it('strangers and students can neither list nor read them, and a wrong proof adds nothing', async () => {
    await add(pdf);
    const [{ id }] = (await listed()) as [{ id: string }];
    const student = await backend.tokenOf(accounts.student);
    for (const path of ['', `/${id}`])
      for (const [token, status] of [[undefined, 401] as const, [student, 403] as const])
        expect((await backend.send(`/applications/${application.id}/documents${path}`, { token })).status).toBe(status);
    expect((await add(png, 'x', { ...proof(), email: 'somebody@mail.example' })).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });

  it('A storage that is full stores no half of a file, and keeps what is there', async () => {
    await add(pdf, 'a');
    backend.storageFull();
    expect(await add(png, 'b')).toMatchObject({
      status: 507,
      body: { message: 'The storage is full. Nothing was saved.' },
    });
    backend.storageFull(false);
    expect(await listed()).toHaveLength(1);
    expect((await stored()).map(({ length }) => length)).toEqual([1, 1]);
  });
});
