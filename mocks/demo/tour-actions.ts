import { t } from '#src/languages/texts.ts';
import type { Database } from '../university/database.ts';
import type { PersonaId } from '../university/seed/demo-accounts.ts';
import { DemoError } from './demo-error.ts';
import {
  removeTour,
  temporaryPasswordOf,
  tourApplication,
  type TourProgress,
  type TourSituation,
  tourSteps,
} from './tour.ts';

interface TourOptions {
  readonly database: Database;
  progress(): TourProgress | undefined;
  note(progress: TourProgress | undefined): void;
  signInAs(persona: PersonaId): Promise<void>;
  open(path: string): Promise<void>;
  onChange(): Promise<void>;
}

export function createTour({ database, progress: current, note, signInAs, open, onChange }: TourOptions) {
  function tourSituation(progress = current()): Promise<Omit<TourSituation, 'email'>> {
    return database.transact('read', (tables) => {
      const application = progress && tourApplication(tables, progress);
      return { application, password: temporaryPasswordOf(tables, application) };
    });
  }

  async function openTourStep(step: number, progress = current()): Promise<void> {
    const { application } = await tourSituation(progress);
    const { persona, path } = tourSteps[step] ?? tourSteps[0]!;
    await signInAs(persona);
    await open(path(application));
  }

  /** Goes to a step. @throws DemoError where there is no tour, or no such step in it */
  async function startTourStep(step: number, progress = current()): Promise<void> {
    if (!progress || !tourSteps[step]) throw new DemoError(t`There is no such step in the tour.`);
    await openTourStep(step, progress);
    // Only now, so that a step is told of when its page is there.
    note({ ...progress, step });
  }

  return {
    tourSituation,
    openTourStep,
    startTourStep,
    startTour: () => startTourStep(0, { step: 0, startedAt: new Date().toISOString() }),
    noteTour: note,
    async endTour({ remove }: { readonly remove: boolean }): Promise<void> {
      const progress = current();
      note(undefined);
      if (!remove || !progress) return;
      await database.transact('write', (tables) => removeTour(tables, progress));
      await onChange();
      await open('/');
    },
  };
}
