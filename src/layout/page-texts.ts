/** Which texts a page needs before it is shown, by the folders of src that they stand in; `core` is all that is not named. */
const texts: readonly (readonly [page: RegExp, areas: readonly string[]])[] = [
  [/^\/admin/, ['students', 'applications', 'courses', 'accounts']],
  [/^\/student/, ['students', 'accounts']],
  [/^\/(?:login|register)/, ['accounts', 'students']],
  [/^\/admissions/, ['applications', 'site', 'university']],
  [/^\/courses/, ['courses', 'university']],
  [/^\//, ['site', 'university']],
];

export const pageTexts = (pathname: string): readonly string[] => [
  'core',
  ...(texts.find(([page]) => page.test(pathname))?.[1] ?? []),
];
