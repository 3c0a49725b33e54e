import { Box, Button, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode, useState } from 'react';
import { formatEstimate, formatNumber } from '#src/platform/text/format.ts';
import { MOST_SELECTED, type SelectAllMatching } from './use-list-selection.ts';
import { focusHeading } from '#src/ui/Page.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';

export interface BulkDialogProps<Action> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onAction: (action: Action) => void;
}

export interface BulkAction<Action> {
  readonly label: string;
  readonly danger?: boolean;
  readonly renderDialog: (props: BulkDialogProps<Action>) => ReactNode;
}

export interface SelectionTool {
  readonly label: string;
  readonly run?: () => void;
  readonly renderDialog?: (dialog: Pick<BulkDialogProps<never>, 'open' | 'onClose'>) => ReactNode;
}

const Menu = lazyComponent(() => import('#src/records/batch/BulkMenu.tsx').then(({ BulkMenu }) => BulkMenu));

interface Props<Action> {
  /** What is selected, in the plural: `students`. */
  readonly noun: string;
  readonly count: number;
  readonly hidden: number;
  readonly busy: boolean;
  /** How all that match are selected, where not all of them are listed yet. */
  readonly allMatching?: SelectAllMatching | undefined;
  /** A button for each, and the dialog in which it asks for details. */
  readonly actions: readonly BulkAction<Action>[];
  /** Further ones, in a menu of this name, which stands first: the bar has one line. */
  readonly menu?: { readonly label: string; readonly actions: readonly BulkAction<Action>[] };
  /** What can be done with the selected rows and changes none of them, in a menu: the bar has one line. */
  readonly tools?: readonly SelectionTool[];
  /** The action begins when its dialog has closed, which has the focus until then; the result takes it next. */
  readonly onAction: (action: Action) => void;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

/**
 * What can be done with the selected rows, while there are some. It stands beside the screen's title, in place of what
 * else can be done there, so that selecting the first row moves no other row.
 */
export function SelectionBar<Action>(props: Props<Action>) {
  const { noun, count, hidden, busy, allMatching, actions, menu, tools = [], onAction, onClear, children } = props;
  const [state, setState] = useState<{ readonly open?: string; readonly action?: Action }>({});
  const onClosed = useEventCallback(() => {
    setState({});
    if (state.action !== undefined) onAction(state.action);
  });
  const disabledReason = busy ? 'Wait until the current action is finished' : undefined;
  const isDisabled = { disabled: disabledReason !== undefined, title: disabledReason };
  return (
    <>
      {/* It is always there: what appears together with its text is not announced. */}
      <Text role="status" textStyle="sm" fontWeight="semibold" me="1" srOnly={count === 0}>
        <span>{`${formatNumber(count)} selected`}</span>
        {hidden > 0 && (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {`, ${formatNumber(hidden)} hidden by filters`}
          </Text>
        )}
      </Text>
      {allMatching && <AllMatching noun={noun} busy={busy} {...allMatching} />}
      {count === 0 && children}
      {count > 0 && (
        // Its buttons stand in the line of the title's actions, and go on in the next where that is full.
        <Box role="group" aria-label={`Selected ${noun}`} display="contents">
          {menu && (
            <MenuButton
              size="sm"
              {...isDisabled}
              renderMenu={(state) => (
                <Menu
                  {...state}
                  labels={menu.actions.map(({ label }) => label)}
                  onChoose={(label) => setState({ open: label })}
                />
              )}
            >
              {menu.label}
            </MenuButton>
          )}
          {actions.map(({ label, danger }) => (
            <Button
              key={label}
              size="sm"
              variant="surface"
              colorPalette={danger ? 'red' : undefined}
              {...isDisabled}
              onClick={() => setState({ open: label })}
            >
              {label}
            </Button>
          ))}
          {tools.length > 0 && (
            <MenuButton
              size="sm"
              renderMenu={(state) => (
                <Menu
                  {...state}
                  labels={tools.map(({ label }) => label)}
                  onChoose={(label) => {
                    const tool = tools.find((one) => one.label === label);
                    tool?.run?.();
                    if (tool?.renderDialog) setState({ open: label });
                  }}
                />
              )}
            >
              More
            </MenuButton>
          )}
          <Button
            size="sm"
            variant="ghost"
            // The bar has one line, on a phone too.
            aria-label="Clear Selection"
            {...isDisabled}
            onClick={() => {
              onClear();
              focusHeading();
            }}
          >
            Clear
          </Button>
        </Box>
      )}
      {[...(menu?.actions ?? []), ...actions].map(({ label, renderDialog }) => (
        <Fragment key={label}>
          {renderDialog({
            open: state.open === label,
            onClose: () => setState({}),
            onClosed,
            onAction: (action) => setState({ action }),
          })}
        </Fragment>
      ))}
      {tools.map(({ label, renderDialog }) => (
        <Fragment key={label}>{renderDialog?.({ open: state.open === label, onClose: () => setState({}) })}</Fragment>
      ))}
    </>
  );
}

interface AllMatchingProps extends SelectAllMatching {
  readonly noun: string;
  readonly busy: boolean;
}

/** Selects all rows that match, once they have been looked for; that takes a while, and can be stopped. */
function AllMatching({ noun, busy, count, isTooMany, found, start, stop }: AllMatchingProps) {
  if (isTooMany)
    return (
      <Text textStyle="sm" color="fg.muted">
        {`More than ${formatNumber(MOST_SELECTED)} ${noun} match: filter them to select all.`}
      </Text>
    );
  if (found === undefined)
    return (
      <Button size="sm" variant="surface" disabled={busy} onClick={start}>
        {`Select all ${count.exact ? formatNumber(count.value) : `(${formatEstimate(count.value)})`}`}
      </Button>
    );
  return (
    <>
      <Text role="status" textStyle="sm" fontVariantNumeric="tabular-nums">
        {`${formatNumber(found)} ${noun} found so far`}
      </Text>
      <Button size="sm" variant="surface" onClick={stop}>
        Stop
      </Button>
    </>
  );
}
