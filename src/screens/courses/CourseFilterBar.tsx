import { Card } from '@chakra-ui/react';
import { programTypeValues } from '../../../openapi/schema.gen.ts';
import { UNIVERSITY_DEPARTMENTS } from '../../domain/university-departments.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SelectFilter } from '../../ui/SelectFilter.tsx';
import { type Course, type CourseFilters, distinct, NO_FILTERS } from './course-filters.ts';

interface Props {
  readonly courses: readonly Course[];
  readonly filters: CourseFilters;
  readonly onChange: (part: Partial<CourseFilters>) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
}

/** Search and filters of the courses; they live in the URL. */
export function CourseFilterBar({ courses, filters, onChange, onLeave }: Props) {
  return (
    <Card.Root variant="elevated" size="sm">
      <Card.Body>
        <FilterBar
          label="Courses"
          placeholder="A course or a subject"
          filters={filters}
          none={NO_FILTERS}
          onChange={onChange}
          onLeave={onLeave}
        >
          <SelectFilter
            name="department"
            label="Department"
            all="All departments"
            choices={distinct(
              courses.map(({ department }) => department),
              UNIVERSITY_DEPARTMENTS,
            )}
            value={filters.department}
            onChange={onChange}
          />
          <SelectFilter
            name="program"
            label="Program type"
            all="All program types"
            choices={distinct(
              courses.map(({ programType }) => programType),
              programTypeValues,
            )}
            value={filters.program}
            onChange={onChange}
          />
        </FilterBar>
      </Card.Body>
    </Card.Root>
  );
}
