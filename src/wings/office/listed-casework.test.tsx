import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { application, openApplications } from '#tests/applications.ts';
import { extensions, offerExtensions } from '#src/platform/server/extensions.ts';

type Options = NonNullable<Parameters<typeof openApplications>[1]>;

const many = (count: number) => Array.from({ length: count }, (_, at) => application(at + 1));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A list so long that it stays with its pages. */
const pagedWire: Options = {
  wire: async (request, serve) => {
    const response = await serve(request);
    if (!request.url.includes('/applications/summary')) return response;
    const { data, ...body } = (await response.json()) as { data: object };
    return Response.json({ ...body, data: { ...data, total: { value: 30_000, exact: true } } });
  },
};

describe('The list of applications', () => {
  it('The list of applications says that it is not filtered by what cannot be loaded', async () => {
    await openApplications('/admin/applications?assigned=Nobody', {
      applications: many(2),
      wire: async (request, serve) =>
        request.url.endsWith('/admin/casework') ? new Response(null, { status: 500 }) : serve(request),
    });
    expect(await screen.findByText('Failed to load notes and assignees')).toBeInTheDocument();
  });

  it('The list of applications says that it is not filtered by casework where it comes by pages', async () => {
    offerExtensions(extensions);
    const { user } = await openApplications('/admin/applications?held=yes', { applications: many(2), ...pagedWire });
    expect(await screen.findByText('The list is not filtered by “Held decision”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    const views = within(await screen.findByRole('list', { name: 'Ready-made views' }));
    expect(views.queryByRole('link', { name: 'Held decisions' })).not.toBeInTheDocument();
    expect(views.getByRole('link', { name: 'Admitted, by course' })).toBeInTheDocument();
  });

  it('The list of applications prints those that are selected and no others, and has views that are ready, and those of the person’s own work', async () => {
    const { user, router } = await openApplications(undefined, { applications: many(3) });
    const print = vi.fn(() => act(() => void dispatchEvent(new Event('beforeprint'))));
    vi.stubGlobal('print', print);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Applicant 2' }));
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    const paper = document.querySelector('body > [data-print-only]');
    expect(paper).toHaveTextContent(/Applications.*1 selected.*Applicant 2/);
    expect(paper).not.toHaveTextContent(/Applicant [13]/);
    act(() => void dispatchEvent(new Event('afterprint')));
    vi.unstubAllGlobals();

    await user.click(await screen.findByRole('button', { name: 'Views' }));
    const views = within(await screen.findByRole('list', { name: 'Ready-made views' }));
    expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Assigned to you, to decide',
      'Not assigned, to decide',
      'Held decisions',
      'To decide, the oldest first',
      'On the waiting list, the best grade first',
      'Admitted, by course',
      'On a waiting list, by rank',
      'Offered, not answered',
    ]);
    await user.click(views.getByRole('link', { name: 'Assigned to you, to decide' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ status: 'undecided', assigned: 'Rohan Fernandes' }),
    );
    expect(await screen.findByRole('button', { name: 'Views: Assigned to you, to decide' })).toBeInTheDocument();
  });

  it('A print and an export of applications have nothing of the office’s own', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, database, router } = await openApplications('/admin/courses', { applications: many(2) });
    const by = { by: 'Neha Rao', at: '2026-05-18T09:00:00.000Z' };
    await database.transact('write', ({ casework }) =>
      casework.insert({
        id: 'app_1',
        assignee: { id: 'acc_admin4', name: 'Farhan Shaikh' },
        notes: [{ id: 'note_1', text: 'Zebra', ...by }],
        held: { decision: { status: 'REJECTED', rejectionReason: 'Quagga' }, ...by },
      }),
    );
    await router.navigate({ to: '/admin/applications', search: { held: 'yes', assigned: 'Farhan Shaikh' } });
    expect(await screen.findByText(/^Decision held/)).toBeInTheDocument();
    expect(await screen.findByRole('columnheader', { name: 'Assigned to' })).toBeInTheDocument();
    const print = vi.fn(() => act(() => void dispatchEvent(new Event('beforeprint'))));
    vi.stubGlobal('print', print);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    const paper = document.querySelector('body > [data-print-only]');
    expect(paper).toHaveTextContent('applicant1@mail.example');
    expect(paper).not.toHaveTextContent(/held|Zebra|Quagga|Farhan|Neha/i);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV, for other programs' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]!.text();
    expect(text).toContain('applicant1@mail.example');
    expect(text).not.toMatch(/held|Zebra|Quagga|Farhan|Neha/i);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('The list of applications is filtered by percents or points, which are ranked apart, and by who decided last, and when', async () => {
    const decided = (by: string, day: number) =>
      ({ status: 'UNDER_REVIEW', reviewedBy: by, reviewedAt: `2026-06-${day}T09:00:00.000Z` }) as const;
    const decisions = [decided('Neha Rao', 11), decided('Om Iyer', 12)];
    const grades = ['88%', '8.1 CGPA', '61%', '7/10', 'Passed'].map((previousGrade, at) =>
      application(at + 1, { previousGrade, ...decisions[at] }),
    );
    const { router } = await openApplications('/admin/applications', { applications: grades });
    await screen.findByText('5 applications');
    const names = async (scale: string, wanted: readonly string[]) => {
      await router.navigate({ to: '/admin/applications', search: { scale, sort: '-previousQualification' } });
      await waitFor(() =>
        expect(screen.getAllByRole('link', { name: /^Applicant/ }).map(({ textContent }) => textContent)).toEqual(
          wanted,
        ),
      );
    };
    await names('percent', ['Applicant 1', 'Applicant 3']);
    await names('points', ['Applicant 2', 'Applicant 4']);

    await router.navigate({ to: '/admin/applications', search: { decidedBy: 'Neha Rao' } });
    expect(await screen.findByText('1 of 5 applications')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Decided by' })).toBeInTheDocument();
    await router.navigate({ to: '/admin/applications', search: { decided: '2026-06-12..' } });
    expect(await screen.findByRole('link', { name: 'Applicant 2' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Applicant 1' })).not.toBeInTheDocument();
  });
});
