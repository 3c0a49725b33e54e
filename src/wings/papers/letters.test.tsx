import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedDialog, renderApp } from '#tests/render.tsx';
import { ANANYA, openRecord } from '#tests/student-record.ts';
import { startLanguage } from '#src/platform/language.ts';
import { writeLetter } from './letters.ts';

beforeEach(() => writeLetter('fee', undefined));
afterEach(() => {
  writeLetter('fee', undefined);
  vi.unstubAllGlobals();
  startLanguage('en');
  localStorage.clear();
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

it('A printed certificate has a number, which proves it to anybody until it is withdrawn', async () => {
  vi.stubGlobal('print', vi.fn());
  const app = await openRecord('');
  await screen.findByRole('button', { name: 'Edit' });
  const button = screen.getByRole('button', { name: 'Print' });
  await waitFor(() => expect(button).toBeEnabled());
  await app.user.click(button);
  await app.user.click(await screen.findByRole('tab', { name: 'Bonafide certificate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bonafide certificate' });
  const print = within(dialog).getByRole('button', { name: 'Print' });
  app.intercept(async (request, serve) => {
    const answer = await serve(request);
    if (request.url.endsWith('/papers')) throw new TypeError('The connection broke off');
    return answer;
  });
  await app.user.click(print);
  expect(await screen.findByText(/The papers may have their numbers already/)).toBeInTheDocument();
  expect(globalThis.print).not.toHaveBeenCalled();
  app.intercept((request, serve) => serve(request));
  await app.user.click(print);
  await waitFor(() => expect(globalThis.print).toHaveBeenCalledOnce());
  const issued = await app.database.transact('read', ({ papers }) => papers.all());
  expect(issued).toMatchObject([{ kind: 'Bonafide certificate', studentId: ANANYA }]);
  const number = issued[0]?.id ?? '';
  expect(printed()).toHaveTextContent(`No. ${number}`);
  expect(printed()).toHaveTextContent(new RegExp(`type ${number} at \\S+/verify$`));
  await app.user.keyboard('{Escape}');

  await act(() => app.router.navigate({ to: '/verify' }));
  const field = await screen.findByRole('textbox', { name: 'Number on the paper' });
  await app.user.type(field, 'CS26001{Enter}');
  expect(screen.getByText(/This is no number of a paper/)).toBeInTheDocument();
  expect(field).toHaveValue('CS26001');
  await app.user.clear(field);
  await app.user.type(field, `${number.toLowerCase().replaceAll('-', ' ')}{Enter}`);
  const proof = await screen.findByRole('region', { name: 'What the number proves' });
  expect(proof).toHaveTextContent('This paper is genuine');
  expect(proof).toHaveTextContent('Ananya Deshpande');
  await app.user.click(within(proof).getByRole('button', { name: 'Withdraw This Paper' }));
  const question = await openedDialog('alertdialog', 'Withdraw this paper?');
  await app.user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('This paper is no longer valid')).toBeInTheDocument();
  await app.user.clear(field);
  await app.user.type(field, '2026-000318-K7Q4X-9WD3M{Enter}');
  expect(await screen.findByText('No paper has the number 2026-000318-K7Q4X-9WD3M')).toBeInTheDocument();
});

it('A number that is typed at /verify is still there in another language, and is not kept once it is checked', async () => {
  const { user } = await renderApp('/verify');
  await user.type(await screen.findByRole('textbox', { name: 'Number on the paper' }), '2026-000318');
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /اردو/ }));
  const field = await screen.findByRole('textbox', { name: 'دستاویز پر لکھا نمبر' });
  expect(field).toHaveValue('2026-000318');
  await user.type(field, '-K7Q4X-9WD3M{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
