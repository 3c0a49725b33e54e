import { Button, Flex, NativeSelect } from '@chakra-ui/react';
import { ordinal } from '../../../domain/ordinals.ts';
import { YEARS } from '../../../domain/study-years.ts';
import { LabelledControl } from '../../../ui/LabelledControl.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { NO_FILTERS, type ListFilters } from './list-filters.ts';

interface Props {
  readonly filters: ListFilters;
  readonly departments: readonly string[];
  readonly onChange: (part: Partial<ListFilters>) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
  /** Further filters beside those of section 5: whether one is set, and how they are cleared too. */
  readonly filtered?: boolean | undefined;
  readonly onClear?: (() => void) | undefined;
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Section 5's filters: search, department, year. Whatever is set can be cleared at once. */
export function StudentFilterBar({ filters, departments, onChange, onLeave, filtered, onClear }: Props) {
  const { q, department, year } = filters;
  const known = departments.find((choice) => sameText(choice, department));
  const isFiltered = filtered ?? Boolean(q || department || year);
  const choices = department && !known ? [department, ...departments] : departments;
  return (
    <Flex role="search" aria-label="Students" gap="4" wrap="wrap" align="flex-end">
      <SearchField
        label="Search"
        placeholder="Name, email or roll number"
        value={q}
        onChange={(next) => onChange({ q: next })}
        onLeave={onLeave}
      />
      <LabelledControl label="Department" grow="1 1 11rem">
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
      </LabelledControl>
      <LabelledControl label="Year" grow="1 1 8rem">
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
      </LabelledControl>
      <Button
        variant="surface"
        height="11"
        disabled={!isFiltered}
        title={isFiltered ? undefined : 'No filter is set'}
        onClick={() => (onClear ? onClear() : onChange(NO_FILTERS))}
      >
        Clear filters
      </Button>
    </Flex>
  );
}
