import { describe, expect, it } from 'vitest';
import { parseCsv } from '#src/platform/csv/read.ts';
import { pastedFrom } from './pasted-cells.ts';

const clipboard = (texts: { plain?: string; html?: string }, ...files: readonly File[]) =>
  ({
    getData: (type: string) => (type === 'text/plain' ? texts.plain : type === 'text/html' ? texts.html : '') ?? '',
    files,
  }) as unknown as DataTransfer;

const png = new File(['x'], 'image.png', { type: 'image/png' });
const csv = new File(['x'], 'students.csv', { type: 'text/csv' });

const cells = [
  ['Roll No', 'Name', 'Address', 'Phone'],
  ['00042', 'Asha "A" Rao', 'Flat 3\nPune', '919876543210'],
  ['CS24001', 'José Núñez', '', '"quoted"'],
];

/** What each program puts on the clipboard for these cells; the name in the third row is merged over two columns. */
const programs = {
  // A cell with a line break or a quotation mark stands in quotation marks.
  Excel: {
    plain:
      'Roll No\tName\tAddress\tPhone\r\n00042\t"Asha ""A"" Rao"\t"Flat 3\nPune"\t919876543210\r\nCS24001\tJosé Núñez\t\t"""quoted"""\r\n',
    html: '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><meta name=Generator content="Microsoft Excel 15"><table><tr><td>Flat\n  3<br>\n    Pune</td></tr></table>',
  },
  'Google Sheets': {
    plain:
      'Roll No\tName\tAddress\tPhone\n00042\t"Asha ""A"" Rao"\t"Flat 3\nPune"\t919876543210\nCS24001\tJosé Núñez\t\t"""quoted"""',
    html: '<google-sheets-html-origin><table><tr><td data-sheets-value="{}">Flat 3<br/>Pune</td></tr></table>',
  },
  // Its plain text has no quotation marks of its own, and a space for a line break.
  LibreOffice: {
    plain:
      'Roll No\tName\tAddress\tPhone\n00042\tAsha "A" Rao\tFlat 3 Pune\t919876543210\nCS24001\tJosé Núñez\t\t"quoted"\n',
    html: `<!DOCTYPE html><html><head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
</head><body><table cellspacing="0" border="0">
	<colgroup span="4" width="85"></colgroup>
	<tr>
		<td height="17" align="left">Roll No</td>
		<td align="left">Name</td>
		<td align="left">Address</td>
		<td align="left">Phone</td>
	</tr>
	<tr>
		<td height="32" align="right" sdval="42" sdnum="1033;0;00000">00042</td>
		<td align="left">Asha &quot;A&quot; Rao</td>
		<td align="left">Flat 3<br>Pune</td>
		<td align="right" sdval="919876543210" sdnum="1033;">919876543210</td>
	</tr>
	<tr>
		<td height="17" align="left">CS24001</td>
		<td colspan=2 align="left">José Núñez</td>
		<td align="left">&quot;quoted&quot;</td>
	</tr>
</table></body></html>`,
  },
};

describe('Cells that are pasted', () => {
  it.each(Object.entries(programs))(
    'From %s they are read with their zeros, line breaks and marks, merged ones once',
    async (_, texts) => {
      const what = pastedFrom(clipboard(texts, png));
      const { titles, rows } = await parseCsv(what && 'text' in what ? what.text : '');
      expect([titles, ...rows.map((row) => row.cells)]).toEqual(cells);
    },
  );

  it('A cell of LibreOffice that is merged downwards is followed by empty cells', () => {
    const html =
      '<meta name="generator" content="LibreOffice"/><table><tr><td rowspan=2>A</td><td>x<br>y</td></tr><tr><td>B</td></tr></table>';
    expect(pastedFrom(clipboard({ plain: 'A\tx y\n\tB', html }))).toEqual({ text: 'A\t"x\ny"\n\tB', isPlain: false });
  });

  it('From LibreOffice the plain text is taken where no cell has several lines', () => {
    const html = '<meta name="generator" content="LibreOffice"/><table><tr><td>A</td><td>B</td></tr></table>';
    expect(pastedFrom(clipboard({ plain: 'A\tB', html }))).toEqual({ text: 'A\tB', isPlain: true });
  });
});

it.each<[string, DataTransfer, unknown]>([
  ['A file is taken as a file', clipboard({}, csv), { files: [csv] }],
  ['A file with its name as a text is taken as a file', clipboard({ plain: 'students.csv' }, csv), { files: [csv] }],
  ['A picture is refused', clipboard({}, png), { problem: expect.stringContaining('A picture of a table') }],
  ['A picture with its name is refused', clipboard({ plain: 'image.png' }, png), { problem: expect.any(String) }],
  [
    'A text beside a picture is taken as a text',
    clipboard({ plain: 'Roll No' }, png),
    { text: 'Roll No', isPlain: true },
  ],
  ['Nothing is nothing', clipboard({ plain: ' ' }), undefined],
])('Of the clipboard, this is pasted: %s', (_, data, what) => {
  expect(pastedFrom(data)).toEqual(what);
});
