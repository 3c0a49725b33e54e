/** Section 2, /about: the eight departments, of which the first five are the administrators'. There are no others. */
export const universityDepartments = [
  ['Computer Science', 1982, 'Algorithms, systems and software that people outside the department come to depend on.'],
  ['Electronics', 1974, 'Circuits, signals and radio, taught beside the benches where they are built.'],
  ['Mechanical', 1965, 'Machines, heat and motion, and a workshop that stays open until ten at night.'],
  ['Civil', 1965, 'Bridges that stand, water that arrives, and cities that breathe.'],
  ['Electrical', 1967, 'Power from the turbine to the socket, and back again from the rooftop.'],
  ['Business Studies', 1991, 'Accounts, markets, people and law, learnt on firms within a day’s train ride.'],
  ['Life Sciences', 1986, 'From the cell to the forest, with field weeks on the coast and in the hills.'],
  ['Humanities', 1969, 'Language, history and ethics: it teaches in every programme of the university.'],
] as const;

export type UniversityDepartmentName = (typeof universityDepartments)[number][0];

/** Their names, as choices. */
export const UNIVERSITY_DEPARTMENTS: readonly UniversityDepartmentName[] = universityDepartments.map(([name]) => name);

/** Section 3: the departments that the administrators' forms offer. */
export const DEPARTMENTS: readonly string[] = UNIVERSITY_DEPARTMENTS.slice(0, 5);
