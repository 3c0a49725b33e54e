import { rules } from '../rules.ts';
import type { OperationResult, Result, Verdict } from '../verdicts.ts';
import { skipsIn } from './skips.ts';
import { consequence, scoreLine } from './terminal.ts';

/** No file and no font from elsewhere: the page is sent by mail and opened from a disk. */
const style = `
:root { color-scheme: light dark; --text: #1c2430; --muted: #55606e; --page: #fff; --line: #d5dae1; --panel: #f4f6f8;
  --bad: #a4161a; --warn: #7a4f00; --good: #17603a; }
@media (prefers-color-scheme: dark) { :root { --text: #e6eaf0; --muted: #a9b4c2; --page: #14181e; --line: #38414d;
  --panel: #1d232b; --bad: #ff9c96; --warn: #f2c14e; --good: #7fd6a4; } }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 62rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; } caption { text-align: start; color: var(--muted); padding-block: .5rem; }
th, td { border-block-end: 1px solid var(--line); padding: .4rem .6rem .4rem 0; text-align: start; vertical-align: top; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .25rem 1rem 1rem; margin-block: 1rem; }
.scroll { overflow-x: auto; } code, pre { font: .875rem/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: var(--panel); padding: .6rem .8rem; border-radius: .35rem; white-space: pre-wrap; margin-block: .4rem; }
.broken, .stored { color: var(--bad); font-weight: 600; } .read { color: var(--warn); font-weight: 600; }
.fits { color: var(--good); font-weight: 600; } .not { color: var(--muted); font-weight: 600; } .quiet { color: var(--muted); }
a { color: inherit; } a:focus-visible, summary:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`;

/** The verdict in words; the colour only repeats them. */
const Word = ({ verdict }: { verdict: Verdict }) => <span className={verdict.split(' ')[0]}>{verdict}</span>;

const rank: readonly Verdict[] = ['broken', 'stored wrongly', 'read leniently', 'not checked', 'fits'];
const byVerdict = (a: OperationResult, b: OperationResult) => rank.indexOf(a.verdict) - rank.indexOf(b.verdict);

/** What the reader asks first: which screens do not work. */
function Screens({ operations }: Pick<Result, 'operations'>) {
  const suffering = operations.filter(({ verdict }) => verdict === 'broken' || verdict === 'stored wrongly');
  const screens = [...new Set(suffering.flatMap((operation) => operation.screens))].toSorted();
  if (screens.length === 0) return <p>No screen suffers.</p>;
  return (
    <div className="scroll">
      <table>
        <caption>Screens on which something fails or is stored otherwise</caption>
        <thead>
          <tr>
            <th scope="col">Screen</th>
            <th scope="col">What suffers</th>
            <th scope="col">Operation</th>
          </tr>
        </thead>
        <tbody>
          {screens.flatMap((screen) =>
            suffering
              .filter((operation) => operation.screens.includes(screen))
              .map(({ subject, suffers, verdict }, at) => (
                <tr key={`${screen} ${subject}`}>
                  <th scope="row">{at === 0 ? screen : <span className="quiet">{screen}</span>}</th>
                  <td>{suffers}</td>
                  <td>
                    <a href={`#${subject}`}>{subject}</a>: <Word verdict={verdict} />
                  </td>
                </tr>
              )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function Operation({ result, seed, skips }: { result: OperationResult; seed: number; skips: readonly string[] }) {
  const { subject, call, verdict, findings, cases } = result;
  return (
    <article id={subject} aria-labelledby={`${subject}-title`}>
      <h3 id={`${subject}-title`}>
        <code>{call}</code> <Word verdict={verdict} />
      </h3>
      <p className="quiet">
        {subject === '*' ? '' : `${subject}. `}
        {cases.valid + cases.invalid > 0 && `${cases.valid} valid and ${cases.invalid} invalid inputs. `}
        {findings.length > 0 && consequence(result)}
      </p>
      {findings.map(({ rule, what, effect, expected, seen, times, curl }) => (
        <section key={`${rule} ${effect} ${what}`} aria-label={`${rule} ${what}`}>
          <p>
            <strong>{rule}</strong>
            {what && `, ${what}`}: expected {expected}, seen {seen}
            {times > 1 && ` (${times} times)`}.{' '}
            <span className="quiet">
              Seed {seed}. {rules[rule].source}.
            </span>
          </p>
          {curl && <pre>{curl}</pre>}
        </section>
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
  const { operations, scores, left, tokens, seed, url, requests, seconds, readOnly } = result;
  const sorted = operations.toSorted(byVerdict);
  const skips = skipsIn(operations);
  const worth = sorted.filter((one) => one.findings.length > 0 || skips.of(one).length > 0);
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
            {requests} requests in {seconds} s, seed {seed}
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
            <Operation key={one.subject} result={one} seed={seed} skips={skips.of(one)} />
          ))}
          {fitting.length > 0 && (
            <details open={worth.length === 0}>
              <summary>{fitting.length} others, without a finding</summary>
              {fitting.map((one) => (
                <Operation key={one.subject} result={one} seed={seed} skips={skips.of(one)} />
              ))}
            </details>
          )}
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
