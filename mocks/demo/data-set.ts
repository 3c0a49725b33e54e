import type { Seed } from '../university/database.ts';
import { demoCredential } from '../university/seed/demo-accounts.ts';
import { makeScenario, type ScenarioName, scenarioNames, scenarios } from '../university/seed/scenarios.ts';
import { requireOneOf } from './demo-error.ts';

export const defaultScenario: ScenarioName = 'typical-day';

export interface DataSetRequest {
  /** `typical-day` unless said otherwise. */
  readonly scenario?: ScenarioName | undefined;
  readonly students?: number | undefined;
  /** The day of the data, YYYY-MM-DD; the day of this clock unless said otherwise. */
  readonly today?: string | undefined;
  readonly onProgress?: (share: number) => void;
}

export function dayOfVisit(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Makes the data of a scenario. @throws DemoError for a scenario that there is not */
export async function makeDataSet({
  scenario: name = defaultScenario,
  students: wanted,
  today = dayOfVisit(),
  ...progress
}: DataSetRequest): Promise<Seed> {
  const scenario = requireOneOf('scenario', name, scenarioNames);
  const students = wanted ?? scenarios[scenario].students;
  const chunks = await makeScenario(scenario, { students, today, credential: demoCredential, ...progress });
  return { chunks, dataSet: { scenario, students, today } };
}
