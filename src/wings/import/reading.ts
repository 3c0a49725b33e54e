import type { CsvTable } from '#src/platform/csv/read.ts';
import type { DecimalSign } from '#src/records/fields/amounts.ts';
import { choiceByWord, fieldChoices, foldWord } from '#src/records/fields/choices.ts';
import { centuryOf, type DateOrder } from '#src/records/fields/dates.ts';
import { type Field, type Fields, formatText, type ReadText } from '#src/records/fields/field.ts';
import { plainText } from '#src/platform/text/plain-text.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import type { Identified } from '#src/records/record-type.ts';
import { numberRuleOf } from './amounts.ts';
import { type ColumnSurvey, notationOf } from './column-survey.ts';
import { type NameOrder, turnedName } from './names.ts';
import { canonicalText, isImported, knownHeadings, plainHeading } from './csv-cells.ts';
import { csvFields, titleOf } from '#src/records/list/csv-columns.ts';
import { lostLetters } from './damaged-text.ts';
import type { ImportTarget, Proposals, ReadingFact } from './plan.ts';
import { meaningsOf, NOTHING, proposedChoice, SAYS_NOTHING, saysNothing } from './choice-words.ts';
import { amounts, formats } from '#src/university/formats.ts';

/** How a file is read: which column is which field, and what its cells mean. It holds nothing of a record. */
export interface Reading {
  /** For each column a field, or a part of one such as `name.0`; empty where it is left out. */
  readonly targets: readonly string[];
  /** By field: the order of its dates or names, or the sign of its decimals, where the column leaves it open. */
  readonly notations: Readonly<Record<string, DateOrder | DecimalSign | NameOrder>>;
  /** By field and word of the file: the choice that it stands for. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By field: the choice for every new record, where no column has it. */
  readonly everyRow: Readonly<Record<string, string>>;
}

export interface SurveyedFile {
  readonly table: CsvTable;
  readonly columns: readonly ColumnSurvey[];
}

export const isNamed = ({ table }: SurveyedFile, i: number): boolean => Boolean(table.titles[i]?.trim());

export const columnName = ({ table }: SurveyedFile, i: number): string =>
  table.titles[i]?.trim() || `Column ${i + 1}, without a heading`;

export const fieldOf = (target: string): string => target.replace(/\.\d+$/, '');

const partOf = (target: string): number => Number(/\.(\d+)$/.exec(target)?.[1] ?? -1);

/** What a column can be taken for, with what it is called: a field that an import reads, or a part of one. */
export function targetsOf<Row>(fields: Fields<Row>): readonly { readonly value: string; readonly label: string }[] {
  return csvFields(fields)
    .filter(([name]) => isImported(fields, name))
    .flatMap(([name, { csv }]) => {
      const title = titleOf(fields, name);
      const label = name === 'id' || name === 'updatedAt' ? `${title} in this portal` : title;
      const parts = csv?.parts?.map((part, i) => ({ value: `${name}.${i}`, label: part })) ?? [];
      return [{ value: name, label }, ...parts];
    });
}

/** Columns that the list of rows that were not imported adds to the file's own. */
const OWN_REMARKS = new Set(['line', 'reason']);

/** The headings that are known for certain, as targets; empty for what is not known, undefined for what an import has no use for. */
function certainTargets<Row>(titles: readonly string[], fields: Fields<Row>): readonly (string | undefined)[] {
  const known = knownHeadings(fields);
  return titles.map((title) => {
    const plain = plainHeading(title);
    const name = known.get(plain);
    if (name !== undefined) return isImported(fields, name) ? name : undefined;
    return plain === '' || OWN_REMARKS.has(plain) ? undefined : '';
  });
}

function fits<Row>(name: string, field: Field<Row>, { samples }: ColumnSurvey): boolean {
  // Whatever another field has to say is no matter of a single column.
  const { check: _, onlyIf: __, ...alone } = field;
  if (fieldChoices(field) || centuryOf(field)) return true;
  const schema = schemaOf({ [name]: alone }, { isFile: true });
  return samples.length > 0 && samples.every((text) => schema.isValidSync({ [name]: canonicalText(field, text) }));
}

const OF_STUDENTS = /^(?:students?|pupils?|users?)[.:]\s*/i;

