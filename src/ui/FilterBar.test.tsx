import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterBar } from './FilterBar.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import { system } from './theme/system.ts';

const none = { q: '', city: '' } as const;
type Filters = Readonly<Record<keyof typeof none, string>>;

function show(filters: Filters, choices: readonly string[] = ['Pune', 'Goa']) {
  const onChange = vi.fn<(part: Partial<Filters>) => void>();
  const onLeave = vi.fn();
  render(
    <ChakraProvider value={system}>
      <FilterBar label="People" placeholder="Name" filters={filters} none={none} onChange={onChange} onLeave={onLeave}>
        <SelectFilter
          name="city"
          label="City"
          all="All cities"
          choices={choices}
          value={filters.city}
          onChange={onChange}
        />
      </FilterBar>
    </ChakraProvider>,
  );
  return { onChange, onLeave, user: userEvent.setup() };
}

const city = () => screen.getByRole('combobox', { name: 'City' });
const clear = () => screen.getByRole('button', { name: 'Clear filters' });

it('what is typed is told at once, and that the person has turned to something else when they have', async () => {
  const { user, onChange, onLeave } = show(none);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'a');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ q: 'a' });
  expect(onLeave).not.toHaveBeenCalled();
  await user.tab();
  expect(onLeave).toHaveBeenCalledOnce();
});

it('a choice is told as the choice that it is, and everything as an empty one', async () => {
  const { user, onChange } = show({ q: '', city: 'Goa' });
  await user.selectOptions(city(), 'Pune');
  await user.selectOptions(city(), 'All cities');
  expect(onChange.mock.calls).toEqual([[{ city: 'Pune' }], [{ city: '' }]]);
});

it.each([
  ['GOA', 'Goa', ['All cities', 'Pune', 'Goa']],
  ['Delhi', 'Delhi', ['All cities', 'Delhi', 'Pune', 'Goa']],
])('the choice %j of the URL is shown as %j, also where nobody has it', (chosen, value, offered) => {
  show({ q: '', city: chosen });
  expect(city()).toHaveValue(value);
  expect([...city().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(offered);
});

it('all are cleared at once, where any is set', async () => {
  const { user, onChange } = show({ q: '', city: 'Goa' });
  await user.click(clear());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(none);
});

it('where none is set there is nothing to clear, and the button says so', () => {
  show(none);
  expect(clear()).toBeDisabled();
  expect(clear()).toHaveAttribute('title', 'No filter is set');
});
