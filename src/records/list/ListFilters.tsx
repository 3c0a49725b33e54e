import { Box, Button, Flex, Grid, Input, Text } from '@chakra-ui/react';
import { type ComponentType, memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { t, translate } from '#src/languages/texts.ts';
import { choiceLabel, choiceValue } from '#src/ui/choice.ts';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { LabelledControl } from '#src/ui/LabelledControl.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { isChosen } from './find-rows.ts';
import type { FilterConfig, Values } from './list-search.ts';
import { problemOf } from './range.ts';
import type { RangeFilterProps } from './RangeFilter.tsx';
import type { FilterState } from './use-rows.ts';
import { LONGEST_IN_URL } from './use-rows.ts';

type Change = (part: Values) => void;

interface SelectProps extends Pick<FilterState, 'choices'> {
  readonly name: string;
  readonly filter: FilterConfig;
  /** The choice in force; empty for everything. */
  readonly value: string | number;
  readonly onChange: Change;
}

/** One filter; it offers what the URL has, too. Memoised, so that a key in the search does not draw it again. */
const SelectFilter = memo(function SelectFilter({ name, filter, choices, value, onChange }: SelectProps) {
  const all = useMemo(() => choices(name), [choices, name]);
  const known = all.map(choiceValue).find((choice) => isChosen(choice, value));
  const offered = value !== '' && known === undefined ? [value, ...all] : all;
  const labelled = offered.map((choice) => ({ value: choiceValue(choice), label: translate(choiceLabel(choice)) }));
  const choose = (text: string) =>
    onChange({ [name]: offered.map(choiceValue).find((choice) => String(choice) === text) ?? '' });
  return (
    <LabelledControl label={translate(filter.label)} grow={`0 1 ${filter.room ?? 12}rem`}>
      {(id) => (
        <Select
          id={id}
          name={name}
          choices={labelled}
          placeholder={translate(filter.all)}
          value={known ?? value}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </LabelledControl>
  );
});

interface ControlsProps {
  readonly list: FilterState;
  readonly filters: readonly (readonly [name: string, filter: FilterConfig])[];
  readonly rangeControl: ComponentType<RangeFilterProps> | undefined;
  readonly onChange: Change;
}

function FilterControls({ list, filters, rangeControl: RangeControl, onChange }: ControlsProps) {
  return filters.map(([name, filter]) => {
    const { range } = filter;
    const { [name]: value = '' } = list.values;
    const of = { name, value, onChange };
    if (!range) return <SelectFilter key={name} {...of} filter={filter} choices={list.choices} />;
    return (
      RangeControl && (
        <RangeControl
          key={name}
          {...of}
          filter={filter}
          range={range}
          value={String(value)}
          countWithout={list.countWithout}
        />
      )
    );
  });
}

const isInForce = ({ range }: FilterConfig, value: string | number = '') =>
  value !== '' && !(range && problemOf(String(value), range));

interface ButtonProps {
  readonly isWide: boolean;
  readonly set: number;
  readonly open: boolean;
  readonly id: string;
  readonly onToggle: () => void;
}

function moreLabel(isWide: boolean, set: number): string {
  if (set === 0) return isWide ? t`More filters` : t`Filters`;
  return isWide ? t`More filters (${set})` : t`Filters (${set})`;
}

/** Opens the filters that are behind it. */
function MoreButton({ isWide, set, open, id, onToggle }: ButtonProps) {
  return (
    <Button
      variant="surface"
      height="11"
      data-control="filters"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={onToggle}
    >
      <span>{moreLabel(isWide, set)}</span>
      <ChevronDownIcon />
    </Button>
  );
}

interface Props {
  /** What is searched; also the name of the search region. */
  readonly label: string;
  readonly list: FilterState;
  readonly rangeControl?: ComponentType<RangeFilterProps>;
  /** Something stands beside the list: the search and the tools have the line to themselves. */
  readonly isNarrow?: boolean;
  /** How the list is shown, such as its columns; at the end of the line. */
  readonly tools?: ReactNode;
  readonly status?: ReactNode;
}

/** Chakra's breakpoint `md`, from which on the filters stand in a line. */
const IN_A_LINE = '(min-width: 48rem)';

/**
 * The search and the filters of a list, in one line, with those that are seldom used behind a button. On a phone all of
 * them are behind it. The button counts those of them that are set, and gives the focus to the first of them when it
 * opens them; whatever is set can be cleared at once.
 */
export function ListFilters({ label, list, rangeControl, isNarrow = false, tools, status }: Props) {
  const { values, flush, clear } = list;
  const { placeholder, filters: looks } = list.search;
  const fits = useMedia(IN_A_LINE);
  const isWide = fits ?? true;
  // While the width is not known, the style alone hides what a phone has behind the button.
  const wideOnly = { display: fits === undefined ? { base: 'none', md: 'contents' } : 'contents' };
  const [toggled, setToggled] = useState<boolean>();
  const id = useId();
  // The same function at each drawing, for the memoised filters.
  const onChange = useEventCallback((part: Values) => list.change(part));
  const controls = { list, rangeControl, onChange };
  const filters = Object.entries(looks);
  const isSet = values['q'] !== '' || filters.some(([name, { opening }]) => values[name] !== (opening?.choice ?? ''));
  const usual = filters.filter(([, { place }]) => place === undefined);
  const more = filters.filter(([name, { place }]) => place === 'more' || (place === 'linked' && values[name] !== ''));
  const hasRoom = isWide && !isNarrow;
  const inLine = hasRoom ? usual : [];
  const behind = hasRoom ? more : [...usual, ...more];
  const set = behind.filter(([name, filter]) => isInForce(filter, values[name])).length;
  const open = toggled ?? (hasRoom && behind.some(([name]) => values[name] !== ''));
  const onToggle = () => setToggled(!open);
  const panel = useRef<HTMLDivElement>(null);
  // Between the button and its filters are other controls, which nobody should have to step through.
  useEffect(() => {
    if (toggled) panel.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [toggled]);
  const clearButton = (
    <Button
      variant="ghost"
      height="11"
      data-control="clear filters"
      // It keeps its room in the line, so that nothing moves when the first filter is set.
      visibility={isSet ? undefined : 'hidden'}
      onClick={clear}
    >
      {t`Clear filters`}
    </Button>
  );
  return (
    <>
      <Flex role="search" aria-label={label} gap="2" align="center" wrap="wrap">
        <LabelledControl label={t`Search`} grow="1 1 8rem">
          {(inputId) => (
            <Input
              id={inputId}
              name="q"
              type="search"
              placeholder={translate(placeholder)}
              autoComplete="off"
              spellCheck={false}
              value={values['q'] ?? ''}
              onChange={({ target }) => onChange({ q: target.value })}
              onBlur={flush}
            />
          )}
        </LabelledControl>
        <Box {...wideOnly}>
          <FilterControls filters={inLine} {...controls} />
        </Box>
        {fits === undefined && more.length === 0 && (
          <Box hideFrom="md">
            <MoreButton isWide={false} set={0} open={false} id={id} onToggle={onToggle} />
          </Box>
        )}
        {behind.length > 0 && <MoreButton isWide={hasRoom} set={set} open={open} id={id} onToggle={onToggle} />}
        {isWide && (
          <Box {...wideOnly}>
            {clearButton}
            {tools}
            {status}
          </Box>
        )}
      </Flex>
      {open && behind.length > 0 && (
        <Grid ref={panel} id={id} gap="2" templateColumns={`repeat(auto-fill, minmax(${isWide ? 15 : 10}rem, 1fr))`}>
          <FilterControls filters={behind} {...controls} />
          {!isWide && (
            <Grid gap="2" gridColumn="1 / -1">
              {isSet && clearButton}
              <Flex gap="2" wrap="wrap" position="relative">
                {tools}
              </Flex>
            </Grid>
          )}
        </Grid>
      )}
      {!isWide && status}
      {String(values['q'] ?? '').length > LONGEST_IN_URL && (
        <Text role="status" textStyle="sm" color="fg.muted">
          {t`This search is too long to stand in the page’s address: a reload, a link or a saved view does not keep it.`}
        </Text>
      )}
    </>
  );
}
