import { isSameWord } from '#src/platform/text/plain-text.ts';
import { allSavedViews, keepViews, type SavedView } from './saved-views.ts';

export const viewNamed = (some: readonly SavedView[], name: string): SavedView | undefined =>
  some.find((view) => isSameWord(view.name, name));

const isOf =
  (path: string, ...names: readonly string[]) =>
  (view: SavedView) =>
    view.path === path && names.some((name) => isSameWord(view.name, name));

/**
 * Saves a view; one of the same name is replaced where it stands.
 * @param before its name until now, where it is being renamed
 */
export function saveView(view: SavedView, before = view.name): boolean {
  const some = allSavedViews();
  const isReplaced = isOf(view.path, view.name, before);
  const at = some.findIndex(isReplaced);
  const others = some.filter((one) => !isReplaced(one));
  return keepViews(at < 0 ? [...some, view] : [...others.slice(0, at), view, ...others.slice(at)]);
}

export function deleteView({ path, name }: Pick<SavedView, 'path' | 'name'>): boolean {
  const isDeleted = isOf(path, name);
  return keepViews(allSavedViews().filter((view) => !isDeleted(view)));
}
