import { linkOptions } from '@tanstack/react-router';
import { msg, translate } from '#src/languages/texts.ts';
import type { Command, Wing } from '#src/records/slots.tsx';
import { allSavedViews, type SavedView } from './saved-views.ts';

const LISTS = {
  '/admin/dashboard': msg`View of Dashboard`,
  '/admin/students': msg`View of Students`,
  '/admin/applications': msg`View of Applications`,
  '/admin/courses': msg`View of Courses`,
} as const;

const isList = (path: string): path is keyof typeof LISTS => Object.hasOwn(LISTS, path);

function commandOf({ path, name, search }: SavedView): readonly Command[] {
  if (!isList(path)) return [];
  const target = linkOptions({ to: path, search: () => search });
  return [{ key: `view:${path}:${name}`, title: name, hint: translate(LISTS[path]), target }];
}

export const viewCommands: Wing = {
  commands: [{ group: 'Views', list: () => allSavedViews().flatMap(commandOf) }],
};
