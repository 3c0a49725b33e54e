import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANANYA, openRecord, type RecordOptions } from '#tests/student-record.ts';

afterEach(() => vi.unstubAllGlobals());

async function openMenu(options: RecordOptions & { id?: string } = {}) {
  const app = await openRecord('', options);
  await screen.findByRole('button', { name: 'Edit' });
  const button = screen.getByRole('button', { name: 'Print' });
  await waitFor(() => expect(button).toBeEnabled());
  button.focus();
  await app.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  return { ...app, button };
}

async function preview(index: number, options: RecordOptions & { id?: string } = {}) {
  const app = await openMenu(options);
  const enabled = screen.getAllByRole('menuitem').filter((item) => !item.hasAttribute('aria-disabled'));
  for (const item of enabled.slice(0, index)) {
    await app.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  }
  await app.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  return { ...app, dialog, printed: () => document.querySelector('[data-print-only]') };
}

const value = (dialog: HTMLElement, term: string) =>
  within(dialog).getByText(term, { selector: 'th, dt' }).nextElementSibling?.textContent;

describe('The print preview of a student', () => {
  it('offers a record summary, a fee receipt and an ID card, by keyboard', async () => {
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Record summary',
      'Fee receipt',
      'ID card',
    ]);
  });

  it('disables the receipt of a student who has paid nothing, with the reason', async () => {
    await openMenu({
      arrange: (rows) => ({
        ...rows,
        students: rows.students.map((row) => (row.id === ANANYA ? { ...row, paidAmount: 0 } : row)),
      }),
    });
    const item = screen.getByRole('menuitem', { name: 'Fee receipt (no payment is recorded)' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    [1, 'Record summary', { Name: 'Ananya Deshpande', 'Cumulative grade point average': '8.74 of 10', Year: '3rd' }],
    [2, 'Fee receipt', { 'Roll number': 'CS23001', Paid: '₹1,48,000', Pending: '₹0', 'Fee status': 'Paid' }],
    [3, 'ID card', { 'Roll number': 'CS23001', Department: 'Computer Science' }],
  ])('%i: prints %s, with the university’s name, and nothing else of the page', async (index, title, facts) => {
    const { dialog, printed } = await preview(index);
    expect(within(dialog).getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(within(dialog).getByText('Malhar University')).toBeInTheDocument();
    for (const [term, text] of Object.entries(facts)) expect(value(dialog, term)).toBe(text);
    const paper = within(dialog).getByRole('article');
    expect(printed()?.textContent).toBe(paper.textContent);
    expect(printed()?.parentElement).toBe(document.body);
  });

  it('repeats the receipt’s amount in words', async () => {
    const { dialog } = await preview(2);
    expect(within(dialog).getByText('Rupees one lakh forty-eight thousand only')).toBeInTheDocument();
  });

  it('draws initials as the portrait of the ID card', async () => {
    const { dialog } = await preview(3);
    expect(within(dialog).getByText('AD')).toBeInTheDocument();
  });

  it.each([1, 2])('%i: shows N/A, and never null, for missing values', async (index) => {
    const data = {
      id: 's1',
      name: 'Bare',
      rollNo: 'BB00',
      email: 'b@x.example',
      department: 'Arts',
      year: 1,
      semester: 2,
      currentCGPA: null,
      attendance: null,
      totalFee: null,
      bloodGroup: null,
    };
    // Without a payment the receipt is passed over, so that the second to be had is the card.
    const { dialog } = await preview(index, { id: 's1', wire: async () => Response.json({ success: true, data }) });
    const paper = within(dialog).getByRole('article');
    expect(paper).toHaveTextContent('N/A');
    expect(paper).not.toHaveTextContent(/null|undefined|NaN/);
  });

  it('uses the student’s name as the document title while it is open', async () => {
    const titles: string[] = [];
    vi.stubGlobal('print', () => {
      titles.push(document.title);
      globalThis.dispatchEvent(new Event('afterprint'));
    });
    const { dialog, user, printed, button } = await preview(1);
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(titles).toEqual(['Record summary CS23001 Ananya Deshpande']);
    expect(document.title).toBe('Ananya Deshpande · Malhar University');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(printed()).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });
});
