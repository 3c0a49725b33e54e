import { readdirSync } from 'node:fs';

const folder = 'src/routes';

/** A page of the app: its path less the first slash, such as `admin/students/$studentId`, and the files that define it. */
export interface AppPage {
  readonly path: string;
  readonly files: readonly string[];
}

/** The pages of the app, from the files of its routes. The one for every other path is none of them. */
export function appPages(): AppPage[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
  // The router takes no file for a page whose name begins with `-`.
  const pages = names.filter((name) => !/(?:^|\/)(?:-.*|__root|route|\$)\.tsx$/.test(name));
  return pages.map((name) => {
    // The layout of a folder is the route of that name.
    const layouts = names.filter((other) => other.endsWith('/route.tsx') && name.startsWith(other.slice(0, -9)));
    return {
      path: name.replace(/\.tsx$/, '').replace(/(?:^|\/)index$/, ''),
      files: [...layouts, name].map((file) => `${folder}/${file}`),
    };
  });
}

/** The pages behind a login are one person's: what is in them depends on who is signed in. */
export const isPublicPage = (path: string): boolean => !/^(?:admin|student)(?:\/|$)/.test(path);

/**
 * What matches the paths of those pages, less their first slash, as the text of a regular expression.
 * @param languages may stand before the path of a page
 */
export function pagePaths(pages: readonly AppPage[], languages: readonly string[]): string {
  const all = pages.map(({ path }) => path.replaceAll('/', '\\/').replace(/\$[^/\\]+/g, '[^/]+')).join('|');
  return languages.length === 0 ? all : `(?:(?:${languages.join('|')})(?:\\/|$))?(?:${all})`;
}
