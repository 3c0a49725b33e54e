import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import type { Selection } from '#src/ui/data-table/selection.ts';
import { AdminHeading, AdminPage } from '#src/ui/Page.tsx';
import type { Identified } from '../record-type.ts';
import { ListView } from './ListView.tsx';
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

interface FramesProps<Row extends Identified> extends ListFrameProps<Row> {
  readonly frames: readonly ListFrame<Row>[];
}

function Frames<Row extends Identified>({ frames: [First, ...others], ...props }: FramesProps<Row>): ReactNode {
  const { parts, children } = props;
  if (!First) return children(parts);
  return (
    <First {...props}>
      {(next) => (
        <Frames {...props} frames={others} parts={next}>
          {children}
        </Frames>
      )}
    </First>
  );
}

type ViewProps<Row extends Identified> = ComponentProps<typeof ListView<Row>>;

interface Props<Row extends Identified> extends Omit<ViewProps<Row>, 'selection'> {
  readonly title: string;
  /** What wings put around the list, the same as long as the page is open, from the outermost inwards. */
  readonly frames?: readonly ListFrame<Row>[];
  /** Beside the title, while no row is selected. */
  readonly actions?: ReactNode;
  /** Beside the title at all times. */
  readonly lastAction?: ReactNode;
  readonly above?: ReactNode;
  /** Below what fills the window. */
  readonly below?: ReactNode;
  /** See AdminPage. */
  readonly minHeight?: number;
  /** Places the list, where something stands beside it. */
  readonly renderLayout?: (list: ReactElement) => ReactNode;
  readonly whenEmptied?: ViewProps<Row>['whenNoneMatch'];
  /** Such as its dialogs. */
  readonly children?: ReactNode;
}

const noFrames: readonly never[] = [];

/** A screen of the administrators' that is one list: its title with actions, its rows, and what wings add to both. */
export function ListPage<Row extends Identified>(props: Props<Row>) {
  const {
    title,
    frames = noFrames,
    actions,
    lastAction,
    above,
    below,
    minHeight = 30,
    renderLayout,
    ...others
  } = props;
  const { whenEmptied, children, ...own } = others;
  const columns = own.columns ?? own.list.config.columns;
  return (
    <Frames frames={frames} list={own.list} columns={columns} parts={{ actions }}>
      {(parts) => {
        const list = (
          <ListView
            {...own}
            selection={parts.selection}
            tools={
              <>
                {parts.tools}
                {own.tools}
              </>
            }
            whenNoneMatch={(parts.isEmptied ? whenEmptied : undefined) ?? own.whenNoneMatch}
          />
        );
        return (
          <AdminPage below={below} minHeight={minHeight + (parts.status ? 20 : 0)}>
            <AdminHeading
              actions={
                <>
                  {parts.actions}
                  {lastAction}
                </>
              }
            >
              {title}
            </AdminHeading>
            {above}
            {parts.status}
            {renderLayout ? renderLayout(list) : list}
            {children}
          </AdminPage>
        );
      }}
    </Frames>
  );
}
