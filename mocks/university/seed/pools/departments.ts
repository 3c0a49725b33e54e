/** What a student's record takes from the department. */
export interface Department {
  readonly name: string;
  /** The beginning of the roll numbers. */
  readonly code: string;
  /** Share of the students, in percent. */
  readonly weight: number;
  /** A year's fee in rupees. */
  readonly yearlyFee: number;
  /** Share of the final year with an offer. */
  readonly placed: number;
  /** Additional credits of each semester, for laboratories. */
  readonly extraCredits: number;
}

/** The eight of the university; the first five are those that the administrators' forms offer. */
export const departments: readonly Department[] = [
  { name: 'Computer Science', code: 'CS', weight: 28, yearlyFee: 148_000, placed: 0.97, extraCredits: 0 },
  { name: 'Electronics', code: 'EC', weight: 17, yearlyFee: 136_000, placed: 0.95, extraCredits: 1 },
  { name: 'Mechanical', code: 'ME', weight: 13, yearlyFee: 122_000, placed: 0.93, extraCredits: 1 },
  { name: 'Civil', code: 'CE', weight: 10, yearlyFee: 112_000, placed: 0.92, extraCredits: 1 },
  { name: 'Electrical', code: 'EE', weight: 11, yearlyFee: 124_000, placed: 0.93, extraCredits: 0 },
  { name: 'Business Studies', code: 'BS', weight: 10, yearlyFee: 86_000, placed: 0.94, extraCredits: 0 },
  { name: 'Life Sciences', code: 'LS', weight: 7, yearlyFee: 64_000, placed: 0.87, extraCredits: 1 },
  { name: 'Humanities', code: 'HU', weight: 4, yearlyFee: 48_000, placed: 0.84, extraCredits: 0 },
];

/** Credits earned before each of the eight semesters, and after the last. */
export const creditsBefore: readonly number[] = [0, 20, 42, 65, 87, 108, 128, 146, 162];

/** The department of this name. */
export function departmentNamed(name: string): Department {
  const found = departments.find((department) => department.name === name);
  if (!found) throw new Error(`no department ${name}`);
  return found;
}
