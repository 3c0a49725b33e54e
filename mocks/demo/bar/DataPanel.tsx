import { useId, useState } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { type ScenarioName, scenarioNames, scenarios, scenarioTitle } from '#mocks/university/seed/scenarios.ts';
import { nameOfDeleted } from '#mocks/university/rules/deleted.ts';
import { plural, t, translate } from '#src/languages/texts.ts';
import type { Demo } from '../demo.ts';
import { useAction, useDemo, useDemoState, useLoaded, useMomentFormat } from './use-demo.ts';

const loadDeleted = (demo: Demo) => demo.deleted();
const shownDeleted = 50;

export function DataPanel() {
  return (
    <div className="demo-columns">
      <Scenarios />
      <State />
      <Deleted />
    </div>
  );
}

function Scenarios() {
  const act = useAction();
  const dataSet = useDemoState((state) => state.dataSet);
  const canUndo = useDemoState((state) => state.canUndo);
  const [chosen, setChosen] = useState<ScenarioName>();
  const group = useId();
  const other = chosen !== undefined && chosen !== dataSet.scenario;
  return (
    <section aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`}>{t`Scenario`}</h2>
      <p>{t`The present data: ${scenarioTitle(dataSet)}, made for ${dataSet.today}.`}</p>
      <fieldset>
        <legend className="demo-hidden">{t`Scenario`}</legend>
        {scenarioNames.map((name) => (
          <label key={name} className="demo-choice">
            <input
              type="radio"
              name={group}
              checked={(chosen ?? dataSet.scenario) === name}
              onChange={() => setChosen(name)}
            />
            <span>
              <strong>{translate(scenarios[name].title)}</strong> {translate(scenarios[name].sentence)}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <span>
          {other
            ? t`Switching replaces all data in every tab, and what was typed here and not sent.`
            : t`A reset replaces all data in every tab, and what was typed here and not sent.`}
        </span>{' '}
        <span>
          {canUndo
            ? t`The present data is kept for one undo, and what was kept before is lost for good.`
            : t`The present data is kept for one undo.`}
        </span>
      </p>
      <div className="demo-actions demo-at-hand">
        {other ? (
          <button type="button" className="demo-primary" onClick={() => act((demo) => demo.switchTo(chosen))}>
            {t`Switch to ${translate(scenarios[chosen].title)}`}
          </button>
        ) : (
          <button type="button" onClick={() => act((demo) => demo.reset())}>
            {t`Reset this scenario`}
          </button>
        )}
        <button
          type="button"
          disabled={!canUndo}
          title={canUndo ? undefined : t`No data has been replaced yet`}
          onClick={() => act((demo) => demo.undo())}
        >
          {t`Undo the last switch`}
        </button>
      </div>
    </section>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later, since the browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function State() {
  const act = useAction();
  const demo = useDemo();
  const title = useId();
  const [link, setLink] = useState<string>();
  useDemoState((state) => state.conditions);
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t`State`}</h2>
      <p>{t`The whole state of the demo as a file, for another browser, a colleague or a report of a fault.`}</p>
      <div className="demo-actions">
        <button
          type="button"
          onClick={() =>
            act(async () =>
              save(await demo.exportState(), `university-portal-${demo.state.get().dataSet.scenario}.json`),
            )
          }
        >
          {t`Export the state`}
        </button>
        <label className="demo-file">
          {t`Import a state`}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file)
                act(async () => {
                  await demo.importState(file);
                  demo.say({ tone: 'info', text: t`The state in ${file.name} is the demo’s data now.`, offer: 'undo' });
                });
              // The same file can be chosen once more.
              target.value = '';
            }}
          />
        </label>
      </div>
      <p>
        {t`A link opens this page with this scenario, this person and these conditions. It does not carry what was changed.`}
      </p>
      <div className="demo-actions">
        <button
          type="button"
          onClick={() =>
            act(async () => {
              const made = demo.link();
              setLink(made);
              // Not every page may use the clipboard: the link is selected in its field as well.
              const isCopied = await navigator.clipboard?.writeText(made).then(
                () => true,
                () => false,
              );
              demo.say({
                tone: 'info',
                text: isCopied
                  ? t`The link has been copied.`
                  : t`This browser does not let the page copy. The link is in the field: copy it by hand.`,
              });
            })
          }
        >
          {t`Make a link`}
        </button>
        {link !== undefined && (
          <input
            readOnly
            aria-label={t`The link`}
            value={link}
            ref={(field) => field?.select()}
            dir="ltr"
            className="demo-link"
          />
        )}
      </div>
    </section>
  );
}

function Deleted() {
  const act = useAction();
  const title = useId();
  const deleted = useLoaded(loadDeleted, []);
  const moment = useMomentFormat();
  const more = deleted.length - shownDeleted;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t`Deleted records`}</h2>
      {deleted.length === 0 && (
        <p>{t`Nothing was deleted in this data. Deleted students and courses can be restored here.`}</p>
      )}
      <ul className="demo-list">
        {deleted.slice(0, shownDeleted).map((row) => (
          <li key={row.id}>
            <span>
              {rich({
                strong: (words) => <strong>{words}</strong>,
              })`<strong>${nameOfDeleted(row)}</strong> deleted by ${row.by || t`somebody`}, ${moment.format(new Date(row.at))}`}
            </span>
            <button
              type="button"
              aria-label={t`Restore ${nameOfDeleted(row)}`}
              onClick={() =>
                act(async (demo) => demo.say({ tone: 'info', text: t`${await demo.restore(row.id)} is restored.` }))
              }
            >
              {t`Restore`}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>{plural(more)`${more} more was deleted before these. | ${more} more were deleted before these.`}</p>
      )}
    </section>
  );
}
