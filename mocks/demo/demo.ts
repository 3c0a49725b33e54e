import { createAtom } from '@tanstack/react-store';
import { t, translate } from '#src/languages/texts.ts';
import type { Database, DataSet, Seed } from '../university/database.ts';
import { chunksOf, type DeletedRow, type MailRow, type SeedChunk } from '../university/tables.ts';
import { yieldToMain } from '../engine/request/answer.ts';
import { withChangeLog } from '../university/rules/change-log.ts';
import { nameOfDeleted, restoreDeleted } from '../university/rules/deleted.ts';
import { HttpError } from '../engine/request/http-error.ts';
import { contactAddress, contactMail, sendMail } from '../university/rules/outbox.ts';
import { carrySessions, liveSession } from '../university/rules/sessions.ts';
import { tokenId } from '../university/rules/credentials.ts';
import { type PersonaId, personaIds, personas } from '../university/seed/demo-accounts.ts';
import { type ScenarioName, scenarioNames, scenarios } from '../university/seed/scenarios.ts';
import { type AccountSession, addressOfPersona, openSession } from './account-session.ts';
import { conditionControls } from './condition-controls.ts';
import { anyOperation, type Conditions, operationNames } from './conditions.ts';
import type { createConditions } from './create-conditions.ts';
import { faultNames, readyNames } from './answers.ts';
import { type Clock, parseToday, setClock } from './clock.ts';
import { dayOfVisit, defaultScenario, makeDataSet } from './data-set.ts';
import { DemoError, requireOneOf } from './demo-error.ts';
import type { JournalEntry } from '../engine/request/journal.ts';
import { type DemoLinkParams, languageTags, linkParameters, parseLink } from './link.ts';
import { addressOf, type Portal } from './portal.ts';
import { storedTour, storeTour } from './tab-state.ts';
import { createTour } from './tour-actions.ts';
import type { TourProgress } from './tour.ts';

/** Something that the demo has to say, e.g. what a link has done, or why it could not. */
export interface DemoMessage {
  readonly tone: 'info' | 'error';
  readonly text: string;
  /** What it offers: to take back the last change of all data, or to open the dashboard of who is signed in. */
  readonly offer?: 'undo' | 'dashboard';
}

export interface DemoState {
  readonly conditions: Conditions;
  readonly dataSet: DataSet;
  readonly canUndo: boolean;
  /** What is under way, and how much of it is done, 0 to 1. */
  readonly busy: { readonly text: string; readonly share: number } | undefined;
  readonly message: DemoMessage | undefined;
  /** Grows with every change of the data, in whichever tab. */
  readonly revision: number;
  readonly email: string | undefined;
  /** Absent while no tour is under way. */
  readonly tour: TourProgress | undefined;
}

const oldDataSet: DataSet = { scenario: 'typical-day', students: 1200, today: '2026-05-18' };
export const stateFrame = 'demo-state';

const personaOf = (email: string | undefined): PersonaId | undefined =>
  personas.find((persona) => 'email' in persona && persona.email === email)?.id;

/** Who restores a record with the demo's bar, where nobody need be signed in. */
const demoAuthor = { name: 'Demo', role: 'SUPER_ADMIN' } as const;

function emailOf(session: AccountSession | undefined): string | undefined {
  return session && 'email' in session.user && typeof session.user.email === 'string' ? session.user.email : undefined;
}

/**
 * Everything that can be done with the demo: what the bar shows, and `window.portalDemo` in the browser's console.
 * Whatever cannot be done throws a DemoError, whose message is a sentence.
 */
