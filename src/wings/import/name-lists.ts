import { t } from '#src/languages/texts.ts';
import { locale } from '#src/platform/locale.ts';
import { formatNumber } from '#src/platform/text/format.ts';

const MOST_NAMED = 20;

/** Each row of a file may name some: a formatter takes longer to be made than a row takes to be checked. */
const formatters = new Map<string, Intl.ListFormat>();

/** Names, or other texts, as a list that stands in a sentence. */
export function listOf(names: readonly string[]): string {
  const known = formatters.get(locale());
  const formatter = known ?? new Intl.ListFormat(locale(), { type: 'unit' });
  if (!known) formatters.set(locale(), formatter);
  return formatter.format(names);
}

/** The first of many names, and how many more there are. */
export const fewOf = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? listOf(names)
    : t`${listOf(names.slice(0, MOST_NAMED))}, and ${formatNumber(names.length - MOST_NAMED)} more`;
