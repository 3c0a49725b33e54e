import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, openApplications } from '#tests/applications.ts';
import { accounts } from '#tests/render.tsx';
import { login } from '#src/features/accounts/auth.ts';
import { session } from '#src/session/session.ts';

const button = (name: string) => screen.getByRole('button', { name });

describe('An answer that arrives late', () => {
  it('An older answer about an application does not overwrite its decision', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const app = await openApplications('/admin/applications?open=app_1', {
      wire: async (request, serve) => {
        const answer = await serve(request);
        if (request.url.endsWith('/applications/app_1')) await held;
        return answer;
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Waitlist' }));
    await app.user.click(button('Waitlist Application'));
    expect(await screen.findByText('Asha APPLIED is waitlisted.')).toBeInTheDocument();
    release();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('tab', { name: 'Waitlisted (2)' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Waitlist' })).not.toBeInTheDocument();
  });

  it('A password and the result of a bulk review are not shown to another person who has signed in', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const app = await openApplications(undefined, {
      applications: [application(1), application(2), application(3)],
      wire: async (request, serve) => {
        const answer = await serve(request);
        if (request.url.endsWith('/admission')) await held;
        return answer;
      },
    });
    await app.user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await app.user.click(button('Decide All...'));
    await screen.findByRole('dialog');
    await app.user.click(button('Approve (3)'));
    await app.user.click(button('Approve 3 Applications'));
    await waitFor(async () => expect(await app.stored('app_1')).toMatchObject({ status: 'APPROVED' }));
    session.save({ ...(await login.call({ tab: 'admin', ...accounts.admin })), role: 'ADMIN' });
    release();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Select all/ })).not.toBeChecked());
    expect(screen.queryByRole('region', { name: 'Result of the decision' })).not.toBeInTheDocument();
    await app.router.navigate({ to: '/admin/courses' });
    await app.router.navigate({ to: '/admin/applications' });
    await screen.findByRole('heading', { name: 'Applications' });
    expect(screen.queryByRole('button', { name: /^Admitted just now/ })).not.toBeInTheDocument();
  });
});
