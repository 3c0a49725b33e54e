import { readParams, text } from '#src/records/search-params.ts';

// Apart from students.ts: every visitor downloads what reads a URL, and not the calls.

export const recordTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'academic', label: 'Academic' },
  { value: 'fee', label: 'Fee' },
  { value: 'attendance', label: 'Attendance' },
  { value: 'placement', label: 'Placement' },
] as const;

/** Reads the tab from the URL of a record: one of these, or one that a wing adds. The first needs no word. */
export const recordSearch = readParams({ tab: (value) => (value === 'profile' ? undefined : text(value)) });
