import type { Department } from '#src/platform/university.ts';

const departments = [
  ['Computer Science', 1982, 'Algorithms, systems, software and machine learning.'],
  ['Electronics', 1974, 'Circuits, signals, radio and embedded systems.'],
  ['Mechanical', 1965, 'Machines, thermal engineering, robotics and manufacturing.'],
  ['Civil', 1965, 'Structures, water resources and transport planning.'],
  ['Electrical', 1967, 'Power systems, power electronics and high-voltage engineering.'],
  ['Business Studies', 1991, 'Finance, operations, management and law.'],
  ['Life Sciences', 1986, 'Ecology, molecular biology and microbiology, with field work.'],
  ['Humanities', 1969, 'Language, history and ethics, taught in every program.'],
] as const satisfies readonly Department[];

export type UniversityDepartmentName = (typeof departments)[number][0];

/** Section 2, /about: the eight departments, of which the first five are the administrators'. There are no others. */
export const universityDepartments: readonly Department[] = departments;

export const UNIVERSITY_DEPARTMENTS: readonly string[] = departments.map(([name]) => name);

/** Section 3: the departments that the administrators' forms offer. */
export const DEPARTMENTS: readonly string[] = UNIVERSITY_DEPARTMENTS.slice(0, 5);
