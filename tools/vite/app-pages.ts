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

/** What matches the paths of those pages, less their first slash, as the text of a regular expression. */
export function pagePaths(pages: readonly AppPage[]): string {
  return pages.map(({ path }) => path.replaceAll('/', '\\/').replace(/\$[^/\\]+/g, '[^/]+')).join('|');
}
