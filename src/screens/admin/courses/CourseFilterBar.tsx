import { departmentsIn } from '../../../domain/departments.ts';
import { FilterBar } from '../../../ui/FilterBar.tsx';
import { SelectFilter } from '../../../ui/SelectFilter.tsx';
import { type Course, type CourseFilters, NO_FILTERS, programTypesIn } from './course-list.ts';

interface Props {
  readonly courses: readonly Course[];
  readonly filters: CourseFilters;
  readonly onChange: (part: Partial<CourseFilters>) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
}

const statuses = ['active', 'inactive'] as const;
const statusName = (status: (typeof statuses)[number]) => (status === 'active' ? 'Active' : 'Inactive');

/** Search and filters of the catalogue; they live in the URL. */
export function CourseFilterBar({ courses, filters, onChange, onLeave }: Props) {
  return (
    <FilterBar
      label="Courses"
      placeholder="Course, code, department or subject"
      filters={filters}
      none={NO_FILTERS}
      onChange={onChange}
      onLeave={onLeave}
    >
      <SelectFilter
        name="department"
        label="Department"
        all="All departments"
        choices={departmentsIn(courses)}
        value={filters.department}
        onChange={onChange}
      />
      <SelectFilter
        name="program"
        label="Program type"
        all="All program types"
        choices={programTypesIn(courses)}
        value={filters.program}
        onChange={onChange}
      />
      <SelectFilter
        name="status"
        label="Status"
        all="Active or not"
        choices={statuses}
        nameOf={statusName}
        value={filters.status}
        onChange={onChange}
        room={8}
      />
    </FilterBar>
  );
}
