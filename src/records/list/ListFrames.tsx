import type { ComponentType, ReactNode } from 'react';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import type { Selection } from '#src/ui/data-table/selection.ts';
import type { Identified } from '../record-type.ts';
import type { ListState } from './use-list.ts';

/** What stands around the rows of a list. */
export interface ListParts<Row> {
  /** Beside the title. */
  readonly actions: ReactNode;
  /** Between the title and the rows, such as the result of what was done to many. */
  readonly status?: ReactNode;
  readonly selection?: Selection<Row> | undefined;
  /** In the line of the filters. */
  readonly tools?: ReactNode;
  /** What was just done has taken the last rows out of the list. */
  readonly isEmptied?: boolean;
}

export interface ListFrameProps<Row extends Identified> {
  readonly list: ListState<Row>;
  /** The columns that are shown. */
  readonly columns: Columns<Row>;
  /** Those of the screen and of the frames before. */
  readonly parts: ListParts<Row>;
  readonly children: (parts: ListParts<Row>) => ReactNode;
}

/**
 * What a wing puts around a list: it passes the parts on, with its own. It stays while the server's extensions change, or a
 * selection would be lost, and asks by itself for the one that it needs.
 */
export type ListFrame<Row extends Identified> = ComponentType<ListFrameProps<Row>>;

interface Props<Row extends Identified> extends ListFrameProps<Row> {
  /** The same as long as the page is open, from the outermost inwards. */
  readonly frames: readonly ListFrame<Row>[];
}

/** Draws a list inside of all its frames. */
export function ListFrames<Row extends Identified>({ frames: [First, ...others], ...props }: Props<Row>): ReactNode {
  const { parts, children } = props;
  if (!First) return children(parts);
  return (
    <First {...props}>
      {(next) => (
        <ListFrames {...props} frames={others} parts={next}>
          {children}
        </ListFrames>
      )}
    </First>
  );
}
