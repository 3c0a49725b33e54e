#!/usr/bin/env bash
# undici 6.24.1, which is Node 20.20's Request.formData(): an upload as clients of .NET write it, with the name of the field as a
# bare word, and the name of the file twice, the second time as filename*.
# Guess: it is read, since MIME allows bare words, and who does not know filename* passes over it, as RFC 7578 leaves to readers.
# Seen: a TypeError, "Failed to parse body as FormData", for a bare word, and for filename*, alone or as the second name. Quoted
# names alone are read. busboy 1.6.0 reads all four, and undici 7.30.2 too.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund undici@6.24.1 newer@npm:undici@7.30.2 busboy@1.6.0
cat >run.mjs <<'JS'
import busboy from 'busboy';
import { Response as Newer } from 'newer';
import { Response } from 'undici';

const names = [
  'name="file"; filename="Marks.pdf"',
  'name=file; filename=Marks.pdf',
  `name="file"; filename*=utf-8''Marks.pdf`,
  `name="file"; filename="Marks.pdf"; filename*=utf-8''Marks.pdf`,
];
const headers = { 'content-type': 'multipart/form-data; boundary=part' };
const bodyOf = (written) =>
  `--part\r\nContent-Disposition: form-data; ${written}\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\r\n--part--\r\n`;
const withUndici = (Answer) => async (written) => {
  const read = new Answer(bodyOf(written), { headers }).formData();
  return read.then((form) => form.get('file').name, ({ message }) => message);
};
const withBusboy = (written) =>
  new Promise((resolve) => {
    const reader = busboy({ headers });
    reader.on('file', (field, content, { filename }) => {
      content.resume();
      resolve(field === 'file' ? filename : `field ${field}`);
    });
    reader.end(bodyOf(written));
  });

const seen = {};
for (const [reader, read] of Object.entries({ undici6: withUndici(Response), undici7: withUndici(Newer), busboy: withBusboy }))
  seen[reader] = await Promise.all(names.map(read));
console.log(JSON.stringify(seen, null, 1));
const refused = 'Failed to parse body as FormData.';
const file = 'Marks.pdf';
const expected = {
  undici6: [file, refused, refused, refused],
  undici7: [file, file, file, file],
  busboy: [file, file, file, file],
};
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
