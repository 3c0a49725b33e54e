import { t } from '#src/languages/texts.ts';
import type { CsvTable } from '#src/platform/csv/read.ts';
import type { DecimalSign } from '#src/records/fields/amounts.ts';
import { choiceByWord, fieldChoices } from '#src/records/fields/choices.ts';
import { centuryOf, type DateOrder } from '#src/records/fields/dates.ts';
import type { Field } from '#src/records/fields/field.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import type { Student } from '#src/features/students/student.ts';
import { numberRuleOf } from './amounts.ts';
import { meaningsOf, proposedChoice } from './choice-words.ts';
import { type ColumnSurvey, notationOf } from './column-survey.ts';
import { provenOrder } from './dates.ts';
import { canonicalText } from './damaged-text.ts';
import {
  fieldOfHeading,
  isImported,
  isShared,
  orderInHeading,
  plainHeading,
  spellingsOf,
  type StudentFields,
  withoutRemark,
} from './headings.ts';
import type { NameOrder } from './notation.ts';
import type { PercentScale } from './percentages.ts';
import { proposedHeadings, shortForms } from './student-proposals.ts';

/** How a file is read: which column is which field, and what its cells mean. It holds nothing of a record. */
export interface Reading {
  /** For each column a field, or a part of one such as `name.0`; empty where it is left out. */
  readonly targets: readonly string[];
  /** By field: the order of its dates or names, the sign of its decimals or what its percentages are parts of, where the column leaves it open. */
  readonly notations: Readonly<Record<string, DateOrder | DecimalSign | NameOrder | PercentScale>>;
  /** By field and word of the file: the choice that it stands for. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By field: the choice for every new record, where no column has it. */
  readonly everyRow: Readonly<Record<string, string>>;
}

/** What the number of a row counts: the lines of a text, or the rows that a spreadsheet shows. */
export type LineWord = 'Line' | 'Row';

/** A row by its number. */
export const lineName = (word: LineWord, line: number): string => (word === 'Row' ? t`Row ${line}` : t`Line ${line}`);

export interface SurveyedFile {
  readonly table: CsvTable;
  readonly lineWord: LineWord;
  readonly columns: readonly ColumnSurvey[];
}

export const isNamed = ({ table }: SurveyedFile, i: number): boolean => Boolean(table.titles[i]?.trim());

export const columnName = ({ table }: SurveyedFile, i: number): string =>
  table.titles[i]?.trim() || t`Column ${i + 1}, without a heading`;

export const fieldOf = (target: string): string => target.replace(/\.\d+$/, '');

export const partOf = (target: string): number => Number(/\.(\d+)$/.exec(target)?.[1] ?? -1);

/** Whether two columns would fill one field: the same part of it, or the whole and a part. */
const areRivals = (one: string, other: string): boolean =>
  one === other || (fieldOf(one) === fieldOf(other) && (partOf(one) < 0 || partOf(other) < 0));

/** Columns that the list of rows that were not imported adds to the file's own. */
const OWN_REMARKS = new Set(['line', 'row', 'reason']);

/** What a heading is for certain: empty where it is not known, undefined for what an import has no use for. */
function certainTarget(title: string): string | undefined {
  const name = fieldOfHeading(title);
  if (name !== undefined) return isImported(name) ? name : undefined;
  const plain = plainHeading(title);
  return plain === '' || OWN_REMARKS.has(plain) ? undefined : '';
}

function fits(name: string, field: Field<Student>, { samples }: ColumnSurvey): boolean {
  // Whatever another field has to say is no matter of a single column.
  const { check: _, onlyIf: __, ...alone } = field;
  if (fieldChoices(field) || centuryOf(field)) return true;
  const schema = schemaOf({ [name]: alone }, { isFile: true });
  return samples.length > 0 && samples.every((text) => schema.isValidSync({ [name]: canonicalText(field, text) }));
}

const OF_STUDENTS = /^(?:students?|pupils?|users?)[.:]\s*/i;

/** What each column probably is: what its heading says for certain, and then what other programs call it. */
function proposedTargets(
  certain: readonly (string | undefined)[],
  { table: { titles }, columns }: SurveyedFile,
  fields: StudentFields,
): readonly string[] {
  const targets = certain.map((target) => target ?? '');
  for (const [i, title] of titles.entries()) {
    // One of the portal's own headings with a remark behind it.
    const name = certain[i] === '' ? fieldOfHeading(withoutRemark(title).replace(OF_STUDENTS, '')) : undefined;
    if (name !== undefined && name !== 'id' && isImported(name) && !targets.includes(name)) targets[i] = name;
  }
  const spellings = titles.map(spellingsOf);
  for (const [target, headings] of Object.entries(proposedHeadings)) {
    const name = fieldOf(target);
    const field = fields[name];
    if (!field || targets.some((other) => areRivals(target, other))) continue;
    const candidates = headings.flatMap((heading) =>
      columns.flatMap((column, i) =>
        certain[i] === '' && targets[i] === '' && spellings[i]?.includes(plainHeading(heading))
          ? { i, column, isSure: !isShared(heading) }
          : [],
      ),
    );
    const best =
      candidates.find(({ column }) => partOf(target) < 0 && fits(name, field, column)) ??
      candidates.find(({ isSure, column }) => isSure && column.samples.length > 0) ??
      candidates.find(({ isSure }) => isSure);
    if (best) targets[best.i] = target;
  }
  return targets;
}

