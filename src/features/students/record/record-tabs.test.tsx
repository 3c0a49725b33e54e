import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANANYA, fact, openRecord } from '#tests/student-record.ts';
import { recordSearch } from './record-tabs.ts';

describe('The tabs of a record', () => {
  it('restore the open tab from the URL, are operated by the arrow keys, and stay beside the student’s name in the document title', async () => {
    const { open, href, router, user, meanwhile, queryClient } = await openRecord();
    await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' });
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Academic',
      'Fee',
      'Attendance',
      'Placement',
      'History',
    ]);
    expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await open('Academic');
    await waitFor(() => expect(href()).toBe(`/admin/students/${ANANYA}?tab=academic`));
    await screen.findByRole('form', { name: 'Update academic record' });
    expect(fact('Current CGPA')).toHaveTextContent('8.74');
    expect(fact('Attendance')).toHaveTextContent('91.5%');
    expect(fact('Semester')).toHaveTextContent('6th');

    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('form', { name: 'Update fees' })).toBeInTheDocument();
    expect(tab('Fee')).toHaveFocus();
    expect(tab('Fee')).toHaveAttribute('aria-selected', 'true');
    expect(href()).toBe(`/admin/students/${ANANYA}?tab=fee`);
    await waitFor(() => expect(document.title).toBe('Ananya Deshpande · Malhar University'));
    await meanwhile({ name: 'Ananya Rao' });
    await queryClient.invalidateQueries();
    await waitFor(() => expect(document.title).toBe('Ananya Rao · Malhar University'));

    await open('Profile');
    await waitFor(() => expect(href()).toBe(`/admin/students/${ANANYA}`));
    await act(() =>
      router.navigate({ to: '/admin/students/$studentId', params: { studentId: ANANYA }, search: { tab: 'marks' } }),
    );
    expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
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
});

describe('The content of a record’s tab', () => {
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

  it('Missing values show N/A, and never null, the status is Active, and the placement Not Placed, on each tab', async () => {
    const bare = {
      id: 's1',
      name: 'Bare',
      rollNo: 'BB00',
      email: 'b@x.example',
      department: 'Arts',
      year: 1,
      semester: 2,
    };
    const absent = {
      phone: null,
      address: null,
      attendance: null,
      currentCGPA: null,
      totalFee: null,
      feeStatus: null,
      status: null,
      company: null,
    };
    const { open } = await openRecord('', {
      id: 's1',
      wire: async () => Response.json({ success: true, data: { ...bare, ...absent } }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Bare' });
    expect(screen.getByRole('list', { name: 'How things stand' })).toHaveTextContent(/^ActiveNot Placed$/);
    expect(screen.getByRole('list', { name: 'At a glance' })).toHaveTextContent(/^AttendanceN\/ACGPAN\/A/);
    const money = ['Total fee', 'Paid', 'Pending', 'Fee status'];
    for (const [tab, terms] of [
      ['Profile', ['Phone', 'Address', ...money, 'Company', 'Package']],
      ['Academic', ['Total credits', 'Current CGPA', 'Attendance', 'Admission date']],
      ['Fee', money],
      ['Attendance', ['Attended', 'Missed']],
      ['Placement', ['Company', 'Package']],
    ] as const) {
      if (tab !== 'Profile') {
        await open(tab);
        await screen.findByRole('form');
      }
      for (const term of terms) expect(fact(term), `${tab}: ${term}`).toHaveTextContent('N/A');
      expect(screen.getByRole('main'), tab).not.toHaveTextContent(/null|undefined|NaN/);
    }
  });
});
