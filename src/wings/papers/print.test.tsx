import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRecord, type RecordOptions } from '#tests/student-record.ts';

afterEach(() => vi.unstubAllGlobals());

async function preview(options: RecordOptions & { id?: string } = {}) {
  const app = await openRecord('', options);
  await screen.findByRole('button', { name: 'Edit' });
  const button = screen.getByRole('button', { name: 'Print' });
  await waitFor(() => expect(button).toBeEnabled());
  button.focus();
  await app.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  return { ...app, button, dialog, printed: () => document.querySelector('[data-print-only]') };
}

const value = (dialog: HTMLElement, term: string) =>
  within(dialog).getByText(term, { selector: 'th' }).nextElementSibling?.textContent;

describe('The print preview of a student', () => {
  it('prints the record summary, with the university’s name, and nothing else of the page', async () => {
    const { dialog, printed } = await preview();
    expect(within(dialog).getByRole('heading', { level: 2, name: 'Record summary' })).toBeInTheDocument();
    expect(within(dialog).getByText('Malhar University')).toBeInTheDocument();
    const facts = { Name: 'Ananya Deshpande', 'Cumulative grade point average': '8.74 of 10', Year: '3rd' };
    for (const [term, text] of Object.entries(facts)) expect(value(dialog, term)).toBe(text);
    const paper = within(dialog).getByRole('article');
    expect(printed()?.textContent).toBe(paper.textContent);
    expect(printed()?.parentElement).toBe(document.body);
  });

  it('shows N/A, and never null, for missing values', async () => {
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
    const { dialog } = await preview({ id: 's1', wire: async () => Response.json({ success: true, data }) });
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
    const { dialog, user, printed, button } = await preview();
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(titles).toEqual(['Record summary CS23001 Ananya Deshpande']);
    expect(document.title).toBe('Ananya Deshpande · Malhar University');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(printed()).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });
});
