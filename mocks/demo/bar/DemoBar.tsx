import { Fragment, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSelector } from '@tanstack/react-store';
import { personas } from '#mocks/university/seed/demo-accounts.ts';
import { scenarioTitle } from '#mocks/university/seed/scenarios.ts';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { answerLabel } from '../answers.ts';
import { anyOperation, delays, type Rule } from '../conditions.ts';
import type { Demo } from '../demo.ts';
import { storedFolded, storeFolded } from '../tab-state.ts';
import { ConditionsPanel } from './ConditionsPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';
import { StatesPanel } from './StatesPanel.tsx';
import { TourPanel } from './TourPanel.tsx';
import { DemoContext, useAction, useDemo, useDemoState, useLoaded } from './use-demo.ts';

const panels = [
  { id: 'tour', label: msg`Tour`, Panel: TourPanel, isForDevelopers: false },
  { id: 'data', label: msg`Data`, Panel: DataPanel, isForDevelopers: false },
  { id: 'outbox', label: msg`Outbox`, Panel: OutboxPanel, isForDevelopers: false },
  { id: 'states', label: msg`States`, Panel: StatesPanel, isForDevelopers: true },
  { id: 'conditions', label: msg`Conditions`, Panel: ConditionsPanel, isForDevelopers: true },
  { id: 'requests', label: msg`Requests`, Panel: RequestsPanel, isForDevelopers: true },
] as const;
const groups = [
  { label: msg`Tools of the demo`, isForDevelopers: false },
  { label: msg`Tools for developers`, isForDevelopers: true },
];
type PanelId = (typeof panels)[number]['id'];

const narrowWindow = matchMedia('(max-width: 62em)');
const watchWidth = (onChange: () => void) => {
  narrowWindow.addEventListener('change', onChange);
  return () => narrowWindow.removeEventListener('change', onChange);
};

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyD';

interface Props {
  readonly demo: Demo;
  /** This browser has opened the demo for the first time: the tour is offered. */
  readonly isFirstVisit: boolean;
}

/** A thin strip at the bottom of the window, and a panel above it. The page ends above both. */
export function DemoBar({ demo, ...visit }: Props) {
  const [folded, setFolded] = useState(storedFolded);
  // A tour that a reload has interrupted goes on.
  const [open, setOpen] = useState<PanelId | undefined>(() => {
    if (demo.state.get().tour) return 'tour';
    return demo.opensStates ? 'states' : undefined;
  });
  const [isFirstVisit, setFirstVisit] = useState(visit.isFirstVisit);
  // All of the bar is drawn anew in another language, and keeps what is open.
  const language = useSyncExternalStore(demo.languages.subscribe, demo.languages.current);
  const narrow = useSyncExternalStore(watchWidth, () => narrowWindow.matches);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const fold = (next: boolean) => {
    storeFolded(next);
    setFolded(next);
    if (next) setOpen(undefined);
  };

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && bar.current?.contains(event.target);
      if (event.key === 'Escape' && isInside) {
        // A dialog of the portal stays open.
        event.stopImmediatePropagation();
        setOpen(undefined);
        toggle.current?.focus();
      }
      if (!isShortcut(event)) return;
      event.preventDefault();
      storeFolded(false);
      setFolded(false);
      toggle.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  // The portal leaves so much room at the bottom of the window (src/ui/theme/system.ts).
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--page-inset-bottom', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const Panel = panels.find(({ id }) => id === open)?.Panel;
  const tour = (
    <button
      type="button"
      className="demo-primary"
      title={t`A tour of the real screens; nothing leaves your browser`}
      onClick={() => {
        setFirstVisit(false);
        setOpen('tour');
        void demo.startTour();
      }}
    >
      {narrow ? t`Tour` : t`See it in three minutes`}
    </button>
  );
  const tabs = (
    <div className="demo-tabs">
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={translate(group.label)}>
          {!narrow && isFirstVisit && !group.isForDevelopers && tour}
          {panels
            .filter(({ id }) => narrow || !isFirstVisit || id !== 'tour')
            .filter(({ isForDevelopers }) => isForDevelopers === group.isForDevelopers)
            .map(({ id, label }) => (
              <button
                key={id}
                type="button"
                aria-expanded={open === id}
                aria-controls={open === id ? 'demo-panel' : undefined}
                onClick={() => setOpen(open === id ? undefined : id)}
              >
                {translate(label)}
                <Count of={id} />
              </button>
            ))}
        </div>
      ))}
    </div>
  );
  return (
    <DemoContext value={demo}>
      <section
        ref={bar}
        id="demo-bar"
        className="demo-bar"
        // A language in part may lack these texts.
        lang={demo.languages.hasTexts() ? undefined : 'en'}
        dir={demo.languages.hasTexts() ? undefined : 'ltr'}
        aria-label={t`Demo`}
        data-folded={folded}
        data-keep-focus=""
      >
        <Fragment key={language}>
          <div className="demo-strip">
            <button
              ref={toggle}
              type="button"
              className="demo-toggle"
              aria-expanded={!folded}
              title={
                folded ? t`Show the demo’s bar (Alt+Shift+D)` : t`Hide the demo’s bar (Alt+Shift+D shows it again)`
              }
              onClick={() => fold(!folded)}
            >
              {t`Demo`}
            </button>
            {!folded && (
              <>
                {narrow ? <PersonaSelect /> : <PersonaButtons />}
                {narrow && isFirstVisit && tour}
                {narrow ? (
                  <button
                    type="button"
                    aria-expanded={open !== undefined}
                    onClick={() => setOpen(open ? undefined : 'data')}
                  >
                    {t`Tools`}
                  </button>
                ) : (
                  tabs
                )}
              </>
            )}
            <ActiveConditions short={narrow} />
          </div>
          {/* After the buttons that open it, so that Tab leads from them into it; the style sheet shows it above. */}
          {!folded && Panel && (
            <div id="demo-panel" className="demo-panel">
              {narrow && tabs}
              <Panel />
            </div>
          )}
          <Message />
        </Fragment>
      </section>
    </DemoContext>
  );
}

