import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accounts, renderApp } from '../../../../tests/render.tsx';

const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: /^Login as/ });
const path = (app: Awaited<ReturnType<typeof renderApp>>) => app.router.state.location.pathname;

describe('Login (section 2)', () => {
  it.each([
    ['Student Login', 'Login as Student', accounts.student, '/student/dashboard', 'STUDENT'],
    ['Admin Login', 'Login as Admin', accounts.admin, '/admin/dashboard', 'ADMIN'],
    ['Admin Login', 'Login as Admin', accounts.staff, '/admin/dashboard', 'ADMIN'],
  ])('%s signs in and goes to the dashboard', async (tab, button, account, dashboard, role) => {
    const app = await renderApp('/login');
    await app.user.click(screen.getByRole('tab', { name: tab }));
    await app.user.type(email(), account.email);
    await app.user.type(password(), account.password);
    await app.user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(path(app)).toBe(dashboard));
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(localStorage.getItem('userRole')).toBe(role);
    expect(localStorage.getItem('authToken')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ email: account.email });
  });
});
