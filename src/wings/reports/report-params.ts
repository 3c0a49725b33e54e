import { readParams, text } from '#src/records/search-params.ts';

// Apart from the reports: every visitor downloads what reads a URL, and not what it leads to.

/** A whole number from 1 up to the most; anything else is as good as absent. */
const whole = (most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;

export const intakeSearch = readParams({ year: whole(9999), department: text });
export const examSearch = readParams({
  department: text,
  year: whole(10),
  semester: whole(20),
  limit: (value) => (typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined),
});
