import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '#src/session/session.ts';
import { openPage } from '../render.tsx';
import { servingOne } from './other-server.ts';
import { application, student } from './records.ts';

/** The tabs above a list have the same words. */
const badges = { ignore: '[role=tab]' };
const as = (role: 'STUDENT' | 'ADMIN') => () => session.save({ token: 't', role, user: { name: 'Asha Rao', role } });

describe('An unknown enum value is shown as it was sent, on a neutral badge', () => {
  it.each([
    ['/admin/students/s1', 'ADMIN', ['On exchange', 'Deferred']],
    ['/admin/students', 'ADMIN', ['On exchange', 'Deferred']],
    ['/student/profile', 'STUDENT', ['On exchange']],
    ['/student/dashboard', 'STUDENT', ['Deferred']],
  ] as const)('%s (%s): %j', async (path, role, words) => {
    const unknown = { ...student, status: 'On exchange', placementStatus: 'Deferred' };
    await openPage(path, servingOne({ student: unknown }), as(role));
    for (const word of words)
      expect((await screen.findAllByText(word, badges))[0], word).toHaveAttribute('data-tone', 'neutral');
  });

  it('An application with an unknown status can be viewed, but not decided', async () => {
    const held = { ...application, status: undefined, applicationStatus: 'ON_HOLD' };
    await openPage('/admin/applications', servingOne({ application: held }), as('ADMIN'));
    expect((await screen.findAllByText('ON_HOLD', badges))[0]).toHaveAttribute('data-tone', 'neutral');
    expect(
      screen.queryByRole('button', { name: /^(approve|reject|waitlist|review|reopen)\b/i }),
    ).not.toBeInTheDocument();
  });
});
