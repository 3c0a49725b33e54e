import type { Contract } from '#openapi/contract.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { UniversityRun } from '../university-run.ts';
import { checkExtensions } from '../extensions/checks.ts';
import { checkApplications } from './applications.ts';
import { checkCourses } from './courses.ts';
import { checkExamples } from './examples.ts';
import { checkKeys } from './keys.ts';
import { checkFigures } from './figures.ts';
import { checkInputs } from './inputs.ts';
import { checkLanguages } from './languages.ts';
import { checkLists } from './lists.ts';
import { checkAddresses, checkBodyForms } from './protocol.ts';
import { checkPages } from './pages.ts';
import { checkRoles } from './roles.ts';
import { checkSessions } from './sessions.ts';
import { checkStudents } from './students.ts';

export interface Check {
  /** As it is told while it runs. */
  readonly title: string;
  /** It runs with --read-only too, where it changes nothing. */
  readonly readsOnly?: true;
  readonly check: (run: UniversityRun, contract: Contract) => Promise<void>;
}

/** Runs a check for each operation that may be sent. */
const ofEach =
  (check: (run: UniversityRun, contract: Contract, operation: OperationId) => Promise<void>): Check['check'] =>
  async (run, contract) => {
    for (const operation of run.selected) if (run.uses(operation)) await check(run, contract, operation);
  };

/** Everything that is checked, in its order. */
export const checks = {
  roles: { title: 'Who may do what', readsOnly: true, check: checkRoles },
  lists: { title: 'Lists', readsOnly: true, check: checkLists },
  figures: { title: 'Counts and statistics', readsOnly: true, check: checkFigures },
  paths: { title: 'Addresses and methods that are none', readsOnly: true, check: checkAddresses },
  examples: { title: 'The examples of the contract', check: ofEach(checkExamples) },
  inputs: { title: 'Valid and invalid inputs', readsOnly: true, check: ofEach(checkInputs) },
  forms: {
    title: 'Bodies that are no JSON, or too large',
    check: ofEach((run, _, operation) => checkBodyForms(run, operation)),
  },
  languages: { title: 'Refusals in other languages', readsOnly: true, check: checkLanguages },
  students: { title: 'The lifecycle of a student', check: checkStudents },
  courses: { title: 'The lifecycle of a course', check: checkCourses },
  applications: { title: 'The lifecycle of an application', check: checkApplications },
  sessions: { title: 'Passwords and sessions', check: checkSessions },
  pages: { title: 'Lists by pages', readsOnly: true, check: checkPages },
  keys: { title: 'Requests that are sent again', check: checkKeys },
  extensions: { title: 'What the extensions do', check: checkExtensions },
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];
