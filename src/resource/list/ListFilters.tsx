import { Box, Button, Flex, Input } from '@chakra-ui/react';
import { memo, useId, useMemo, useState } from 'react';
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
    <LabelledControl label={filter.label} grow={`1 1 ${filter.room ?? 12}rem`}>
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

const moreNames = ({ filters }: Pick<SelectsProps, 'filters'>) =>
  Object.keys(filters).filter((name) => filters[name]?.place === 'more');

/** The filters that are seldom used, behind a button. They are open where one of them is set. */
const MoreFilters = memo(
  function MoreFilters(props: SelectsProps) {
    const set = moreNames(props).filter((name) => props.values[name] !== '').length;
    const [toggled, setToggled] = useState<boolean>();
    const open = toggled ?? set > 0;
    const id = useId();
    return (
      <Box>
        <Button
          variant="surface"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setToggled(!open)}
        >
          {set > 0 ? `More filters (${set})` : 'More filters'}
          <ChevronDownIcon transform={open ? 'rotate(180deg)' : undefined} />
        </Button>
        {open && (
          <Flex id={id} gap="4" wrap="wrap" mt="3">
            <SelectFilters {...props} place="more" />
          </Flex>
        )}
      </Box>
    );
  },
  (before, after) =>
    before.choices === after.choices &&
    before.onChange === after.onChange &&
    moreNames(after).every((name) => before.values[name] === after.values[name]),
);

interface Props {
  /** What is searched; also the name of the search region. */
  readonly label: string;
  readonly list: FilterState;
}

/** The search and the filters of a list. Whatever is set can be cleared at once. */
export function ListFilters({ label, list }: Props) {
  const { values, choices, flush, clear } = list;
  const { placeholder, filters } = list.search;
  // The same function at each drawing, for the memoised filters.
  const onChange = useEventCallback((part: Values) => list.change(part));
  const selects = { filters, choices, values, onChange };
  const isSet = ['q', ...Object.keys(filters)].some((name) => values[name] !== '');
  return (
    <>
      <Flex role="search" aria-label={label} gap="4" wrap="wrap" align="flex-end">
        <LabelledControl label="Search" grow="2 1 14rem">
          {(id) => (
            <Input
              id={id}
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
        <SelectFilters {...selects} />
        <MemoButton
          variant="surface"
          height="11"
          disabled={!isSet}
          title={isSet ? undefined : 'No filter is set'}
          onClick={clear}
        >
          Clear filters
        </MemoButton>
      </Flex>
      {moreNames(selects).length > 0 && <MoreFilters {...selects} />}
    </>
  );
}
