import { t, translate } from '#src/languages/texts.ts';
import type { CsvRow } from '#src/platform/csv/read.ts';
import type { Yielder } from '#src/platform/scheduling.ts';
import { plainText } from '#src/platform/text/plain-text.ts';
import { type Field, type Texts, textOf } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';
import { isNumberText, numberText } from './damaged-text.ts';
import type { StudentFields } from './headings.ts';

/*
 * A spreadsheet leaves out the zeros or the plus with which a roll number or a phone number begins. The numbers beside it
 * in the file tell that, and those that are stored.
 */

const isDigits = (text: string) => /^\d+$/.test(text);

const zerosOf = (text: string) => /^0*/.exec(text)?.[0].length ?? 0;

/** The length that most numbers of a column have, how many there are of each length, and the zeros that those begin with. */
async function lengthsOf(field: Field<Student>, column: number, rows: readonly CsvRow[], step: Yielder) {
  const counts = new Map<number, number>();
  const zeros = new Map<number, number>();
  for (const { cells } of rows) {
    const { [column]: cell = '' } = cells;
    const text = isDigits(cell) ? cell : numberText(field, plainText(cell));
    if (!isDigits(text)) continue;
    counts.set(text.length, (counts.get(text.length) ?? 0) + 1);
    zeros.set(text.length, Math.min(zeros.get(text.length) ?? Infinity, zerosOf(text)));
    const paused = step();
    if (paused) await paused;
  }
  const [usual = 0] = [...counts].reduce((most, next) => (next[1] > (most[1] ?? 0) ? next : most), [0, 0]);
  return { counts, usual, zeros: zeros.get(usual) ?? 0 };
}

const signs = /^(?:0+|\+)/;

const isPlusLost = (whole: string) => whole.startsWith('+');

const lostByStored = (whole: string): string =>
  isPlusLost(whole)
    ? t`A leading plus may be lost: ${whole} is stored`
    : t`A leading zero may be lost: ${whole} is stored`;

const lostByOthers = (example: string, department: string): string =>
  isPlusLost(example)
    ? t`A leading plus may be lost: most of ${department} are like ${example}`
    : t`A leading zero may be lost: most of ${department} are like ${example}`;

/** Numbers of one department that begin alike and are equally long. */
interface Kind {
  count: number;
  /** The most zeros that one begins with. */
  zeros: number;
  readonly example: string;
}

/** What the stored numbers tell of those of a file that lack the sign in front. */
export function createStoredNumbers(fields: StudentFields) {
  const numbers = Object.entries(fields).filter(([, field]) => isNumberText(field));
  const wholes = new Map<string, string>();
  const departments = new Map<string, Map<string, Kind>>();

  function add(student: Student): void {
    for (const [name, field] of numbers) {
      const text = numberText(field, textOf(field, student));
      // A plus with the country's digits, a zero, or any other digit.
      const [, start] = /^(\+\d\d|0|)\d+$/.exec(text) ?? [];
      if (start === undefined) continue;
      if (start) wholes.set(`${name} ${text.replace(signs, '')}`, text);
      const of = `${name} ${student.department}`;
      const kinds = departments.get(of) ?? new Map<string, Kind>();
      departments.set(of, kinds);
      const kind = kinds.get(`${start} ${text.length}`) ?? { count: 0, zeros: 0, example: text };
      kinds.set(`${start} ${text.length}`, kind);
      kind.count += 1;
      kind.zeros = Math.max(kind.zeros, zerosOf(text));
    }
  }

  /** A number that most of a department are like, if they are alike and this one lacks what they begin with. */
  function alike(name: string, text: string, department: string): string | undefined {
    const kinds = [...(departments.get(`${name} ${department}`)?.values() ?? [])];
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    const usual = kinds.find(({ count }) => count * 2 > total);
    if (!usual) return undefined;
    const { example, zeros } = usual;
    const lost = example.length - text.length;
    const isLost = example.startsWith('+')
      ? lost === 1 && text.startsWith(example.slice(1, 3))
      : lost > 0 && lost <= zeros && !text.startsWith('0');
    return isLost ? example : undefined;
  }

  return {
    add,
    lostIn(name: string, text: string, department: string): string | undefined {
      const whole = wholes.get(`${name} ${text}`);
      if (whole) return lostByStored(whole);
      const example = alike(name, text, department);
      return example && lostByOthers(example, translate(department));
    },
  };
}

type StoredNumbers = ReturnType<typeof createStoredNumbers>;

/**
 * Prepares to tell where leading zeros or a plus may be lost: in a number that lacks the first sign of what is stored, of
 * this student or of others, or that is shorter than most of its column, by one digit or by as many as those have zeros in
 * front.
 */
export async function createSignCheck(
  fields: StudentFields,
  names: readonly string[],
  rows: readonly CsvRow[],
  numbers: StoredNumbers,
  step: Yielder,
): Promise<(given: Texts, stored: Texts) => ReadonlyMap<string, string>> {
  const columns: ({ readonly name: string } & Awaited<ReturnType<typeof lengthsOf>>)[] = [];
  for (const [column, name] of names.entries()) {
    const field = fields[name];
    if (field && isNumberText(field)) columns.push({ name, ...(await lengthsOf(field, column, rows, step)) });
  }

  const lostInColumn = (text: string, { counts, usual, zeros }: (typeof columns)[number]): string | undefined => {
    const lost = usual - text.length;
    const isShort = lost > 0 && lost <= Math.max(zeros, 1) && !text.startsWith('0');
    return isShort && (counts.get(text.length) ?? 0) < (counts.get(usual) ?? 0)
      ? t`A leading zero may be lost: most of the column have ${usual} digits, and this has ${text.length}`
      : undefined;
  };

  return (given, stored) =>
    new Map(
      columns.flatMap((column): (readonly [string, string])[] => {
        const { name } = column;
        const { [name]: text = '' } = given;
        const { [name]: before = '' } = stored;
        if (!isDigits(text) || before === text) return [];
        const department = given['department'] ?? stored['department'] ?? '';
        const reason =
          before.replace(signs, '') === text
            ? lostByStored(before)
            : (lostInColumn(text, column) ?? numbers.lostIn(name, text, department));
        return reason ? [[name, reason]] : [];
      }),
    );
}
