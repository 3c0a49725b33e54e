import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';

afterEach(() => vi.unstubAllGlobals());

const printed = () => document.querySelector('body > [data-print-only]');

const classOf = (attendances: readonly number[]) => ({
  as: 'admin' as const,
  arrange: ({ students: [first], ...rows }: { students: readonly object[] }) => ({
    ...rows,
    students: [...attendances, 90].map((percentage, i) => ({
      ...first,
      id: `s-${i}`,
      name: `Student ${i}`,
      email: `s${i}@mail.example`,
      rollNo: `CE99${100 + i}`,
      status: 'Active',
      department: i < attendances.length ? 'Civil' : 'Astronomy',
      gender: i === 0 ? 'Female' : 'Male',
      admissionDate: ['2021-07-01', '2021-07-01', '2020-07-01', '2019-07-01'][i],
      attendance: { percentage },
    })),
  }),
});

it('An exam list parts a class at the typed limit, and the intake report counts it beside last year, on screen and on paper', async () => {
  const print = vi.fn(() => act(() => void dispatchEvent(new Event('beforeprint'))));
  vi.stubGlobal('print', print);
  const { user, router } = await renderApp('/admin/exam-list?department=Civil', classOf([74.99, 75, 90]) as never);
  expect(await screen.findByText('2 may sit the exam')).toBeInTheDocument();
  const course = screen.getByRole('combobox', { name: 'Course (department)' });
  expect(within(course).getByRole('option', { name: 'Astronomy' })).toBeInTheDocument();
  const below = screen.getByRole('table', { name: 'Below 75%: 1 student' });
  expect(within(below).getByRole('row', { name: 'CE99100 Student 0 74.99%' })).toBeInTheDocument();
  const limit = screen.getByRole('textbox', { name: 'Attendance from (%)' });
  await user.clear(limit);
  await user.paste('101');
  expect(screen.getByText('Write a number from 0 to 100. The lists are still for 75%.')).toBeInTheDocument();
  expect(limit).toHaveValue('101');
  await user.clear(limit);
  await user.paste('80,5');
  expect(await screen.findByText('1 may sit the exam')).toBeInTheDocument();
  expect(router.state.location.search).toEqual({
    department: 'Civil',
    limit: 80.5,
  });
  await user.click(screen.getAllByRole('button', { name: 'Print' })[1]!);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(printed()).toHaveTextContent('Exam list: Civil');
  expect(printed()?.querySelectorAll('tbody tr')).toHaveLength(2);
  await user.click(document.body);

  await act(() => router.navigate({ to: '/admin/intake' }));
  expect(await screen.findByText('2 admitted in 2021')).toBeInTheDocument();
  expect(screen.getByText('1 more than 2020 (+100%)')).toBeInTheDocument();
  const byGender = screen.getByRole('table', { name: 'By gender' });
  expect(within(byGender).getByRole('row', { name: 'Female 1 0 +1 0 0 0' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year of admission' }), '2020');
  expect(await screen.findByText('1 admitted in 2020')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed()).toHaveTextContent('Intake 2020'));
});
