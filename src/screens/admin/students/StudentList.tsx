import type { ReactNode } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { writeOrder } from '../../../domain/ordering.ts';
import type { Columns } from '../../../ui/data-table/columns.ts';
import type { Selection } from '../../../ui/data-table/selection.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ListStates } from '../ListStates.tsx';
import { NO_FILTERS, type ListFilters } from './list-filters.ts';
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
  readonly emptyAction: ReactNode;
  /** Further filters, and tools for the rows. */
  readonly tools?: ReactNode;
  /** What clearing the filters sets. */
  readonly none?: typeof NO_FILTERS;
  readonly selection?: Selection<Student>;
  readonly keepColumns?: boolean;
}

const studentId = ({ id }: Student) => id;

/** The students, with their filters, in every state that a list can be in. */
export function StudentList({ roster, columns, filters, onChange, onLeave, tools, ...rest }: Props) {
  const { none = NO_FILTERS, selection, keepColumns = false, ...whenEmpty } = rest;
  const { query, counts, departments, order, shown } = roster;
  return (
    <ListStates
      query={query}
      failed="Failed to load students"
      unanswered="Error loading students"
      noun="students"
      shown={shown?.length}
      total={counts?.total}
      empty="No students yet"
      {...whenEmpty}
      onClear={() => onChange(none)}
      controls={
        <>
          <StudentFilterBar
            filters={filters}
            none={none}
            departments={departments}
            onChange={onChange}
            onLeave={onLeave}
          />
          {tools}
        </>
      }
    >
      <DataTable
        caption="Students"
        columns={columns}
        rows={shown}
        rowId={studentId}
        sort={order}
        onSort={(sort) => onChange({ sort: writeOrder(sort) ?? '' })}
        selection={selection}
        keepColumns={keepColumns}
        plainCells
        listKey={JSON.stringify(filters)}
        busy={query.isFetching}
      />
    </ListStates>
  );
}
