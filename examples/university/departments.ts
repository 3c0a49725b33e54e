import { msg } from '#src/languages/texts.ts';
import type { Department } from '#src/platform/university.ts';

const departments = {
  'Computer Science': [msg`Computer Science`, 1971, msg`Systems, algorithms and the forecasting of avalanches.`],
  'Alpine Engineering': [msg`Alpine Engineering`, 1911, msg`Tunnels, cableways and what holds a slope.`],
  Hydropower: [msg`Hydropower`, 1924, msg`Dams, turbines and the grid behind them.`],
  Materials: [msg`Materials`, 1958, msg`Snow, steel, timber and what the cold does to them.`],
  Robotics: [msg`Robotics`, 1994, msg`Machines that climb, dig and look for people.`],
  Design: [msg`Design`, 2008, msg`Equipment and signs for hands in gloves.`],
} satisfies Readonly<Record<string, Department>>;

export type UniversityDepartmentName = keyof typeof departments;

export const universityDepartments: readonly Department[] = Object.values(departments);

export const UNIVERSITY_DEPARTMENTS: readonly string[] = Object.keys(departments);

/** The departments that the administrators' forms offer. */
export const DEPARTMENTS: readonly string[] = UNIVERSITY_DEPARTMENTS.slice(0, 5);
