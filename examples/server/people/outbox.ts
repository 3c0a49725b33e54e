/** What people are told by e-mail: it is written in the same transaction as what it tells of, and sent by another program. */
import type { Connection } from '../database/database.ts';

interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

export async function mail(connection: Connection, { recipient, subject, text }: Mail): Promise<void> {
  await connection.query('INSERT INTO outbox (recipient, subject, text) VALUES ($1, $2, $3)', [
    recipient,
    subject,
    text,
  ]);
}
