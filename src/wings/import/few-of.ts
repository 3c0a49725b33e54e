import { formatNumber } from '#src/platform/text/format.ts';

const MOST_NAMED = 20;

/** The first of many names, and how many more there are. */
export const fewOf = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')}, and ${formatNumber(names.length - MOST_NAMED)} more`;
