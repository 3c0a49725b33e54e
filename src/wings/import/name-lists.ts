import { t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { listed } from '#src/platform/text/listed.ts';

const MOST_NAMED = 20;

/** The first of many names, and how many more there are. */
export const fewOf = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? listed(names)
    : t`${listed(names.slice(0, MOST_NAMED))}, and ${formatNumber(names.length - MOST_NAMED)} more`;
