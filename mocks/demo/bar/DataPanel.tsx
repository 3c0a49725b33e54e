import { useId, useState } from 'react';
import { type ScenarioName, scenarioNames, scenarios, scenarioTitle } from '#mocks/university/seed/scenarios.ts';
import { nameOfDeleted } from '#mocks/university/rules/deleted.ts';
import type { Demo } from '../demo.ts';
import { useAction, useDemo, useDemoState, useLoaded } from './use-demo.ts';

const loadDeleted = (demo: Demo) => demo.deleted();
const shownDeleted = 50;
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

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
      <h2 id={`${group}-title`}>Scenario</h2>
      <p>{`The present data: ${scenarioTitle(dataSet)}, made for ${dataSet.today}.`}</p>
      <fieldset>
        <legend className="demo-hidden">Scenario</legend>
        {scenarioNames.map((name) => (
          <label key={name} className="demo-choice">
            <input
              type="radio"
              name={group}
              checked={(chosen ?? dataSet.scenario) === name}
              onChange={() => setChosen(name)}
            />
            <span>
              <strong>{scenarios[name].title}</strong> {scenarios[name].sentence}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <span>
          {`${other ? 'Switching' : 'A reset'} replaces all data in every tab, and what was typed here and not sent. `}
        </span>
        <span>
          {`The present data is kept for one undo${canUndo ? ', and what was kept before is lost for good' : ''}.`}
        </span>
      </p>
      <div className="demo-actions demo-at-hand">
        {other ? (
          <button type="button" className="demo-primary" onClick={() => act((demo) => demo.switchTo(chosen))}>
            {`Switch to ${scenarios[chosen].title}`}
          </button>
        ) : (
          <button type="button" onClick={() => act((demo) => demo.reset())}>
            Reset this scenario
          </button>
        )}
        <button
          type="button"
          disabled={!canUndo}
          title={canUndo ? undefined : 'No data has been replaced yet'}
          onClick={() => act((demo) => demo.undo())}
        >
          Undo the last switch
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
      <h2 id={title}>State</h2>
      <p>The whole state of the demo as a file, for another browser, a colleague or a report of a fault.</p>
      <div className="demo-actions">
        <button
          type="button"
          onClick={() =>
            act(async () =>
              save(await demo.exportState(), `university-portal-${demo.state.get().dataSet.scenario}.json`),
            )
          }
        >
          Export the state
        </button>
        <label className="demo-file">
          Import a state
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file)
                act(async () => {
                  await demo.importState(file);
                  demo.say({ tone: 'info', text: `The state in ${file.name} is the demo’s data now.`, offer: 'undo' });
                });
              // The same file can be chosen once more.
              target.value = '';
            }}
          />
        </label>
      </div>
      <p>
        A link opens this page with this scenario, this person and these conditions. It does not carry what was changed.
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
                  ? 'The link has been copied.'
                  : 'This browser does not let the page copy. The link is in the field: copy it by hand.',
              });
            })
          }
        >
          Make a link
        </button>
        {link !== undefined && (
          <input readOnly aria-label="The link" value={link} ref={(field) => field?.select()} className="demo-link" />
        )}
      </div>
    </section>
  );
}

function Deleted() {
  const act = useAction();
  const title = useId();
  const deleted = useLoaded(loadDeleted, []);
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Deleted records</h2>
      {deleted.length === 0 && (
        <p>Nothing was deleted in this data. Deleted students and courses can be restored here.</p>
      )}
      <ul className="demo-list">
        {deleted.slice(0, shownDeleted).map((row) => (
          <li key={row.id}>
            <span>
              <strong>{nameOfDeleted(row)}</strong>
              {` deleted by ${row.by || 'somebody'}, ${moment.format(new Date(row.at))}`}
            </span>
            <button
              type="button"
              aria-label={`Restore ${nameOfDeleted(row)}`}
              onClick={() =>
                act(async (demo) => demo.say({ tone: 'info', text: `${await demo.restore(row.id)} is restored.` }))
              }
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
      {deleted.length > shownDeleted && <p>{`${deleted.length - shownDeleted} more were deleted before these.`}</p>}
    </section>
  );
}
