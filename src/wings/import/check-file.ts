import { plural, t, translate } from '#src/languages/texts.ts';
import { mapYielding } from '#src/platform/map-yielding.ts';
import { type CsvRow, parseCsv } from '#src/platform/csv/read.ts';
import { UnreadableFile } from '#src/platform/unreadable-file.ts';
import { tableOfSheet } from '#src/platform/workbook/sheet-table.ts';
import { createYielder } from '#src/platform/scheduling.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { foldedWord } from '#src/platform/text/plain-text.ts';
import { listed } from '#src/platform/text/listed.ts';
import { fieldsWhere, type Texts, textsOf } from '#src/records/fields/field.ts';
import { indexPeople, type Person } from '#src/records/same-person.ts';
import type { Student } from '#src/features/students/student.ts';
import { surveyColumns } from './column-survey.ts';
import { numberProblem } from './damaged-text.ts';
import { isHeading, type StudentFields, titleOfField } from './headings.ts';
import { createSignCheck, createStoredNumbers } from './lost-signs.ts';
import { createRules } from './rules.ts';
import { columnName, fieldOf, isNamed, type LineWord, type Reading, type SurveyedFile } from './reading.ts';
import { type ReadingFact, readingFacts } from './reading-facts.ts';
import { createRowReader } from './row-reader.ts';
import { type Change, changesTo, isSameMoment, merged, newWarnings } from './row-values.ts';

/** A round of 100,000 records is twice the largest university that this portal has been measured with. */
const MAX_ROWS = 100_000;

