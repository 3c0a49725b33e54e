import { type ReactNode, useId } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { msg, t, translate } from '#src/languages/texts.ts';
import { delayNames, delays } from '../conditions.ts';
import { AnswersForm } from './AnswersForm.tsx';
import { ApiLink } from './ApiLink.tsx';
import { useAction, useDemo, useDemoState } from './use-demo.ts';

const presets = [
  { label: msg`Everything fails (500)`, rule: ['*', '500'], once: false },
  { label: msg`Nothing answers`, rule: ['*', 'timeout'], once: false },
  // Once: whoever signs in again is let in.
  { label: msg`The session has ended (401)`, rule: ['*', '401'], once: true },
  { label: msg`Nothing is allowed (403)`, rule: ['*', '403'], once: false },
] as const;

const strong = (words: ReactNode) => <strong>{words}</strong>;

export function ConditionsPanel() {
  const act = useAction();
  const { delay, offline, storageFull, listsByPages } = useDemoState((state) => state.conditions);
  const id = useId();
  return (
    <div className="demo-columns">
      <section aria-labelledby={`${id}-network`}>
        <h2 id={`${id}-network`}>{t`Network, storage and lists`}</h2>
        <label className="demo-field">
          {t`Delay of every answer`}
          <select value={String(delay)} onChange={({ target }) => act((demo) => demo.delay(target.value))}>
            {typeof delay === 'number' && <option value={delay}>{t`${delay} ms`}</option>}
            {delayNames.map((name) => (
              <option key={name} value={name}>
                {translate(delays[name].label)}
              </option>
            ))}
          </select>
        </label>
        <label className="demo-choice">
          <input type="checkbox" checked={offline} onChange={() => act((demo) => demo.offline(!offline))} />
          <span>{rich({ strong })`<strong>Offline</strong> The server cannot be reached.`}</span>
        </label>
        <label className="demo-choice">
          <input type="checkbox" checked={storageFull} onChange={() => act((demo) => demo.storageFull(!storageFull))} />
          <span>{rich({ strong })`<strong>Storage full</strong> The server cannot save anything (507).`}</span>
        </label>
        <label className="demo-choice">
          <input
            type="checkbox"
            checked={listsByPages}
            onChange={() => act((demo) => demo.listsByPages(!listsByPages))}
          />
          <span>
            {rich({
              strong,
            })`<strong>Lists by pages</strong> The portal reads lists of more than 20,000 rows by pages, such as those of “${t`50,000 students`}” in “${t`Data`}”.`}
          </span>
        </label>
        <ClockForm />
        <div className="demo-actions">
          <button type="button" onClick={() => act((demo) => demo.clearStorage())}>
            {t`Clear the storage`}
          </button>
          <button type="button" onClick={() => act((demo) => demo.reload())}>
            {t`Load the page’s data again`}
          </button>
          <button type="button" onClick={() => act((demo) => demo.clearConditions())}>
            {t`End all conditions`}
          </button>
        </div>
        <p>{t`This removes the demo’s data, as a browser sometimes does. “${t`Undo the last switch`}” restores it.`}</p>
      </section>
      <Presets />
      <AnswersForm />
    </div>
  );
}

function ClockForm() {
  const act = useAction();
  const { today = '' } = useDemoState((state) => state.conditions.clock);
  const set = (day: string) => act((demo) => demo.clock(day === '' ? {} : { today: day }));
  return (
    <div className="demo-actions">
      <label className="demo-field">
        {t`Today is`}
        <input type="date" value={today} onChange={({ target }) => set(target.value)} />
      </label>
    </div>
  );
}

function Presets() {
  const act = useAction();
  const { apiReference } = useDemo();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t`With one click`}</h2>
      <div className="demo-actions">
        {presets.map(({ label, rule: [every, kind], once: isOnce }) => (
          <button
            key={label}
            type="button"
            onClick={() =>
              act((demo) => {
                demo.fail(every, kind, { once: isOnce });
                demo.reload();
              })
            }
          >
            {translate(label)}
          </button>
        ))}
      </div>
      {apiReference !== undefined && <p>{rich({})`What each operation takes and answers: ${(<ApiLink />)}`}</p>}
    </section>
  );
}
