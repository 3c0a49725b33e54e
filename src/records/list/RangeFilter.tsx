import { Box, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { formatNumber } from '#src/platform/text/format.ts';
import { halfEnteredProblem } from '#src/forms/half-entered.ts';
import { LabelledControl } from '#src/ui/LabelledControl.tsx';
import type { FilterConfig, Values } from './list-search.ts';
import { type Ends, endsOf, joinEnds, problemOf, type Range } from './range.ts';
import type { FilterState } from './use-rows.ts';

export interface RangeFilterProps extends Pick<FilterState, 'countWithout'> {
  readonly name: string;
  readonly label: FilterConfig['label'];
  readonly range: Range;
  readonly value: string;
  readonly onChange: (part: Values) => void;
}

const ENDS = ['from', 'to'] as const;
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
  const { name, label, range, value, countWithout, onChange } = props;
  const id = useId();
  // A number that is being typed, such as `7.`, is not yet in the URL as it stands in its field.
  const [typed, setTyped] = useState<Typed>({ ends: endsOf(value), half: {}, value });
  const { ends, half } = typed.value === value ? typed : { ends: endsOf(value), half: {} };
  const halfProblem = half.from ?? half.to;
  const without = useMemo(() => countWithout(name), [countWithout, name]);
  const problem = halfProblem
    ? `${halfProblem}. Until then this end filters nothing.`
    : value && problemOf(value, range);
  const notes = [
    range.note,
    value !== '' &&
      without > 0 &&
      `${formatNumber(without)} without a ${range.of === 'day' ? 'day' : 'number'} ${without === 1 ? 'is' : 'are'} left out.`,
  ];
  const note = notes.filter(Boolean).join(' ');

  const read = (end: (typeof ENDS)[number], input: HTMLInputElement) => {
    const next = { ...ends, [end]: input.value };
    setTyped({ ends: next, half: { ...half, [end]: halfEnteredProblem(input) }, value: joinEnds(next) });
    return joinEnds(next);
  };

  return (
    <Box
      role="group"
      aria-label={label}
      minW="0"
      gridColumn={{ base: '1 / -1', md: 'auto' }}
      {...(range.of === 'day' && DATE_ROOM)}
    >
      <Flex gap="2" wrap={range.of === 'day' ? 'wrap' : undefined}>
        {ENDS.map((end) => (
          <LabelledControl key={end} label={`${label} ${end}`} grow={range.of === 'day' ? '1 1 10rem' : '1 1 0'}>
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
