const labels: ReadonlyMap<string, string> = new Map([
  ['APPLIED', 'Applied'],
  ['UNDER_REVIEW', 'Under review'],
  ['WAITLISTED', 'Waitlisted'],
  ['APPROVED', 'Approved'],
  ['REJECTED', 'Rejected'],
]);

const tones: ReadonlyMap<string, 'info' | 'warning' | 'success' | 'danger'> = new Map([
  ['APPLIED', 'info'],
  ['UNDER_REVIEW', 'warning'],
  ['WAITLISTED', 'warning'],
  ['APPROVED', 'success'],
  ['REJECTED', 'danger'],
]);

/** The statuses of an application, in the order that one goes through them. */
export const APPLICATION_STATUSES: readonly string[] = [...labels.keys()];

/** An application's status in words; one that this app does not know is shown as the server wrote it. */
export function applicationStatusLabel(status: string): string {
  return labels.get(status) ?? status;
}

/** The colour of a status; an unknown one is neutral. */
export function applicationStatusTone(status: string): 'info' | 'warning' | 'success' | 'danger' | 'neutral' {
  return tones.get(status) ?? 'neutral';
}

/** How many applications stand in each status: the known ones always, then whatever else the list holds. */
export function countByStatus(list: Iterable<{ readonly status: string }>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(APPLICATION_STATUSES.map((status) => [status, 0]));
  for (const { status } of list) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
