import type { HttpHandler } from 'msw';
import { type BackendOptions, createHandlers } from './backend.ts';
import { addressOfPersona, openSession } from './demo/account-session.ts';
import { conditionControls, type Respond, respondingWith } from './demo/condition-controls.ts';
import { type Conditions, type ConditionsStore, underConditions } from './demo/conditions.ts';
import { makeDataSet } from './demo/data-set.ts';
import { DemoError } from './demo/demo-error.ts';
import type { PersonaId } from './university/seed/demo-accounts.ts';
import type { ScenarioName } from './university/seed/scenarios.ts';
import type { Database } from './university/database.ts';
import { carrySessions } from './university/rules/sessions.ts';

/** Conditions in memory, with the answers of an option. @throws DemoError for an operation or an answer that there is not */
export function conditionsInMemory(respond: Respond = {}): ConditionsStore {
  let conditions: Conditions = respondingWith(respond);
  return { get: () => conditions, set: (next) => void (conditions = next) };
}

/** The university's API as handlers of MSW, with its data and with what makes it answer otherwise. */
export interface ControlledBackend extends ReturnType<typeof conditionControls> {
  readonly handlers: HttpHandler[];
  readonly database: Database;
  /**
   * Opens a session of a persona, or of anybody's e-mail address, without a password.
   * @throws DemoError where there is no such account
   */
  signIn(persona: Exclude<PersonaId, 'visitor'> | `${string}@${string}`): ReturnType<typeof openSession>;
  /** Replaces all data by that of a scenario; sessions of people who are in it go on. @throws DemoError */
  switchTo(scenario: ScenarioName, options?: { readonly students?: number; readonly today?: string }): Promise<void>;
}

/** A database's handlers under conditions. */
export function controlledBackend(
  database: Database,
  conditions: ConditionsStore,
  { middleware = [], ...options }: Omit<BackendOptions, 'database'>,
): ControlledBackend {
  return {
    handlers: createHandlers({ ...options, database, middleware: [...middleware, underConditions(conditions)] }),
    database,
    async signIn(persona) {
      const email = addressOfPersona(persona);
      if (email === undefined) throw new DemoError('A visitor has no account to sign in with.');
      return openSession(database, email, options.now?.());
    },
    async switchTo(scenario, request = {}) {
      await database.replaceAll(await makeDataSet({ ...request, scenario }), carrySessions);
    },
    ...conditionControls(conditions, (text) => console.warn(text)),
  };
}
