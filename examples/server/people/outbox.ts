/** What people are told by e-mail: it is written in the same transaction as what it tells of, and sent by another program. */
import type { Connection } from '../database/database.ts';
import { inLanguage } from '../languages.ts';

interface Mail {
  subject: string;
  lines: readonly string[];
}

/**
 * Tells somebody something in the language of the account, or else in that of the application; in English where neither has one.
 * @param write is given the language, and does not wait
 */
export async function mail(
  connection: Connection,
  recipient: string,
  write: (language: string) => Mail,
): Promise<void> {
  const [found] = await connection.query<{ language: string | null }>(
    `SELECT coalesce(
      (SELECT language FROM accounts WHERE email_key = $1), (SELECT language FROM applications WHERE email_key = $1)
    ) AS language`,
    [recipient.toLowerCase()],
  );
  const language = found?.language ?? 'en';
  const { subject, lines } = inLanguage(language, () => write(language));
  await connection.query('INSERT INTO outbox (recipient, subject, text) VALUES ($1, $2, $3)', [
    recipient,
    subject,
    lines.join('\n'),
  ]);
}