/** What each column probably is: what its heading says for certain, and then what other programs call it. */
function proposedTargets<Row>(
  certain: readonly (string | undefined)[],
  { table: { titles }, columns }: SurveyedFile,
  fields: Fields<Row>,
  { headings }: Proposals,
): readonly string[] {
  const own = knownHeadings(fields);
  const targets: string[] = certain.map((target) => target ?? '');
  for (const [i, title] of titles.entries()) {
    // One of the portal's own headings with a remark behind it.
    const name = certain[i] === '' ? own.get(plainHeading(withoutRemark(title).replace(OF_STUDENTS, ''))) : undefined;
    if (name !== undefined && name !== 'id' && isImported(fields, name) && !targets.includes(name)) targets[i] = name;
  }
  const isTaken = (target: string) =>
    targets.includes(target) ||
    (partOf(target) < 0 ? targets.some((one) => fieldOf(one) === target) : targets.includes(fieldOf(target)));
  const isShared = (heading: string) => {
    const plain = plainHeading(heading);
    return Object.values(headings).filter((some) => some.some((one) => plainHeading(one) === plain)).length > 1;
  };
  const plainTitles = titles.map(spellingsOf);
  for (const [target, known] of Object.entries(headings)) {
    const name = fieldOf(target);
    const field = fields[name];
    if (!field || isTaken(target)) continue;
    const candidates = known.flatMap((heading) =>
      plainTitles.flatMap((spellings, i) => {
        const column = columns[i];
        if (certain[i] !== '' || targets[i] !== '' || !column || !spellings.includes(plainHeading(heading))) return [];
        return { i, heading, column };
      }),
    );
    const best =
      candidates.find(({ column }) => partOf(target) < 0 && fits(name, field, column)) ??
      candidates.find(({ heading, column }) => column.samples.length > 0 && !isShared(heading)) ??
      candidates.find(({ heading }) => !isShared(heading));
    if (best) targets[best.i] = target;
  }
  return targets;
}

export function unknownWords<Row>(
  name: string,
  field: Field<Row>,
  { columns }: SurveyedFile,
  { targets }: Reading,
): readonly { readonly key: string; readonly text: string; readonly count: number }[] {
  const choices = fieldChoices(field);
  if (!choices) return [];
  const values = new Set(choices.map(({ value }) => value));
  const choiceOf = choiceByWord(field);
  return targets.flatMap((target, i) => {
    if (target !== name) return [];
    return [...(columns[i]?.words ?? [])].flatMap(([key, word]) =>
      values.has(canonicalText(field, word.text)) || choiceOf(word.text) !== undefined ? [] : { key, ...word },
    );
  });
}

