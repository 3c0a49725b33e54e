import {
  type ChangeEvent,
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { t, translate } from '../languages/texts.ts';
import { formatNumber } from '../platform/text/format.ts';
import { type Column, type Columns, type SortOrder, visibleColumns } from './data-table/columns.tsx';
import { useDensity } from './data-table/density.ts';
import { type RowChooser, type Selection, useSelection } from './data-table/selection.ts';
import { SortControl } from './data-table/SortControl.tsx';
import { HEADING_REM, TABLE, TableStyle } from './data-table/TableStyle.tsx';
import { type StartPlace, useRowWindow } from './data-table/use-row-window.ts';
import { useMedia } from './use-media.ts';

interface Props<Row> {
  /** What the table lists; also the name of the region that scrolls. */
  readonly caption: string;
  readonly columns: Columns<Row>;
  /** All rows, filtered and in order; undefined while they are being loaded. */
  readonly rows: readonly Row[] | undefined;
  /** The rows are the first ones of a list that is still being loaded: how many there are is not known. */
  readonly isStart?: boolean;
  /** Where the first of these rows stands in the list, where the list is loaded by pages. */
  readonly offset?: number;
  /** How many rows the whole list has, where that is known and not all of them are here. */
  readonly count?: number | undefined;
  /** Told which rows are on the screen, from the first one and before the end, so that those around them can be loaded; another function where it wants to be told again. */
  readonly onVisible?: ((first: number, end: number) => void) | undefined;
  readonly rowId: (row: Row) => string;
  readonly sort?: SortOrder | undefined;
  /** Absent where the rows cannot be sorted. */
  readonly onSort?: ((sort: SortOrder | undefined) => void) | undefined;
  /** Rows can be chosen: one, a range with Shift, or the whole list. */
  readonly selection?: Selection<Row> | undefined;
  /** A click anywhere in a row, beside its links and buttons. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Changes with the filters and the order: another list is shown from its start. */
  readonly listKey?: string;
  /** Where it begins once its rows are there; another list is shown from its start all the same. */
  readonly start?: StartPlace | undefined;
  /** The name under which the router keeps how far it is scrolled. */
  readonly scrollId?: string;
  readonly busy?: boolean;
  /** The person has chosen these columns: where there is no room for them the table scrolls sideways instead. */
  readonly keepColumns?: boolean;
  /**
   * The cells are plain and hold no state, so that a place on the screen keeps its elements when another row comes to it:
   * a filter, or a jump of the scroll bar, changes texts alone. Elsewhere a row takes its elements along, with the focus and what they remember.
   */
  readonly plainCells?: boolean;
  /** Height of a row in rem; a compact one, below 44 rem, has lines instead of columns. */
  readonly rowHeight?: number;
  readonly compactRowHeight?: number;
  readonly maxHeight?: string;
  /** The table is the screen's main thing: its height is what its flex container has left, and a person's density holds. */
  readonly fills?: boolean;
}

const none: readonly never[] = [];
const COMPACT_BELOW_REM = 44;
/** Height of a row of the screen's main table in rem: two lines of text, with more space where the window is high, or one. */
const LIST_ROW = { comfortable: 2.625, airy: 2.875, compact: 2 } as const;
const HIGH_WINDOW = '(min-height: 54rem)';
/** What a row in lines saves, in rem, where rows stand close together: its last line. */
const LAST_LINE = 1.25;
/** Columns that a person has chosen have room for their headings; those that fit share what is left over. */
const CHOSEN_WIDTH_FACTOR = 1.05;
const SELECT_REM = 2.75;

function positionOf(element: Element): number | undefined {
  const position = element.closest<HTMLElement>('[data-position]')?.dataset['position'];
  return position === undefined ? undefined : Number(position);
}

/** A long list as a table: of perhaps 50,000 rows it draws the 30 on the screen. The rows come filtered and sorted. */
export function DataTable<Row>({ fills = false, ...props }: Props<Row>) {
  const density = useDensity();
  const isDense = fills && density === 'compact';
  const isHigh = useMedia(HIGH_WINDOW) ?? false;
  const listRow = LIST_ROW[isHigh && !isDense ? 'airy' : density];
  const { rowHeight = fills ? listRow : 3.5, compactRowHeight = 5.5 } = props;
  const compactHeight = isDense ? compactRowHeight - LAST_LINE : compactRowHeight;
  const { caption, columns, rows = none, rowId, sort, onSort, selection, busy = false, isStart = false } = props;
  const { offset = 0, onVisible } = props;
  const end = offset + rows.length;
  const loading = props.rows === undefined;
  const { region, indexes, width, compact, placeOf, keepFocused } = useRowWindow({
    count: end,
    rowHeight: (small) => (small ? compactHeight : rowHeight),
    headingHeight: HEADING_REM,
    compactBelow: COMPACT_BELOW_REM,
    start: loading || isStart ? undefined : props.start,
    listKey: props.listKey,
    onVisible,
  });
  const height = `${compact ? compactHeight : rowHeight}rem`;
  const drawnUntil = (i: number) => (indexes[i - 1] ?? -1) + 1;
  const availableWidth = props.keepColumns ? Infinity : width - (selection ? SELECT_REM : 0);
  const shownColumns = useMemo(
    () => visibleColumns(columns, availableWidth, compact),
    [columns, availableWidth, compact],
  );
  const cells = shownColumns.length + (selection ? 1 : 0);
  const choice = useSelection(rows, rowId, selection, offset);

  function openRow({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    // Whoever marks a text wants to copy it.
    if (getSelection()?.toString()) return;
    const row = rows[(positionOf(target) ?? -1) - offset];
    if (row !== undefined) props.onOpen?.(row);
  }

  const isWhole = !loading && !isStart && onVisible === undefined;
  const rowCount = isWhole ? rows.length : props.count;
  const totalWidth = shownColumns.reduce((sum, column) => sum + column.width, 0);
  const minWidth =
    props.keepColumns && !compact ? `${totalWidth * CHOSEN_WIDTH_FACTOR + (selection ? SELECT_REM : 0)}rem` : undefined;
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
        data-fills={fills || undefined}
        // Where only the first rows are there, the router has no place to go back to yet.
        data-scroll-restoration-id={loading || isStart ? undefined : props.scrollId}
        data-dense={isDense || undefined}
        style={{ maxHeight: props.maxHeight, '--row': height } as CSSProperties}
        onFocus={({ target }: FocusEvent<HTMLElement>) => keepFocused(positionOf(target))}
        onBlur={() => keepFocused(undefined)}
      >
        <table
          aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
          aria-busy={loading || busy}
          data-lines={compact || undefined}
          style={{ minWidth }}
        >
          <caption>{caption}</caption>
          <thead>
            <tr aria-rowindex={1}>
              {selection && (
                <SelectAllCell choice={choice} count={isStart ? 0 : rows.length} isPartial={rowCount !== rows.length} />
              )}
              {shownColumns.map((column) => (
                <HeaderCell key={column.id} column={column} compact={compact} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {/* For a pointer alone: the keyboard opens a row by its link. */}
          <tbody {...(props.onOpen && { 'data-opens': true, onClick: openRow })}>
            {loading && (
              <Placeholders columns={shownColumns.length} height={height} selectable={selection !== undefined} />
            )}
            {indexes.map((index, i) => {
              const row = rows[index - offset];
              if (row === undefined)
                return (
                  <Fragment key={`place ${index}`}>
                    <Gap rows={index - drawnUntil(i)} columns={cells} />
                    <PlaceholderRow
                      columns={shownColumns.length}
                      height={height}
                      selectable={selection !== undefined}
                    />
                  </Fragment>
                );
              const id = rowId(row);
              return (
                <Fragment key={props.plainCells ? placeOf(index) : id}>
                  <Gap rows={index - drawnUntil(i)} columns={cells} />
                  <BodyRow
                    row={row}
                    columns={shownColumns}
                    position={index}
                    height={height}
                    chosen={selection?.ids.has(id)}
                    locked={isStart}
                    name={selection?.nameOf(row)}
                    onToggle={choice.toggle}
                  />
                </Fragment>
              );
            })}
            <Gap rows={end - drawnUntil(indexes.length)} columns={cells} />
          </tbody>
        </table>
      </div>
    </>
  );
}

function Gap({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden="true" data-gap style={{ height: `calc(${rows} * var(--row))` }}>
      <td colSpan={columns} />
    </tr>
  );
}

/** The order that a click on a column's heading leads to: ascending, descending, then as listed. */
function nextOrder(id: string, sort: SortOrder | undefined): SortOrder | undefined {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? undefined : { id, desc: true };
}

interface HeaderProps<Row> extends Pick<Props<Row>, 'sort' | 'onSort'> {
  readonly column: Column<Row>;
  readonly compact: boolean;
}

/** A column's heading: a button where rows can be sorted by it, which says so to a screen reader. */
function HeaderCell<Row>({ column, compact, sort, onSort }: HeaderProps<Row>) {
  const { id, header, rowHeader, end, width, grows } = column;
  const sortable = onSort && column.accessor;
  const direction = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      data-end={end || undefined}
      // In a compact table the cell that names the row holds its other values too, and takes all the room there is.
      style={(compact && rowHeader) || (!compact && grows) ? undefined : { width: `${width}rem` }}
      {...(sortable && { 'aria-sort': direction ?? 'none' })}
    >
      {sortable ? (
        <button type="button" data-sorted={direction} onClick={() => onSort(nextOrder(id, sort))}>
          <span>{translate(header)}</span>
          <svg viewBox="0 0 10 14" aria-hidden="true">
            <path className="up" d="M5 1 9 6H1z" />
            <path className="down" d="M5 13 1 8h8z" />
          </svg>
        </button>
      ) : (
        translate(header)
      )}
    </th>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  readonly columns: Columns<Row>;
  /** Where the row stands in the whole list, from 0. */
  readonly position: number;
  readonly height: string;
  /** Where rows can be chosen: whether this one is, what it is called, and what a click does. */
  readonly chosen: boolean | undefined;
  readonly locked: boolean;
  readonly name: string | undefined;
  readonly onToggle: RowChooser['toggle'];
}

function BodyRowCells<Row>({ row, columns, position, height, chosen, locked, name = '', onToggle }: RowProps<Row>) {
  return (
    // The heading is the first row of the table.
    <tr aria-rowindex={position + 2} aria-selected={chosen} data-position={position} style={{ height }}>
      {chosen !== undefined && (
        <SelectCell
          label={t`Select ${name}`}
          checked={chosen}
          locked={locked}
          position={position}
          onToggle={onToggle}
        />
      )}
      {columns.map(({ id, rowHeader, end, dir, cell }) => {
        const Cell = rowHeader ? 'th' : 'td';
        return (
          <Cell key={id} scope={rowHeader ? 'row' : undefined} data-end={end || undefined} dir={dir}>
            {cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One row. It is drawn again when its record, its place, its choice or the columns change, and not because the list is scrolled. */
const BodyRow = memo(
  BodyRowCells,
  (before, after) =>
    before.row === after.row &&
    before.position === after.position &&
    before.height === after.height &&
    before.chosen === after.chosen &&
    before.locked === after.locked &&
    before.columns === after.columns,
) as typeof BodyRowCells;

interface SelectProps extends Pick<RowProps<never>, 'locked' | 'position' | 'onToggle'> {
  readonly label: string;
  readonly checked: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const boxAt = (from: HTMLElement, position: number) =>
  from.closest('table')?.querySelector<HTMLInputElement>(`[data-position="${position}"] > .select input`);

/** Chooses a row. Shift chooses all from the one used before; the arrow keys go on to the next, and take it with Shift. */
function SelectCell({ label, checked, locked, position, onToggle }: SelectProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onToggle(position, target.checked, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey);

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    const next = step && boxAt(event.currentTarget, position + step);
    if (!next) return;
    event.preventDefault();
    next.focus();
    // The focus has scrolled the list, and the next key may come before the browser says so: the row for it is drawn now.
    next.closest('table')?.parentElement?.dispatchEvent(new Event('scroll'));
    if (event.shiftKey) onToggle(position + step, checked, true);
  };

  return (
    <td className="select">
      <label>
        <input
          type="checkbox"
          aria-label={label}
          checked={checked}
          disabled={locked}
          onChange={change}
          onKeyDown={move}
        />
      </label>
    </td>
  );
}

interface SelectAllProps {
  readonly choice: RowChooser;
  readonly count: number;
  readonly isPartial: boolean;
}

/** Chooses the whole list, with the rows that are not on the screen; a dash where some of it is chosen. */
function SelectAllCell({ choice, count, isPartial }: SelectAllProps) {
  const { extent, toggleAll } = choice;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some';
  }, [extent]);
  return (
    <th scope="col" className="select">
      <label>
        <input
          ref={box}
          type="checkbox"
          disabled={count === 0}
          checked={extent === 'all'}
          onChange={({ target }) => toggleAll(target.checked)}
        />
        <span className="unseen">
          {isPartial ? t`Select all ${formatNumber(count)} loaded` : t`Select all ${formatNumber(count)} listed`}
        </span>
      </label>
    </th>
  );
}

const PLACEHOLDERS = 15;

interface PlaceholderProps extends Pick<RowProps<never>, 'height'> {
  readonly columns: number;
  readonly selectable: boolean;
}

/** Rows without words, as tall as those that are being waited for, so that nothing moves when these arrive. */
function Placeholders(row: PlaceholderProps) {
  return Array.from({ length: PLACEHOLDERS }, (_, i) => <PlaceholderRow key={i} {...row} />);
}

function PlaceholderRow({ columns, selectable, height }: PlaceholderProps) {
  return (
    <tr aria-hidden="true" data-placeholder style={{ height }}>
      {selectable && <td className="select" />}
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} />
      ))}
    </tr>
  );
}