const loadOutbox = (demo: Demo) => demo.outbox();

function Count({ of }: { readonly of: PanelId }) {
  const requests = useSelector(useDemo().journal, (entries) => entries.at(-1)?.number ?? 0);
  const mails = useLoaded(loadOutbox, []).length;
  const scenario = useDemoState(({ dataSet }) => scenarioTitle(dataSet));
  if (of === 'data') return <span className="demo-count">{`: ${scenario}`}</span>;
  const count = of === 'requests' ? requests : of === 'outbox' ? mails : 0;
  return count > 0 && <span className="demo-count">{` ${count}`}</span>;
}

const addressOf = (persona: (typeof personas)[number]) => ('email' in persona ? persona.email : undefined);

function PersonaButtons() {
  const act = useAction();
  const email = useDemoState((state) => state.email);
  return (
    <div className="demo-personas" role="group" aria-label={t`See the portal as`}>
      {personas.map((persona) => (
        <button
          key={persona.id}
          type="button"
          aria-pressed={addressOf(persona) === email}
          onClick={() => act((demo) => demo.as(persona.id).then(demo.sayWho))}
        >
          {translate(persona.label)}
        </button>
      ))}
    </div>
  );
}

function PersonaSelect() {
  const act = useAction();
  const email = useDemoState((state) => state.email);
  const current = personas.find((persona) => addressOf(persona) === email);
  return (
    <select
      aria-label={t`See the portal as`}
      value={current?.id ?? ''}
      onChange={({ target }) => act((demo) => demo.as(target.value).then(demo.sayWho))}
    >
      {!current && <option value="">{email}</option>}
      {personas.map(({ id, label }) => (
        <option key={id} value={id}>
          {translate(label)}
        </option>
      ))}
    </select>
  );
}

const ruleWords = ({ operation, answer, times }: Rule): string => {
  const call = operation === anyOperation ? t`Every call` : operation;
  const words = answerLabel(answer);
  return times === undefined
    ? t`${call}: ${words}`
    : plural(times)`${call}, next call: ${words} | ${call}, next ${times} calls: ${words}`;
};

/**
 * What is wrong on purpose, so that nobody takes it for a mistake of the portal. Each can be ended here.
 * @param short where several are on, shows how many
 */
function ActiveConditions({ short }: { readonly short: boolean }) {
  const act = useAction();
  const { delay, offline, storageFull, listsByPages, clock, rules } = useDemoState((state) => state.conditions);
  const active = [
    ...(delay === 'none'
      ? []
      : [
          {
            text: typeof delay === 'number' ? t`Delay: ${delay} ms` : translate(delays[delay].label),
            end: (demo: Demo) => demo.delay('none'),
          },
        ]),
    ...(offline ? [{ text: t`Offline`, end: (demo: Demo) => demo.offline(false) }] : []),
    ...(storageFull ? [{ text: t`Storage full`, end: (demo: Demo) => demo.storageFull(false) }] : []),
    ...(listsByPages ? [{ text: t`Lists by pages`, end: (demo: Demo) => demo.listsByPages(false) }] : []),
    ...(clock.today === undefined ? [] : [{ text: t`Today: ${clock.today}`, end: (demo: Demo) => demo.clock() }]),
    ...rules.map((rule) => ({ text: ruleWords(rule), end: (demo: Demo) => demo.succeed(rule.operation) })),
  ];
  if (active.length === 0) return null;
  const shown = short && active.length > 1 ? [] : active;
  return (
    <ul className="demo-active" aria-label={t`Conditions that are on`}>
      {shown.length === 0 && (
        <li>
          <span>{plural(active.length)`${active.length} condition | ${active.length} conditions`}</span>
          <button
            type="button"
            aria-label={t`End all conditions`}
            onClick={() => act((demo) => demo.clearConditions())}
          >
            ×
          </button>
        </li>
      )}
      {shown.map(({ text, end }) => (
        <li key={text}>
          {text}
          <button type="button" aria-label={t`End: ${text}`} onClick={() => act(end)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

function Message() {
  const act = useAction();
  const { busy, message } = useDemoState((state) => state);
  return (
    <div className="demo-message" role="status" data-tone={busy ? 'info' : message?.tone}>
      {busy ? (
        <>
          <span>{`${busy.text}…`}</span>
          <progress value={busy.share} aria-label={busy.text} />
        </>
      ) : (
        message && (
          <>
            <span>{message.text}</span>
            {message.offer === 'undo' && (
              <button type="button" onClick={() => act((demo) => demo.undo())}>
                {t`Undo`}
              </button>
            )}
            {message.offer === 'dashboard' && (
              <button
                type="button"
                onClick={() =>
                  act(async (demo) => {
                    demo.say(undefined);
                    await demo.openDashboard();
                  })
                }
              >
                {t`Open the dashboard`}
              </button>
            )}
            <button
              type="button"
              aria-label={t`Dismiss the message`}
              onClick={() => act((demo) => demo.say(undefined))}
            >
              ×
            </button>
          </>
        )
      )}
    </div>
  );
}