/** What a word of a field has been chosen to stand for. Words of a file may be called as what every object has. */
const chosenFor = (words: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
  words && Object.hasOwn(words, key) ? words[key] : undefined;

/** A number beyond the choices is judged by the rule of its field, as in a form: it is no word for something else. */
const isWord = <Row>({ kind }: Field<Row>, text: string) => kind !== 'number' || !/^\d+([.,]\d+)?$/.test(text);

export function proposedWords<Row>(
  file: SurveyedFile,
  reading: Reading,
  fields: Fields<Row>,
  { shortForms }: Proposals,
): Reading['words'] {
  const proposed = Object.entries(fields).map(([name, field]) => {
    const choices = meaningsOf(field);
    const unknown = unknownWords(name, field, file, reading);
    // One program's code for Active is 0, and to another 0 and 1 are no and yes.
    const isYesAndNo = ['0', '1'].every((digit) => unknown.some(({ key }) => key === digit));
    const known = unknown.flatMap(({ key, text }) => {
      if (isYesAndNo && /^\d$/.test(key)) return [];
      const choice = chosenFor(reading.words[name], key) ?? proposedChoice(text, choices, shortForms[name]);
      return choice ? [[key, choice] as const] : [];
    });
    return [name, { ...reading.words[name], ...Object.fromEntries(known) }] as const;
  });
  return Object.fromEntries(proposed.filter(([, words]) => Object.keys(words).length > 0));
}

/** What is told of a field: the order of its dates by its heading, the decimal sign by a file of the portal's own. */
const toldNotations = <Row>(
  { table: { titles }, columns }: SurveyedFile,
  targets: readonly string[],
  fields: Fields<Row>,
): Reading['notations'] =>
  Object.fromEntries(
    targets.flatMap((target, i): (readonly [string, DateOrder | DecimalSign])[] => {
      const field = fields[target];
      const order = orderInHeading(titles[i] ?? '');
      if (target !== '' && order) return [[target, order]];
      // What the portal has written has no commas.
      const isOwn = targets.includes('id') && columns[i]?.amounts.open?.includes(',') !== true;
      return field && numberRuleOf(field) && isOwn ? [[target, 'point']] : [];
    }),
  );

const noProposals: Proposals = { headings: {}, shortForms: {} };

export function proposeReading<Row extends Identified>(
  target: Pick<ImportTarget<Row>, 'type' | 'proposals' | 'keys'>,
  file: SurveyedFile,
  fields: Fields<Row>,
  remembered?: Reading,
): { readonly reading: Reading; readonly isCertain: boolean } {
  const { proposals = noProposals } = target;
  const certain = certainTargets(file.table.titles, fields);
  const targets = remembered?.targets ?? proposedTargets(certain, file, fields, proposals);
  const plain: Reading = remembered ?? {
    targets,
    notations: toldNotations(file, targets, fields),
    words: {},
    everyRow: {},
  };
  const reading = { ...plain, words: proposedWords(file, plain, fields, proposals) };
  const open = questionsOf(file, reading, fields).some(({ field }) => !reading.notations[field]);
  if (remembered) return { reading, isCertain: !open };
  const isIdentified = unidentified(target, reading) === undefined;
  const hasWords = Object.entries(fields).some(([name, field]) =>
    unknownWords(name, field, file, reading).some(({ text }) => isWord(field, text)),
  );
  const isKnown = certain.every((target) => target !== '') && repeatedIn(reading).size === 0;
  return { reading, isCertain: isKnown && isIdentified && !open && !hasWords };
}

/** What the columns leave open: the order of a field's dates or names, or the sign of its decimals. */
export function questionsOf<Row>(file: SurveyedFile, { targets }: Pick<Reading, 'targets'>, fields: Fields<Row>) {
  return targets.flatMap((target, i) => {
    const [field, column] = [fields[target], file.columns[i]];
    // A file of the portal's own has the names as they are stored.
    if (!field || !column || (field.rule?.type === 'personName' && targets.includes('id'))) return [];
    const question = notationOf(field, column, undefined)?.question;
    return question ? { field: target, ...question } : [];
  });
}

export function repeatedIn({ targets }: Pick<Reading, 'targets'>): ReadonlyMap<number, string> {
  const repeated = targets.flatMap((target, i) => {
    if (target === '') return [];
    const rival = targets.findIndex(
      (other, at) =>
        at !== i &&
        (other === target || (fieldOf(other) === fieldOf(target) && (partOf(other) < 0 || partOf(target) < 0))),
    );
    return rival < 0 ? [] : [[i, target] as const];
  });
  return new Map(repeated);
}

export const missingIn = <Row>({ targets }: Reading, fields: Fields<Row>) =>
  Object.entries(fields).filter(
    ([name, { required, readOnly, csv }]) =>
      required && !readOnly && csv !== undefined && !targets.some((target) => fieldOf(target) === name),
  );

export function unidentified<Row extends Identified>(
  { type, keys }: Pick<ImportTarget<Row>, 'type' | 'keys'>,
  { targets }: Pick<Reading, 'targets'>,
): string | undefined {
  if (targets.some((target) => target === 'id' || target in keys)) return undefined;
  const labels = Object.keys(keys).map((name) => type.fields[name]?.label.toLowerCase());
  return `A column with the ${labels.join(' or the ')} is needed to tell which ${type.noun} a row is about.`;
}

function cellReader<Row>(
  name: string,
  field: Field<Row>,
  column: ColumnSurvey,
  { notations, words }: Reading,
): (cell: string) => ReadText {
  const notation = notations[name];
  const read = notationOf(field, column, notation)?.read;
  if (read) return (cell) => (saysNothing(cell) ? { text: cell, problem: SAYS_NOTHING } : read(cell));
  const choiceOf = choiceByWord(field);
  const values = new Set(fieldChoices(field)?.map(({ value }) => value));
  return (cell) => {
    const problem = lostLetters(cell);
    const written = canonicalText(field, notation === 'turned' ? turnedName(cell) : cell);
    // A word without a choice stays as it is written, and does not fit.
    const text =
      chosenFor(words[name], foldWord(cell)) || (values.has(written) ? written : (choiceOf(cell) ?? written));
    return problem ? { text, problem } : { text };
  };
}

export function createRowReader<Row>(file: SurveyedFile, reading: Reading, fields: Fields<Row>) {
  const columns = reading.targets.flatMap((target, i) => {
    const name = fieldOf(target);
    const [field, column] = [fields[name], file.columns[i]];
    if (target === '' || !column) return [];
    const read = field && !field.readOnly ? cellReader(name, field, column, reading) : (text: string) => ({ text });
    return { i, name, part: partOf(target), read };
  });
  // Parts are joined in their own order, whichever column comes first.
  columns.sort((a, b) => a.part - b.part);
  /** What the row says of each field, and why it says less than stands there. */
  return (cells: readonly string[]) => {
    const given: Record<string, string> = {};
    const problems = new Map<string, string>();
    const parts: Record<string, string> = {};
    for (const { i, name, part, read } of columns) {
      const cell = plainText(cells[i] ?? '');
      if (!cell) continue;
      const { text, problem }: ReadText = read(cell);
      if (text === NOTHING) continue;
      if (part >= 0) parts[name] = parts[name] ? `${parts[name]} ${text}` : text;
      else given[name] = text;
      if (problem) problems.set(name, problem);
    }
    return { given: { ...given, ...parts }, problems };
  };
}

/** What stands in brackets behind a heading and does not change what its column is: a unit, a range, what is needed. */
const REMARK = new RegExp(
  String.raw`^(?:required|mandatory|compulsory|optional|(?:in )?(?:${amounts.besideAmount}|percent|${formats.packageUnit})|%|out of 10|1 ?[-–] ?[48]|[dmy]{1,4}[-/. ][dmy]{1,4}[-/. ][dmy]{1,4})$`,
  'i',
);

const bracketed = /[([]([^()[\]]*)[)\]]\s*\*?\s*$/;

/** A heading without a remark behind it: `Email (required)`. */
export function withoutRemark(title: string): string {
  const [whole = '', remark = ''] = bracketed.exec(title) ?? [];
  return REMARK.test(remark.trim()) ? title.slice(0, -whole.length) : title;
}

/** A heading as it may be known: as it stands, without a remark behind, without the table in front (`STUDENTS.First_Name`). */
export function spellingsOf(title: string): readonly string[] {
  const bare = withoutRemark(title);
  return [title, bare, bare.replace(/^.*[.\]]/, '')].map(plainHeading).filter(Boolean);
}

