import './page.css';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns as names, loadRoster, type Student, textOf } from './roster.ts';

const ROW = 56;

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { text: sortFn_text },
});

/** The search looks into these, as every other contender's does; the last shows a button and holds the address. */
const searched = new Set<string>(['Name', 'Roll No', 'Actions']);
const helper = createColumnHelper<typeof features, Student>();
const columns = helper.columns(
  names.map((name) =>
    helper.accessor((student) => (name === 'Actions' ? student.email : textOf[name](student)), {
      id: name,
      header: name,
      cell: ({ row }) => textOf[name](row.original),
      sortFn: 'text',
      enableGlobalFilter: searched.has(name),
    }),
  ),
);

/** TanStack Table's own global filter and sorting, with TanStack Virtual. */
function TableList({ students }: { readonly students: readonly Student[] }) {
  const [globalFilter, setGlobalFilter] = useState('');
  const table = useTable({
    features,
    columns,
    data: students,
    state: { globalFilter },
    onGlobalFilterChange: setGlobalFilter,
    globalFilterFn: 'includesString',
  });
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        value={globalFilter}
        onChange={({ target }) => table.setGlobalFilter(target.value)}
      />
      <output>{rows.length}</output>
      <div ref={scroller} className="scroller" style={{ height: 560, overflow: 'auto' }}>
        <div className="header row">
          {table.getFlatHeaders().map((header) => (
            <button key={header.id} type="button" onClick={header.column.getToggleSortingHandler()}>
              <table.FlexRender header={header} />
            </button>
          ))}
        </div>
        <div className="rows" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <div key={row.id} className="row" style={{ position: 'absolute', top: start, height: ROW }}>
                {row.getAllCells().map((cell) => (
                  <div key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

const students = await loadRoster();
const root = document.getElementById('root');
if (root) createRoot(root).render(<TableList students={students} />);
