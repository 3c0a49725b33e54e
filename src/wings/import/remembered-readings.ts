import { studentFields } from '#src/features/students/student.ts';
import { isTexts } from '#src/records/form/record-draft.ts';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import { isRecordLine, plainHeading } from './headings.ts';
import { fieldOf, type Reading } from './reading.ts';

const KEY = 'importReadings';
const MOST = 30;

/** How files with some headings are read: headings and choices, and nothing of a record. */
interface Remembered extends Omit<Reading, 'targets'> {
  /** The headings, whatever their order. */
  readonly layout: string;
  readonly targets: Readonly<Record<string, string>>;
}

const namesOf = (titles: readonly string[]) =>
  titles.map((title, i) => {
    const plain = plainHeading(title);
    const before = titles.slice(0, i).filter((other) => plainHeading(other) === plain).length;
    return before === 0 ? plain : `${plain} ${before + 1}`;
  });

const layoutOf = (titles: readonly string[]) => ['student', ...[...namesOf(titles)].sort()].join('|');

const isRemembered = (value: Partial<Remembered> | null): value is Remembered =>
  typeof value?.layout === 'string' &&
  [value.targets, value.notations, value.everyRow].every(isTexts) &&
  typeof value.words === 'object' &&
  Object.values(value.words ?? [null]).every(isTexts);

/** What this browser keeps. Anybody may edit it: whatever is no reading is left out. */
function stored(): readonly Remembered[] {
  const kept = localStore.getJson(KEY);
  return Array.isArray(kept) ? kept.filter(isRemembered) : [];
}

export function rememberedReading(titles: readonly string[]): Reading | undefined {
  const layout = layoutOf(titles);
  const known = stored().find((one) => one.layout === layout);
  if (!known) return undefined;
  const { notations, words, everyRow } = known;
  const targets = namesOf(titles).map((name) => known.targets[name] ?? '');
  // A field that there no longer is leaves its column to be looked at anew.
  return targets.every((target) => target === '' || fieldOf(target) in studentFields)
    ? { targets, notations, words, everyRow }
    : undefined;
}

/**
 * Remembers how files with these headings are read. A word without a choice may be anything, and is not kept; nor is a line
 * of headings that seems to be a record.
 */
export function rememberReading(titles: readonly string[], reading: Reading): void {
  if (isRecordLine(titles)) return;
  const layout = layoutOf(titles);
  const names = namesOf(titles);
  const words = Object.entries(reading.words).map(([field, some]) => [
    field,
    Object.fromEntries(Object.entries(some).filter(([, choice]) => choice !== '')),
  ]);
  const remembered: Remembered = {
    layout,
    targets: Object.fromEntries(names.map((name, i) => [name, reading.targets[i] ?? ''])),
    notations: reading.notations,
    words: Object.fromEntries(words),
    everyRow: reading.everyRow,
  };
  localStore.setJson(KEY, [remembered, ...stored().filter((one) => one.layout !== layout)].slice(0, MOST));
}
