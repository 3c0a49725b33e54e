import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, read } from '#src/platform/api/client.ts';
import { connect } from '#src/platform/api/connection.ts';
import { followLogouts, logOut, sessionEnd } from './session-end.ts';
import { type Login, session } from './session.ts';
import { unprovenLogin } from './unproven-login.ts';

const asha: Login = { token: 'token-a', role: 'ADMIN', user: { email: 'asha@university.example' } };
const items = (login: Login | undefined) =>
  Object.entries({ userInfo: login && JSON.stringify(login.user), userRole: login?.role, authToken: login?.token });

/** What another tab stores, and what the browser says of it in this one. */
function storeElsewhere(login: Login | undefined): void {
  for (const [key, value] of items(login)) {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const [key] of items(login)) window.dispatchEvent(new StorageEvent('storage', { key }));
}

const answers = {
  accepted: () => Response.json({ success: true, data: [] }),
  'sent elsewhere': () => Response.json({ success: false }, { status: 401 }),
  'without permission': () => Response.json({ success: false }, { status: 403 }),
  'from a gateway': () => new Response('<h1>Error</h1>', { status: 503, headers: { 'Content-Type': 'text/html' } }),
} as const;
const calls = {
  private: () => read(api.GET('/admin/students')),
  public: () => read(api.GET('/courses/active')),
  statistics: () => read(api.GET('/statistics')),
};

/** Makes a call with such an answer, and returns what its 401, if it is one, says of the session. */
async function call(name: keyof typeof calls, answer: keyof typeof answers): Promise<string | undefined> {
  let end: string | undefined;
  connect({
    transport: async () => answers[answer](),
    getToken: () => session.state().token,
    onUnauthorized: () => (end = sessionEnd().sessionEnd),
    onAccepted: unprovenLogin.end,
  });
  await calls[name]().catch(() => undefined);
  return end;
}

beforeEach(() => {
  session.clear();
  session.restore();
  unprovenLogin.end();
});
afterEach(() => vi.useRealTimers());

describe('A 401 soon after a login', () => {
  it.each([
    ['at once', [], 'rejected'],
    ['after a list that was answered', [['private', 'accepted']], 'ended'],
    ['after a page that is open to all', [['public', 'accepted']], 'rejected'],
    ['after the public statistics', [['statistics', 'accepted']], 'rejected'],
    ['after a 403', [['private', 'without permission']], 'rejected'],
    ['after a 503 of a gateway', [['private', 'from a gateway']], 'rejected'],
    [
      'after a 503 and a list that was answered',
      [
        ['private', 'from a gateway'],
        ['private', 'accepted'],
      ],
      'ended',
    ],
  ] as const)('%s says the right thing of the session', async (_, before, end) => {
    session.save(asha);
    for (const [name, answer] of before) await call(name, answer);
    expect(await call('private', 'sent elsewhere')).toBe(end);
  });

  it('tells of a refused sign-in although the page was loaded again in between', async () => {
    session.save(asha);
    // The storage of the tab is all that a page that is loaded again has.
    const mark = JSON.stringify({ ...sessionStorage });
    unprovenLogin.end();
    for (const [key, value] of Object.entries<string>(JSON.parse(mark))) sessionStorage.setItem(key, value);
    session.restore();
    expect(await call('private', 'sent elsewhere')).toBe('rejected');
  });

  it('ends the session once a minute has passed, or where the clock was set to last year', async () => {
    for (const later of [2 * 60_000, -365 * 24 * 3_600_000]) {
      session.save(asha);
      vi.setSystemTime(Date.now() + later);
      expect(await call('private', 'sent elsewhere')).toBe('ended');
      vi.useRealTimers();
    }
  });
});

describe('A login in another tab', () => {
  it('may be refused in this one too, as long as nothing has been answered here', async () => {
    storeElsewhere(asha);
    expect(await call('private', 'sent elsewhere')).toBe('rejected');
    storeElsewhere({ ...asha, token: 'token-b' });
    await call('private', 'accepted');
    expect(await call('private', 'sent elsewhere')).toBe('ended');
  });

  it('may be refused to that tab first, or end there with a logout: this one tells the two apart', async () => {
    const stop = followLogouts();
    session.save(asha);
    storeElsewhere(undefined);
    expect([session.state().hasEnded, sessionEnd().sessionEnd]).toEqual([true, 'rejected']);
    session.save(asha);
    window.dispatchEvent(new StorageEvent('storage', { key: 'loggedOut', newValue: 'true' }));
    storeElsewhere(undefined);
    expect([session.state().hasEnded, sessionEnd().sessionEnd]).toEqual([true, 'ended']);
    stop();
  });

  it('leaves no mark after a logout in this one', () => {
    session.save(asha);
    logOut();
    expect(sessionEnd().sessionEnd).toBe('ended');
  });
});
