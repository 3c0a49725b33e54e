import { Box, Button, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode, useState } from 'react';
import type { ListWords } from '#src/records/list/list-words.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { formatEstimate, formatNumber } from '#src/platform/text/format.ts';
import { BatchStatus, type ResultConfig } from '#src/records/batch/BatchStatus.tsx';
import { type BatchAction, type BatchResult, type useBatch, useListEmptied } from '#src/records/batch/use-batch.ts';
import type { ListFrameProps } from '#src/records/list/ListPage.tsx';
import type { Identified } from '#src/records/record-type.ts';
import { focusHeading } from '#src/ui/Page.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import { MOST_SELECTED, type SelectAllMatching, type useListSelection } from './use-list-selection.ts';

export interface BulkDialogProps<Action> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onAction: (action: Action) => void;
}

/** What can be done with the selected rows: at once, or by the dialog in which it asks for details. */
export interface BulkChoice<Action> {
  /** A text of the data. */
  readonly label: string;
  readonly danger?: boolean;
  readonly run?: () => void;
  readonly renderDialog?: (dialog: BulkDialogProps<Action>) => ReactNode;
}

interface Choices<Action> {
  /** In a menu of this name, which stands first: the bar has one line. */
  readonly menu?: { readonly label: string; readonly choices: readonly BulkChoice<Action>[] };
  readonly buttons: readonly BulkChoice<Action>[];
  /** In a menu: these change none of the rows. */
  readonly tools: readonly BulkChoice<Action>[];
}

const Menu = lazyComponent(() => import('#src/records/batch/BulkMenu.tsx').then(({ BulkMenu }) => BulkMenu));

interface Props<Row extends Identified, Data, Action extends BatchAction<Row, Data>>
  extends ListFrameProps<Row>, Choices<Action> {
  readonly selected: ReturnType<typeof useListSelection<Row>>;
  readonly batches: ReturnType<typeof useBatch<Row, Data, Action>>;
  /** The action begins when its dialog has closed, which has the focus until then; the result takes it next. */
  readonly onAction: (action: Action) => void;
  readonly resultLabel: string;
  readonly resultConfig: ResultConfig<BatchResult<Row, Data>>;
  readonly resultTools?: ReactNode;
  /** Heads the results; without it they are counted. */
  readonly headingOf?: (results: readonly BatchResult<Row, Data>[]) => string;
}

/** Puts around a list what can be done with its selected rows, beside the title, and above the rows what became of it. */
export function BulkFrame<Row extends Identified, Data, Action extends BatchAction<Row, Data>>(
  props: Props<Row, Data, Action>,
) {
  const { list, parts, children, selected, batches, resultLabel, resultConfig, resultTools, headingOf } = props;
  const { batch, isRunning, stop, dismiss } = batches;
  const isEmptied = useListEmptied(batch?.results, list);
  return children({
    ...parts,
    selection: selected.inTable,
    isEmptied,
    actions: (
      <SelectionBar {...props} words={list.config.words.selection} isBusy={isRunning}>
        {parts.actions}
      </SelectionBar>
    ),
    status: batch && (
      <BatchStatus
        batch={batch}
        config={resultConfig}
        label={resultLabel}
        {...(headingOf && { headingOf })}
        tools={resultTools}
        onStop={stop}
        onDismiss={dismiss}
      />
    ),
  });
}

interface BarProps<Action> extends Choices<Action> {
  readonly words: ListWords['selection'];
  readonly selected: Pick<ReturnType<typeof useListSelection>, 'rows' | 'hidden' | 'allMatching' | 'clear'>;
  readonly isBusy: boolean;
  readonly onAction: (action: Action) => void;
  readonly children: ReactNode;
}

