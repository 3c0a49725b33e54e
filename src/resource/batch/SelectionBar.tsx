import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../domain/format.ts';
import { useEventCallback } from '../../ui/use-event-callback.ts';

/** What the dialog of a bulk action is given. */
export interface BulkDialogProps<Action> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The dialog has left the screen, and the focus is free. */
  readonly onClosed: () => void;
  /** The person has said what is to be done. */
  readonly onAction: (action: Action) => void;
}

/**
 * The dialogs in which bulk actions ask for details; one is open at a time. The action begins when its dialog has closed:
 * until then the dialog has the focus, which the result takes next.
 */
export function useBulkDialogs<Name extends string, Action>(onAction: (action: Action) => void) {
  const [state, setState] = useState<{ readonly open?: Name; readonly action?: Action }>({});
  const onClosed = useEventCallback(() => {
    setState({});
    if (state.action !== undefined) onAction(state.action);
  });
  return {
    open: (name: Name) => setState({ open: name }),
    propsOf: (name: Name): BulkDialogProps<Action> => ({
      open: state.open === name,
      onClose: () => setState({}),
      onClosed,
      onAction: (action) => setState({ action }),
    }),
  };
}

interface Props {
  /** What is selected, in the plural: `students`. */
  readonly noun: string;
  readonly count: number;
  /** How many of them the filters hide. */
  readonly hidden: number;
  /** A batch is running. */
  readonly busy: boolean;
  readonly buttons: readonly { readonly label: string; readonly danger?: boolean; readonly onClick: () => void }[];
  readonly onClear: () => void;
  /** The dialogs of the buttons. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows. It is always there, so that selecting the first row moves no other row. */
export function SelectionBar({ noun, count, hidden, busy, buttons, onClear, children }: Props) {
  const disabledReason = busy
    ? 'Wait until the work under way is done'
    : count === 0
      ? `Select ${noun} first`
      : undefined;
  const isDisabled = { disabled: disabledReason !== undefined, title: disabledReason };
  return (
    <Flex role="group" aria-label={`Selected ${noun}`} gap="2" align="center" wrap="wrap" minH="9">
      <Text role="status" textStyle="sm" fontWeight="semibold" me="1">
        {formatNumber(count)} selected
        {hidden > 0 && (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {`, ${formatNumber(hidden)} of them hidden by the filters`}
          </Text>
        )}
      </Text>
      {buttons.map(({ label, danger, onClick }) => (
        <Button
          key={label}
          size="sm"
          variant="surface"
          colorPalette={danger ? 'red' : undefined}
          {...isDisabled}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" {...isDisabled} onClick={onClear}>
        Clear Selection
      </Button>
      {children}
    </Flex>
  );
}
