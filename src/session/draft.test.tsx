import { describe, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';

const blank = { name: '', course: '' };

describe('A draft', () => {
  it('replaces the empty form until it is cleared', () => {
    writeDraft('application', { name: 'Asha', course: '' });
    expect(readDraft('application', blank)).toEqual({ name: 'Asha', course: '' });
    clearDraft('application');
    expect(readDraft('application', blank)).toEqual(blank);
  });

  it('An empty form’s draft is not stored', () => {
    writeDraft('application', { name: 'Asha', course: '' });
    writeDraft('application', blank);
    expect(sessionStorage).toHaveLength(0);
  });

  it('belongs to the person who wrote it', () => {
    const signIn = (email: string) => session.save({ token: email, role: 'ADMIN', user: { email } });
    signIn('meera@university.example');
    writeDraft('review', { name: 'Asha', course: '' });
    session.clear();
    expect(readDraft('review', blank)).toEqual(blank);
    signIn('vikram@university.example');
    expect(readDraft('review', blank)).toEqual(blank);
    signIn('meera@university.example');
    expect(readDraft('review', blank)).toEqual({ name: 'Asha', course: '' });
    session.clear();
  });

  it.each([
    ['not JSON', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['of another shape', '{"password":"secret","name":7}'],
  ])('A stored draft that is %s is ignored', (_, stored) => {
    sessionStorage.setItem('draft:application', stored);
    expect(readDraft('application', blank)).toEqual(blank);
  });

  it('does nothing when the browser denies its storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
    writeDraft('application', { name: 'Asha' });
    clearDraft('application');
    expect(readDraft('application', blank)).toEqual(blank);
  });
});
