import { msg } from '#src/languages/texts.ts';
import type { Department } from '#src/platform/university.ts';

/** By the name in the records; the same word in the list is what people read, in their language. */
const departments = {
  'Computer Science': [msg`Computer Science`, 1982, msg`Algorithms, systems, software and machine learning.`],
  Electronics: [msg`Electronics`, 1974, msg`Circuits, signals, radio and embedded systems.`],
  Mechanical: [msg`Mechanical`, 1965, msg`Machines, thermal engineering, robotics and manufacturing.`],
  Civil: [msg`Civil`, 1965, msg`Structures, water resources and transport planning.`],
  Electrical: [msg`Electrical`, 1967, msg`Power systems, power electronics and high-voltage engineering.`],
  'Business Studies': [msg`Business Studies`, 1991, msg`Finance, operations, management and law.`],
  'Life Sciences': [msg`Life Sciences`, 1986, msg`Ecology, molecular biology and microbiology, with field work.`],
  Humanities: [msg`Humanities`, 1969, msg`Language, history and ethics, taught in every program.`],
} satisfies Readonly<Record<string, Department>>;

export type UniversityDepartmentName = keyof typeof departments;

/** Section 2, /about: the eight departments, of which the first five are the administrators'. There are no others. */
export const universityDepartments: readonly Department[] = Object.values(departments);

export const UNIVERSITY_DEPARTMENTS: readonly string[] = Object.keys(departments);

/** Section 3: the departments that the administrators' forms offer. */
export const DEPARTMENTS: readonly string[] = UNIVERSITY_DEPARTMENTS.slice(0, 5);
