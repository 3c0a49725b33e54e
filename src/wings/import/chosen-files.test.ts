import { describe, expect, it } from 'vitest';
import { droppedFiles, inTurn, pickedFiles } from './chosen-files.ts';

const file = (name: string) => new File(['x'], name);

describe('Several files that are chosen', () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['by name, numbers by what they count', ['b10.csv', 'B2.csv', 'a.xlsx'], ['a.xlsx', 'B2.csv', 'b10.csv'], []],
    [
      'with workbooks of every kind',
      ['1.ods', '2.XLSX', '3.xlsm', '4.xls', '5.tsv'],
      ['1.ods', '2.XLSX', '3.xlsm', '4.xls', '5.tsv'],
      [],
    ],
    [
      'without what no import reads',
      ['a.csv', '.DS_Store', '~$a.xlsx', '.~lock.a.ods#', '._a.csv', 'notes.pdf', 'README', 'b.csv'],
      ['a.csv', 'b.csv'],
      ['._a.csv', '.~lock.a.ods#', '.DS_Store', '~$a.xlsx', 'notes.pdf', 'README'],
    ],
    ['by name, and one alone whatever its name', ['export'], ['export'], []],
  ])('Several files are imported %s', (_, names, files, leftOut) => {
    const chosen = inTurn(pickedFiles(names.map(file)));
    expect(chosen.files.map(({ path }) => path)).toEqual(files);
    expect(new Set(chosen.leftOut)).toEqual(new Set(leftOut));
  });
});

/** A folder as a browser gives it, its entries one at a time. */
function folder(path: string, ...entries: readonly object[]) {
  return {
    isDirectory: true,
    fullPath: path,
    createReader: () => {
      const rest = [...entries];
      return { readEntries: (give: (some: readonly object[]) => void) => give(rest.splice(0, 1)) };
    },
  };
}
const entry = (path: string) => ({
  isFile: true,
  fullPath: path,
  file: (give: (one: File) => void) => give(file(path.replace(/.*\//, ''))),
});
const dropOf = (...entries: readonly object[]) =>
  ({
    items: entries.map((one) => ({ webkitGetAsEntry: () => one })),
    files: [file('plain.csv')],
  }) as unknown as DataTransfer;

describe('A drop', () => {
  it('A folder that is dropped gives all files in it, called with their folders', async () => {
    const files = await droppedFiles(
      dropOf(
        folder('/term', entry('/term/b.csv'), folder('/term/old', entry('/term/old/b.csv')), entry('/term/a.csv')),
      ),
    );
    expect(files.map(({ path, file: { name } }) => [path, name])).toEqual([
      ['term/b.csv', 'b.csv'],
      ['term/old/b.csv', 'b.csv'],
      ['term/a.csv', 'a.csv'],
    ]);
  });

  it('Files that are dropped without a folder are given as they are', async () => {
    expect((await droppedFiles(dropOf(entry('/plain.csv')))).map(({ path }) => path)).toEqual(['plain.csv']);
  });

  it('A folder with more than 500 files is refused', async () => {
    const many = Array.from({ length: 501 }, (_, i) => entry(`/all/${i}.csv`));
    await expect(droppedFiles(dropOf(folder('/all', ...many)))).rejects.toThrow('There are more than 500 files.');
  });
});
