import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { fallbackOf, reasonOf } from '../../../api/errors.ts';
import { writeOrder } from '../../../domain/ordering.ts';
import { isFiltered } from '../../../domain/student-filters.ts';
import type { Columns } from '../../../ui/data-table/columns.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NO_FILTERS, rulesOf, type ListFilters } from './list-filters.ts';
import { StudentFilterBar } from './StudentFilterBar.tsx';
import type { useRoster } from './use-roster.ts';

type Student = components['schemas']['Student'];

interface Props {
  readonly roster: ReturnType<typeof useRoster>;
  readonly columns: Columns<Student>;
  readonly filters: ListFilters;
  readonly onChange: (part: Partial<ListFilters>) => void;
  readonly onLeave: () => void;
  /** What to do about a list that nobody is in. */
  readonly whenEmpty: ReactNode;
}

const studentId = ({ id }: Student) => id;
const number = new Intl.NumberFormat('en-IN');

/** The students, with their filters, in every state that a list can be in. */
export function StudentList({ roster, columns, filters, onChange, onLeave, whenEmpty }: Props) {
  const { query, counts, departments, order, shown } = roster;
  const { error, isFetching, refetch } = query;
  const failure = error && (
    <ErrorState
      message={fallbackOf(error, 'Failed to load students', 'Error loading students')}
      onRetry={() => void refetch()}
    >
      {reasonOf(error)} {counts && 'The list below is as it was loaded before.'}
    </ErrorState>
  );
  // The list is not there, and the table would only say that it is still being waited for.
  if (failure && !shown) return failure;
  if (counts?.total === 0) return whenEmpty;

  return (
    <Stack gap="4">
      {failure}
      <StudentFilterBar filters={filters} departments={departments} onChange={onChange} onLeave={onLeave} />
      <Text role="status" textStyle="sm" color="fg.muted">
        {counts && shown ? countText(shown.length, counts.total, isFiltered(rulesOf(filters))) : 'Loading students...'}
      </Text>
      {shown?.length === 0 ? (
        <EmptyState
          title="No students match"
          action={
            <Button variant="surface" onClick={() => onChange(NO_FILTERS)}>
              Clear filters
            </Button>
          }
        >
          Nobody in the list fits these filters. Try fewer letters, another department or another year.
        </EmptyState>
      ) : (
        <DataTable
          caption="Students"
          columns={columns}
          rows={shown}
          rowId={studentId}
          sort={order}
          onSort={(sort) => onChange({ sort: writeOrder(sort) ?? '' })}
          listKey={JSON.stringify(filters)}
          busy={isFetching}
        />
      )}
    </Stack>
  );
}

const countText = (shown: number, total: number, filtered: boolean) =>
  filtered ? `${number.format(shown)} of ${number.format(total)} students` : `${number.format(total)} students`;
