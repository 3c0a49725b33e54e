import { locale } from '#src/platform/locale.ts';
import { isPackageInLakhs } from '#src/platform/text/format.ts';
import type { StudentFigures } from '../student-pages.ts';
import { hasGraduated, placementOutcome, type PartialStudent, pendingAmount } from '../student-facts.ts';

const newGroup = (name: string) => ({
  name,
  students: 0,
  placed: 0,
  fees: { total: 0, paid: 0, pending: 0, payers: 0, owers: 0 },
});

export type GroupFigures = Readonly<ReturnType<typeof newGroup>>;

/** Groups by their name. Spellings that differ in case alone are the same group, written as it came first. */
class Groups extends Map<string, ReturnType<typeof newGroup>> {
  of(value: string | number | null | undefined) {
    const name = String(value ?? '').trim();
    const key = name.toLowerCase();
    const group = this.get(key) ?? newGroup(name);
    this.set(key, group);
    return group;
  }

  sorted(): readonly GroupFigures[] {
    const isNameless = ({ name }: GroupFigures) => Number(name === '');
    return [...this.values()].sort((a, b) => isNameless(a) - isNameless(b) || a.name.localeCompare(b.name, locale()));
  }
}

/**
 * The figures of the dashboard's charts, in one pass; they count as the cards beside them do (section 9). Whoever has
 * graduated is in no year.
 */
export function rosterFigures(list: Iterable<PartialStudent>) {
  const all = newGroup('');
  const departments = new Groups();
  const years = new Groups();
  const graduated = newGroup('');
  // Students who are not placed and go on studying.
  let higherStudies = 0;
  // In lakhs a year, of the placed students whose package is known.
  const packages = { count: 0, sum: 0, highest: 0 };
  for (const student of list) {
    const { packageAmount } = student;
    const paid = student.paidAmount ?? 0;
    const pending = pendingAmount(student) ?? 0;
    const outcome = placementOutcome(student);
    const placed = outcome === 'Placed';
    const ofYear = hasGraduated(student) ? graduated : years.of(student.year);
    for (const group of [all, departments.of(student.department), ofYear]) {
      group.students += 1;
      if (placed) group.placed += 1;
      group.fees.total += student.totalFee ?? 0;
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
    graduated: graduated.students > 0 ? graduated : undefined,
  };
}

/** The same of a server that has counted them (contract, StudentFigures). */
export function countedFigures({ all, byDepartment, byYear, graduated, higherStudies, packages }: StudentFigures) {
  const { count, sum, highest } = packages;
  return {
    all: { name: '', ...all },
    higherStudies,
    averagePackage: count > 0 ? sum / count : undefined,
    highestPackage: count > 0 ? highest : undefined,
    byDepartment: byDepartment.map(({ department, ...group }) => ({ name: department, ...group })),
    byYear: byYear.map(({ year, ...group }) => ({ name: String(year), ...group })),
    graduated: graduated && graduated.students > 0 ? { name: '', ...graduated } : undefined,
  } satisfies ReturnType<typeof rosterFigures>;
}
