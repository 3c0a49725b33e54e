import { functionalUpdate, useTable, type ColumnSort, type RowData } from '@tanstack/react-table';
import { Fragment, useMemo, type FocusEvent } from 'react';
import { BodyRow } from './data-table/BodyRow.tsx';
import { features, fittingColumns, type Columns } from './data-table/columns.ts';
import { HeaderCell } from './data-table/HeaderCell.tsx';
import { Placeholders } from './data-table/Placeholders.tsx';
import { SelectAllCell } from './data-table/SelectCell.tsx';
import { useSelection, type Selection } from './data-table/selection.ts';
import { SortControl } from './data-table/SortControl.tsx';
import { TABLE, TableStyle } from './data-table/TableStyle.tsx';
import { useRowWindow } from './data-table/use-row-window.ts';

interface Props<Row extends RowData> {
  /** What the table lists; also the name of the region that scrolls. */
  readonly caption: string;
  readonly columns: Columns<Row>;
  /** All rows, filtered and in order; undefined while they are being loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly sort?: ColumnSort | undefined;
  readonly onSort?: (sort: ColumnSort | undefined) => void;
  /** Rows can be chosen: one, a range with Shift, or the whole list. */
  readonly selection?: Selection<Row> | undefined;
  /** Changes with the filters and the order: another list is shown from its start. */
  readonly listKey?: string;
  /** The rows are being loaded again. */
  readonly busy?: boolean;
  /** The person has chosen these columns: where there is no room for them the table scrolls sideways instead. */
  readonly keepColumns?: boolean;
  /**
   * The cells are plain and hold no state, so that a place on the screen keeps its elements when another row comes to it:
   * a filter changes texts alone. Elsewhere a row takes its elements along, with the focus and what they remember.
   */
  readonly plainCells?: boolean;
  /** Height of a row in rem; a compact one, below 44 rem, has lines instead of columns. */
  readonly rowHeight?: number;
  readonly compactRowHeight?: number;
  /** Of the table on the screen, where it is not the screen's main thing. */
  readonly maxHeight?: string;
}

const none: readonly never[] = [];
const COMPACT_BELOW_REM = 44;
/** Columns that are kept have room for their headings; those that fit share what is left over. */
const KEPT_BREADTH = 1.05;
/** As the style sheet has it. */
const SELECT_REM = 2.75;

/**
 * A long list as a table. TanStack Table is given the rows on the screen alone, 30 of perhaps 50,000: a row object for
 * each of them all would cost 40 ms and 29 MB whenever a key changes the list.
 */
export function DataTable<Row extends RowData>({ rowHeight = 3.5, compactRowHeight = 5.5, ...props }: Props<Row>) {
  const { caption, columns, rows = none, rowId, sort, onSort, selection, busy = false } = props;
  const loading = props.rows === undefined;
  const { region, items, total, width, compact, keepFocused } = useRowWindow({
    count: rows.length,
    rowHeight: (small) => (small ? compactRowHeight : rowHeight),
    compactBelow: COMPACT_BELOW_REM,
    listKey: props.listKey,
  });
  const height = `${compact ? compactRowHeight : rowHeight}rem`;
  const room = props.keepColumns ? Infinity : width - (selection ? SELECT_REM : 0);
  const shownColumns = useMemo(() => fittingColumns(columns, room, compact), [columns, room, compact]);
  const cells = shownColumns.length + (selection ? 1 : 0);
  const choice = useSelection(rows, rowId, selection);
  const data = items.flatMap(({ index }) => rows[index] ?? none);
  const sorting = useMemo(() => (sort ? [sort] : []), [sort]);
  const table = useTable({
    features,
    columns: shownColumns,
    data,
    getRowId: rowId,
    state: { sorting },
    onSortingChange: (change) => onSort?.(functionalUpdate(change, sorting)[0]),
    manualSorting: true,
    enableSorting: onSort !== undefined,
    enableMultiSort: false,
    sortDescFirst: false,
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const position = target.closest<HTMLElement>('[data-position]')?.dataset['position'];
    keepFocused(position === undefined ? undefined : Number(position));
  };

  const breadth = shownColumns.reduce((sum, { meta }) => sum + (meta?.width ?? 0), 0);
  const minWidth =
    props.keepColumns && !compact ? `${breadth * KEPT_BREADTH + (selection ? SELECT_REM : 0)}rem` : undefined;
  return (
    <>
      {compact && onSort && <SortControl columns={columns} sort={sort} onSort={onSort} />}
      <TableStyle />
      <div
        ref={region}
        className={TABLE}
        role="region"
        aria-label={caption}
        // What scrolls has to be reached by the keyboard.
        tabIndex={0}
        style={{ maxHeight: props.maxHeight }}
        onFocus={onFocus}
        onBlur={() => keepFocused(undefined)}
      >
        <table aria-rowcount={loading ? -1 : rows.length + 1} aria-busy={loading || busy} style={{ minWidth }}>
          <caption>{caption}</caption>
          <thead>
            <tr aria-rowindex={1}>
              {selection && <SelectAllCell extent={choice.extent} count={rows.length} onToggle={choice.toggleAll} />}
              {table.getFlatHeaders().map((header) => (
                <HeaderCell key={header.id} header={header} compact={compact} />
              ))}
            </tr>
          </thead>
          <tbody>
            {loading && (
              <Placeholders columns={shownColumns} count={12} height={height} selectable={selection !== undefined} />
            )}
            {table.getRowModel().rows.map((row, i) => {
              const item = items[i];
              if (!item) return null;
              return (
                <Fragment key={props.plainCells ? item.index : row.id}>
                  <Gap height={item.start - (items[i - 1]?.end ?? 0)} columns={cells} />
                  <BodyRow
                    row={row}
                    columns={shownColumns}
                    position={item.index}
                    height={height}
                    chosen={selection?.ids.has(row.id)}
                    name={selection?.nameOf(row.original)}
                    onToggle={choice.toggle}
                  />
                </Fragment>
              );
            })}
            <Gap height={total - (items.at(-1)?.end ?? 0)} columns={cells} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The room of the rows that are not on the screen. */
function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" data-gap style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
