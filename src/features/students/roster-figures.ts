import { isPackageInLakhs } from '#src/platform/text/format.ts';
import { pendingAmount, type FeeRecord } from './fees.ts';
import { outcomeOf, type PlacementRecord } from './placement.ts';

/** What the dashboard's charts read of a record. */
export interface ChartedStudent extends FeeRecord, PlacementRecord {
  readonly department?: string | null | undefined;
  readonly year?: number | null | undefined;
  readonly packageAmount?: number | null | undefined;
}

/** Sums, and how many have paid something or owe something. */
const newFees = () => ({ total: 0, paid: 0, pending: 0, payers: 0, owers: 0 });

/** The figures of some students. `name` is their department or year, empty where the records name none. */
const newGroup = (name: string) => ({ name, students: 0, placed: 0, fees: newFees() });

export type GroupFigures = Readonly<ReturnType<typeof newGroup>>;

/** By each spelling of a name. Spellings that differ in case alone are the same group, written as it came first. */
class Groups extends Map<unknown, ReturnType<typeof newGroup>> {
  of(value: string | number | null | undefined) {
    const known = this.get(value);
    if (known) return known;
    const name = String(value ?? '').trim();
    const isSame = (group: GroupFigures) => group.name.toLowerCase() === name.toLowerCase();
    const group = [...this.values()].find(isSame) ?? newGroup(name);
    this.set(value, group);
    return group;
  }

  /** By name, and those without one last. */
  sorted(): readonly GroupFigures[] {
    const isNameless = ({ name }: GroupFigures) => Number(name === '');
    return [...new Set(this.values())].toSorted(
      (a, b) => isNameless(a) - isNameless(b) || a.name.localeCompare(b.name),
    );
  }
}

/** The figures of the dashboard's charts, in one pass; they count as the cards beside them do (section 9). */
export function rosterFigures(list: Iterable<ChartedStudent>) {
  const all = newGroup('');
  const departments = new Groups();
  const years = new Groups();
  // Students who are not placed and go on studying.
  let higherStudies = 0;
  // In lakhs a year, of the placed students whose package is known.
  const packages = { count: 0, sum: 0, highest: 0 };
  for (const student of list) {
    const { totalFee, packageAmount } = student;
    const paid = student.paidAmount ?? 0;
    const pending = pendingAmount(student) ?? 0;
    const outcome = outcomeOf(student);
    const placed = outcome === 'Placed';
    for (const group of [all, departments.of(student.department), years.of(student.year)]) {
      group.students += 1;
      if (placed) group.placed += 1;
      group.fees.total += totalFee ?? 0;
      group.fees.paid += paid;
      group.fees.pending += pending;
      if (paid > 0) group.fees.payers += 1;
      if (pending > 0) group.fees.owers += 1;
    }
    if (outcome === 'Higher Studies') higherStudies += 1;
    if (!placed || !isPackageInLakhs(packageAmount)) continue;
    packages.count += 1;
    packages.sum += packageAmount;
    packages.highest = Math.max(packages.highest, packageAmount);
  }
  const { count, sum, highest } = packages;
  return {
    all,
    higherStudies,
    averagePackage: count > 0 ? sum / count : undefined,
    highestPackage: count > 0 ? highest : undefined,
    byDepartment: departments.sorted(),
    byYear: years.sorted(),
  };
}
