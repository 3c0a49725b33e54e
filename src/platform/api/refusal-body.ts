import { isCommonplace, isSaid, isSentence, isUnwritten } from './empty-words.ts';
import { isRecord, type Json } from './shapes.ts';

// The contract's envelope has `message`, `error` and `errors` (a text a field). Servers answer what the framework they are
// written with makes of a failure, before their own code is asked: the shapes of the widespread ones are read too.

/** What a body says about a refusal; `message` is empty where it says nothing. */
export interface Said {
  readonly message: string;
  /** The envelope's `error`, where it is a text. */
  readonly code: string | undefined;
  /** It says that nobody has written the operation, whatever its status is. */
  readonly isUnwritten?: boolean;
  /** A sentence for each field that is named, by its path in camel case, e.g. `phone` or `address.city`. */
  readonly errors: Readonly<Record<string, string>>;
}

type NamedText = readonly [name: string, text: string];

const places = [
  'field',
  'propertyPath',
  'propertyName',
  'property',
  'path',
  'param',
  'loc',
  'instancePath',
  'pointer',
  'fieldName',
  'name',
  'key',
];
const texts = ['defaultMessage', 'message', 'msg', 'errorMessage', 'reason', 'detail', 'description', 'title'];

const lists = [
  'errors',
  'detail',
  'details',
  'message',
  'violations',
  'fieldErrors',
  'invalid-params',
  'invalidParams',
  'invalid_params',
  'issues',
  'validation',
];

const wrappers = /^(?:body|json|data|attributes|query|params?|request|input|form|payload|dto|keys|\W*|\d+)$/i;
const fieldless = /^(?:non_?field_?errors|__all__|_?schema|_?errors?|base|general|root|detail|message|title)$/i;

const camelCase = (name: string) =>
  (/[a-z]/.test(name) ? name : name.toLowerCase())
    .replace(/[-_ ]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (capitals) => capitals.toLowerCase());

/** `body.roll_number`, `/data/attributes/rollNumber`, `$.RollNumber` and `RollNumber` are all `rollNumber`. */
function fieldName(path: readonly unknown[]): string {
  const steps = path.flatMap((step) => String(step).split(/[./[\]]+/)).filter((step) => step !== '');
  while (wrappers.test(steps[0] ?? 'end')) steps.shift();
  const names = steps.filter((step) => !/^\d+$/.test(step));
  return names.some((name) => fieldless.test(name)) ? '' : names.map(camelCase).join('.');
}

function placeIn(item: Json): unknown {
  const { source, params } = item;
  if (isRecord(params) && params['missingProperty']) return params['missingProperty'];
  const place = places
    .map((name) => item[name])
    .find((value) => (typeof value === 'string' && value !== '') || Array.isArray(value));
  return place ?? (isRecord(source) ? (source['pointer'] ?? source['parameter']) : undefined);
}

function textIn(item: Json): string | undefined {
  const { constraints } = item;
  const values = [...texts.map((name) => item[name]), ...(isRecord(constraints) ? Object.values(constraints) : [])];
  return values.find((value) => typeof value === 'string');
}

/** Pydantic tries a value as several types, and ends the place of each problem with the type. */
const triedType = /^(?:constrained-)?(?:int|float|str|bool)$/;

/** A list with the first problem of each value alone, at the value's own place, where it was tried as several types. */
function withoutTriedTypes(list: readonly unknown[]): readonly unknown[] {
  const told = new Set<string>();
  return list.flatMap((item) => {
    if (!isRecord(item)) return [item];
    const { loc } = item;
    if (!Array.isArray(loc) || loc.length < 3 || !triedType.test(String(loc.at(-1)))) return [item];
    const place = loc.slice(0, -1);
    const name = place.join('/');
    if (told.has(name)) return [];
    told.add(name);
    return [{ ...item, loc: place }];
  });
}

/** The problems in a value that stands at this path: a sentence, an object of one problem, or more of them in a list or map. */
function problemsIn(value: unknown, path: readonly unknown[]): readonly NamedText[] {
  if (typeof value === 'string') {
    const text = value.trim().replace(/^(?:value|assertion) error, /i, '');
    // A sentence of a list begins with the field's name, or belongs to none.
    return isSaid(text) ? [[fieldName(path.length > 0 ? path : [/^[\w.]+/.exec(text)?.[0] ?? '']), text]] : [];
  }
  if (Array.isArray(value)) return withoutTriedTypes(value).flatMap((item) => problemsIn(item, path));
  if (!isRecord(value)) return [];
  const text = textIn(value);
  // What was sent is never shown: a problem that has it, and no text, says nothing.
  if (text === undefined) return 'input' in value || 'rejectedValue' in value ? [] : problemsInMap(value, path);
  const place = placeIn(value);
  return problemsIn(text, place === undefined ? [...path, ''] : [place].flat());
}

const problemsInMap = (map: Json, path: readonly unknown[]): readonly NamedText[] =>
  Object.entries(map).flatMap(([name, value]) =>
    lists.includes(name) && Array.isArray(value) ? problemsIn(value, path) : problemsIn(value, [...path, name]),
  );

/** `{ phone: ['…'] }` without anything around it. */
const isBareList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isSaid);

function allProblems(body: Json): readonly NamedText[] {
  const told = lists.flatMap((name) => {
    const list = body[name];
    if (typeof list === 'string') return [];
    return isRecord(list) ? problemsInMap(list, []) : problemsIn(list, []);
  });
  if (told.length > 0) return told;
  // "body/phone must match …": one problem, in the words of a validator of JSON schemas.
  const [, path, text] = /^body[/.](\S+) (.+)$/s.exec(String(body['message'])) ?? [];
  if (path && text) return [[fieldName([path]), `${path} ${text}`]];
  return Object.entries(body).flatMap(([name, list]) => (isBareList(list) ? problemsIn(list, [name]) : []));
}

const closed = (text: string) => text.replace(/([^.!?…])$/, '$1.');
const named = ([name, text]: NamedText) =>
  closed(name === '' || text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`);

/**
 * Reads the body of a refusal. One that says `success: true` is an example of a success: generated servers answer it with
 * a 501 for what nobody has written.
 */
export function saidIn(body: unknown): Said {
  if (isRecord(body) && body['success'] === true) return { message: '', code: undefined, errors: {} };
  if (!isRecord(body)) {
    const problems = problemsIn(body, []);
    return { message: problems.map(named).join(' '), code: undefined, errors: fieldsOf(problems) };
  }
  const { error, title, description } = body;
  const inner = isRecord(error) ? saidIn(error) : undefined;
  const problems = [...allProblems(body), ...Object.entries(inner?.errors ?? {})];
  const sentences = [
    ...[body['message']].filter(isSaid),
    ...[body['detail'], error, body['error_description'], inner?.message, description, title].filter(isSentence),
  ].map((text) => text.trim());
  return {
    message: sentences.find((text) => !isCommonplace(text)) ?? (problems.map(named).join(' ') || (sentences[0] ?? '')),
    code: typeof error === 'string' ? error : undefined,
    errors: fieldsOf(problems),
    ...([body['message'], body['detail'], error].some(isUnwritten) && { isUnwritten: true }),
  };
}

function fieldsOf(problems: readonly NamedText[]): Said['errors'] {
  const fields = new Map<string, string>();
  for (const [name, text] of problems) {
    const before = fields.get(name);
    if (name !== '' && before !== text) fields.set(name, before === undefined ? text : `${closed(before)} ${text}`);
  }
  return Object.fromEntries(fields);
}
