import { useState } from 'react';
import { t } from '#src/languages/texts.ts';
import type { Demo } from '../demo.ts';
import { useAction, useLoaded, useMomentFormat } from './use-demo.ts';

const loadOutbox = (demo: Demo) => demo.outbox();
const shownMails = 100;

export function OutboxPanel() {
  const act = useAction();
  const mails = useLoaded(loadOutbox, []);
  const moment = useMomentFormat();
  const [chosen, setChosen] = useState<string>();
  const mail = mails.find(({ id }) => id === chosen) ?? mails[0];
  if (!mail)
    return (
      <p>
        {t`No message yet. A real server would send one when somebody applies, when an application is decided, when a student gets a first password, and when a password is changed. The contact form’s messages are here as well.`}
      </p>
    );
  return (
    <div className="demo-outbox">
      <ul className="demo-list" aria-label={t`Messages, the newest first`}>
        {mails.slice(0, shownMails).map(({ id, to, subject, sentAt }) => (
          <li key={id}>
            <button type="button" aria-pressed={mail.id === id} onClick={() => setChosen(id)}>
              <strong dir="auto">{subject}</strong>
              <span>{to}</span>
              <span>{moment.format(new Date(sentAt))}</span>
            </button>
          </li>
        ))}
      </ul>
      <article aria-label={mail.subject}>
        <h2 dir="auto">{mail.subject}</h2>
        <p>{t`To: ${mail.to}`}</p>
        <div className="demo-mail" dir="auto">
          {mail.text}
        </div>
        {mail.link && (
          <button type="button" className="demo-primary" onClick={() => act((demo) => demo.openMail(mail))}>
            {mail.link.label}
          </button>
        )}
      </article>
    </div>
  );
}
