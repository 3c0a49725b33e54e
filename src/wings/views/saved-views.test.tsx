import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteView, saveView } from './edit-views.ts';
import { allSavedViews, followSavedViews, shownView } from './saved-views.ts';

const low = { path: '/admin/students', name: 'Low', search: { cgpa: '..6', sort: 'cgpa' } };

/** The views as the browser's storage has them. */
function stored() {
  followSavedViews()();
  return renderHook(allSavedViews).result.current;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  stored();
});

describe('Saved views', () => {
  it('A saved view belongs to the browser, under its name and its list', () => {
    expect(saveView(low)).toBe(true);
    saveView({ ...low, path: '/admin/courses' });
    expect(stored()).toEqual([low, { ...low, path: '/admin/courses' }]);
  });

  it('A saved view replaces another of the same name in any case', () => {
    saveView(low);
    saveView({ ...low, name: 'Other' });
    saveView({ ...low, name: ' low', search: { cgpa: '..5' } });
    expect(stored().map(({ name, search }) => [name, search['cgpa']])).toEqual([
      [' low', '..5'],
      ['Other', '..6'],
    ]);
  });

  it('A renamed view keeps its position, and replaces a view of the new name', () => {
    saveView(low);
    saveView({ ...low, name: 'Other' });
    saveView({ ...low, name: 'Other' }, 'Low');
    expect(stored()).toEqual([{ ...low, name: 'Other' }]);
  });

  it('A saved view can be deleted', () => {
    saveView(low);
    deleteView({ path: low.path, name: 'LOW' });
    expect(stored()).toEqual([]);
  });

  it('A saved view is active when the list has exactly its search, filters and order', () => {
    expect(shownView([low], { q: '', sort: 'cgpa', cgpa: '..6' })).toBe(low);
    expect(shownView([low], { q: 'a', sort: 'cgpa', cgpa: '..6' })).toBeUndefined();
  });

  it('A view that an earlier release has stored is offered', () => {
    localStorage.setItem('savedViews', JSON.stringify([low]));
    expect(stored()).toEqual([low]);
  });

  it.each([['no JSON'], ['{}'], ['[1, null, {"path": 1}]'], ['[{"path":"/a","name":"b","search":{"c":{}}}]']])(
    'There are no saved views when the storage holds %j',
    (text) => {
      localStorage.setItem('savedViews', text);
      expect(stored()).toEqual([]);
    },
  );

  it('Saved views last as long as the page when the browser refuses storage, and the page says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(saveView(low)).toBe(false);
    expect(renderHook(allSavedViews).result.current).toEqual([low]);
  });
});