interface UnknownWord {
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

/** Words of a file that are no choices of their field, by field. */
export function unknownWords(
  { columns }: SurveyedFile,
  { targets }: Pick<Reading, 'targets'>,
  fields: StudentFields,
): ReadonlyMap<string, readonly UnknownWord[]> {
  const unknown = Object.entries(fields).map(([name, field]) => {
    const values = new Set(fieldChoices(field)?.map(({ value }) => value));
    const choiceOf = choiceByWord(field);
    const words = targets.flatMap((target, i) =>
      values.size > 0 && target === name ? [...(columns[i]?.words ?? [])] : [],
    );
    const isKnown = (text: string) => values.has(canonicalText(field, text)) || choiceOf(text) !== undefined;
    return [name, words.flatMap(([key, word]) => (isKnown(word.text) ? [] : { key, ...word }))] as const;
  });
  return new Map(unknown.filter(([, words]) => words.length > 0));
}

/** What a word of a field has been chosen to stand for. Words of a file may be called as what every object has. */
export const chosenFor = (words: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
  words && Object.hasOwn(words, key) ? words[key] : undefined;

export function proposedWords(
  file: SurveyedFile,
  reading: Pick<Reading, 'targets' | 'words'>,
  fields: StudentFields,
): Reading['words'] {
  const words = { ...reading.words };
  for (const [name, unknown] of unknownWords(file, reading, fields)) {
    const field = fields[name];
    if (!field) continue;
    // One program's code for Active is 0, and to another 0 and 1 are no and yes.
    const isYesAndNo = ['0', '1'].every((digit) => unknown.some(({ key }) => key === digit));
    for (const { key, text } of unknown) {
      if (isYesAndNo && /^\d$/.test(key)) continue;
      const choice = chosenFor(reading.words[name], key) ?? proposedChoice(text, meaningsOf(field), shortForms[name]);
      if (choice) words[name] = { ...words[name], [key]: choice };
    }
  }
  return words;
}

/** What is told of a field: the order of its dates by its heading, the decimal sign by a file of the portal's own. */
function toldNotations(
  { table: { titles }, columns }: SurveyedFile,
  targets: readonly string[],
  fields: StudentFields,
) {
  const notations: Record<string, Reading['notations'][string]> = {};
  for (const [i, target] of targets.entries()) {
    const field = fields[target];
    const order = orderInHeading(titles[i] ?? '');
    // What the portal has written has no commas.
    const isOwn = targets.includes('id') && columns[i]?.amounts.open?.includes(',') !== true;
    if (target !== '' && order) notations[target] = order;
    else if (field && numberRuleOf(field) && isOwn) notations[target] = 'point';
  }
  return notations;
}

/** A number beyond the choices is judged by the rule of its field, as in a form: it is no word for something else. */
const isWord = (field: Field<Student> | undefined, text: string) =>
  field?.kind !== 'number' || !/^\d+([.,]\d+)?$/.test(text);

/** How a file is probably read, and whether that is certain, so that nobody has to be asked. */
export function proposeReading(
  file: SurveyedFile,
  fields: StudentFields,
  remembered?: Reading,
): { readonly reading: Reading; readonly isCertain: boolean } {
  const certain = file.table.titles.map(certainTarget);
  const targets = remembered?.targets ?? proposedTargets(certain, file, fields);
  const plain = remembered ?? { targets, notations: toldNotations(file, targets, fields), words: {}, everyRow: {} };
  const reading = { ...plain, words: proposedWords(file, plain, fields) };
  const isOpen = questionsOf(file, reading, fields).some(({ field }) => !reading.notations[field]);
  const isKnown = () =>
    certain.every((target) => target !== '') &&
    repeatedIn(reading).size === 0 &&
    isIdentified(reading) &&
    [...unknownWords(file, reading, fields)].every(
      ([name, words]) => !words.some(({ text }) => isWord(fields[name], text)),
    );
  return { reading, isCertain: !isOpen && (remembered !== undefined || isKnown()) };
}

/** The order of day and month that the columns of dates prove together, for those that leave it open. */
export const orderIn = (file: SurveyedFile, { targets }: Pick<Reading, 'targets'>, fields: StudentFields) =>
  provenOrder(
    file.columns.flatMap(({ dates }, i) => {
      const field = fields[targets[i] ?? ''];
      return field && centuryOf(field) ? [{ name: columnName(file, i), dates }] : [];
    }),
  );

/** What the columns leave open of how their dates, names and numbers are written. */
export function questionsOf(file: SurveyedFile, { targets }: Pick<Reading, 'targets'>, fields: StudentFields) {
  const order = orderIn(file, { targets }, fields);
  return targets.flatMap((target, i) => {
    const [field, column] = [fields[target], file.columns[i]];
    // A file of the portal's own has the names as they are stored.
    if (!field || !column || (field.rule?.type === 'personName' && targets.includes('id'))) return [];
    const question = notationOf(field, column, undefined, order)?.question;
    return question ? { field: target, ...question } : [];
  });
}

export function repeatedIn({ targets }: Pick<Reading, 'targets'>): ReadonlyMap<number, string> {
  const isRepeated = (target: string, i: number) =>
    target !== '' && targets.some((other, at) => at !== i && areRivals(target, other));
  return new Map([...targets.entries()].filter(([i, target]) => isRepeated(target, i)));
}

export const missingIn = ({ targets }: Reading, fields: StudentFields) =>
  Object.entries(fields).filter(
    ([name, { required, readOnly, csv }]) =>
      required && !readOnly && csv !== undefined && !targets.some((target) => fieldOf(target) === name),
  );

export const isIdentified = ({ targets }: Pick<Reading, 'targets'>): boolean =>
  targets.some((target) => target === 'id' || target === 'rollNo' || target === 'email');
