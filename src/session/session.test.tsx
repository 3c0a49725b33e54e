import { beforeEach, describe, expect, it, vi } from 'vitest';
import { displayName, roleOf, session } from './session.ts';

const asha = { name: 'Asha Rao', email: 'asha@university.example', role: 'STUDENT' };
const stored = () => ['authToken', 'userRole', 'userInfo'].map((key) => localStorage.getItem(key));

function store(token: string | null, role: string | null, user: string | null): void {
  localStorage.clear();
  if (token) localStorage.setItem('authToken', token);
  if (role) localStorage.setItem('userRole', role);
  if (user) localStorage.setItem('userInfo', user);
}

const fromAnotherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  session.clear();
  localStorage.clear();
});

describe('A session at the start of the page (section 4)', () => {
  it('is restored if token, role and user info are all stored', () => {
    store('t-1', 'STUDENT', JSON.stringify(asha));
    session.restore();
    expect(session.state()).toEqual({
      isAuthenticated: true,
      loading: false,
      userRole: 'STUDENT',
      user: asha,
      token: 't-1',
      hasEnded: false,
    });
  });

  it.each([
    ['the token', null, 'STUDENT', '{}'],
    ['the role', 't-1', null, '{}'],
    ['the user info', 't-1', 'STUDENT', null],
  ])(
    'is not restored where %s is missing, and what another tab may be about to complete stays',
    (_, token, role, user) => {
      store(token, role, user);
      session.restore();
      expect(session.state()).toMatchObject({ isAuthenticated: false, loading: false, userRole: null, token: null });
      expect(stored()).toEqual([token, role, user]);
    },
  );

  it.each(['{name:', '"Asha"', 'null', '[1]', '12'])('clears the stored items where user info is %s', (text) => {
    store('t-1', 'ADMIN', text);
    localStorage.setItem('colorMode', 'dark');
    session.restore();
    expect(session.state().isAuthenticated).toBe(false);
    expect(stored()).toEqual([null, null, null]);
    expect(localStorage.getItem('colorMode')).toBe('dark');
  });
});

describe('Login and logout (section 4)', () => {
  it('saves token, role and user info, and clears all three', () => {
    session.save({ token: 't-2', role: 'ADMIN', user: asha });
    expect(stored()).toEqual(['t-2', 'ADMIN', JSON.stringify(asha)]);
    expect(session.state().isAuthenticated).toBe(true);

    session.clear();
    expect(stored()).toEqual([null, null, null]);
    expect(session.state().isAuthenticated).toBe(false);
  });

  it('refreshes the stored user and keeps the token and the role', () => {
    session.save({ token: 't-3', role: 'STUDENT', user: asha });
    session.updateUser({ ...asha, name: 'Asha R. Rao' });
    expect(stored()).toEqual(['t-3', 'STUDENT', JSON.stringify({ ...asha, name: 'Asha R. Rao' })]);
  });

  it('refreshes the stored user without touching the token, whose removal would sign other tabs out', () => {
    session.save({ token: 't-3', role: 'STUDENT', user: asha });
    const written = vi.spyOn(Storage.prototype, 'setItem');
    const removed = vi.spyOn(Storage.prototype, 'removeItem');
    session.updateUser({ ...asha, name: 'Asha R. Rao' });
    expect(written.mock.calls.map(([key]) => key)).toEqual(['userInfo']);
    expect(removed).not.toHaveBeenCalled();
  });

  it('stores no user info after another tab has signed out', () => {
    session.save({ token: 't-3', role: 'STUDENT', user: asha });
    localStorage.clear();
    session.updateUser({ ...asha, name: 'Asha R. Rao' });
    expect(stored()).toEqual([null, null, null]);
  });

  it('does not restore a session when the user info arrives after the logout', () => {
    session.updateUser(asha);
    expect(stored()).toEqual([null, null, null]);
    expect(session.state().isAuthenticated).toBe(false);
  });
});

describe('Other tabs', () => {
  it('sign this one out', () => {
    session.save({ token: 't-4', role: 'STUDENT', user: asha });
    localStorage.removeItem('authToken');
    fromAnotherTab('authToken');
    expect(session.state().isAuthenticated).toBe(false);
  });

  it('sign this one in, and out where the whole storage is cleared', () => {
    store('t-5', 'STUDENT', JSON.stringify(asha));
    fromAnotherTab('authToken');
    expect(session.state().token).toBe('t-5');
    localStorage.clear();
    fromAnotherTab(null);
    expect(session.state().isAuthenticated).toBe(false);
  });

  it('end a session that was here, and the login says so; one that this tab ends is no news', () => {
    session.save({ token: 't-7', role: 'STUDENT', user: asha });
    localStorage.clear();
    fromAnotherTab(null);
    fromAnotherTab(null);
    expect(session.state().hasEnded).toBe(true);
    session.save({ token: 't-8', role: 'STUDENT', user: asha });
    expect(session.state().hasEnded).toBe(false);
    session.clear();
    expect(session.state().hasEnded).toBe(false);
  });

  it('do not change the session by storing other items', () => {
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    store('t-6', 'STUDENT', JSON.stringify(asha));
    fromAnotherTab('colorMode');
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  it('are read again when the page comes back from the back-forward cache', () => {
    session.save({ token: 't-7', role: 'ADMIN', user: asha });
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.state().isAuthenticated).toBe(false);
  });
});

describe('A browser that denies its storage', () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  it('still lets a person sign in, for this tab only', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
    session.restore();
    expect(session.state().isAuthenticated).toBe(false);
    session.save({ token: 't-8', role: 'ADMIN', user: asha });
    session.restore();
    expect(session.state()).toMatchObject({ isAuthenticated: true, token: 't-8' });
    session.clear();
    expect(session.state().isAuthenticated).toBe(false);
  });

  it('stores nothing of a session that does not fit into a full storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key === 'userRole') throw new DOMException('Full', 'QuotaExceededError');
    });
    session.save({ token: 't-9', role: 'ADMIN', user: asha });
    expect(stored()).toEqual([null, null, null]);
    fromAnotherTab('userInfo');
    expect(session.state().isAuthenticated).toBe(true);
  });
});

describe('The name in the user menu (section 2)', () => {
  it.each([
    [{ name: 'Asha Rao' }, 'Asha Rao'],
    [{ name: '  ' }, 'User'],
    [{ name: 7 }, 'User'],
    [{}, 'User'],
    [null, 'User'],
  ])('of %j is %s', (user, label) => expect(displayName(user)).toBe(label));
});

describe('The role that decides what is offered (sections 4 and 6)', () => {
  it.each([
    ['ADMIN', 'SUPER_ADMIN', 'ADMIN'],
    ['STUDENT', 'STUDENT', 'STUDENT'],
    ['STUDENT', undefined, 'STUDENT'],
    ['STUDENT', ' ', 'STUDENT'],
    ['STUDENT', 7, 'STUDENT'],
    ['ADMIN', 'DEAN', 'DEAN'],
    ['STUDENT', 'ALUMNUS', 'ALUMNUS'],
  ])('stored as %s and called %s by the server: %s', (userRole, role, expected) => {
    expect(roleOf({ userRole, user: { role } })).toBe(expected);
  });
});
