import { Button, Card, Flex } from '@chakra-ui/react';
import { programTypeValues } from '../../../openapi/schema.gen.ts';
import { UNIVERSITY_DEPARTMENTS } from '../../domain/university-departments.ts';
import { SearchField } from '../../ui/SearchField.tsx';
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
  const { q, department, program } = filters;
  return (
    <Card.Root variant="elevated" size="sm">
      <Card.Body>
        <Flex role="search" aria-label="Courses" gap="4" wrap="wrap" align="flex-end">
          <SearchField
            label="Search"
            placeholder="A course or a subject"
            value={q}
            onChange={(next) => onChange({ q: next })}
            onLeave={onLeave}
          />
          <SelectFilter
            label="Department"
            all="All departments"
            choices={distinct(
              courses.map((course) => course.department),
              UNIVERSITY_DEPARTMENTS,
            )}
            value={department}
            onChange={(next) => onChange({ department: next })}
          />
          <SelectFilter
            label="Program type"
            all="All program types"
            choices={distinct(
              courses.map((course) => course.programType),
              programTypeValues,
            )}
            value={program}
            onChange={(next) => onChange({ program: next })}
          />
          <Button
            variant="surface"
            height="11"
            disabled={!q && !department && !program}
            onClick={() => onChange(NO_FILTERS)}
          >
            Clear filters
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
