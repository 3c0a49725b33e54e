import { linkOptions } from '@tanstack/react-router';
import type { Command, Wing } from '#src/records/slots.tsx';
import { allSavedViews, type SavedView } from './saved-views.ts';

const LISTS = {
  '/admin/dashboard': 'Dashboard',
  '/admin/students': 'Students',
  '/admin/applications': 'Applications',
  '/admin/courses': 'Courses',
} as const;

const isList = (path: string): path is keyof typeof LISTS => Object.hasOwn(LISTS, path);

function commandOf({ path, name, search }: SavedView): readonly Command[] {
  if (!isList(path)) return [];
  const target = linkOptions({ to: path, search: () => search });
  return [{ key: `view:${path}:${name}`, title: name, hint: `View of ${LISTS[path]}`, target }];
}

export const viewCommands: Wing = {
  commands: [{ group: 'Views', list: () => allSavedViews().flatMap(commandOf) }],
};