export function createDemo(
  database: Database,
  { conditions, journal }: ReturnType<typeof createConditions>,
  portal: Portal,
  apiReference: string | undefined,
  opened = '',
) {
  const state = createAtom<DemoState>({
    conditions: conditions.get(),
    dataSet: oldDataSet,
    canUndo: false,
    busy: undefined,
    message: undefined,
    revision: 0,
    email: emailOf(portal.session()),
    tour: storedTour(),
  });
  const set = (part: Partial<DemoState>) => state.set((current) => ({ ...current, ...part }));
  let { listsByPages, clock } = conditions.get();
  conditions.subscribe((current) => {
    set({ conditions: current });
    if (current.clock !== clock) {
      ({ clock } = current);
      setClock(clock);
    }
    if (current.listsByPages === listsByPages) return;
    ({ listsByPages } = current);
    portal.offerLists(listsByPages);
  });
  portal.subscribe(() => set({ email: emailOf(portal.session()) }));
  // What was said in another language has been read.
  portal.languages.subscribe(() => set({ message: undefined }));
  let endedSession: AccountSession | undefined;

  async function refresh(): Promise<void> {
    const { current, previous } = await database.dataSets();
    const dataSet = current === undefined || current === 'unknown' ? oldDataSet : current;
    state.set((before) => ({ ...before, dataSet, canUndo: previous !== undefined, revision: before.revision + 1 }));
  }

  const isAlive = ({ token }: AccountSession) =>
    database.transact('read', (tables) => liveSession(tables, tokenId(token), new Date()) !== undefined);

  /**
   * After much of the data is other data: nobody's session ends but that of a person who is no longer in it.
   * @param session who was signed in before; since then, a call that was under way may have been refused and ended it
   */
  async function settle(session: AccountSession | undefined): Promise<void> {
    await refresh();
    if (session && !(await isAlive(session))) {
      endedSession = session;
      portal.expire();
    } else if (!session && endedSession && (await isAlive(endedSession))) {
      await portal.signIn(endedSession);
      endedSession = undefined;
    }
    portal.onChange();
  }

  async function busily<Result>(
    text: string,
    work: (onProgress: (share: number) => void) => Promise<Result>,
  ): Promise<Result> {
    if (state.get().busy) throw new DemoError(t`The demo is busy. Please wait until it is done.`);
    set({ busy: { text, share: 0 }, message: undefined });
    try {
      return await work((share) => set({ busy: { text, share } }));
    } finally {
      set({ busy: undefined });
    }
  }

  async function replaceBy({ chunks, dataSet }: Seed): Promise<void> {
    const session = portal.session();
    const made: SeedChunk[] = [];
    for (const chunk of chunks()) {
      made.push(chunk);
      await yieldToMain();
    }
    await database.replaceAll({ chunks: () => made, dataSet }, carrySessions).catch((error: unknown) => {
      const full = error instanceof Error && error.name === 'StorageFull';
      throw full
        ? new DemoError(t`The browser’s storage has no room for a second set of data. Nothing was changed.`)
        : error;
    });
    portal.forget({ drafts: true });
    await settle(session);
  }

  async function switchTo(name: string, students?: number): Promise<void> {
    const scenario = requireOneOf('scenario', name, scenarioNames);
    const title = translate(scenarios[scenario].title);
    await busily(t`Making the data: ${title}`, async (onProgress) =>
      replaceBy(await makeDataSet({ scenario, students, onProgress })),
    );
    set({ message: { tone: 'info', text: t`The data is new: ${title}.`, offer: 'undo' } });
  }

  /**
   * Switches to a scenario, unless its data is there already, and of the day that a link asks for.
   * @returns whether it has switched
   */
  async function loadData(name: ScenarioName, students: number | undefined, day: string | undefined): Promise<boolean> {
    await refresh();
    const { dataSet } = state.get();
    const { title, students: usual } = scenarios[name];
    // Without a day, data of a day that is still to come is left by a clock that was set.
    const isOfDay = day === undefined ? dataSet.today <= dayOfVisit() : day === dataSet.today;
    if (name === dataSet.scenario && (students ?? usual) === dataSet.students && isOfDay) return false;
    await switchTo(name, students);
    set({ message: { tone: 'info', text: t`The link has loaded other data: ${translate(title)}.`, offer: 'undo' } });
    return true;
  }

  const signInAs = async (email: string, opened?: string) => portal.signIn(await openSession(database, email), opened);

  const setConditions = (part: Partial<Conditions>) => conditions.set((current) => ({ ...current, ...part }));

  const controls = conditionControls(conditions, (text) => {
    console.warn(text);
    set({ message: { tone: 'info', text } });
  });

  const tour = createTour({
    database,
    progress: () => state.get().tour,
    note(progress) {
      storeTour(progress);
      set({ tour: progress });
    },
    signInAs: (persona) => demo.as(persona),
    open: portal.open,
    onChange: () => {
      portal.forget({ drafts: false });
      return settle(portal.session());
    },
  });

  const demo = {
    scenarios: scenarioNames,
    personas: personaIds,
    operations: [anyOperation, ...operationNames],
    faults: faultNames,
    answers: readyNames,
    /** The address of the API reference, in which each operation has its operationId as anchor. */
    apiReference,
    /** The page that was opened is `/states`, which shows what states there are. */
    opensStates: /\/states\/?(?:[?#]|$)/.test(opened),
    state,
    journal,
    refresh,

    switchTo,
    async reset(): Promise<void> {
      const { scenario, students } = state.get().dataSet;
      const known = scenarioNames.find((name) => name === scenario);
      await switchTo(known ?? defaultScenario, known && scenarios[known].students !== students ? students : undefined);
    },
    async undo(): Promise<void> {
      await busily(t`Bringing the data back`, async () => {
        const session = portal.session();
        if (!(await database.undoReplace(carrySessions))) throw new DemoError(t`There is nothing to undo.`);
        await settle(session);
      });
    },

    async as(persona: string, opened?: string): Promise<void> {
      const email = addressOfPersona(persona);
      await (email === undefined ? portal.signIn(undefined) : signInAs(email, opened));
    },

    ...controls,
    offline: (offline = true) => setConditions({ offline }),
    /** Whether the server has the extension `lists`, so that the portal reads long lists by pages. */
    listsByPages: (listsByPages = true) => setConditions({ listsByPages }),
    /**
     * Sets the clock of this tab to a day, such as `2028-02-29`; without one it is set back. Whoever is signed in stays so,
     * and data that is made from now on is of that day.
     */
    async clock({ today }: Clock = {}): Promise<void> {
      const email = emailOf(portal.session());
      setConditions({ clock: today === undefined ? {} : { today: parseToday(today) } });
      // A session that was last used on another day would be over.
      if (email !== undefined) await signInAs(email);
      portal.onChange();
    },
    /** Leaves the storage as a browser does that has cleared the site’s data; `undo` brings it back. */
    async clearStorage(): Promise<void> {
      const session = portal.session();
      await database.clear();
      // The next use of the data finds it gone, and makes it anew.
      await database.transact('read', ({ courses }) => courses.size);
      await settle(session);
    },

    requests: (): readonly JournalEntry[] => journal.get(),
    outbox: (): Promise<MailRow[]> => database.transact('read', ({ outbox }) => [...outbox.all()].reverse()),
    async openMail({ link }: MailRow): Promise<void> {
      if (!link) return;
      if (link.email !== undefined) await signInAs(link.email);
      else if (portal.session()) await portal.signIn(undefined);
      await portal.open(link.path);
    },
    deleted: (): Promise<DeletedRow[]> => database.transact('read', ({ deleted }) => [...deleted.all()].reverse()),
    /** Restores a deleted record. @returns its name */
    async restore(id: string): Promise<string> {
      const restored = await database
        .transact('write', (tables) => withChangeLog(tables, demoAuthor, new Date(), () => restoreDeleted(tables, id)))
        .catch((error: unknown) => {
          throw error instanceof HttpError ? new DemoError(error.message) : error;
        });
      portal.onChange();
      return nameOfDeleted(restored);
    },

    async exportState(): Promise<Blob> {
      const { rowsOfState, stateFile } = await import('./state-file.ts');
      // Rows are replaced and never changed, so that those of one moment can be written later. The bar's data set is not
      // that of this moment: it hears a little later of what another tab has replaced.
      const { rows, dataSet } = await database.readWhole((tables, current = oldDataSet) => ({
        rows: rowsOfState(tables),
        dataSet: current,
      }));
      const parts: Blob[] = [];
      for (const part of stateFile((name) => rows[name], dataSet)) {
        parts.push(new Blob([part]));
        await yieldToMain();
      }
      return new Blob(parts, { type: 'application/json' });
    },
    async importState(file: Blob | string): Promise<void> {
      await busily(t`Reading the file`, async () => {
        const { readStateFile } = await import('./state-file.ts');
        const { rows, dataSet } = await readStateFile(typeof file === 'string' ? file : await file.text());
        await replaceBy({ chunks: chunksOf(rows), dataSet });
      });
    },

    sayWho(): void {
      const session = portal.session();
      const isOwnPage = /\/(student|admin)\//.test(portal.address());
      const name = session && 'name' in session.user ? String(session.user.name) : undefined;
      if (name !== undefined && !isOwnPage)
        set({ message: { tone: 'info', text: t`You see the portal as ${name}.`, offer: 'dashboard' } });
      else set({ message: undefined });
    },
    languages: portal.languages,
    hrefOf: (path: string) => addressOf(path, portal),
    openDashboard: () => portal.open(portal.session()?.role === 'ADMIN' ? '/admin/dashboard' : '/student/dashboard'),

    link(persona: PersonaId | undefined = personaOf(state.get().email)): string {
      const { dataSet, conditions: current } = state.get();
      const language = requireOneOf('language', portal.languages.chosen(), languageTags);
      const scenario = scenarioNames.find((name) => name === dataSet.scenario);
      const { href } = withParameters(portal.address(), {
        ...(scenario && { scenario }),
        ...(scenario && scenarios[scenario].students !== dataSet.students && { students: dataSet.students }),
        ...(persona && { persona }),
        ...(language !== 'en' && { language }),
        conditions: current,
      });
      return href;
    },

    /**
     * Does what a link asks. What it asks wrongly is said, and then nothing is changed. Its conditions are on when this
     * returns its promise, as the page asks for its data meanwhile; but a full storage, which nobody could sign in to.
     * @param opened the page that the link names; whoever was signed in before may have been sent away from it
     */
    async follow(link: URLSearchParams, opened?: string): Promise<void> {
      const { scenario, students, persona, conditions: wanted } = parseLink(link);
      const name = scenario ?? (students === undefined ? undefined : defaultScenario);
      const begin = () => wanted && conditions.set({ ...wanted, storageFull: false });
      begin();
      // What the page has asked for before the new data came does not count.
      if (name && (await loadData(name, students, wanted?.clock.today))) begin();
      const { storageFull } = wanted ?? conditions.get();
      try {
        if (persona) {
          setConditions({ storageFull: false });
          await demo.as(persona, opened);
        }
      } finally {
        setConditions({ storageFull });
      }
    },

    ...tour,

    /** Lets the page load its data again, e.g. to see a fault. */
    reload: () => portal.onChange(),

    say: (message: DemoMessage | undefined) => set({ message }),

    /** A message of the contact form, which makes no call. */
    receiveContactMessage: (message: Parameters<typeof contactMail>[0]) =>
      database.transact('write', (tables) => sendMail(tables, contactAddress, () => contactMail(message), new Date())),
  };
  return demo;
}

export type Demo = ReturnType<typeof createDemo>;

function withParameters(address: string, link: DemoLinkParams): URL {
  const url = new URL(address);
  for (const [name, value] of linkParameters(link)) url.searchParams.append(name, value);
  return url;
}
