import { describe, expect, it } from 'vitest';
import { textOfFile } from './file-text.ts';

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0), 0])]);

describe('The decoded text of a file', () => {
  it.each([
    ['decodes UTF-8', 'name\nआशा', 'name\nआशा'],
    ['decodes UTF-8 with a byte order mark', '\uFEFFname', 'name'],
    ['decodes UTF-16 with a byte order mark, as spreadsheets save it', utf16('name\té'), 'name\té'],
    ['decodes UTF-16 without a byte order mark', utf16('name\té').slice(2), 'name\té'],
    ['ends at the control character with which old programs end a file', 'name\r\nAsha\r\n\u001A', 'name\r\nAsha\r\n'],
  ])('%s', async (_, content, text) => {
    expect(await textOfFile(new Blob([content]))).toEqual({ text, isGuessed: false });
  });

  it('falls back to Windows-1252 when it is not valid UTF-8', async () => {
    // José Nuñez. Of the letters that Windows has beside Latin-1 a browser knows more than Node.
    const bytes = Uint8Array.from('José Nuñez', (letter) => letter.charCodeAt(0));
    expect(await textOfFile(new Blob([bytes]))).toEqual({ text: 'José Nuñez', isGuessed: true });
  });

  it.each([
    ['an empty file', '', 'This file is empty.'],
    ['blank lines', ' \r\n\r\n', 'This file is empty.'],
    ['an .xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'This is a workbook, not a CSV file.'],
    ['an .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'This is a workbook, not a CSV file.'],
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
