import { Button, Flex, Input, useMediaQuery } from '@chakra-ui/react';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { choiceValue } from '../../ui/choice.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';
import { Select } from '../../ui/Select.tsx';
import { useEventCallback } from '../../ui/use-event-callback.ts';
import type { FilterLook, Values } from './list-search.ts';
import type { FilterState } from './use-rows.ts';

type Change = (part: Values) => void;

interface SelectProps extends Pick<FilterState, 'choices'> {
  /** The filter's parameter in the URL. */
  readonly name: string;
  readonly filter: FilterLook;
  /** The choice in force; empty for everything. */
  readonly value: string | number;
  readonly onChange: Change;
}

const sameText = (a: string | number, b: string | number) => String(a).toLowerCase() === String(b).toLowerCase();

/** One filter; it offers what the URL has, too. Memoised, so that a key in the search does not draw it again. */
const SelectFilter = memo(function SelectFilter({ name, filter, choices, value, onChange }: SelectProps) {
  const all = useMemo(() => choices(name), [choices, name]);
  const known = all.map(choiceValue).find((choice) => sameText(choice, value));
  const offered = value !== '' && known === undefined ? [value, ...all] : all;
  const choose = (text: string) =>
    onChange({ [name]: offered.map(choiceValue).find((choice) => String(choice) === text) ?? '' });
  return (
    <LabelledControl label={filter.label} grow={`0 1 ${filter.room ?? 12}rem`}>
      {(id) => (
        <Select
          id={id}
          choices={offered}
          placeholder={filter.all}
          value={known ?? value}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </LabelledControl>
  );
});

const MemoButton = memo(Button);

interface SelectsProps extends Pick<FilterState, 'choices' | 'values'> {
  readonly filters: Readonly<Record<string, FilterLook>>;
  readonly place?: 'more';
  readonly onChange: Change;
}

/** The filters of one place. */
function SelectFilters({ filters, choices, values, place, onChange }: SelectsProps) {
  return Object.entries(filters).map(([name, filter]) =>
    filter.place === place ? (
      <SelectFilter
        key={name}
        name={name}
        filter={filter}
        choices={choices}
        value={values[name] ?? ''}
        onChange={onChange}
      />
    ) : null,
  );
}

interface ButtonProps {
  readonly isWide: boolean;
  /** How many of the filters behind it are set. */
  readonly set: number;
  readonly open: boolean;
  readonly id: string;
  readonly onToggle: () => void;
}

/** Opens the filters that are behind it. Memoised, so that a key in the search does not draw it again. */
const MoreButton = memo(function MoreButton({ isWide, set, open, id, onToggle }: ButtonProps) {
  return (
    <Button variant="surface" height="11" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
      {`${isWide ? 'More filters' : 'Filters'}${set > 0 ? ` (${set})` : ''}`}
      <ChevronDownIcon transform={open ? 'rotate(180deg)' : undefined} />
    </Button>
  );
});

interface Props {
  /** What is searched; also the name of the search region. */
  readonly label: string;
  readonly list: FilterState;
  /** How the list is shown, such as its columns; at the end of the line. */
  readonly tools?: ReactNode;
  /** How much of the list there is to see. */
  readonly status?: ReactNode;
}

/** Chakra's breakpoint `md`, from which on the filters stand in a line. */
const IN_A_LINE = '(min-width: 48rem)';

/**
 * The search and the filters of a list, in one line, with those that are seldom used behind a button. On a phone all of
 * them are behind it. The button counts those of them that are set, and whatever is set can be cleared at once.
 */
export function ListFilters({ label, list, tools, status }: Props) {
  const { values, choices, flush, clear } = list;
  const { placeholder, filters } = list.search;
  const [isWide = true] = useMediaQuery([IN_A_LINE], { ssr: false });
  const [toggled, setToggled] = useState<boolean>();
  const id = useId();
  // The same function at each drawing, for the memoised filters.
  const onChange = useEventCallback((part: Values) => list.change(part));
  const selects = { filters, choices, values, onChange };
  const isSet = ['q', ...Object.keys(filters)].some((name) => values[name] !== '');
  const behind = Object.keys(filters).filter(
    (name) => filters[name]?.place === 'more' || (!isWide && !filters[name]?.place),
  );
  const set = behind.filter((name) => values[name] !== '').length;
  const open = toggled ?? (isWide && set > 0);
  const onToggle = useEventCallback(() => setToggled(!open));
  const clearButton = (
    <MemoButton
      variant="surface"
      height="11"
      disabled={!isSet}
      title={isSet ? undefined : 'No filter is set'}
      onClick={clear}
    >
      Clear filters
    </MemoButton>
  );
  return (
    <>
      <Flex role="search" aria-label={label} gap="2" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <LabelledControl label="Search" grow="1 1 8rem">
          {(inputId) => (
            <Input
              id={inputId}
              type="search"
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              value={values['q'] ?? ''}
              onChange={({ target }) => onChange({ q: target.value })}
              onBlur={flush}
            />
          )}
        </LabelledControl>
        {isWide && <SelectFilters {...selects} />}
        {behind.length > 0 && <MoreButton isWide={isWide} set={set} open={open} id={id} onToggle={onToggle} />}
        {isWide && clearButton}
        {isWide && tools}
        {isWide && status}
      </Flex>
      {open && behind.length > 0 && (
        <Flex id={id} gap="2" wrap="wrap">
          {!isWide && <SelectFilters {...selects} />}
          <SelectFilters {...selects} place="more" />
          {!isWide && clearButton}
          {!isWide && tools}
        </Flex>
      )}
      {!isWide && status}
    </>
  );
}
