import { translate } from '#src/languages/texts.ts';
import { NA, orNA, type Tone } from '#src/platform/text/format.ts';
import { plainPhone } from '#src/platform/text/plain-text.ts';

/** The fields of a record as a form or a file holds them: each a text, empty where the record says nothing. */
export type Texts = Readonly<Record<string, string>>;

/** What a typed text or a cell says, as the contract writes it, or why it says nothing. */
export interface ReadText {
  readonly text: string;
  readonly problem?: string;
}

/**
 * What a value has to be, as data for src/records/fields/schema.ts; a missing message is made of the field's label. A
 * message is a text of the data, or a getter where it has a value in it.
 */
export type Rule =
  | { readonly type: 'email' | 'phone' | 'personName' | 'pastDate' | 'date' }
  | {
      readonly type: 'text';
      readonly min?: number;
      readonly max?: number;
      readonly pattern?: RegExp;
      readonly patternMessage?: string;
    }
  | {
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly integer?: true;
      readonly message: string;
    }
  /** One of the field's choices. Without a message only a file is held to it: a form keeps what a server has stored. */
  | { readonly type: 'choice'; readonly message?: string }
  | {
      readonly type: 'lines';
      readonly tooMany: (count: number, max: number) => string;
      readonly max: number;
      readonly lineLength: number;
    };

export interface Control {
  readonly type?: 'email' | 'tel' | 'date';
  readonly autoComplete?: string;
  readonly rows?: number;
  readonly help?: string;
  /** Choices of a field that is no word, such as a year. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  readonly placeholder?: string;
  /** The choices are suggestions beside what may be typed. */
  readonly suggest?: true;
  /** It takes the whole width of its section. */
  readonly wide?: true;
}

export interface CsvColumn {
  /** The heading in a file that this app writes. */
  readonly title: string;
  /** What else the column is called in files of others. */
  readonly aliases?: readonly string[];
  readonly example?: string;
  /** Other files have it in several columns: what these are called, in the order in which they are joined. */
  readonly parts?: readonly string[];
}

export interface TableColumn {
  /** Its name in a URL that sorts by it; the field's own, unless it is given. */
  readonly id?: string;
  readonly header: string;
  /** In rem. */
  readonly width: number;
  /** It is made of words, and takes what the table has left over. */
  readonly grows?: true;
  /** Where room is short, columns are left out from the highest `responsivePriority` down; one without it is always there. */
  readonly responsivePriority?: number;
  /** Whether it stands at the end of its cell, as numbers do unless this says otherwise. */
  readonly end?: boolean;
  /** Shown only to whoever asks for it. */
  readonly optional?: true;
}

interface Description<Row> {
  /** What it is called in a view, a form and a comparison: a text of the data, as all further ones here are. */
  readonly label: string;
  /** What its control measures in, behind the label: `Attendance (%)`. */
  readonly unit?: string;
  /** The section of the view and the form that it stands in. */
  readonly section?: string;
  readonly required?: true;
  readonly requiredMessage?: string;
  readonly rule?: Rule;
  /** A rule that looks at other fields too: the message, or undefined where all is well. */
  readonly check?: (text: string, values: Texts) => string | undefined;
  /** What fits and is probably not meant, as the other fields have it; nothing is refused for it. */
  readonly warning?: (text: string, values: Texts) => string | undefined;
  /** The field is there only where another one has this value; otherwise it is empty, disabled, and not sent. */
  readonly onlyIf?: { readonly field: string; readonly is: string; readonly help: string; readonly message: string };
  /** What it is called together with the fields that are there by its value. */
  readonly together?: string;
  readonly control?: Control;
  /** Whether a new record is sent with it, or the form only asks for it (section 7), or neither. */
  readonly create?: 'sent' | 'asked';
  readonly initial?: string;
  /** The words for a value that is absent and stands for something (sections 3 and 4), e.g. Active. */
  readonly whenAbsent?: string;
  readonly tone?: (row: Row) => Tone;
  /** Where else servers in the field have it: a path (contract, "What the app must also read"). */
  readonly aliases?: readonly string[];
  /** What stands in for it in a record that has it under no name. */
  readonly fallback?: (raw: Readonly<Record<string, unknown>>) => unknown;
  /** How it stands in a table; without one it is in none. */
  readonly column?: TableColumn;
  readonly readOnly?: true;
  readonly csv?: CsvColumn;
  /** Where the value stands inside an object, its name there. */
  readonly inner?: string;
}

/** A field of a record: reading, form, rules, view, comparison, columns, export and import derive from it. */
export interface Field<Row> extends Omit<Description<Row>, 'readOnly'> {
  readonly readOnly?: boolean;
  readonly kind: 'text' | 'number' | 'choice' | 'flag' | 'lines' | 'list';
  readonly choices?: readonly string[];
  /** The value of a record; a nested one is taken out. */
  readonly get: (row: Row) => unknown;
  /** What a reader is shown for the value, in their language; N/A where there is none (section 3). */
  readonly format: (value: unknown) => string;
}

export type Fields<Row> = Readonly<Record<string, Field<Row>>>;

/** Where servers with a database of documents have a record's id. */
export const ID_ALIASES = ['_id', '_id.$oid'];