/** It stands in place of what else can be done on the screen, so that selecting the first row moves no other row. */
function SelectionBar<Action>({ words, selected, isBusy, menu, buttons, tools, onAction, children }: BarProps<Action>) {
  const { hidden, allMatching, clear } = selected;
  const count = selected.rows.length;
  const [state, setState] = useState<{ readonly open?: string; readonly action?: Action }>({});
  const onClosed = useEventCallback(() => {
    setState({});
    if (state.action !== undefined) onAction(state.action);
  });
  const whileFree = { disabled: isBusy, title: isBusy ? t`Wait until the current action is finished` : undefined };
  const choose = ({ label, run, renderDialog }: BulkChoice<Action>) => {
    run?.();
    if (renderDialog) setState({ open: label });
  };
  const menuOf = (label: string, choices: readonly BulkChoice<Action>[], isFree: boolean) => (
    <MenuButton
      size="sm"
      {...(isFree ? {} : whileFree)}
      renderMenu={(opened) => (
        <Menu
          {...opened}
          labels={choices.map((one) => translate(one.label))}
          onChoose={(chosen) => choices.filter((one) => translate(one.label) === chosen).forEach(choose)}
        />
      )}
    >
      {translate(label)}
    </MenuButton>
  );
  return (
    <>
      {/* It is always there: what appears together with its text is not announced. */}
      <Text role="status" textStyle="sm" fontWeight="semibold" me="1" srOnly={count === 0}>
        <span>{t`${formatNumber(count)} selected`}</span>
        {hidden > 0 && (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {t`, ${formatNumber(hidden)} hidden by filters`}
          </Text>
        )}
      </Text>
      {allMatching && words && <AllMatching words={words} isBusy={isBusy} {...allMatching} />}
      {count === 0 && children}
      {count > 0 && (
        // Its buttons stand in the line of the title's actions, and go on in the next where that is full.
        <Box role="group" aria-label={words && translate(words.group)} display="contents" data-selection="">
          {menu && menuOf(menu.label, menu.choices, false)}
          {buttons.map((one) => (
            <Button
              key={one.label}
              size="sm"
              variant="surface"
              colorPalette={one.danger ? 'red' : undefined}
              {...whileFree}
              onClick={() => choose(one)}
            >
              {translate(one.label)}
            </Button>
          ))}
          {menuOf(msg`More`, tools, true)}
          <Button
            size="sm"
            variant="ghost"
            // The bar has one line, on a phone too.
            aria-label={t`Clear Selection`}
            {...whileFree}
            onClick={() => {
              clear();
              focusHeading();
            }}
          >
            {t`Clear`}
          </Button>
        </Box>
      )}
      {[...(menu?.choices ?? []), ...buttons, ...tools].map(({ label, renderDialog }) => (
        <Fragment key={label}>
          {renderDialog?.({
            open: state.open === label,
            onClose: () => setState({}),
            onClosed,
            onAction: (action) => setState({ action }),
          })}
        </Fragment>
      ))}
    </>
  );
}

interface AllMatchingProps extends SelectAllMatching {
  readonly words: NonNullable<ListWords['selection']>;
  readonly isBusy: boolean;
}

/** Selects all rows that match, once they have been looked for; that takes a while, and can be stopped. */
function AllMatching({ words, isBusy, count, isTooMany, found, start, stop }: AllMatchingProps) {
  if (isTooMany)
    return (
      <Text textStyle="sm" color="fg.muted">
        {words.tooMany(MOST_SELECTED)}
      </Text>
    );
  if (found === undefined)
    return (
      <Button size="sm" variant="surface" disabled={isBusy} onClick={start}>
        {count.exact ? t`Select all ${formatNumber(count.value)}` : t`Select all (${formatEstimate(count.value)})`}
      </Button>
    );
  return (
    <>
      <Text role="status" textStyle="sm" fontVariantNumeric="tabular-nums">
        {words.found(found)}
      </Text>
      <Button size="sm" variant="surface" onClick={stop}>
        {t`Stop`}
      </Button>
    </>
  );
}
