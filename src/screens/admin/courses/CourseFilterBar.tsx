import { Button, Flex, NativeSelect } from '@chakra-ui/react';
import { departmentsIn } from '../../../domain/departments.ts';
import { LabelledControl } from '../../../ui/LabelledControl.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectFilter } from '../../../ui/SelectFilter.tsx';
import { type Course, type CourseFilters, NO_FILTERS, programTypesIn } from './course-list.ts';

interface Props {
  readonly courses: readonly Course[];
  readonly filters: CourseFilters;
  readonly onChange: (part: Partial<CourseFilters>) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
}

/** Search and filters of the catalogue; they live in the URL. */
export function CourseFilterBar({ courses, filters, onChange, onLeave }: Props) {
  const { q, department, program, status } = filters;
  const isFiltered = Boolean(q || department || program || status);
  return (
    <Flex role="search" aria-label="Courses" gap="4" wrap="wrap" align="flex-end">
      <SearchField
        label="Search"
        placeholder="Course, code, department or subject"
        value={q}
        onChange={(next) => onChange({ q: next })}
        onLeave={onLeave}
      />
      <SelectFilter
        label="Department"
        all="All departments"
        choices={departmentsIn(courses)}
        value={department}
        onChange={(next) => onChange({ department: next })}
      />
      <SelectFilter
        label="Program type"
        all="All program types"
        choices={programTypesIn(courses)}
        value={program}
        onChange={(next) => onChange({ program: next })}
      />
      <LabelledControl label="Status" grow="1 1 8rem">
        {(id) => (
          <NativeSelect.Root>
            <NativeSelect.Field
              id={id}
              value={status}
              onChange={({ target: { value } }) =>
                onChange({ status: value === 'active' || value === 'inactive' ? value : '' })
              }
            >
              <option value="">Active or not</option>
              <option value="active">Active</option>
              <option value="inactive">Inactive</option>
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
        onClick={() => onChange(NO_FILTERS)}
      >
        Clear filters
      </Button>
    </Flex>
  );
}
