import { Button, Flex } from '@chakra-ui/react';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectFilter } from '../../../ui/SelectFilter.tsx';
import { NO_FILTERS, type ApplicationFilters } from './application-filters.ts';

interface Props {
  readonly filters: ApplicationFilters;
  readonly courses: readonly string[];
  readonly onChange: (part: Partial<ApplicationFilters>) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
}

/** Search and course filter of the applications; the status has its tabs. */
export function ApplicationFilterBar({ filters, courses, onChange, onLeave }: Props) {
  const { q, course, status } = filters;
  const isFiltered = Boolean(q || course || status);
  return (
    <Flex role="search" aria-label="Applications" gap="4" wrap="wrap" align="flex-end">
      <SearchField
        label="Search"
        placeholder="Name, email, course or reference"
        value={q}
        onChange={(next) => onChange({ q: next })}
        onLeave={onLeave}
      />
      <SelectFilter
        label="Course"
        all="All courses"
        choices={courses}
        value={course}
        onChange={(next) => onChange({ course: next })}
      />
      <Button
        variant="surface"
        height="11"
        disabled={!isFiltered}
        title={isFiltered ? undefined : 'No filter is set'}
        onClick={() => onChange(NO_FILTERS)}
      >
        Clear filters
      </Button>
    </Flex>
  );
}
