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

describe('The session when the page starts (section 4)', () => {
  it('exists if token, role and user info are all stored', () => {
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
    'does not exist when %s is missing, but the items stay, as another tab may be writing them',
    (_, token, role, user) => {
      store(token, role, user);
      session.restore();
      expect(session.state()).toMatchObject({ isAuthenticated: false, loading: false, userRole: null, token: null });
      expect(stored()).toEqual([token, role, user]);
    },
  );

  it.each(['{name:', '"Asha"', 'null', '[1]', '12'])('clears the stored items when user info is %s', (text) => {
    store('t-1', 'ADMIN', text);
    localStorage.setItem('colorMode', 'dark');
    session.restore();
    expect(session.state().isAuthenticated).toBe(false);
    expect(stored()).toEqual([null, null, null]);
    expect(localStorage.getItem('colorMode')).toBe('dark');
  });
});

describe('Login and logout (section 4)', () => {
  it('save token, role and user info, and clear all three', () => {
    session.save({ token: 't-2', role: 'ADMIN', user: asha });
    expect(stored()).toEqual(['t-2', 'ADMIN', JSON.stringify(asha)]);
    expect(session.state().isAuthenticated).toBe(true);

    session.clear();
    expect(stored()).toEqual([null, null, null]);
    expect(session.state().isAuthenticated).toBe(false);
  });

  it('keep the token and the role when the user is refreshed', () => {
    session.save({ token: 't-3', role: 'STUDENT', user: asha });
    session.updateUser({ ...asha, name: 'Asha R. Rao' });
    expect(stored()).toEqual(['t-3', 'STUDENT', JSON.stringify({ ...asha, name: 'Asha R. Rao' })]);
  });

  it('do not touch the token when the user is refreshed, as its removal would sign other tabs out', () => {
    session.save({ token: 't-3', role: 'STUDENT', user: asha });
    const written = vi.spyOn(Storage.prototype, 'setItem');
    const removed = vi.spyOn(Storage.prototype, 'removeItem');
    session.updateUser({ ...asha, name: 'Asha R. Rao' });
    expect(written.mock.calls.map(([key]) => key)).toEqual(['userInfo']);
    expect(removed).not.toHaveBeenCalled();
  });

  it('store no user info after another tab has signed out', () => {
    session.save({ token: 't-3', role: 'STUDENT', user: asha });
    localStorage.clear();
    session.updateUser({ ...asha, name: 'Asha R. Rao' });
    expect(stored()).toEqual([null, null, null]);
  });

  it('do not restore a session when user info arrives after the logout', () => {
    session.updateUser(asha);
    expect(stored()).toEqual([null, null, null]);
    expect(session.state().isAuthenticated).toBe(false);
  });
});

describe('The session and other tabs', () => {
  it('A logout in another tab signs this tab out', () => {
    session.save({ token: 't-4', role: 'STUDENT', user: asha });
    localStorage.removeItem('authToken');
    fromAnotherTab('authToken');
    expect(session.state().isAuthenticated).toBe(false);
  });

  it('A login in another tab signs this tab in, and a cleared storage signs it out', () => {
    store('t-5', 'STUDENT', JSON.stringify(asha));
    fromAnotherTab('authToken');
    expect(session.state().token).toBe('t-5');
    localStorage.clear();
    fromAnotherTab(null);
    expect(session.state().isAuthenticated).toBe(false);
  });

  it('A session that another tab ends is reported at the login; one that this tab ends is not', () => {
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

  it('Other items in the storage do not change the session', () => {
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    store('t-6', 'STUDENT', JSON.stringify(asha));
    fromAnotherTab('colorMode');
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  it('The session is read again when the page returns from the back-forward cache', () => {
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

  it('lets a person sign in, for this tab only', () => {
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
    expect(session.save({ token: 't-9', role: 'ADMIN', user: asha })).toBe(false);
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
  ])('The user %j is shown as %s', (user, label) => expect(displayName(user)).toBe(label));
});

describe('The effective role (sections 4 and 6)', () => {
  it.each([
    ['ADMIN', 'SUPER_ADMIN', 'ADMIN'],
    ['STUDENT', 'STUDENT', 'STUDENT'],
    ['STUDENT', undefined, 'STUDENT'],
    ['STUDENT', ' ', 'STUDENT'],
    ['STUDENT', 7, 'STUDENT'],
    ['ADMIN', 'DEAN', 'DEAN'],
    ['STUDENT', 'ALUMNUS', 'ALUMNUS'],
  ])('The stored role %s and the server’s role %j give %s', (userRole, role, expected) => {
    expect(roleOf({ userRole, user: { role } })).toBe(expected);
  });
});