export interface CheckOptions {
  readonly signal?: AbortSignal;
  /** How much of the file has been read and checked, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Reads the text of a CSV file, or of a workbook's sheet, and looks at its columns.
 * @throws UnreadableFile where it is no list of students
 */
export async function surveyFile(
  text: string,
  { signal, onProgress, isSheet = false }: CheckOptions & { readonly isSheet?: boolean } = {},
): Promise<SurveyedFile> {
  const report = (from: number, to: number) => (part: number) => onProgress?.(from + part * (to - from));
  const parse = isSheet ? tableOfSheet : parseCsv;
  const table = await parse(text, { ...(signal && { signal }), onProgress: report(0, 0.7), isHeading });
  const { titles, rows, openQuote } = table;
  if (titles.length === 1 && rows.length > 0 && !isHeading(titles[0] ?? ''))
    throw new UnreadableFile(
      t`The first line is a single cell. Its columns must be separated by commas, semicolons, tabs or vertical bars.`,
    );
  if (openQuote !== undefined)
    throw new UnreadableFile(t`A quotation mark that is opened in line ${openQuote} is never closed.`);
  if (titles.length === 0) throw new UnreadableFile(t`This sheet is empty.`);
  if (rows.length === 0) throw new UnreadableFile(t`There are headings, but no students below them.`);
  if (rows.length > MAX_ROWS)
    throw new UnreadableFile(
      t`There are ${formatNumber(rows.length)} rows; up to ${formatNumber(MAX_ROWS)} can be imported at once.`,
    );
  return {
    table,
    lineWord: isSheet ? 'Row' : 'Line',
    columns: await surveyColumns(table, { signal, onProgress: report(0.7, 1) }),
  };
}

/** Why a row does not fit, or a part of it: under which heading, what stands there, and what is wrong with it. */
export interface Problem {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

export type RowKind = 'wrong' | 'new' | 'update' | 'same';

export interface PlannedRow {
  readonly kind: RowKind;
  readonly row: CsvRow;
  /** Who the row is about, as far as it says. */
  readonly name: string;
  readonly code: string;
  readonly record: Student | undefined;
  readonly values: Texts;
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
  /** The stored student who may be the same person. */
  readonly namesake?: Student | undefined;
  /** Values that pass every rule and still look wrong, such as a number without its leading zero. */
  readonly warnings: readonly Problem[];
}

export const reasonsOf = ({ problems }: PlannedRow): string =>
  problems.map(({ column, reason }) => (column ? `${translate(column)}: ${reason}` : reason)).join('; ');

export interface ImportPlan extends Readonly<Record<RowKind, readonly PlannedRow[]>> {
  readonly titles: readonly string[];
  readonly lineWord: LineWord;
  readonly ignored: readonly string[];
  readonly fields: readonly string[];
  readonly facts: readonly ReadingFact[];
}

export interface KnownStudents {
  readonly students: readonly Student[];
  readonly fields: StudentFields;
}

export async function checkRows(
  { students, fields: all }: KnownStudents,
  file: SurveyedFile,
  reading: Reading,
  { signal, onProgress }: CheckOptions = {},
): Promise<ImportPlan> {
  const fields = fieldsWhere(all, ({ readOnly, csv }) => !readOnly && csv !== undefined);
  const check = await createRowCheck({ students, fields }, file, reading, signal);
  const rows = await mapYielding(file.table.rows, check, { signal, ...(onProgress && { onProgress }) });
  const ofKind: Record<RowKind, PlannedRow[]> = { wrong: [], new: [], update: [], same: [] };
  for (const row of rows) ofKind[row.kind].push(row);
  return {
    titles: file.table.titles,
    lineWord: file.lineWord,
    ignored: file.columns.flatMap(({ samples }, i) =>
      reading.targets[i] === '' && (isNamed(file, i) || samples.length > 0) ? columnName(file, i) : [],
    ),
    fields: Object.keys(fields).filter(
      (name) => name in reading.everyRow || reading.targets.some((one) => fieldOf(one) === name),
    ),
    facts: readingFacts(file, reading, all),
    ...ofKind,
  };
}

/** What no two students share (case does not count), with what is said of it: a row without an id is matched by it. */
const keys = [
  {
    key: 'rollNo',
    unknown: () => t`No student has this roll number.`,
    inUse: (who: string) => t`This roll number is already in use (${who})`,
    repeated: (word: LineWord, line: number) =>
      word === 'Row' ? t`The same roll number is in row ${line}` : t`The same roll number is in line ${line}`,
  },
  {
    key: 'email',
    unknown: () => t`No student has this email address.`,
    inUse: (who: string) => t`This email address is already in use (${who})`,
    repeated: (word: LineWord, line: number) =>
      word === 'Row' ? t`The same email address is in row ${line}` : t`The same email address is in line ${line}`,
  },
] as const;

const studentRepeated = (word: LineWord, line: number): string =>
  word === 'Row' ? t`The same student is in row ${line}` : t`The same student is in line ${line}`;

const samePersonAsStudent = (student: Student, reason: string): string =>
  t`May be the same person as ${calledOf(student)}: ${reason}`;

const samePersonAsRow = (word: LineWord, line: number, reason: string): string =>
  word === 'Row'
    ? t`May be the same person as the one in row ${line}: ${reason}`
    : t`May be the same person as the one in line ${line}: ${reason}`;

const problem = (name: string, value: string | undefined, reason: string): Problem => ({
  column: titleOfField(name),
  value: value ?? '',
  reason,
});

/**
 * A sheet of attendance names students alone: that nobody has the number is what is wrong then, and not each column that
 * the file lacks.
 */
function withoutAbsent(
  broken: readonly Problem[],
  given: Texts,
  columns: readonly string[],
  fields: StudentFields,
  lostSigns: ReadonlyMap<string, string>,
) {
  const isAbsent = (name: string) => fields[name]?.required === true && !columns.includes(name);
  const titles = new Set(Object.keys(fields).filter(isAbsent).map(titleOfField));
  const absent = broken.filter(({ column }) => titles.has(column));
  const known = keys.find(({ key }) => given[key]);
  if (absent.length === 0 || !known) return broken;
  const { key, unknown } = known;
  const needed = listed(absent.map(({ column }) => translate(column)));
  const reason = `${unknown()} ${lostSigns.get(key) ?? t`To add one, the file needs ${needed}`}`;
  return [problem(key, given[key], reason), ...broken.filter((one) => !absent.includes(one))];
}

const stale = () =>
  t`Changed in the portal since this file was exported. Export it again, or leave this column out to overwrite.`;

const calledOf = ({ name, rollNo }: Student) => `${name}, ${rollNo}`;

/**
 * Prepares the check of a file's rows against the stored students, in slices. The check tells what an import would do with
 * a row, or why it does not fit. `fields` are those that a row writes.
 */
async function createRowCheck(
  { students, fields }: KnownStudents,
  file: SurveyedFile,
  reading: Reading,
  signal: AbortSignal | undefined,
): Promise<(row: CsvRow) => PlannedRow> {
  const problemsOf = createRules(fields);
  const readRow = createRowReader(file, reading, fields);
  const names = reading.targets.map(fieldOf);
  const { lineWord } = file;
  const numbers = createStoredNumbers(fields);
  const byId = new Map<string, Student>();
  const byKey = { rollNo: new Map<string, Student>(), email: new Map<string, Student>() };
  /** The line in which an earlier row has claimed a unique value, or a record. */
  const claimed = new Map<string, number>();
  const people = indexPeople<{ person: Person; student?: Student; line?: number }>([], ({ person }) => person);

  const step = createYielder(signal);
  const signsLostIn = await createSignCheck(fields, names, file.table.rows, numbers, step);
  for (const student of students) {
    byId.set(student.id, student);
    for (const { key } of keys) byKey[key].set(foldedWord(student[key]), student);
    people.add({ person: student, student });
    numbers.add(student);
    const paused = step();
    if (paused) await paused;
  }

  /** Whether a new row may be of a person who is there already. Whoever comes in a later line is compared with it. */
  function namesakeOf({ name, email, phone, dateOfBirth }: Texts, line: number) {
    const person = { name, email, phone, dateOfBirth };
    const [found] = people.find(person);
    people.add({ person, line });
    if (!found) return undefined;
    const { student, line: earlier = line } = found.row;
    const reason = translate(found.reason);
    const warning = student ? samePersonAsStudent(student, reason) : samePersonAsRow(lineWord, earlier, reason);
    return { student, warning: problem('name', name, warning) };
  }

  /**
   * Whom the row is about, and who else has its unique values. With an id it is that student; without one, every key that
   * is given must be theirs: one alone is a duplicate, and no reason to overwrite somebody's record.
   */
  function identify(given: Texts) {
    const said = keys.flatMap(({ key, inUse }) => {
      const { [key]: value } = given;
      return value ? { key, inUse, value, holder: byKey[key].get(foldedWord(value)) } : [];
    });
    const first = said.find(({ holder }) => holder)?.holder;
    const isAgreed = said.every(({ holder }) => holder === first);
    const record = (given['id'] && byId.get(given['id'])) || (isAgreed ? first : undefined);
    const problems = said.flatMap(({ key, inUse, value, holder }) =>
      holder && holder !== record ? problem(key, value, inUse(calledOf(holder))) : [],
    );
    return { record, problems };
  }

  /**
   * Claims the row's unique values and the student it is about for its line: whoever comes later with the same is a
   * duplicate. Two rows may be about one student by the id alone, or by the id and by a key.
   */
  function repetitions(line: number, given: Texts, record: Student | undefined): readonly Problem[] {
    const earlierClaim = (what: string) => {
      const earlier = claimed.get(what);
      if (earlier === undefined) claimed.set(what, line);
      return earlier;
    };
    const ofKeys = keys.flatMap(({ key, repeated }) => {
      const earlier = given[key] && earlierClaim(`${key} ${foldedWord(given[key])}`);
      return earlier ? problem(key, given[key], repeated(lineWord, earlier)) : [];
    });
    const ofRecord = record && earlierClaim(`record ${record.id}`);
    if (ofKeys.length > 0 || !ofRecord) return ofKeys;
    const known = ['id', 'rollNo', 'email'].find((name) => given[name]) ?? 'id';
    return [problem(known, given[known], studentRepeated(lineWord, ofRecord))];
  }

  // A file says everything of a new record: no field begins with a value of its own.
  const blank: Texts = { ...Object.fromEntries(Object.keys(fields).map((name) => [name, ''])), ...reading.everyRow };

  return (row) => {
    const { line, cells } = row;
    const { given, problems: unread, doubts } = readRow(cells);
    const { record, problems: taken } = identify(given);
    const stored = record ? textsOf(fields, record) : blank;
    const changes = record ? changesTo(stored, given, fields) : [];
    const called = (field: string) => given[field] || stored[field] || '';
    const planned = {
      row,
      name: called('name'),
      code: called('rollNo'),
      record,
      changes,
      values: {},
      problems: [],
      warnings: [],
    };

    const isSurplus = cells.slice(names.length).some((cell) => cell.trim() !== '');
    if (cells.length < names.length || isSurplus) {
      const reason = plural(
        cells.length,
      )`${cells.length} cell, where the headings have ${names.length} | ${cells.length} cells, where the headings have ${names.length}`;
      return { ...planned, kind: 'wrong', problems: [{ column: '', value: '', reason }] };
    }
    const duplicates = [...taken, ...repetitions(line, given, record)];
    // A record that has been as it is for years may break a rule of today: it is left alone.
    if (record && changes.length === 0 && duplicates.length === 0) return { ...planned, kind: 'same' };

    const values = merged(stored, given, fields);
    const asOf = given['updatedAt'];
    const isLate = asOf !== undefined && record?.updatedAt !== undefined && !isSameMoment(asOf, record.updatedAt);
    const late = isLate ? [problem('updatedAt', asOf, stale())] : [];
    const lostSigns = signsLostIn(given, stored);
    const errors = problemsOf(values);
    const isBroken = (name: string) => unread.has(name) || errors.has(name);
    const broken = Object.keys(fields)
      .filter(isBroken)
      .map((name) => {
        const cell = cells[names.indexOf(name)] ?? values[name] ?? '';
        return problem(
          name,
          cell,
          unread.get(name) ?? numberProblem(fields[name], cell) ?? lostSigns.get(name) ?? errors.get(name) ?? '',
        );
      });
    const problems = [
      ...duplicates,
      ...late,
      ...(record ? broken : withoutAbsent(broken, given, names, fields, lostSigns)),
    ];
    if (problems.length > 0) return { ...planned, kind: 'wrong', problems };
    // What is stored already is not looked at again.
    const open = [...doubts].filter(([name]) => !record || changes.some(({ field }) => field === name));
    const warnings = [...lostSigns, ...open, ...newWarnings(fields, values, stored)].map(([name, reason]) =>
      problem(name, values[name], reason),
    );
    const namesake = record ? undefined : namesakeOf(values, line);
    return {
      ...planned,
      kind: record ? 'update' : 'new',
      values,
      warnings: namesake ? [namesake.warning, ...warnings] : warnings,
      namesake: namesake?.student,
    };
  };
}
