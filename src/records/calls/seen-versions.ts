interface Version {
  readonly id: string;
  readonly updatedAt?: string | undefined;
}

/** A bulk update of more is not kept in mind: its result has said it all. */
const MOST = 1000;

const seen = new Set<string>();
const nameOf = ({ id, updatedAt = '' }: Version) => `${id} ${updatedAt}`;

/** Keeps in mind versions of records that this person has made, or been shown, in this tab. */
export function noteSeen(rows: readonly Version[]): void {
  if (rows.length <= MOST) for (const row of rows) seen.add(nameOf(row));
}

export const isSeen = (row: Version): boolean => seen.has(nameOf(row));
