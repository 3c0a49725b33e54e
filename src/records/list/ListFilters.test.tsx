import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { enterHalf, enterWhole } from '#tests/enter-half.ts';
import { getSystem } from '#src/ui/theme/system.ts';
import { ListFilters } from './ListFilters.tsx';
import type { Filters, Values } from './list-search.ts';
import { RangeFilter } from './RangeFilter.tsx';

interface Person {
  readonly city: string;
  readonly age: number;
}

const filters: Filters<Person> = {
  city: { label: 'City', all: 'All cities', choices: ['Pune', 'Goa'], value: ({ city }) => city },
  height: {
    label: 'Height',
    all: 'Any height',
    range: { of: 'number', min: 0, max: 3, note: 'In metres.' },
    value: ({ age }) => age,
    place: 'more',
  },
  joined: { label: 'Joined', all: 'Any day', range: { of: 'day' }, value: () => 0, place: 'more' },
  age: {
    label: 'Age',
    all: 'Any age',
    fixedChoices: [{ value: 7, label: 'Seven' }],
    value: ({ age }) => age,
    place: 'more',
  },
};

function show(values: Values = {}) {
  const change = vi.fn<(part: Values) => void>();
  const flush = vi.fn();
  const clear = vi.fn();
  const state = {
    search: { placeholder: 'Name', filters },
    countWithout: () => 3,
    choices: (name: string) => (name === 'city' ? ['Pune', 'Goa'] : (filters['age']?.fixedChoices ?? [])),
  };
  render(
    <ChakraProvider value={getSystem()}>
      <ListFilters
        label="People"
        rangeControl={RangeFilter}
        list={{
          ...state,
          values: { q: '', city: '', age: '', height: '', joined: '', ...values },
          change,
          flush,
          clear,
        }}
      />
    </ChakraProvider>,
  );
  return { change, flush, clear, user: userEvent.setup() };
}

const city = () => screen.getByRole('combobox', { name: 'City' });
const clearButton = () => screen.getByRole('button', { name: 'Clear filters' });

it('The search field reports each key at once, and again when it loses the focus', async () => {
  const { user, change, flush } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'a');
  expect(change).toHaveBeenCalledExactlyOnceWith({ q: 'a' });
  expect(flush).not.toHaveBeenCalled();
  await user.tab();
  expect(flush).toHaveBeenCalledOnce();
});

it('A filter reports its choice, and an empty text for all', async () => {
  const { user, change } = show({ city: 'Goa' });
  await user.selectOptions(city(), 'Pune');
  await user.selectOptions(city(), 'All cities');
  expect(change.mock.calls).toEqual([[{ city: 'Pune' }], [{ city: '' }]]);
});

it('A filter of numbers reports a number, whatever the label of the choice', async () => {
  const { user, change } = show();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), 'Seven');
  expect(change).toHaveBeenCalledExactlyOnceWith({ age: 7 });
});

it.each([
  ['GOA', 'Goa', ['All cities', 'Pune', 'Goa']],
  ['Delhi', 'Delhi', ['All cities', 'Delhi', 'Pune', 'Goa']],
])('The choice %j of the URL is shown as %j, even if no row has it', (chosen, value, offered) => {
  show({ city: chosen });
  expect(city()).toHaveValue(value);
  expect([...city().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(offered);
});

it('"Clear filters" clears all filters, including those behind "More filters"', async () => {
  const { user, clear } = show({ age: 7 });
  await user.click(clearButton());
  expect(clear).toHaveBeenCalledOnce();
});

it('"Clear filters" is not there when no filter is set', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('"More filters" counts the active filters behind it, and opens when one is active', () => {
  show({ age: 7 });
  expect(screen.getByRole('button', { name: 'More filters (1)' })).toHaveAttribute('aria-expanded', 'true');
});

it('"More filters" puts the focus on the first filter behind it, and keeps it when it closes', async () => {
  const { user } = show();
  const button = screen.getByRole('button', { name: 'More filters' });
  await user.click(button);
  expect(screen.getByRole('textbox', { name: 'Height from' })).toHaveFocus();
  await user.click(button);
  expect(button).toHaveFocus();
});

it('Filters that are open from the start do not take the focus', () => {
  show({ age: 7 });
  expect(document.body).toHaveFocus();
});

const end = (name: string) => screen.getByRole('textbox', { name: `Height ${name}` });
const heightNote = () => within(screen.getByRole('group', { name: 'Height' })).getByRole('status');

it('A range filter reports its two ends as they are typed', async () => {
  const { user, change } = show();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  expect(heightNote()).toHaveTextContent(/^In metres\.$/);
  await user.type(end('from'), '1');
  expect(change).toHaveBeenLastCalledWith({ height: '1..' });
});

it.each([
  ['2..1', 'From 2 to 1 is the wrong way round, and filters nothing.'],
  ['tall..', 'It has to be a number from 0 to 3. “tall” cannot be part of it. Until then it filters nothing.'],
  ['1..40', 'It has to be a number from 0 to 3. Until then it filters nothing.'],
])(
  'A range that cannot be parsed (%s) stays in its fields, with an error, and is not counted',
  async (height, words) => {
    show({ height });
    expect(`${(end('from') as HTMLInputElement).value}..${(end('to') as HTMLInputElement).value}`).toBe(height);
    expect(heightNote()).toHaveTextContent(words);
    expect(end('from')).toBeInvalid();
    expect(end('from')).toHaveAccessibleDescription(words);
    expect(screen.getByRole('button', { name: 'More filters' })).toBeInTheDocument();
    expect(clearButton()).toBeEnabled();
  },
);

it('A valid range is counted, and says how many rows it excludes for lack of a number', () => {
  show({ height: '1..2', age: 7 });
  expect(heightNote()).toHaveTextContent('In metres. 3 without a number are left out.');
  expect(screen.getByRole('button', { name: 'More filters (2)' })).toBeInTheDocument();
  expect(end('from')).toBeValid();
});

it.each(['2026-05-01..', ''])(
  'A partly entered end of a date range (%j) says so and filters nothing',
  async (joined) => {
    const { user, change } = show({ joined });
    if (!joined) await user.click(screen.getByRole('button', { name: 'More filters' }));
    const from = screen.getByLabelText('Joined from');
    enterHalf(from);
    from.focus();
    await user.tab();
    const words = 'Enter a whole date: day, month and year. Until then this end filters nothing.';
    expect(from).toHaveAccessibleDescription(words);
    expect(from).toBeInvalid();
    expect(screen.getByLabelText('Joined to')).toBeValid();

    enterWhole(from, '2026-06-01');
    expect(from).not.toHaveAccessibleDescription(words);
    expect(change).toHaveBeenLastCalledWith({ joined: '2026-06-01..' });
  },
);
