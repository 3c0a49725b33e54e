import { FilterBar } from '../../../ui/FilterBar.tsx';
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
  return (
    <FilterBar
      label="Applications"
      placeholder="Name, email, course or reference"
      filters={filters}
      none={NO_FILTERS}
      onChange={onChange}
      onLeave={onLeave}
    >
      <SelectFilter
        name="course"
        label="Course"
        all="All courses"
        choices={courses}
        value={filters.course}
        onChange={onChange}
      />
    </FilterBar>
  );
}
