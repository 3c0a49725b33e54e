import { useSelector } from '@tanstack/react-store';
import { Fragment, useEffect, useState } from 'react';
import { msg, t, translate } from '#src/languages/texts.ts';
import { faultNames, faults } from '../answers.ts';
import { asCurl, type JournalEntry, textOf } from '#mocks/engine/request/journal.ts';
import { ApiLink } from './ApiLink.tsx';
import { useAction, useDemo, useMomentFormat } from './use-demo.ts';

const headings = [
  msg`Time`,
  msg`Call`,
  msg`Operation`,
  msg`Status`,
  msg`Took`,
  msg`Size`,
  msg`Answered`,
  msg`Let it fail`,
];
const size = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`);

export function RequestsPanel() {
  const demo = useDemo();
  const act = useAction();
  const time = useMomentFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const entries = [...useSelector(demo.journal)].reverse();
  const [open, setOpen] = useState<number>();
  return (
    <section aria-label={t`Requests of this tab`} className="demo-requests">
      <div className="demo-actions">
        <button type="button" onClick={() => demo.journal.set([])}>
          {t`Clear the list`}
        </button>
        <span>
          {t`The last 200 calls of this tab. “${t`In the page`}” means that the browser’s network panel does not show the call.`}
        </span>
      </div>
      <table>
        <caption className="demo-hidden">{t`Requests of this tab, the newest first`}</caption>
        <thead>
          <tr>
            {headings.map((head) => (
              <th key={head} scope="col">
                {translate(head)}
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
                <td>{entry.operationId ? <ApiLink operation={entry.operationId} /> : t`not in the contract`}</td>
                <td>{entry.status === 0 ? t`no answer` : entry.status}</td>
                <td>{t`${Math.round(entry.ms)} ms`}</td>
                <td>{size(entry.bytes)}</td>
                <td>{entry.inPage ? t`In the page` : t`By the worker`}</td>
                <td>
                  {entry.operationId && (
                    <select
                      aria-label={t`Let ${entry.operationId} fail`}
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
                      <option value="">{t`Choose`}</option>
                      {faultNames.map((name) => (
                        <option key={name} value={name}>
                          {translate(faults[name].label)}
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
      {entries.length === 0 && <p>{t`No call yet.`}</p>}
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
    { title: t`Sent`, text: texts.sent ?? t`No body.` },
    {
      title: t`Received`,
      text: texts.received ?? (entry.bytes > 0 ? t`${size(entry.bytes)} are too long to keep.` : t`No body.`),
    },
    { title: t`As a command`, text: texts.curl },
  ];
  return (
    <div className="demo-bodies">
      {parts.map(({ title, text }) => (
        <div key={title}>
          <label className="demo-field">
            {title}
            <textarea readOnly dir="ltr" rows={Math.min(10, text.split('\n').length)} value={text} />
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
          {copied ? t`Copied` : t`Copy the command`}
        </button>
      )}
    </div>
  );
}
