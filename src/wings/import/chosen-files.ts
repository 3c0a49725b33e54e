import { t } from '#src/languages/texts.ts';
import { UnreadableFile } from '#src/platform/unreadable-file.ts';
import { locale } from '#src/platform/locale.ts';
import { formatNumber } from '#src/platform/text/format.ts';

/** A file, called with the folders that it was chosen with. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

export interface ChosenFiles {
  /** To be imported one after the other. */
  readonly files: readonly ChosenFile[];
  /** The names of those that no import reads. */
  readonly leftOut: readonly string[];
}

/** Workbooks of old programs are among them: the import says of each how to save it so that it can be read. */
const IMPORTED = /\.(?:xls[xmb]?|ods|numbers|csv|tsv|txt)$/i;
/** What systems and open spreadsheets leave in a folder: .DS_Store, ._students.csv, .~lock.students.ods#, ~$students.xlsx. */
const HIDDEN = /^(?:\.|~\$)/;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const isImport = ({ path }: ChosenFile) => IMPORTED.test(path) && !HIDDEN.test(nameOf(path));

/** Several files by their names, 2 before 10, without those that are no import. A single file is tried whatever it is called. */
export function inTurn(chosen: readonly ChosenFile[]): ChosenFiles {
  if (chosen.length === 1) return { files: chosen, leftOut: [] };
  const { compare } = new Intl.Collator(locale(), { numeric: true });
  const sorted = [...chosen].sort((a, b) => compare(a.path, b.path));
  return { files: sorted.filter(isImport), leftOut: sorted.flatMap((one) => (isImport(one) ? [] : one.path)) };
}

export const pickedFiles = (files: Iterable<File>): readonly ChosenFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** A folder with more files than this was not meant. */
const MOST_FILES = 500;

const entriesOf = (folder: FileSystemDirectoryEntry) => {
  const reader = folder.createReader();
  return {
    /** A browser gives some at a time, and none when all have been given. */
    next: () => new Promise<readonly FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)),
  };
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function walk(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path: entry.fullPath.replace(/^\//, ''), file });
    if (found.length > MOST_FILES)
      throw new UnreadableFile(
        t`There are more than ${formatNumber(MOST_FILES)} files. Choose the folder with the files of students.`,
      );
  } else if (isFolder(entry)) {
    const entries = entriesOf(entry);
    for (let some = await entries.next(); some.length > 0; some = await entries.next())
      for (const one of some) await walk(one, found);
  }
}

/**
 * The files of a drop, with those in its folders. It must be called before the event has ended: a browser forgets then what
 * was dropped.
 * @throws UnreadableFile where there are too many
 */
export async function droppedFiles(data: DataTransfer): Promise<readonly ChosenFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(isFolder)) return pickedFiles(data.files);
  const found: ChosenFile[] = [];
  for (const entry of entries) await walk(entry, found);
  return found;
}
