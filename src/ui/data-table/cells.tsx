import type { ReactNode } from 'react';
import type { Tone } from '#src/platform/text/format.ts';
import type { Column } from './columns.ts';

interface Names<Row> {
  /** What the row is called: a text, or a link with it. */
  readonly name: (row: Row) => ReactNode;
  /** The same on paper, where it is a link on the screen. */
  readonly plainName?: (row: Row) => string;
  /** The line under it. */
  readonly detail: (row: Row) => ReactNode;
  /** The line and what else stands under it in a compact table, for what the columns that are left out would say. */
  readonly compactDetail: (row: Row) => ReactNode;
  readonly compactFooter?: (row: Row) => ReactNode;
}

/** The cells of the column that names each row to a screen reader. */
export function nameCells<Row>({ name, plainName, detail, compactDetail, compactFooter }: Names<Row>) {
  const cellOf = (title: ReactNode, line: ReactNode, footer?: ReactNode) => (
    <>
      {typeof title === 'string' ? (
        <strong className="line" title={title}>
          {title}
        </strong>
      ) : (
        title
      )}
      <span className="line minor">{line}</span>
      {footer}
    </>
  );
  return {
    rowHeader: true,
    cell: (row: Row) => cellOf(name(row), detail(row)),
    paper: (row: Row) => cellOf(plainName?.(row) ?? name(row), detail(row)),
    compactCell: (row: Row) => cellOf(name(row), compactDetail(row), compactFooter?.(row)),
  } satisfies Partial<Column<Row>>;
}

/** ToneBadge for the cells of a DataTable, whose style sheet knows the tones: a span instead of a styled component. */
export function ToneText({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span data-tone={tone}>{children}</span>;
}
