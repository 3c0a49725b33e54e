import { type ReactNode, useEffect, useId, useState } from 'react';
import type { answerExamples } from '#openapi/examples.gen.ts';
import { operations } from '#openapi/operations.gen.ts';
import { t, translate } from '#src/languages/texts.ts';
import { faultNames, faults, readyAnswers, readyNames } from '../answers.ts';
import { anyOperation, type OperationName, operationNames } from '../conditions.ts';
import { useAction } from './use-demo.ts';

const tags = [...new Set(operationNames.map((id) => operations[id].tag))];

type Examples = typeof answerExamples;

/** The contract's examples, loaded when somebody writes an answer. */
function useExamples(isWanted: boolean): Examples {
  const [examples, setExamples] = useState<Examples>({});
  useEffect(() => {
    if (!isWanted) return;
    void import('#openapi/examples.gen.ts').then((loaded) => setExamples(loaded.answerExamples));
  }, [isWanted]);
  return examples;
}

const own = 'own';
const initial = () => JSON.stringify({ success: false, message: t`An answer of your own` }, null, 2);

export function AnswersForm() {
  const act = useAction();
  const id = useId();
  const [operation, setOperation] = useState<OperationName>(anyOperation);
  const [answer, setAnswer] = useState('500');
  const [fields, setFields] = useState('');
  const [times, setTimes] = useState('');
  const [status, setStatus] = useState('200');
  const [delay, setDelay] = useState('');
  const [body, setBody] = useState(initial);
  const examples = useExamples(answer === own)[operation] ?? [];
  const takesFields = answer === 'invalid';

  const send = () =>
    act(async (demo) => {
      const count = times === '' ? {} : { times: Number(times) };
      const fault = faultNames.find((name) => name === answer);
      const ready = readyNames.find((name) => name === answer);
      if (fault) demo.fail(operation, fault, { once: times === '1' });
      else if (answer === own)
        await demo.respond(operation, {
          status: Number(status),
          body: bodyOf(body),
          ...(delay !== '' && { delay: Number(delay) }),
          ...count,
        });
      else if (answer === 'later') await demo.respond(operation, { delay: Number(delay), ...count });
      else if (ready === 'invalid') await demo.respond(operation, `invalid(${fields.replaceAll(/\s/g, '')})`, count);
      else if (ready) await demo.respond(operation, ready, count);
    });

  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t`Answers`}</h2>
      <form
        className="demo-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={t`Operation`}>
          <select
            value={operation}
            onChange={({ target }) =>
              setOperation(operationNames.find((name) => name === target.value) ?? anyOperation)
            }
          >
            <option value={anyOperation}>{t`Every operation`}</option>
            {tags.map((tag) => (
              <optgroup key={tag} label={tag}>
                {operationNames
                  .filter((name) => operations[name].tag === tag)
                  .map((name) => (
                    <option key={name} value={name}>
                      {`${name} (${operations[name].method.toUpperCase()} ${operations[name].path})`}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </Field>
        <Field label={t`Answers`}>
          <select value={answer} onChange={({ target }) => setAnswer(target.value)}>
            <optgroup label={t`It fails`}>
              {faultNames.map((name) => (
                <option key={name} value={name}>
                  {translate(faults[name].label)}
                </option>
              ))}
            </optgroup>
            <optgroup label={t`It answers otherwise`}>
              {readyNames.map((name) => (
                <option key={name} value={name}>
                  {translate(readyAnswers[name].label)}
                </option>
              ))}
              <option value="later">{t`Its own answer, later`}</option>
              <option value={own}>{t`An answer of your own…`}</option>
            </optgroup>
          </select>
        </Field>
        <Field label={t`Calls`}>
          <select value={times} onChange={({ target }) => setTimes(target.value)}>
            <option value="">{t`All calls`}</option>
            <option value="1">{t`The next call`}</option>
          </select>
        </Field>
        {takesFields && (
          <Field label={t`Fields, with commas`}>
            <input value={fields} placeholder="name,email" onChange={({ target }) => setFields(target.value)} />
          </Field>
        )}
        {(answer === 'later' || answer === own) && (
          <Field label={t`After, in ms`}>
            <input
              inputMode="numeric"
              value={delay}
              placeholder="0"
              onChange={({ target }) => setDelay(target.value)}
            />
          </Field>
        )}
        {answer === own && (
          <>
            <Field label={t`Status`}>
              <input inputMode="numeric" value={status} onChange={({ target }) => setStatus(target.value)} />
            </Field>
            {examples.length > 0 && (
              <Field label={t`Begin with an example of the contract`}>
                <select
                  value=""
                  onChange={({ target }) => {
                    const chosen = examples[Number(target.value)];
                    if (!chosen) return;
                    setStatus(String(chosen.status));
                    setBody(JSON.stringify(chosen.body, null, 2));
                  }}
                >
                  <option value="">{t`Choose one`}</option>
                  {examples.map((example, index) => (
                    <option key={`${example.status} ${example.name}`} value={index}>
                      {`${example.status} ${example.name}`}
                    </option>
                  ))}
                </select>
              </Field>
            )}
            <Field label={t`Body: JSON, or any text`}>
              <textarea
                rows={8}
                dir="ltr"
                spellCheck={false}
                value={body}
                onChange={({ target }) => setBody(target.value)}
              />
            </Field>
          </>
        )}
        <button type="submit" className="demo-primary">
          {t`Answer so`}
        </button>
      </form>
      <p>{t`A call that is answered so does nothing. What is on is shown in the bar below, and can be ended there.`}</p>
    </section>
  );
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label className="demo-field">
      {label}
      {children}
    </label>
  );
}
