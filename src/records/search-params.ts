export type ReadParam<Value = unknown> = (value: unknown) => Value | undefined;

export type Params = Readonly<Record<string, ReadParam>>;

export type SearchParamValues<Some extends Params> = {
  readonly [Name in keyof Some]?: Exclude<ReturnType<Some[Name]>, undefined> | undefined;
};

/** A text. A word such as 7 or true is a number or a boolean in the URL; a list or an object is no text. */
export function text(value: unknown): string | undefined {
  return isScalar(value) ? String(value) || undefined : undefined;
}

export function oneOfParam<const Value>(values: readonly Value[]): ReadParam<Value> {
  return (value) => values.find((one) => one === value);
}

/** An import, or one that was interrupted, by the time at which it was begun: what a list's page may show instead of it. */
export const importTask: ReadParam<'import' | number> = (value) =>
  value === 'import' || typeof value === 'number' ? value : undefined;

/** A route's `validateSearch`: whatever does not fit is as good as absent. */
export function readParams<Some extends Params>(params: Some) {
  return (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(params).map(([name, read]) => [name, read(search[name])]),
    ) as SearchParamValues<Some>;
}

type Scalar = string | number | boolean;

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

interface ListReader {
  readonly read: (search: Readonly<Record<string, unknown>>) => object;
  readonly readParams: (search: Readonly<Record<string, unknown>>) => object;
}

type ListParams<List extends ListReader> = {
  readonly [Name in keyof (ReturnType<List['read']> & ReturnType<List['readParams']>)]?: Scalar | undefined;
};

/** What a list's page may show beside or instead of it: such a parameter asks nothing of the list. */
const beside: ReadonlySet<string> = new Set(['add', 'panel', 'reload', 'task']);

/**
 * The `validateSearch` of a list's route: the parameters that the list defines, without the empty ones and whatever is
 * no single value. Only the type of the list is imported here. The list itself reads the values when its screen is
 * loaded, so that the filters of all lists are no part of the first download.
 * @param opening what an address stands for that asks nothing of the list
 */
export function listParams<List extends ListReader>(opening?: Readonly<Record<string, Scalar>>) {
  return (search: Readonly<Record<string, unknown>>) => {
    const asked = Object.entries(search).map(
      ([name, value]) => [name, isScalar(value) && value !== '' ? value : undefined] as const,
    );
    const isBare = asked.every(([name, value]) => value === undefined || beside.has(name));
    return { ...Object.fromEntries(asked), ...(isBare && opening) } as ListParams<List>;
  };
}
