import { pendingAmount, type FeeRecord } from './fees.ts';
import { isPlaced, placementLabel, type PlacementRecord } from './placement.ts';

/** What the dashboard's charts read of a record. */
export interface ChartedStudent extends FeeRecord, PlacementRecord {
  readonly department?: string | null | undefined;
  readonly year?: number | null | undefined;
  readonly packageAmount?: number | null | undefined;
}

interface Amounts {
  readonly total: number;
  readonly paid: number;
  readonly pending: number;
}

export interface GroupFigures {
  /** The department or the year; empty where the records name none. */
  readonly name: string;
  readonly students: number;
  readonly placed: number;
  readonly fees: Amounts;
}

export interface RosterFigures {
  readonly all: GroupFigures;
  /** Students who are not placed and go on studying. */
  readonly higherStudies: number;
  /** In lakhs a year, over the placed students whose package is known. */
  readonly averagePackage: number | undefined;
  readonly highestPackage: number | undefined;
  readonly byDepartment: readonly GroupFigures[];
  readonly byYear: readonly GroupFigures[];
}

class Group {
  readonly name: string;
  students = 0;
  placed = 0;
  readonly fees = { total: 0, paid: 0, pending: 0 };
  constructor(name: string) {
    this.name = name;
  }
  add(student: ChartedStudent, placed: boolean): void {
    this.students += 1;
    if (placed) this.placed += 1;
    this.fees.total += student.totalFee ?? 0;
    this.fees.paid += student.paidAmount ?? 0;
    this.fees.pending += pendingAmount(student) ?? 0;
  }
}

/** The group of each name; one that differs in case alone is the same, written as it came first. */
class Groups {
  readonly #byName = new Map<string, Group>();
  readonly #bySpelling = new Map<unknown, Group>();

  of(value: string | number | null | undefined): Group {
    const known = this.#bySpelling.get(value);
    if (known) return known;
    const name = value === null || value === undefined ? '' : String(value).trim();
    const key = name.toLowerCase();
    const group = this.#byName.get(key) ?? new Group(name);
    this.#byName.set(key, group);
    this.#bySpelling.set(value, group);
    return group;
  }

  /** By name, and those without one last. */
  sorted(): readonly Group[] {
    return [...this.#byName.values()].toSorted((a, b) =>
      a.name === '' || b.name === '' ? Number(a.name === '') - Number(b.name === '') : a.name.localeCompare(b.name),
    );
  }
}

/**
 * The figures of the dashboard's charts, in one pass over the loaded list. They count as the stat cards beside them do
 * (section 9: placed is who has a company), so that the two never disagree.
 */
export function rosterFigures(list: Iterable<ChartedStudent>): RosterFigures {
  const all = new Group('');
  const departments = new Groups();
  const years = new Groups();
  let higherStudies = 0;
  let packages = 0;
  let packageSum = 0;
  let highest = 0;
  for (const student of list) {
    const placed = isPlaced(student);
    all.add(student, placed);
    departments.of(student.department).add(student, placed);
    years.of(student.year).add(student, placed);
    if (!placed && placementLabel(student) === 'Higher Studies') higherStudies += 1;
    if (!placed || typeof student.packageAmount !== 'number') continue;
    packages += 1;
    packageSum += student.packageAmount;
    highest = Math.max(highest, student.packageAmount);
  }
  return {
    all,
    higherStudies,
    averagePackage: packages === 0 ? undefined : packageSum / packages,
    highestPackage: packages === 0 ? undefined : highest,
    byDepartment: departments.sorted(),
    byYear: years.sorted(),
  };
}