/** The order of day and month that a heading tells, as in `Date of Birth (DD/MM/YYYY)`. */
export function orderInHeading(title: string): DateOrder | undefined {
  if (/\bd{1,2}[-/. ]m{1,3}[-/. ]y/i.test(title)) return 'day';
  return /\bm{1,2}[-/. ]d{1,2}[-/. ]y/i.test(title) ? 'month' : undefined;
}

export const proposedHeadings = (proposals: Proposals | undefined): readonly string[] =>
  Object.values(proposals?.headings ?? {}).flatMap((headings) => headings.map(plainHeading));

/** A year that a heading may name, such as Fee 2025. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** Whether the line that is taken for the headings seems to be a record: an address, a number, or a roll number in it. */
export const isRecordLine = (titles: readonly string[]): boolean =>
  titles.some((title) => {
    const text = title.trim().replaceAll(YEAR, '');
    return text.includes('@') || /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) || /^\S*\d{3}\S*$/.test(text);
  });

export function readingFacts<Row>(file: SurveyedFile, reading: Reading, fields: Fields<Row>): readonly ReadingFact[] {
  const { targets, notations, words, everyRow } = reading;
  const { titles, headingsLine } = file.table;
  const fact = (field: string, text: string) => ({ field, title: titleOf(fields, field), text });
  const names = new Set(targets.map(fieldOf));
  const ofColumns = [...names].flatMap((name) => {
    const i = targets.findIndex((target) => fieldOf(target) === name);
    const [field, column] = [fields[name], file.columns[i]];
    if (!field || !column) return [];
    const known = unknownWords(name, field, file, reading).flatMap(({ key, text }) => {
      const label = meaningsOf(field).find(({ value }) => value === words[name]?.[key])?.label;
      return label ? `${text} is ${label}` : [];
    });
    const sentences = [
      originOf(name, file, targets, titleOf(fields, name)),
      ...(notationOf(field, column, notations[name])?.facts ?? []),
      known.join(', '),
    ].filter(Boolean);
    return sentences.length > 0 ? fact(name, sentences.join('; ')) : [];
  });
  const ofEveryRow = Object.entries(everyRow).map(([name, value]) => {
    const field = fields[name];
    return fact(name, `${field ? formatText(field, value) : value} for every new record`);
  });
  const ofHeadings = [
    headingsLine !== undefined && `in line ${headingsLine}; what stands above is left out`,
    isRecordLine(titles) &&
      `“${titles.join(', ')}” seems to be a record, and is not imported: write a line of headings above it`,
  ];
  return [
    ...ofHeadings.flatMap((text) => (text ? { field: '', title: 'Headings', text } : [])),
    ...ofColumns,
    ...ofEveryRow,
  ];
}

/** From which columns a field is read, where that is not the one with its own heading. */
function originOf(name: string, { table: { titles } }: SurveyedFile, targets: Reading['targets'], own: string) {
  const columns = targets
    .flatMap((target, i) => (fieldOf(target) === name ? { target, title: titles[i] ?? '' } : []))
    .sort((a, b) => a.target.localeCompare(b.target, formats.locale));
  const [first] = columns;
  if (columns.length > 1) return `joined from ${columns.map(({ title }) => title).join(', ')}`;
  if (first?.target !== name) return `from ${first?.title}`;
  return plainHeading(first.title) === plainHeading(own) ? undefined : `from the column ${first.title}`;
}
