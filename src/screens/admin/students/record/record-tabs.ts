/** The tabs of a student's record, as its URL names them. */
export const recordTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'academic', label: 'Academic' },
  { value: 'fee', label: 'Fee' },
  { value: 'attendance', label: 'Attendance' },
  { value: 'placement', label: 'Placement' },
] as const;

export type RecordTab = (typeof recordTabs)[number]['value'];

/** What the URL of a record says; the first tab needs no word. */
export interface RecordSearch {
  readonly tab?: Exclude<RecordTab, 'profile'>;
}

/** Reads the tab from the URL; one that is not there is the first. */
export function recordSearch({ tab: wanted }: Record<string, unknown>): RecordSearch {
  const tab = recordTabs.find(({ value }) => value === wanted)?.value;
  return tab && tab !== 'profile' ? { tab } : {};
}
