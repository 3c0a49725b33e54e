import type { Rules } from '../rules.ts';
import { byVerdict, type OperationResult, type Result, type Verdict } from '../verdicts.ts';
import { skipsIn } from './skips.ts';
import { consequence, scoreLine } from './terminal.ts';

/** No file and no font from elsewhere: the page is sent by mail and opened from a disk. */
const style = `
:root { color-scheme: light dark; --text: #1c2430; --muted: #55606e; --page: #fff; --line: #d5dae1; --panel: #f4f6f8;
  --bad: #a4161a; --warn: #7a4f00; --good: #17603a; }
@media (prefers-color-scheme: dark) { :root { --text: #e6eaf0; --muted: #a9b4c2; --page: #14181e; --line: #38414d;
  --panel: #1d232b; --bad: #ff9c96; --warn: #f2c14e; --good: #7fd6a4; } }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 62rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; } h1 { font-size: 1.75rem; } h2 { margin-top: 2.5rem; } h3 { margin-block: .75rem; }
ul { padding-inline-start: 1.25rem; } li { margin-block: .25rem; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .25rem 1rem 1rem; margin-block: 1rem; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; } h3 code { font-size: 1em; margin-inline-end: .5rem; }
pre { background: var(--panel); padding: .6rem .8rem; border-radius: .35rem; white-space: pre-wrap; margin-block: .4rem; }
.finding { border-block-start: 1px solid var(--line); padding-block: .75rem .25rem; } .finding p { margin: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem .75rem; margin-block: .35rem; }
dt { color: var(--muted); } dd { margin: 0; }
.broken, .misleads { color: var(--bad); font-weight: 600; } .works { color: var(--warn); font-weight: 600; }
.fits { color: var(--good); font-weight: 600; } .not { color: var(--muted); font-weight: 600; } .quiet { color: var(--muted); }
a { color: inherit; } a:focus-visible, summary:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`;

/** The verdict in words; the colour only repeats them. */
const Word = ({ verdict }: { verdict: Verdict }) => <span className={verdict.split(' ')[0]}>{verdict}</span>;

/** What the reader asks first: which screens do not work. */
function Screens({ operations }: Pick<Result, 'operations'>) {
  const suffering = operations.filter(({ verdict }) => verdict === 'broken' || verdict === 'misleads');
  const screens = [...new Set(suffering.flatMap((operation) => operation.screens))].toSorted();
  if (screens.length === 0) return <p>No screen suffers.</p>;
  return (
    <ul>
      {screens.map((screen) => (
        <li key={screen}>
          <strong>{screen}</strong>
          <ul>
            {suffering
              .filter((operation) => operation.screens.includes(screen))
              .map(({ subject, suffers, verdict }) => (
                <li key={subject}>
                  {suffers}: <Word verdict={verdict} /> (<a href={`#${subject}`}>{subject}</a>)
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ subject }: OperationResult) => (subject === '*' ? '' : `${subject}. `);
const inputsOf = ({ cases }: OperationResult) =>
  cases.valid + cases.invalid > 0 ? `${cases.valid} valid and ${cases.invalid} invalid inputs. ` : '';

/** An operation of which there is something to say. */
function Operation({
  result,
  rules,
  seed,
  skips,
}: {
  result: OperationResult;
  rules: Rules;
  seed: number;
  skips: readonly string[];
}) {
  const { subject, call, verdict, findings } = result;
  return (
    <article id={subject} aria-labelledby={`${subject}-title`}>
      <h3 id={`${subject}-title`}>
        <code>{call}</code> <Word verdict={verdict} />
      </h3>
      <p className="quiet">
        {nameOf(result)}
        {inputsOf(result)}
        {findings.length > 0 && consequence(result)}
        {verdict === 'not tried' && ` Not tried: ${result.untried}.`}
      </p>
      {findings.map(({ rule, what, effect, expected, seen, cause, times, curl }) => (
        <div key={`${rule} ${effect} ${what}`} className="finding">
          <p>
            <strong>{rule}</strong>
            {what && `, ${what}`}
            {times > 1 && ` (${times} times)`}
          </p>
          <dl>
            <dt>Expected</dt>
            <dd>{expected}</dd>
            <dt>Seen</dt>
            <dd>{seen}</dd>
            {cause && (
              <>
                <dt>Cause</dt>
                <dd>{cause}</dd>
              </>
            )}
            <dt>Source</dt>
            <dd className="quiet">
              {rules[rule]?.source}; seed {seed}
            </dd>
          </dl>
          {curl && <pre>{curl}</pre>}
        </div>
      ))}
      {skips.length > 0 && (
        <ul>
          {skips.map((words) => (
            <li key={words}>Skipped: {words}.</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The operations of which there is nothing to say, in a line each. */
const Rest = ({ operations, isAll }: { operations: readonly OperationResult[]; isAll: boolean }) => (
  <details open={isAll}>
    <summary>
      {operations.length} {isAll ? '' : 'others '}without a finding
    </summary>
    <ul>
      {operations.map((one) => (
        <li key={one.subject}>
          <code>{one.call}</code> <Word verdict={one.verdict} />{' '}
          <span className="quiet">
            {nameOf(one)}
            {inputsOf(one)}
          </span>
        </li>
      ))}
    </ul>
  </details>
);

const List = ({
  title,
  lines,
  as: Line = 'span',
}: {
  title: string;
  lines: readonly string[];
  as?: 'span' | 'code';
}) =>
  lines.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Line>{line}</Line>
          </li>
        ))}
      </ul>
    </section>
  );

function Page({ result }: { result: Result }) {
  const { operations, rules, scores, left, tokens, seed, url, contract, requests, seconds, readOnly } = result;
  const sorted = operations.toSorted(byVerdict);
  const skips = skipsIn(operations);
  const worth = sorted.filter(
    (one) => one.findings.length > 0 || one.verdict === 'not tried' || skips.of(one).length > 0,
  );
  const fitting = sorted.filter((one) => !worth.includes(one));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Conformance of ${url}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>Conformance of {url}</h1>
          <p>
            {requests} requests in {seconds} s, seed {seed}, by version {contract} of the contract
            {readOnly && ', read-only'}.
          </p>
          <ul>
            {scores.map((score) => (
              <li key={score.level}>{scoreLine(score)}</li>
            ))}
          </ul>
          <h2>Screens</h2>
          <Screens operations={operations} />
          <h2>Operations</h2>
          {worth.map((one) => (
            <Operation key={one.subject} result={one} rules={rules} seed={seed} skips={skips.of(one)} />
          ))}
          {fitting.length > 0 && <Rest operations={fitting} isAll={worth.length === 0} />}
          <List title="Skipped" lines={skips.shared} />
          <List title="Left on the server" lines={left} />
          <List title="The tokens in the commands" lines={tokens} as="code" />
        </main>
      </body>
    </html>
  );
}

/** The report as one HTML file that needs nothing else. */
export async function page(result: Result): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return `<!doctype html>\n${renderToStaticMarkup(<Page result={result} />)}\n`;
}
