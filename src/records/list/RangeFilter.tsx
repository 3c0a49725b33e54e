import { Box, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { plural, t, translate } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { halfEnteredProblem } from '#src/forms/half-entered.ts';
import { LabelledControl } from '#src/ui/LabelledControl.tsx';
import { type FilterConfig, filterLabel, type Values } from './list-search.ts';
import { type Ends, endsOf, joinEnds, problemOf, type Range } from './range.ts';
import type { FilterState } from './use-rows.ts';

export interface RangeFilterProps extends Pick<FilterState, 'countWithout'> {
  readonly name: string;
  readonly filter: FilterConfig;
  readonly range: Range;
  readonly value: string;
  readonly onChange: (part: Values) => void;
}

const ENDS = ['from', 'to'] as const;

const endLabel = (label: string, end: (typeof ENDS)[number]) => (end === 'from' ? t`${label} from` : t`${label} to`);

const leftOut = (count: number, of: Range['of']) =>
  of === 'day'
    ? plural(
        count,
      )`${formatNumber(count)} without a day is left out. | ${formatNumber(count)} without a day are left out.`
    : plural(
        count,
      )`${formatNumber(count)} without a number is left out. | ${formatNumber(count)} without a number are left out.`;

/** Two whole dates with their buttons need more room than two numbers; on a phone they may need a line each. */
const DATE_ROOM = { gridColumn: { base: '1 / -1', md: 'span 2' }, maxW: { md: '24rem' } } as const;

/** What stands in the two fields, and the range that it has become. */
interface Typed {
  readonly ends: Ends;
  readonly half: Partial<Record<keyof Ends, string | undefined>>;
  readonly value: string;
}

/**
 * The two ends of a range. What is typed filters at once; what cannot be read stays in its field, with a sentence that
 * says why it filters nothing.
 */
export function RangeFilter(props: RangeFilterProps) {
  const { name, filter, range, value, countWithout, onChange } = props;
  const id = useId();
  // A number that is being typed, such as `7.`, is not yet in the URL as it stands in its field.
  const [typed, setTyped] = useState<Typed>({ ends: endsOf(value), half: {}, value });
  const { ends, half } = typed.value === value ? typed : { ends: endsOf(value), half: {} };
  const halfProblem = half.from ?? half.to;
  const without = useMemo(() => countWithout(name), [countWithout, name]);
  const problem = halfProblem
    ? t`${halfProblem}. Until then this end filters nothing.`
    : value && problemOf(value, range);
  const notes = [range.note && translate(range.note), value !== '' && without > 0 && leftOut(without, range.of)];
  const note = notes.filter(Boolean).join(' ');

  const read = (end: (typeof ENDS)[number], input: HTMLInputElement) => {
    const next = { ...ends, [end]: input.value };
    setTyped({ ends: next, half: { ...half, [end]: halfEnteredProblem(input) }, value: joinEnds(next) });
    return joinEnds(next);
  };

  return (
    <Box
      role="group"
      aria-label={filterLabel(filter)}
      minW="0"
      gridColumn={{ base: '1 / -1', md: 'auto' }}
      {...(range.of === 'day' && DATE_ROOM)}
    >
      <Flex gap="2" wrap={range.of === 'day' ? 'wrap' : undefined}>
        {ENDS.map((end) => (
          <LabelledControl
            key={end}
            label={endLabel(filterLabel(filter), end)}
            grow={range.of === 'day' ? '1 1 10rem' : '1 1 0'}
          >
            {(inputId) => (
              <Input
                id={inputId}
                {...(range.of === 'day' ? { type: 'date' } : { type: 'text', inputMode: 'decimal' as const })}
                autoComplete="off"
                value={ends[end]}
                aria-invalid={halfProblem ? half[end] !== undefined : Boolean(problem)}
                aria-describedby={`${id}note`}
                onChange={({ target }) => onChange({ [name]: read(end, target) })}
                // A date of which no more than a part was ever there changes no value.
                onBlur={({ target }) => read(end, target)}
              />
            )}
          </LabelledControl>
        ))}
      </Flex>
      <Text id={`${id}note`} role="status" textStyle="xs" color={problem ? 'fg.error' : 'fg.muted'} mt="0.5">
        {problem || note}
      </Text>
    </Box>
  );
}
