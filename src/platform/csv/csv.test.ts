import { describe, expect, it } from 'vitest';
import { cpuTime } from '#tests/cpu-time.ts';
import { parseCsv, textOfFile } from './read.ts';
import { type CsvReader, writeCsv } from './write.ts';

const same = (row: readonly string[]) => row;
async function written(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  reader?: CsvReader,
): Promise<string> {
  const file = await writeCsv(titles, [rows], same, reader);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

describe('A CSV file', () => {
  it('returns the written cells, whatever they contain', async () => {
    const rows = [
      ['plain', 'two words', 'O’Neil'],
      ['a,b', 'say "hello"', 'line\nbreak'],
      ['=1+1', "'=1", '+91'],
      ['', 'आशा', '😀'],
      ['tab\there', 'cr\rhere', ' spaces '],
    ];
    const text = await written(['a', 'b', 'c'], rows);
    const table = await parseCsv(text.slice(1));
    expect(table.titles).toEqual(['a', 'b', 'c']);
    expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
  });

  it.each([
    ['spreadsheet', '\uFEFFName\r\nआशा\r\n'],
    ['program', 'Name\r\nआशा\r\n'],
  ] as const)('for a %s is %j', async (reader, text) => {
    expect(await written(['Name'], [['आशा']], reader)).toBe(text);
  });

  it.each([
    ['Asha', 'Asha'],
    ['8.5', '8.5'],
    ['two words', 'two words'],
    ['+919876543210', '+919876543210'],
    ['-5', '-5'],
    ['a,b', '"a,b"'],
    ['say "hello"', '"say ""hello"""'],
    ['cr\rhere', '"cr\rhere"'],
    ['line\nbreak', '"line\nbreak"'],
    [' before', '" before"'],
    ['after ', '"after "'],
    ['Pune; India', '"Pune; India"'],
    ['tab\there', '"tab\there"'],
    ['a|b', '"a|b"'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x.example")', '"\'=HYPERLINK(""http://x.example"")"'],
    ['@cmd', "'@cmd"],
    ['-1+1', "'-1+1"],
  ])('writes %j as %j, between empty cells that are nothing', async (cell, text) => {
    expect(await written(['a', 'b', 'c'], [['', cell, '']], 'program')).toBe(`a,b,c\r\n,${text},\r\n`);
  });

  it('writes an empty cell that is a whole line with quotation marks, so that the line is not skipped', async () => {
    expect(await written(['a'], [['1'], [''], ['2']], 'program')).toBe('a\r\n1\r\n""\r\n2\r\n');
  });

  it.each([';', '\t', '|'])('contains no formula when it is split by %j', async (delimiter) => {
    const text = await written(['a', 'b'], [['x', `y${delimiter}=1+1\n=2${delimiter}"=3"${delimiter}+919876543210`]]);
    const cells = text.split(/\r?\n/).flatMap((line) => line.split(delimiter));
    expect(cells.filter((cell) => /^"*[=@]/.test(cell))).toEqual([]);
    expect((await parseCsv(text.slice(1))).rows[0]?.cells[1]).toContain('\n=2');
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\n'])('escapes a cell that begins with %j', async (start) => {
    const cell = `${start}1+1`;
    const text = await written(['a', 'b'], [[cell, 'b']]);
    expect(text).toMatch(new RegExp(`\\r\\n"?'\\${start}1\\+1"?,b`));
    expect((await parseCsv(text.slice(1))).rows[0]?.cells[0]).toBe(cell);
  });

  it.each([
    [',', 'a,b\n1,2'],
    [';', 'a;b\n1;2'],
    ['a tab', 'a\tb\n1\t2'],
    ['|', 'a|b\n1|2'],
    ['; with commas inside', 'a;b\n1;"2"'],
  ])('accepts the delimiter %s', async (_, text) => {
    const { titles, rows } = await parseCsv(text);
    expect([titles, rows[0]?.cells]).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([',', ';', '\t', '|'])('keeps the line break of a quoted cell behind the delimiter %j', async (delimiter) => {
    const { titles, rows } = await parseCsv(`a${delimiter}b\r\n1${delimiter}"x\r\ny"\r\n`);
    expect([titles, rows]).toEqual([['a', 'b'], [{ line: 2, cells: ['1', 'x\r\ny'] }]]);
  });

  it('A CSV file without text has no titles and no rows', async () => {
    expect(await parseCsv('')).toEqual({ titles: [], rows: [] });
  });

  it.each(['\n', '\r\n', '\r'])(
    'numbers lines as an editor does, with line ends %j, empty lines and line breaks in cells',
    async (end) => {
      const text = ['a,b', '1,2', '', `"x${end}y",3`, ',', '4,5'].join(end);
      const { rows } = await parseCsv(text);
      expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
        [2, '2'],
        [4, '3'],
        [7, '5'],
      ]);
    },
  );

  it.each([
    ['CRLF above LF', 'a,b\r\n1,2\n3,4\n5,6'],
    ['LF above CRLF', 'a,b\n1,2\r\n3,4\r\n5,6\r\n'],
    ['all three', 'a,b\r1,2\r\n3,4\n5,6'],
    ['quoted last cells', '"a","b"\n"1","2"\r\n"3","4"\n"5","6"\r\n'],
  ])('accepts mixed line ends: %s', async (_, text) => {
    const { titles, rows } = await parseCsv(text);
    expect(titles).toEqual(['a', 'b']);
    expect(rows).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 3, cells: ['3', '4'] },
      { line: 4, cells: ['5', '6'] },
    ]);
  });

  it('keeps line breaks in quoted cells with mixed line ends, and stray quotation marks', async () => {
    const { rows } = await parseCsv('a,b\r\n"x\r\n""y""",5" pipe\n"p\nq",r\r\n');
    expect(rows).toEqual([
      { line: 2, cells: ['x\r\n"y"', '5" pipe'] },
      { line: 4, cells: ['p\nq', 'r'] },
    ]);
  });

  it.each([
    ['commas', 'a,b\n"say \\"x\\" now",2\n"\\"y\\"",3'],
    ['tabs and line ends of Windows', 'a\tb\r\n"say \\"x\\" now"\t2\r\n"\\"y\\""\t3\r\n'],
  ])('reads the quotation marks that R and MySQL write with a backslash, with %s', async (_, text) => {
    expect((await parseCsv(text)).rows.map(({ cells }) => cells)).toEqual([
      ['say "x" now', '2'],
      ['"y"', '3'],
    ]);
  });

  it.each([
    ['"a\\",b\n1,2', ['a\\', 'b']],
    ['"a\\"\tb\r\n1\t2', ['a\\', 'b']],
    ['5\\" pipe,"b"\n1,2', ['5\\" pipe', 'b']],
  ])('keeps a backslash that escapes no quotation mark: %j', async (text, titles) => {
    expect((await parseCsv(text)).titles).toEqual(titles);
  });

  it.each(['\n', '\r\n'])(
    'keeps the quotation marks of a database’s text, which \\N shows, with line ends %j',
    async (end) => {
      const { rows } = await parseCsv(['a\tb', '"Lotus"\t1', '"Rose" Villa\t\\N', ''].join(end));
      expect(rows.map(({ cells }) => cells)).toEqual([
        ['"Lotus"', '1'],
        ['"Rose" Villa', '\\N'],
      ]);
    },
  );

  it('gives the numbers of rows that R writes in front of them a column without a heading', async () => {
    const { titles, rows } = await parseCsv('a\tb\n1\tx\ty\n2\tz\t"w"');
    expect(titles).toEqual(['', 'a', 'b']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', 'x', 'y'],
      ['2', 'z', 'w'],
    ]);
  });

  it.each(['a\tb\n1\tx\ty\n3\tz\tw', 'a\tb\n1\tx\ty\n2\tz'])('adds no column to %j', async (text) => {
    expect((await parseCsv(text)).titles).toEqual(['a', 'b']);
  });

  it('takes the first line with most known headings for its headings', async () => {
    const isHeading = (text: string) => ['Name', 'Email', 'Students'].includes(text);
    const { titles, rows } = await parseCsv('Students\nof 2026\nName,Email\nAsha,asha@example.com', { isHeading });
    expect(titles).toEqual(['Name', 'Email']);
    expect(rows).toEqual([{ line: 4, cells: ['Asha', 'asha@example.com'] }]);
  });

  it('keeps the first line for its headings where a later one has no more than one of those that are known', async () => {
    const { titles } = await parseCsv('Code,Label\nStudents,7', { isHeading: (text) => text === 'Students' });
    expect(titles).toEqual(['Code', 'Label']);
  });

  it('reads quoted cells that are empty', async () => {
    const { rows } = await parseCsv('a,b\r\n"",x\r\n"",y\r\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['', 'x'],
      ['', 'y'],
    ]);
  });

  it.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\n'])('accepts its delimiter in a first line %j', async (first) => {
    const { titles, rows } = await parseCsv(`${first}a,x;b\n1,5;2`);
    expect(titles).toEqual(['a,x', 'b']);
    expect(rows).toEqual([{ line: 3, cells: ['1,5', '2'] }]);
  });

  it('names the line of an unclosed quotation mark', async () => {
    const { openQuote } = await parseCsv('a,b\n1,2\n"3,4\n5,6\n7,8');
    expect(openQuote).toBe(3);
  });

  it.each([
    ['a quoted cell', `a,b\n1,2\n"${'x'.repeat(20_000_000)}",4`],
    ['a quoted cell that is never closed', `a,b\n1,2\n"${'x,y\n'.repeat(5_000_000)}`],
    ['an unquoted cell', `a,b\n1,2\n${'x'.repeat(20_000_000)},4`],
    ['doubled quotation marks below a line with the delimiter', `sep=,\r\na,b\r\n"${'""'.repeat(10_000_000)}",4`],
    ['doubled quotation marks', `a,b\r\n1,2\r\n"${'""'.repeat(10_000_000)}",4`],
    ['quotation marks in the middle of a cell', `a,b\r\n1,2\r\nx${'"'.repeat(20_000_000)}`],
    ['a cell a little too long', `a,b\n1,2\n"${'x'.repeat(32_768)}",4`],
  ])('A file of 20 MB with %s fails within a second of work', async (_, text) => {
    const start = cpuTime();
    await expect(parseCsv(text)).rejects.toThrow(/^Line 3 does not end, or has a cell of more than 32,767 characters/);
    expect(cpuTime() - start).toBeLessThan(1000);
  });

  it('accepts the longest cell of a spreadsheet', async () => {
    const cell = 'x'.repeat(32_767);
    expect((await parseCsv(await written(['a'], [[cell]]))).rows[0]?.cells).toEqual([cell]);
  });

  it('can be parsed in slices, and the parsing can be stopped', async () => {
    const text = await written(
      ['a', 'b'],
      Array.from({ length: 30_000 }, (_, i) => [`row ${i}`, 'x\ny']),
    );
    const parts: number[] = [];
    const { rows } = await parseCsv(text, { onProgress: (part) => parts.push(part) });
    expect(rows.length).toBe(30_000);
    expect(rows.at(-1)).toEqual({ line: 60_000, cells: ['row 29999', 'x\ny'] });
    expect(parts.length).toBeGreaterThan(2);
    await expect(parseCsv(text, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped');
  });
});

