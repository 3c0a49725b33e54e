import { stateFile } from '#mocks/demo/state-file.ts';
import { seedDay } from '#mocks/node.ts';
import { demoCredential } from '#mocks/university/seed/demo-accounts.ts';
import { rowsOf } from '#mocks/university/tables.ts';
import { makeScenario, type ScenarioName } from '#mocks/university/seed/scenarios.ts';

/** The state file of a scenario that nobody has changed, on the day of the tests. */
export async function scenarioState(scenario: ScenarioName, students: number): Promise<string> {
  const chunks = await makeScenario(scenario, { today: seedDay, students, credential: demoCredential });
  const rows = rowsOf(chunks());
  // The clock of a server ends an open offer, which is no write of anybody's.
  return [
    ...stateFile((table) => (table === 'offers' ? [] : (rows[table] ?? [])), { scenario, students, today: seedDay }),
  ].join('');
}
