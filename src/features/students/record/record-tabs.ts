import { readParams, text } from '#src/records/search-params.ts';
import { msg } from '#src/languages/texts.ts';

// Apart from students.ts: every visitor downloads what reads a URL, and not the calls.

export const recordTabs = [
  { value: 'profile', label: msg`Profile` },
  { value: 'academic', label: msg`Academic` },
  { value: 'fee', label: msg`Fee` },
  { value: 'attendance', label: msg`Attendance` },
  { value: 'placement', label: msg`Placement` },
] as const;

/** Reads the tab from the URL of a record: one of these, or one that a wing adds. The first needs no word. */
export const recordSearch = readParams({ tab: (value) => (value === 'profile' ? undefined : text(value)) });