const bigEndian = (text: string) => new Uint8Array([...text].flatMap((c) => [0, c.charCodeAt(0)]));
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0), 0])]);

describe('The decoded text of a file', () => {
  it.each([
    ['decodes UTF-8', 'name\nआशा', 'name\nआशा'],
    ['decodes UTF-8 with a byte order mark', '\uFEFFname', 'name'],
    ['decodes UTF-16 with a byte order mark, as spreadsheets save it', utf16('name\té'), 'name\té'],
    ['decodes UTF-16 without a byte order mark', utf16('name\té').slice(2), 'name\té'],
    ['decodes UTF-16 with its bytes the other way round', bigEndian('name\té'), 'name\té'],
    ['decodes that with a byte order mark', new Blob([new Uint8Array([0xfe, 0xff]), bigEndian('é\tname')]), 'é\tname'],
    ['ends at the control character with which old programs end a file', 'name\r\nAsha\r\n\u001A', 'name\r\nAsha\r\n'],
  ])('%s', async (_, content, text) => {
    expect(await textOfFile(new Blob([content]))).toEqual({ text, isGuessed: false });
  });

  it('falls back to Windows-1252 when it is not valid UTF-8', async () => {
    // Letters that Latin-1 has too: of the others Node 20 knows none, and tests/e2e/import.e2e.ts shows them.
    const bytes = Uint8Array.from('José Nuñez', (letter) => letter.charCodeAt(0));
    expect(await textOfFile(new Blob([bytes]))).toEqual({ text: 'José Nuñez', isGuessed: true });
  });

  it.each([
    ['an empty file', '', 'This file is empty.'],
    ['blank lines', ' \r\n\r\n', 'This file is empty.'],
    ['a text with a zero in it', 'abc\0defg', 'This is not a text file.'],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), 'This is not a text file.'],
    ['an unknown encoding', new Uint8Array([0x4a, 0x81, 0xe9, 0x2c]), 'This file is neither in UTF-8 nor in'],
    ['UTF-16 that is cut', new Uint8Array([0xff, 0xfe, 0x4a, 0, 0x4a]), 'This file is neither in UTF-8 nor in'],
    ['a table of a web page', '<html><table><tr><td>Name', 'This is a web page or a workbook as XML'],
    ['a workbook as XML', '<?xml version="1.0"?>\n<Workbook>', 'This is a web page or a workbook as XML'],
    ['JSON', '[{"name": "Asha"}]', 'This is JSON, not a CSV file.'],
    ['too much', new Uint8Array(33 * 1024 * 1024), 'This file has 33 MB; up to 32 MB can be imported.'],
  ])('fails for %s', async (_, content, reason) => {
    await expect(textOfFile(new Blob([content]))).rejects.toThrow(reason);
  });
});
