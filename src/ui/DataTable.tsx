import { Fragment, useMemo, type FocusEvent, type MouseEvent } from 'react';
import { BodyRow } from './data-table/BodyRow.tsx';
import { visibleColumns, type Columns, type SortOrder } from './data-table/columns.ts';
import { HeaderCell } from './data-table/HeaderCell.tsx';
import { Placeholders } from './data-table/Placeholders.tsx';
import { SelectAllCell } from './data-table/SelectCell.tsx';
import { useSelection, type Selection } from './data-table/selection.ts';
import { SortControl } from './data-table/SortControl.tsx';
import { TABLE, TableStyle } from './data-table/TableStyle.tsx';
import { useRowWindow } from './data-table/use-row-window.ts';

interface Props<Row> {
  /** What the table lists; also the name of the region that scrolls. */
  readonly caption: string;
  readonly columns: Columns<Row>;
  /** All rows, filtered and in order; undefined while they are being loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly sort?: SortOrder | undefined;
  readonly onSort?: (sort: SortOrder | undefined) => void;
  /** Rows can be chosen: one, a range with Shift, or the whole list. */
  readonly selection?: Selection<Row> | undefined;
  /** A click anywhere in a row, beside its links and buttons. */
  readonly onOpen?: ((row: Row) => void) | undefined;
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

/** A long list as a table: of perhaps 50,000 rows it draws the 30 on the screen. The rows come filtered and sorted. */
export function DataTable<Row>({ rowHeight = 3.5, compactRowHeight = 5.5, ...props }: Props<Row>) {
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
  const shownColumns = useMemo(() => visibleColumns(columns, room, compact), [columns, room, compact]);
  const cells = shownColumns.length + (selection ? 1 : 0);
  const choice = useSelection(rows, rowId, selection);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const position = target.closest<HTMLElement>('[data-position]')?.dataset['position'];
    keepFocused(position === undefined ? undefined : Number(position));
  };

  function openRow({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    // Whoever marks a text wants to copy it.
    if (getSelection()?.toString()) return;
    const position = target.closest<HTMLElement>('[data-position]')?.dataset['position'];
    const row = position === undefined ? undefined : rows[Number(position)];
    if (row !== undefined) props.onOpen?.(row);
  }

  const breadth = shownColumns.reduce((sum, column) => sum + column.width, 0);
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
              {shownColumns.map((column) => (
                <HeaderCell key={column.id} column={column} compact={compact} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {/* For a pointer alone: the keyboard opens a row by its link. */}
          <tbody {...(props.onOpen && { 'data-opens': true, onClick: openRow })}>
            {loading && (
              <Placeholders columns={shownColumns} count={12} height={height} selectable={selection !== undefined} />
            )}
            {items.map((item, i) => {
              const row = rows[item.index];
              if (row === undefined) return null;
              const id = rowId(row);
              return (
                <Fragment key={props.plainCells ? item.index : id}>
                  <Gap height={item.start - (items[i - 1]?.end ?? 0)} columns={cells} />
                  <BodyRow
                    row={row}
                    columns={shownColumns}
                    position={item.index}
                    height={height}
                    chosen={selection?.ids.has(id)}
                    name={selection?.nameOf(row)}
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
