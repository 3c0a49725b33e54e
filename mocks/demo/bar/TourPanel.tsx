import { useEffect, useRef } from 'react';
import { scenarios } from '#mocks/university/seed/scenarios.ts';
import { t, translate } from '#src/languages/texts.ts';
import type { Demo } from '../demo.ts';
import { type TourProgress, tourSteps, type TourSituation } from '../tour.ts';
import { fillIn, findTarget, useMarkedTarget } from './page-target.ts';
import { useAction, useDemo, useDemoState, useLoaded } from './use-demo.ts';

/** What there is to see after the tour. */
const furtherScenarios = ['admissions-week', 'fees-due'] as const;

type Situation = Omit<TourSituation, 'email'>;

const loadSituation = (demo: Demo): Promise<Situation> => demo.tourSituation();

export function TourPanel() {
  const act = useAction();
  const progress = useDemoState(({ tour }) => tour);
  if (progress) return <Tour key={progress.startedAt} progress={progress} />;
  return (
    <section aria-labelledby="demo-tour">
      <h2 id="demo-tour">{t`From an application to a student`}</h2>
      <p>
        {t`A tour of ${tourSteps.length} steps on the real screens: somebody applies, the admissions office reviews and approves, and the new student signs in. It takes two to three minutes. At the end, what it has made can be removed.`}
      </p>
      <div className="demo-actions">
        <button type="button" className="demo-primary" onClick={() => act((demo) => demo.startTour())}>
          {t`Start the tour`}
        </button>
      </div>
    </section>
  );
}

function Tour({ progress }: { readonly progress: TourProgress }) {
  const situation = useLoaded<Situation | undefined>(loadSituation, undefined);
  return situation && <Step key={progress.step} progress={progress} situation={situation} />;
}

function Step({ progress, situation }: { readonly progress: TourProgress; readonly situation: Situation }) {
  const act = useAction();
  const demo = useDemo();
  const email = useDemoState((state) => state.email);
  const { application, password } = situation;
  const heading = useRef<HTMLHeadingElement>(null);
  const step = tourSteps[progress.step] ?? tourSteps[0]!;
  const done = step.isDone({ application, password, email });
  const last = progress.step === tourSteps.length - 1;
  useMarkedTarget(done ? [] : step.targets(application));
  // Each step is announced by its heading.
  useEffect(() => heading.current?.focus(), []);
  // Whoever applies in the tour is noted, so that other applications are not taken for this one.
  useEffect(() => {
    if (application && progress.applicationId === undefined)
      demo.noteTour({ ...progress, applicationId: application.id });
  }, [application, demo, progress]);

  const fill = step.fill?.(application, password) ?? [];
  return (
    <section aria-labelledby="demo-tour">
      <h2 id="demo-tour" ref={heading} tabIndex={-1}>
        {t`Step ${progress.step + 1} of ${tourSteps.length}: ${translate(step.title)}`}
      </h2>
      {/* The heading says it in words. */}
      <progress aria-hidden="true" max={tourSteps.length} value={progress.step + Number(done)} />
      <p>{step.text(application)}</p>
      <p role="status">
        {done &&
          (last
            ? t`Done. That is the whole way from an application to a student. “${t`What to do now`}” on this page tells the first steps.`
            : t`Done. Go on with the next step.`)}
      </p>
      <div className="demo-actions">
        {!done && (
          <>
            <button
              type="button"
              className={fill.length > 0 ? undefined : 'demo-primary'}
              onClick={() =>
                act(async () => {
                  await demo.openTourStep(progress.step);
                  step.targets(application).map(findTarget).find(Boolean)?.focus();
                })
              }
            >
              {t`Take me there`}
            </button>
            {fill.length > 0 && (
              <button
                type="button"
                className="demo-primary"
                onClick={() =>
                  act(async () => {
                    for (const { target, value } of fill) await fillIn(target, value);
                    if (step.submit) findTarget(step.submit)?.focus();
                  })
                }
              >
                {t`Fill it in for me`}
              </button>
            )}
          </>
        )}
        {done && !last && (
          <button
            type="button"
            className="demo-primary"
            onClick={() => act(() => demo.startTourStep(progress.step + 1))}
          >
            {t`Next: ${translate(tourSteps[progress.step + 1]?.title ?? '')}`}
          </button>
        )}
        {done &&
          last &&
          furtherScenarios.map((scenario, i) => (
            <button
              key={scenario}
              type="button"
              className={i === 0 ? 'demo-primary' : undefined}
              onClick={() =>
                act(async () => {
                  await demo.endTour({ remove: true });
                  await demo.as('staff');
                  await demo.switchTo(scenario);
                })
              }
            >
              {t`Go on with ${translate(scenarios[scenario].title)}`}
            </button>
          ))}
        <button type="button" onClick={() => act(() => demo.endTour({ remove: true }))}>
          {t`End, and leave the data as it was`}
        </button>
        <button type="button" onClick={() => act(() => demo.endTour({ remove: false }))}>
          {t`End, and keep what was made`}
        </button>
      </div>
    </section>
  );
}
