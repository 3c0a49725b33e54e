import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApplications } from '#tests/applications.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts } from '#tests/render.tsx';

const reason = () => screen.getByRole('textbox', { name: 'Reason for the rejection' });

async function openRejection(as: 'admin' | 'staff' = 'staff') {
  const app = await openApplications('/admin/applications?open=app_2', { as });
  await app.user.click(await screen.findByRole('button', { name: 'Reject' }));
  return app;
}

describe('The draft of a decision', () => {
  it('survives a look at other applications, and a reload, and stays hidden from the next person who signs in', async () => {
    const app = await openRejection();
    await pasteInto(app.user, reason(), 'No seats.');
    await app.user.keyboard('{Escape}');
    await app.user.keyboard('j');
    app.unmount();
    const again = await openRejection();
    expect(reason()).toHaveValue('No seats.');
    again.unmount();
    await openRejection('admin');
    expect(reason()).toHaveValue('');
  });

  it('survives a session that ended during the request', async () => {
    const app = await openRejection();
    await pasteInto(app.user, reason(), 'No seats.');
    app.intercept(async (request, serve) =>
      request.method === 'PUT' ? Response.json({ success: false }, { status: 401 }) : serve(request),
    );
    await app.user.click(screen.getByRole('button', { name: 'Reject Application' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    app.intercept((request, serve) => serve(request));
    await app.user.click(await screen.findByRole('tab', { name: 'Admin Login' }));
    await pasteInto(app.user, await screen.findByRole('textbox', { name: /^Email/ }), accounts.staff.email);
    await pasteInto(app.user, screen.getByLabelText(/^Password/), accounts.staff.password);
    await app.user.click(screen.getByRole('button', { name: 'Login as Admin' }));
    await waitFor(() => expect(app.router.state.location.href).toContain('open=app_2'));
    await waitFor(() => expect(reason()).toHaveValue('No seats.'));
    await app.user.click(screen.getByRole('button', { name: 'Reject Application' }));
    expect((await screen.findAllByText(/is rejected/)).length).toBeGreaterThan(0);
  });
});
