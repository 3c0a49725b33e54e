import { oneOfParam, readParams } from '#src/records/search-params.ts';

// Apart from students.ts: every visitor downloads what reads a URL, and not the calls.

export const recordTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'academic', label: 'Academic' },
  { value: 'fee', label: 'Fee' },
  { value: 'attendance', label: 'Attendance' },
  { value: 'placement', label: 'Placement' },
] as const;

export type RecordTab = (typeof recordTabs)[number]['value'] | 'history';

const [, ...furtherTabs] = recordTabs;

/** Reads the tab from the URL of a record. The first tab needs no word, and one that does not exist is the first. */
export const recordSearch = readParams({ tab: oneOfParam([...furtherTabs.map(({ value }) => value), 'history']) });
