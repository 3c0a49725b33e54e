import type { Department } from '#src/platform/university.ts';

const departments = [
  ['Computer Science', 1971, 'Systems, algorithms and the forecasting of avalanches.'],
  ['Alpine Engineering', 1911, 'Tunnels, cableways and what holds a slope.'],
  ['Hydropower', 1924, 'Dams, turbines and the grid behind them.'],
  ['Materials', 1958, 'Snow, steel, timber and what the cold does to them.'],
  ['Robotics', 1994, 'Machines that climb, dig and look for people.'],
  ['Design', 2008, 'Equipment and signs for hands in gloves.'],
] as const satisfies readonly Department[];

export type UniversityDepartmentName = (typeof departments)[number][0];

export const universityDepartments: readonly Department[] = departments;

export const UNIVERSITY_DEPARTMENTS: readonly string[] = departments.map(([name]) => name);

/** The departments that the administrators' forms offer. */
export const DEPARTMENTS: readonly string[] = UNIVERSITY_DEPARTMENTS.slice(0, 5);
