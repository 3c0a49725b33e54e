import { locale } from '#src/platform/locale.ts';
import { controlLabel, type Field, wordOf } from '../fields/field.ts';
import { type Choice, type ChoiceValue, choiceValue } from '#src/ui/choice.ts';
import { type Params, type SearchParamValues, readParams, text } from '../search-params.ts';
import { type Range, readRange } from './range.ts';

export interface FilterConfig {
  /** A text of the data, as `all` is. */
  readonly label: string;
  readonly all: string;
  /** The room that it takes at least before the filters go on in another line, in rem. */
  readonly room?: number;
  /**
   * `more`: behind the button "More filters". `tabs`: tabs above the list, each with its count; one filter at most.
   * `linked`: set by links alone, and behind the button while it is set.
   */
  readonly place?: 'more' | 'tabs' | 'linked';
  /** The tab whose rows wait for somebody: its count stands out. */
  readonly due?: string;
  /** The choice with which the list opens, and to which it is cleared; and the one that stands for all rows then. */
  readonly opening?: { readonly choice: string; readonly everything: string };
  readonly range?: Range;
  /** By what is in the browser alone: it is not offered where the list is read by pages. */
  readonly isLocal?: true;
  /** It is not said on a print. */
  readonly isUnprinted?: true;
}

/** One filter of a list, named as its parameter in the URL. */
export interface Filter<Row> extends FilterConfig {
  /** The choices, where the URL may say no other value. */
  readonly fixedChoices?: readonly Choice[];
  /** The choices, where it may say any text, since a server may have words of its own: made of the values of the rows. */
  readonly choices?: readonly Choice<string>[] | ((values: readonly string[]) => readonly Choice<string>[]);
  /** What a row has. Texts are compared without regard to case, numbers exactly. In a range a number, or a time. */
  readonly value: (row: Row) => ChoiceValue | null | undefined;
  /** Where a choice means something else than that the row has it. */
  readonly matches?: (row: Row, choice: ChoiceValue) => boolean;
}

/** The known values in their order, then whatever else occurs, by name; neither case nor empty values count. */
export function withOthers(known: readonly string[], values: Iterable<string | null | undefined>): readonly string[] {
  const keys = new Set(known.map((value) => value.toLowerCase()));
  const others: string[] = [];
  // Few values in many rows: each of them is looked at once.
  for (const value of new Set(values)) {
    const key = value?.toLowerCase();
    if (!value || !key || keys.has(key)) continue;
    keys.add(key);
    others.push(value);
  }
  return [...known, ...[...others].sort((a, b) => a.localeCompare(b, locale()))];
}

/**
 * A filter by a field: its label, its choices, and whatever else the rows hold; of a number that is no choice, the range
 * that its rule allows. `own` says what it has otherwise.
 */
export function filterOf<Row>(field: Field<Row>, own: Pick<FilterConfig, 'all'> & Partial<Filter<Row>>): Filter<Row> {
  const { label, kind, rule, choices = [], control, whenAbsent, get } = field;
  if (kind === 'flag') {
    const words = choices.map((word) => ({ value: word.toLowerCase(), label: word }));
    return { label, fixedChoices: words, value: (row) => wordOf(field, get(row)).toLowerCase(), ...own };
  }
  const options = control?.options;
  if (options) return { label, fixedChoices: options, value: (row) => Number(get(row)), ...own };
  if (own.range ?? kind === 'number') {
    const { min = 0, max = Infinity } = rule?.type === 'number' ? rule : {};
    const number = (row: Row) => get(row) as number | null | undefined;
    return { label, range: { of: 'number', min, max, unit: field.unit }, value: number, ...own };
  }
  const value = (row: Row) => String(get(row) ?? '').trim() || whenAbsent;
  return { label, choices: (values) => withOthers(choices, values), value, ...own };
}

/** What a filter is called on the screen, with what its numbers measure in. */
export const filterLabel = ({ label, range }: FilterConfig): string =>
  controlLabel({ label, ...(range?.unit && { unit: range.unit }) });

export type Filters<Row> = Readonly<Record<string, Filter<Row>>>;

/** What a list is asked for, by the names of its parameters. */
export type Values = Readonly<Record<string, string | number>>;

/** The search, the order and the filters of a list; what is not set is empty. */
export type ListValues<Some = Values> = {
  readonly q: string;
  /** A column, with a minus sign in front for the other direction. */
  readonly sort: string;
} & { readonly [Name in keyof Some]: ChoiceValue };

/** What a list can be searched and filtered by. */
export interface Searchable<Row, Some extends Filters<Row> = Filters<Row>> {
  readonly searched: (row: Row) => readonly (string | null | undefined)[];
  /** A telephone number, which is found by its digits, however they are typed. */
  readonly phone?: (row: Row) => string | null | undefined;
  readonly placeholder: string;
  readonly filters: Some;
}

/** The same with its parameters in the URL. Only routes and links have to know which filters there are. */
export interface ListSearch<
  Row,
  Some extends Filters<Row> = Filters<Row>,
  More extends Params = Params,
> extends Searchable<Row, Some> {
  /** Nothing is searched for, no filter is set but the one that the list opens with, and it stands as the server sent it. */
  readonly defaults: ListValues<Some>;
  /** Reads the search, the order and the filters from a URL; whatever does not fit is as good as absent. */
  readonly read: (search: Readonly<Record<string, unknown>>) => ListValues<Some>;
  readonly readParams: (search: Readonly<Record<string, unknown>>) => SearchParamValues<More>;
}

/**
 * Defines what a list can be searched and filtered by. Its route has `listParams` for its URL.
 * @param params what the URL says beside search, order and filters
 */
export function defineListSearch<Row, const Some extends Filters<Row>, More extends Params = Record<never, never>>({
  params,
  ...search
}: Searchable<Row, Some> & { readonly params?: More }): ListSearch<Row, Some, More> {
  const names = ['q', ...Object.keys(search.filters), 'sort'];

  function readOne(name: string, value: unknown): unknown {
    const { fixedChoices: fixed, range } = search.filters[name] ?? {};
    if (name === 'q') return text(value)?.trim() ?? '';
    if (range) return readRange(value, range);
    return (fixed ? fixed.map(choiceValue).find((choice) => choice === value) : text(value)) ?? '';
  }
  const valuesOf = (read: (name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as ListValues<Some>;
  return {
    ...search,
    defaults: valuesOf((name) => search.filters[name]?.opening?.choice ?? ''),
    read: (inUrl) => valuesOf((name) => readOne(name, inUrl[name])),
    readParams: readParams(params ?? ({} as More)),
  };
}

/** The parameters that are set: what a link or a view keeps of a list. */
export const searchOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
