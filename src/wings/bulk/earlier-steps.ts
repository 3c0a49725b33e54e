import { t, translate } from '#src/languages/texts.ts';
import { formatDateTime, orNA } from '#src/platform/text/format.ts';
import type { RecordedChange } from '#src/records/calls/resource-history.ts';
import { type DoneBefore, RECENT_MS, recentRuns } from '#src/session/recent-runs.ts';
import type { Student } from '#src/features/students/student.ts';
import { studentStatus } from '#src/features/students/student-facts.ts';

export type StudyStep = 'year' | 'semester';

export const runOf = (unit: StudyStep): string => `student ${unit} + 1`;

/** The latest moment that is known: the clock of this computer may be behind the server's. */
export const newestOf = (changes: readonly RecordedChange[]) =>
  Math.max(Date.now(), ...changes.map(({ at }) => Date.parse(at)).filter((time) => !Number.isNaN(time)));

export const isWithinADay = ({ at }: Pick<RecordedChange, 'at'>, now: number) => now - Date.parse(at) < RECENT_MS;

/**
 * Who was moved on within a day, when last and by whom. What was moved and put back has not moved.
 * @param changes as the server tells them, the newest first
 */
export function earlierSteps(
  changes: readonly RecordedChange[],
  unit: StudyStep,
  now: number,
): ReadonlyMap<string, DoneBefore> {
  const steps = new Map<string, { from: number; to: number; last?: DoneBefore }>();
  for (const change of [...changes].reverse()) {
    const { old, new: next } = change.fields.find(({ field }) => field === unit) ?? {};
    if (!isWithinADay(change, now) || typeof old !== 'number' || typeof next !== 'number') continue;
    const before = steps.get(change.recordId);
    const last = next > old ? { at: change.at, by: change.by.name } : before?.last;
    steps.set(change.recordId, { from: before?.from ?? old, to: next, ...(last && { last }) });
  }
  return new Map(
    [...steps].flatMap(([id, { from, to, last }]): [string, DoneBefore][] => (last && to > from ? [[id, last]] : [])),
  );
}

/** Who of them was moved on within a day: as the server tells, or else as far as this browser has done it. */
export function movedOn(
  students: readonly Student[],
  units: readonly StudyStep[],
  changes: readonly RecordedChange[] | null | undefined,
): ReadonlyMap<string, DoneBefore> {
  const ids = students.map(({ id }) => id);
  const selected = new Set(ids);
  const all = units.flatMap((unit) => [
    ...(changes ? earlierSteps(changes, unit, newestOf(changes)) : recentRuns(runOf(unit), ids)),
  ]);
  return new Map(all.filter(([id]) => selected.has(id)));
}

export const isActive = (student: Student): boolean => studentStatus(student).toLowerCase() === 'active';

/** Whom a relative change is to include all the same. */
export interface Included {
  readonly moved: boolean;
  readonly inactive: boolean;
}

export function leftOutOf(
  students: readonly Student[],
  moved: ReadonlyMap<string, DoneBefore>,
  included: Included,
): ReadonlyMap<string, string> {
  return new Map(
    students.flatMap((student): [string, string][] => {
      const before = moved.get(student.id);
      if (before && !included.moved)
        return [[student.id, t`Moved already on ${formatDateTime(before.at)} by ${orNA(before.by)}`]];
      return isActive(student) || included.inactive
        ? []
        : [[student.id, t`Not active (${translate(studentStatus(student))})`]];
    }),
  );
}
