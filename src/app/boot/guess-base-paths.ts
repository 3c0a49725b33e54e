interface Bases {
  /** The folders where the app may lie, the likeliest first. */
  readonly bases: readonly string[];
  /** Whether the path is the address of a page for an app in the first of them. */
  readonly certain: boolean;
}

/**
 * Where the app may lie on its host, judged by the path of one of its pages: the shortest folder below which the rest of
 * the path is a page of the app, and then all folders of the path from the deepest to the root.
 * @param isPage matches the paths of pages, less their first slash
 * @param known the folder whose service worker has answered with the page, which is then likelier than a guess
 */
export function guessBasePaths(path: string, isPage: RegExp, known?: string): Bases {
  const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
  const first = folders.find((folder) => isPage.test(path.slice(folder.length))) ?? known;
  // '/portal' may be the folder '/portal/': not every host adds the slash.
  const all = path.endsWith('/') ? folders : [...folders, `${path}/`];
  const others = [...all].reverse().filter((folder) => folder !== first);
  return { bases: first === undefined ? others : [first, ...others], certain: first !== undefined };
}
