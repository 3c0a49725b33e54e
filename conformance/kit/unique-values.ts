/** Makes values that nothing on the server has, so that neither a second run nor a record of before is in the way. */
export class UniqueValues {
  readonly runId: string;
  private next = 0;
  private nextShort = 0;
  /** @param runId what tells this run from others: five letters or digits */
  constructor(runId: string) {
    this.runId = runId;
  }

  /** An address that no mail reaches; a long one is as long as a mailbox and a domain may be. */
  email(long = false): string {
    const name = `kit.${this.runId}.${(this.next += 1)}`;
    if (!long) return `${name}@kit.example`;
    return `${name.padEnd(64, 'a')}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`;
  }

  /** Capital letters and digits, so many of them; a pattern for codes allows them. */
  code(length: number): string {
    if (length < 6) return (this.nextShort += 1).toString(36).padStart(length, '0').toUpperCase();
    const number = (this.next += 1).toString(36).padStart(4, '0');
    return `${'K'.repeat(length)}${this.runId}${number}`.slice(-length).toUpperCase();
  }

  /** The text with its last characters replaced by a code. It is as long as before, in code points. */
  text(text: string): string {
    const signs = [...text];
    const length = Math.min(9, signs.length);
    return [...signs.slice(0, signs.length - length), this.code(length)].join('');
  }
}

/** What tells a run from others. */
export const newRunId = () => Math.random().toString(36).slice(2).padEnd(5, '0').slice(0, 5);
