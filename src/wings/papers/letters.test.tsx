import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { writeLetter } from './letters.ts';

beforeEach(() => writeLetter('fee', undefined));
afterEach(() => {
  writeLetter('fee', undefined);
  vi.unstubAllGlobals();
});

const printed = () => document.querySelector('[data-print-only]');

it('A letter to many is printed on one sheet each with the own amount, and an unknown field is told before, with what is near', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderApp('/admin/students', {
    as: 'admin',
    arrange: ({ students: [first], ...rows }) => ({
      ...rows,
      students: first
        ? Array.from({ length: 62 }, (_, i) => ({
            ...first,
            id: `s-${i}`,
            email: `s${i}@mail.example`,
            rollNo: `CE99${1000 + i}`,
            totalFee: 50_000,
            paidAmount: i < 2 ? 50_000 : 10_000 + i,
            pendingAmount: i < 2 ? 0 : 40_000 - i,
          }))
        : [],
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: /select all/i }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Letters' }));
  const dialog = await screen.findByRole('dialog', { name: 'Letters to 62 Students' });
  expect(await within(dialog).findByText('2 students owe nothing and get no letter.')).toBeInTheDocument();
  expect(within(dialog).getByRole('article')).toHaveTextContent('₹39,998 is still due');
  await user.click(within(dialog).getByRole('button', { name: 'Print 60 Letters' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const letters = printed()?.querySelectorAll('article') ?? [];
  expect(letters).toHaveLength(60);
  expect(letters[59]).toHaveTextContent('₹39,939 is still due');

  await user.click(within(dialog).getByRole('link', { name: 'Edit Text' }));
  const area = await screen.findByRole('textbox', { name: 'Text' });
  await user.clear(area);
  await user.paste('Dear {{nmae}}, you owe {{feeDue}}.');
  expect(screen.getByText('There is no field “nmae”. Did you mean {{name}}?')).toBeInTheDocument();
  expect(area).toHaveValue('Dear {{nmae}}, you owe {{feeDue}}.');
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Dear {{nmae}}, you owe ₹45,000.');
  expect(localStorage.getItem('letters')).toContain('nmae');
  await user.click(screen.getByRole('button', { name: 'Reset to the Original Text' }));
  expect(screen.queryByText(/There is no field/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo the Reset' }));
  expect(area).toHaveValue('Dear {{nmae}}, you owe {{feeDue}}.');
  await user.click(screen.getByRole('tab', { name: 'Bonafide certificate' }));
  const other = await screen.findByRole('textbox', { name: 'Text' });
  await user.click(screen.getByRole('button', { name: 'Insert Blood group' }));
  await waitFor(() => expect(other).toHaveFocus());
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('O+');
  writeLetter('bonafide', undefined);
});
