import { Box, Button, chakra, Flex, Input, NativeSelect } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { ordinal } from '../../../domain/ordinals.ts';
import { YEARS } from '../../../domain/study-years.ts';
import { NO_FILTERS, type ListFilters } from './list-filters.ts';

interface Props {
  readonly filters: ListFilters;
  readonly departments: readonly string[];
  readonly onChange: (part: Partial<ListFilters>) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Section 5's filters: search, department, year. Whatever is set can be cleared at once. */
export function StudentFilterBar({ filters, departments, onChange, onLeave }: Props) {
  const { q, department, year } = filters;
  const known = departments.find((choice) => sameText(choice, department));
  const choices = department && !known ? [department, ...departments] : departments;
  return (
    <Flex role="search" aria-label="Students" gap="4" wrap="wrap" align="flex-end" onBlur={onLeave}>
      <Labelled label="Search" grow="2 1 16rem">
        {(id) => (
          <Input
            id={id}
            type="search"
            placeholder="Name, email or roll number"
            autoComplete="off"
            spellCheck={false}
            value={q}
            onChange={({ target }) => onChange({ q: target.value })}
          />
        )}
      </Labelled>
      <Labelled label="Department" grow="1 1 11rem">
        {(id) => (
          <NativeSelect.Root>
            <NativeSelect.Field
              id={id}
              value={known ?? department}
              onChange={({ target }) => onChange({ department: target.value })}
            >
              <option value="">All departments</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      </Labelled>
      <Labelled label="Year" grow="1 1 8rem">
        {(id) => (
          <NativeSelect.Root>
            <NativeSelect.Field
              id={id}
              value={year}
              onChange={({ target }) => onChange({ year: YEARS.find((one) => String(one) === target.value) ?? '' })}
            >
              <option value="">All years</option>
              {YEARS.map((one) => (
                <option key={one} value={one}>{`${ordinal(one)} year`}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      </Labelled>
      <Button variant="surface" disabled={!q && !department && !year} onClick={() => onChange(NO_FILTERS)}>
        Clear filters
      </Button>
    </Flex>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly grow: string;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, grow, children }: LabelledProps) {
  const id = useId();
  return (
    <Box flex={grow} minW="0">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="semibold" display="block" mb="1">
        {label}
      </chakra.label>
      {children(id)}
    </Box>
  );
}
