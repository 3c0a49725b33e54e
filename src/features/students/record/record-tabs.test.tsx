import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANANYA, fact, openRecord } from '#tests/student-record.ts';
import { recordSearch } from './record-tabs.ts';

describe('The tabs of a record', () => {
  it('restore the open tab from the URL', async () => {
    const { open, href, router } = await openRecord();
    await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Academic',
      'Fee',
      'Attendance',
      'Placement',
      'History',
    ]);
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await open('Fee');
    await waitFor(() => expect(href()).toBe(`/admin/students/${ANANYA}?tab=fee`));
    expect(screen.getByRole('tab', { name: 'Fee' })).toHaveAttribute('aria-selected', 'true');
    await open('Profile');
    await waitFor(() => expect(href()).toBe(`/admin/students/${ANANYA}`));
    await act(() =>
      router.navigate({ to: '/admin/students/$studentId', params: { studentId: ANANYA }, search: { tab: 'marks' } }),
    );
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['fee', { tab: 'fee' }],
    ['history', { tab: 'history' }],
    ['profile', {}],
    [['fee'], {}],
  ])('The URL ?tab=%s opens a tab of the record', (tab, search) => {
    expect(recordSearch({ tab })).toEqual(search);
  });

  it('keep the way back to the list from which the record was opened', async () => {
    const { open, user, router, href } = await openRecord();
    await router.navigate({ to: '/admin/students', search: { q: 'ananya' } });
    await user.click(await screen.findByRole('link', { name: 'Ananya Deshpande' }));
    await screen.findByRole('tab', { name: 'Placement' });
    await open('Placement');
    await screen.findByRole('form', { name: 'Update placement' });
    await user.click(screen.getByRole('link', { name: 'Back to List' }));
    await waitFor(() => expect(href()).toBe('/admin/students?q=ananya'));
  });

  it('A record’s tabs are operated by the arrow keys', async () => {
    const { user } = await openRecord('academic');
    (await screen.findByRole('tab', { name: 'Academic' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('form', { name: 'Update fees' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Fee' })).toHaveFocus();
  });

  it('show the student’s name in the document title', async () => {
    const { meanwhile, queryClient } = await openRecord('fee');
    await waitFor(() => expect(document.title).toBe('Ananya Deshpande · Malhar University'));
    await meanwhile({ name: 'Ananya Rao' });
    await queryClient.invalidateQueries();
    await waitFor(() => expect(document.title).toBe('Ananya Rao · Malhar University'));
  });
});

describe('The content of a record’s tab', () => {
  it('Academic shows the CGPA, the attendance and the semester', async () => {
    await openRecord('academic');
    await screen.findByRole('form', { name: 'Update academic record' });
    expect(fact('Current CGPA')).toHaveTextContent('8.74');
    expect(fact('Attendance')).toHaveTextContent('91.5%');
    expect(fact('Semester')).toHaveTextContent('6th');
  });

  it('Fee shows the bar, and its figures as text', async () => {
    const { container, type } = await openRecord('fee', { id: 'stu_000002' });
    await screen.findByRole('form', { name: 'Update fees' });
    expect(container.querySelector('[data-percent="40"]')).toBeInTheDocument();
    expect(screen.getByText('40% paid')).toBeInTheDocument();
    expect(screen.getByText('60% due')).toBeInTheDocument();
    expect(fact('Pending')).toHaveTextContent('₹74,000');
    await type('Paid (₹)', '116000');
    expect(screen.getByText('Pending after saving: ₹8,000')).toBeInTheDocument();
    // It can be read in two ways, and the form asks which.
    await type('Paid (₹)', '1.200');
    expect(screen.queryByText(/^Pending after saving/)).not.toBeInTheDocument();
  });

  it.each([
    ['academic', ['Total credits', 'Current CGPA', 'Attendance', 'Admission date']],
    ['fee', ['Total fee', 'Paid', 'Pending', 'Fee status']],
    ['attendance', ['Attended', 'Missed']],
    ['placement', ['Company', 'Package']],
  ])('%s: missing values show N/A, and never null', async (tab, terms) => {
    const bare = {
      id: 's1',
      name: 'Bare',
      rollNo: 'BB00',
      email: 'b@x.example',
      department: 'Arts',
      year: 1,
      semester: 2,
    };
    const absent = { attendance: null, currentCGPA: null, totalFee: null, feeStatus: null, company: null };
    await openRecord(tab, {
      id: 's1',
      wire: async () => Response.json({ success: true, data: { ...bare, ...absent } }),
    });
    await screen.findByRole('form');
    for (const term of terms) expect(fact(term)).toHaveTextContent('N/A');
    expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
  });
});
