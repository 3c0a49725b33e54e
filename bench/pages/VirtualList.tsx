import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Column, columns, haystackOf, loadRoster, type Student, textOf } from './roster.ts';

interface Props {
  readonly students: readonly Student[];
  readonly cell: (student: Student, column: Column) => ReactNode;
}

const ROW = 56;

/** A haystack made once and TanStack Virtual: the least that a list of this length needs. */
function VirtualList({ students, cell }: Props) {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<{ readonly column: Column; readonly descending: boolean }>();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => students.map((student) => ({ student, haystack: haystackOf(student) })), [students]);
  const sorted = useMemo(() => {
    if (!sort) return rows;
    const { compare } = new Intl.Collator('en');
    const key = ({ student }: (typeof rows)[number]) => String(textOf[sort.column](student));
    return rows.toSorted((a, b) => compare(key(a), key(b)) * (sort.descending ? -1 : 1));
  }, [rows, sort]);
  const needle = text.toLowerCase();
  const shown = useMemo(() => sorted.filter(({ haystack }) => haystack.includes(needle)), [sorted, needle]);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  return (
    <>
      <input type="search" aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{shown.length}</output>
      <div ref={scroller} className="scroller" style={{ height: 560, overflow: 'auto' }}>
        <div className="header row">
          {columns.map((column) => (
            <button
              key={column}
              type="button"
              onClick={() => setSort({ column, descending: sort?.column === column && !sort.descending })}
            >
              {column}
            </button>
          ))}
        </div>
        <div className="rows" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const student = shown[index]?.student;
            if (!student) return null;
            return (
              <div key={student.id} className="row" style={{ position: 'absolute', top: start, height: ROW }}>
                {columns.map((column) => (
                  <div key={column}>{cell(student, column)}</div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

/** Loads the students and lists them in the page's root, with cells of the page's choice. */
export async function show(cell: Props['cell'], around: (list: ReactNode) => ReactNode = (list) => list) {
  const students = await loadRoster();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(around(<VirtualList students={students} cell={cell} />));
}

/** A cell of text alone. */
export const plainCell: Props['cell'] = (student, column) => textOf[column](student);
