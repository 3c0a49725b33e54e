import type { ReactNode } from 'react';
import { ordinal } from '../../../domain/format.ts';
import { YEARS } from '../../../domain/study-years.ts';
import { FilterBar } from '../../../ui/FilterBar.tsx';
import { SelectFilter } from '../../../ui/SelectFilter.tsx';
import type { ListFilters, NO_FILTERS } from './list-filters.ts';

interface Props {
  readonly filters: ListFilters;
  /** What clearing sets: the filters of section 5, and those that the list has beside them. */
  readonly none: typeof NO_FILTERS;
  readonly departments: readonly string[];
  readonly onChange: (part: Partial<ListFilters>) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
}

const yearName = (year: (typeof YEARS)[number]) => `${ordinal(year)} year`;

/** Section 5's filters: search, department, year. */
export function StudentFilterBar({ departments, filters, onChange, ...rest }: Props): ReactNode {
  return (
    <FilterBar
      label="Students"
      placeholder="Name, email or roll number"
      filters={filters}
      onChange={onChange}
      {...rest}
    >
      <SelectFilter
        name="department"
        label="Department"
        all="All departments"
        choices={departments}
        value={filters.department}
        onChange={onChange}
        room={11}
      />
      <SelectFilter
        name="year"
        label="Year"
        all="All years"
        choices={YEARS}
        nameOf={yearName}
        value={filters.year}
        onChange={onChange}
        room={8}
      />
    </FilterBar>
  );
}
