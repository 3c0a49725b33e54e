import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '#src/session/session.ts';
import { openPage } from '../render.tsx';
import { servingOne } from './other-server.ts';
import { application, student } from './records.ts';

const as = (role: 'STUDENT' | 'ADMIN') => () => session.save({ token: 't', role, user: { name: 'Asha Rao', role } });

describe('An unknown enum value is shown as it was sent, on a neutral badge', () => {
  it.each([
    ['/admin/students/s1', 'ADMIN', { status: 'On exchange' }, 'On exchange'],
    ['/admin/students', 'ADMIN', { status: 'On exchange' }, 'On exchange'],
    ['/student/profile', 'STUDENT', { status: 'On exchange' }, 'On exchange'],
    ['/admin/students/s1', 'ADMIN', { placementStatus: 'Deferred' }, 'Deferred'],
    ['/admin/students', 'ADMIN', { placementStatus: 'Deferred' }, 'Deferred'],
    ['/student/dashboard', 'STUDENT', { placementStatus: 'Deferred' }, 'Deferred'],
  ] as const)('%s (%s): %j is shown as it was sent', async (path, role, part, word) => {
    await openPage(path, servingOne({ student: { ...student, ...part } }), as(role));
    expect((await screen.findAllByText(word))[0]).toHaveAttribute('data-tone', 'neutral');
  });

  it('An application with an unknown status can be viewed, but not decided', async () => {
    const held = { ...application, status: undefined, applicationStatus: 'ON_HOLD' };
    await openPage('/admin/applications', servingOne({ application: held }), as('ADMIN'));
    expect((await screen.findAllByText('ON_HOLD'))[0]).toHaveAttribute('data-tone', 'neutral');
    expect(
      screen.queryByRole('button', { name: /^(approve|reject|waitlist|review|reopen)\b/i }),
    ).not.toBeInTheDocument();
  });
});
