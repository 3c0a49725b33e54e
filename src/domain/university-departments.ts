/** One of the university's departments, as its public pages show it. */
export interface UniversityDepartment {
  readonly name: string;
  readonly since: number;
  /** What it does, in a sentence. */
  readonly about: string;
}

/**
 * Section 2, /about: the eight departments. The administrators' five (departments.ts) are the first five of them, and
 * courses, faculty and research use no others.
 */
export const universityDepartments = [
  {
    name: 'Computer Science',
    since: 1982,
    about: 'Algorithms, systems and software that people outside the department come to depend on.',
  },
  {
    name: 'Electronics',
    since: 1974,
    about: 'Circuits, signals and radio, taught beside the benches where they are built.',
  },
  {
    name: 'Mechanical',
    since: 1965,
    about: 'Machines, heat and motion, and a workshop that stays open until ten at night.',
  },
  {
    name: 'Civil',
    since: 1965,
    about: 'Bridges that stand, water that arrives, and cities that breathe.',
  },
  {
    name: 'Electrical',
    since: 1967,
    about: 'Power from the turbine to the socket, and back again from the rooftop.',
  },
  {
    name: 'Business Studies',
    since: 1991,
    about: 'Accounts, markets, people and law, learnt on firms within a day’s train ride.',
  },
  {
    name: 'Life Sciences',
    since: 1986,
    about: 'From the cell to the forest, with field weeks on the coast and in the hills.',
  },
  {
    name: 'Humanities',
    since: 1969,
    about: 'Language, history and ethics: it teaches in every programme of the university.',
  },
] as const satisfies readonly UniversityDepartment[];

export type UniversityDepartmentName = (typeof universityDepartments)[number]['name'];

/** Their names, as choices. */
export const UNIVERSITY_DEPARTMENTS: readonly UniversityDepartmentName[] = universityDepartments.map(
  ({ name }) => name,
);
