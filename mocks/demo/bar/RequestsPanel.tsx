import { useSelector } from '@tanstack/react-store';
import { Fragment, useEffect, useState } from 'react';
import { faultNames, faults } from '../answers.ts';
import { asCurl, type JournalEntry, textOf } from '#mocks/engine/request/journal.ts';
import { ApiLink } from './ApiLink.tsx';
import { useAction, useDemo } from './use-demo.ts';

const time = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const size = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`);

export function RequestsPanel() {
  const demo = useDemo();
  const act = useAction();
  const entries = [...useSelector(demo.journal)].reverse();
  const [open, setOpen] = useState<number>();
  return (
    <section aria-label="Requests of this tab" className="demo-requests">
      <div className="demo-actions">
        <button type="button" onClick={() => demo.journal.set([])}>
          Clear the list
        </button>
        <span>
          The last 200 calls of this tab. “In the page” means that the browser’s network panel does not show the call.
        </span>
      </div>
      <table>
        <caption className="demo-hidden">Requests of this tab, the newest first</caption>
        <thead>
          <tr>
            {['Time', 'Call', 'Operation', 'Status', 'Took', 'Size', 'Answered', 'Let it fail'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Fragment key={entry.number}>
              <tr data-failed={entry.status === 0 || entry.status >= 400}>
                <td>{time.format(entry.at)}</td>
                <td>
                  <button
                    type="button"
                    className="demo-call"
                    aria-expanded={open === entry.number}
                    onClick={() => setOpen(open === entry.number ? undefined : entry.number)}
                  >
                    {`${entry.method} ${entry.path}`}
                  </button>
                </td>
                <td>{entry.operationId ? <ApiLink operation={entry.operationId} /> : 'not in the contract'}</td>
                <td>{entry.status === 0 ? 'no answer' : entry.status}</td>
                <td>{`${Math.round(entry.ms)} ms`}</td>
                <td>{size(entry.bytes)}</td>
                <td>{entry.inPage ? 'In the page' : 'By the worker'}</td>
                <td>
                  {entry.operationId && (
                    <select
                      aria-label={`Let ${entry.operationId} fail`}
                      value=""
                      onChange={({ target }) =>
                        act(() => {
                          const fault = faultNames.find((name) => name === target.value);
                          if (!fault || !entry.operationId) return;
                          demo.fail(entry.operationId, fault);
                          demo.reload();
                        })
                      }
                    >
                      <option value="">Choose</option>
                      {faultNames.map((name) => (
                        <option key={name} value={name}>
                          {faults[name].label}
                        </option>
                      ))}
                    </select>
                  )}
                </td>
              </tr>
              {open === entry.number && (
                <tr>
                  <td colSpan={8}>
                    <Bodies entry={entry} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {entries.length === 0 && <p>No call yet.</p>}
    </section>
  );
}

function Bodies({ entry }: { readonly entry: JournalEntry }) {
  const [texts, setTexts] = useState<{
    readonly sent: string | null;
    readonly received: string | null;
    readonly curl: string;
  }>();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let current = true;
    void Promise.all([textOf(entry.requestBody), textOf(entry.responseBody), asCurl(entry)]).then(
      ([sent, received, curl]) => current && setTexts({ sent, received, curl }),
    );
    return () => void (current = false);
  }, [entry]);
  if (!texts) return null;
  const parts = [
    { title: 'Sent', text: texts.sent ?? 'No body.' },
    {
      title: 'Received',
      text: texts.received ?? (entry.bytes > 0 ? `${size(entry.bytes)} are too long to keep.` : 'No body.'),
    },
    { title: 'As a command', text: texts.curl },
  ];
  return (
    <div className="demo-bodies">
      {parts.map(({ title, text }) => (
        <div key={title}>
          <label className="demo-field">
            {title}
            <textarea readOnly rows={Math.min(10, text.split('\n').length)} value={text} />
          </label>
        </div>
      ))}
      {'clipboard' in navigator && (
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(texts.curl).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {copied ? 'Copied' : 'Copy the command'}
        </button>
      )}
    </div>
  );
}