/** A field that the server works out or keeps: shown and exported, never sent. */
export interface ReadOnlyField<Row> extends Field<Row> {
  readonly readOnly: true;
}

export interface WritableField<Row> extends Field<Row> {
  readonly readOnly?: never;
  readonly section: string;
}

const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Ways to describe fields of one kind of record, given what several share; the compiler keeps what is said. */
export const defineFields = <Row extends object>() => {
  type Get = (row: Row) => unknown;
  type Words<Value> = Description<Row> & { readonly format?: (value: Value) => string };
  return <const Shared extends Partial<Description<Row>>>(shared: Shared) => {
    const field = <const Kind extends Field<Row>['kind'], const D>(
      kind: Kind,
      get: Get,
      format: (value: unknown) => string,
      description: D,
    ) => ({ kind, get, format, ...shared, ...description });
    return {
      text: <const D extends Words<string>>(get: Get, { format = orNA, ...description }: D) =>
        field('text', get, (value) => format(asText(value)), description),
      number: <const D extends Words<number | undefined>>(get: Get, { format = orNA, ...description }: D) =>
        field('number', get, (value) => format(typeof value === 'number' ? value : undefined), description),
      choice: <const D extends Description<Row>>(get: Get, choices: readonly string[], description: D) => ({
        choices,
        ...field(
          'choice',
          get,
          (value) => translate(asText(value).trim() || (description.whenAbsent ?? NA)),
          description,
        ),
      }),
      flag: <const D extends Description<Row>>(
        get: Get,
        [yes, no]: readonly [yes: string, no: string],
        description: D,
      ) => ({
        choices: [yes, no],
        ...field('flag', get, (value) => translate(value === true ? yes : no), description),
      }),
      lines: <const D extends Description<Row>>(get: Get, description: D) =>
        field('lines', get, (value) => orNA(Array.isArray(value) ? value.join('\n') : undefined), description),
      list: <const D extends Description<Row>>(get: Get, description: D) => field('list', get, () => '', description),
    };
  };
};

/** What a control is called on the screen, with what it measures in. */
export function controlLabel({ label, unit }: Pick<Field<never>, 'label' | 'unit'>): string {
  return unit ? `${translate(label)} (${translate(unit)})` : translate(label);
}

/** The word that a value is in files, in filters and in the order of a list: the same in every language. */
export function wordOf<Row>({ kind, choices, whenAbsent }: Field<Row>, value: unknown): string {
  if (kind === 'flag') return choices?.[value === true ? 0 : 1] ?? '';
  return asText(value).trim() || (whenAbsent ?? '');
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export function nestedValue<Row>(
  name: string,
  { inner }: Field<Row>,
  value: unknown,
): Readonly<Record<string, unknown>> {
  return { [name]: inner && value !== null && value !== undefined ? { [inner]: value } : value };
}

export function textOf<Row>(field: Field<Row>, row: Row): string {
  const value = field.get(row);
  if (field.kind === 'flag') return value === true ? 'true' : 'false';
  if (Array.isArray(value)) return value.join('\n');
  // The reader makes 0 of a year that is missing.
  if (value === 0 && field.rule?.type === 'number' && field.rule.min > 0) return '';
  return value === undefined || value === null ? '' : String(value);
}

export function textsOf<Row>(fields: Fields<Row>, row?: Row): Texts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, row ? textOf(field, row) : (field.initial ?? '')]),
  );
}

/** The value that a text stands for; null for an empty one, and for a word that is none of the contract's choices. */
export function valueOf<Row>(field: Field<Row>, text: string): unknown {
  const trimmed = text.trim();
  if (field.kind === 'lines') return linesOf(text);
  if (field.kind === 'flag') return trimmed === 'true';
  if (trimmed === '') return null;
  if (field.kind === 'number') return Number(trimmed);
  if (field.rule?.type === 'phone') return plainPhone(trimmed) || null;
  return trimmed;
}

export function formatText<Row>(field: Field<Row>, text: string): string {
  if (field.kind === 'number' && text.trim() !== '' && !Number.isFinite(Number(text))) return text;
  return field.format(field.kind === 'lines' ? linesOf(text) : valueOf(field, text));
}

export function isApplicable<Row>({ onlyIf }: Field<Row>, values: Texts): boolean {
  return !onlyIf || !(onlyIf.field in values) || values[onlyIf.field] === onlyIf.is;
}

/** The values without those of fields that do not count, whatever their disabled controls still hold. */
export function withoutInapplicable<Row>(fields: Fields<Row>, values: Texts): Texts {
  const emptied = Object.entries(fields).flatMap(([name, field]) =>
    name in values && !isApplicable(field, values) ? [[name, '']] : [],
  );
  return emptied.length === 0 ? values : { ...values, ...Object.fromEntries(emptied) };
}

export function pickFields<Row>(fields: Fields<Row>, names: readonly string[]): Fields<Row> {
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

export function fieldsWhere<Row>(fields: Fields<Row>, test: (field: Field<Row>, name: string) => boolean): Fields<Row> {
  return Object.fromEntries(Object.entries(fields).filter(([name, field]) => test(field, name)));
}
