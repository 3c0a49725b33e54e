import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { system } from '../../ui/theme/system.ts';
import { ListFilters } from './ListFilters.tsx';
import type { Filters, Values } from './list-search.ts';

interface Person {
  readonly city: string;
  readonly age: number;
}

const filters: Filters<Person> = {
  city: { label: 'City', all: 'All cities', choices: ['Pune', 'Goa'], value: ({ city }) => city },
  age: { label: 'Age', all: 'Any age', oneOf: [{ value: 7, label: 'Seven' }], value: ({ age }) => age, place: 'more' },
};

function show(values: Values = {}) {
  const change = vi.fn<(part: Values) => void>();
  const flush = vi.fn();
  const clear = vi.fn();
  const state = {
    search: { placeholder: 'Name', filters },
    choices: (name: string) => (name === 'city' ? ['Pune', 'Goa'] : (filters['age']?.oneOf ?? [])),
  };
  render(
    <ChakraProvider value={system}>
      <ListFilters
        label="People"
        list={{ ...state, values: { q: '', city: '', age: '', ...values }, change, flush, clear }}
      />
    </ChakraProvider>,
  );
  return { change, flush, clear, user: userEvent.setup() };
}

const city = () => screen.getByRole('combobox', { name: 'City' });
const clearButton = () => screen.getByRole('button', { name: 'Clear filters' });

it('the search field reports each key at once, and reports when it loses the focus', async () => {
  const { user, change, flush } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'a');
  expect(change).toHaveBeenCalledExactlyOnceWith({ q: 'a' });
  expect(flush).not.toHaveBeenCalled();
  await user.tab();
  expect(flush).toHaveBeenCalledOnce();
});

it('a filter reports its choice, and an empty one for everything', async () => {
  const { user, change } = show({ city: 'Goa' });
  await user.selectOptions(city(), 'Pune');
  await user.selectOptions(city(), 'All cities');
  expect(change.mock.calls).toEqual([[{ city: 'Pune' }], [{ city: '' }]]);
});

it('a filter of numbers reports a number, whatever the choice is called', async () => {
  const { user, change } = show();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), 'Seven');
  expect(change).toHaveBeenCalledExactlyOnceWith({ age: 7 });
});

it.each([
  ['GOA', 'Goa', ['All cities', 'Pune', 'Goa']],
  ['Delhi', 'Delhi', ['All cities', 'Delhi', 'Pune', 'Goa']],
])('the choice %j of the URL is shown as %j, also where no row has it', (chosen, value, offered) => {
  show({ city: chosen });
  expect(city()).toHaveValue(value);
  expect([...city().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(offered);
});

it('"Clear filters" clears where a filter is set, also one behind "More filters"', async () => {
  const { user, clear } = show({ age: 7 });
  await user.click(clearButton());
  expect(clear).toHaveBeenCalledOnce();
});

it('"Clear filters" is disabled and says why where no filter is set', () => {
  show();
  expect(clearButton()).toBeDisabled();
  expect(clearButton()).toHaveAttribute('title', 'No filter is set');
});

it('"More filters" counts those that are set, and is open where one is', () => {
  show({ age: 7 });
  expect(screen.getByRole('button', { name: 'More filters (1)' })).toHaveAttribute('aria-expanded', 'true');
});
