import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApplications } from '../../../../../tests/applications.ts';
import { pasteInto } from '../../../../../tests/paste-into.ts';

const reason = () => screen.getByRole('textbox', { name: 'Reason for the rejection' });

async function openRejection(as: 'admin' | 'staff' = 'staff') {
  const app = await openApplications('/admin/applications?open=app_2', { as });
  await app.user.click(await screen.findByRole('button', { name: 'Reject' }));
  return app;
}

describe('What was typed into a decision', () => {
  it('is still there after other applications were looked at, and after a reload', async () => {
    const app = await openRejection();
    await pasteInto(app.user, reason(), 'No seats.');
    await app.user.keyboard('{Escape}');
    await app.user.keyboard('j');
    app.unmount();
    await openRejection();
    expect(reason()).toHaveValue('No seats.');
  });

  it('is not shown to the next person who signs in', async () => {
    const app = await openRejection();
    await pasteInto(app.user, reason(), 'No seats.');
    app.unmount();
    await openRejection('admin');
    expect(reason()).toHaveValue('');
  });
});
