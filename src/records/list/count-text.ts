import { formatNumber } from '#src/platform/text/format.ts';
import type { RecordType } from '../record-type.ts';

/** How many rows of a list are shown: `1,200 students`, or `60 of 1,200 students`. */
export function countText(
  shown: number,
  total: number,
  { noun, plural }: Pick<RecordType<never>, 'noun' | 'plural'>,
): string {
  const all = `${formatNumber(total)} ${total === 1 ? noun : plural}`;
  return shown === total ? all : `${formatNumber(shown)} of ${all}`;
}
