/** Which texts are needed when: those of the start, of each page, of what opens later, and of the servers. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import {
  demoCatalog,
  exampleServerCatalog,
  laterCatalog,
  pageCatalog,
  serverCatalog,
  startCatalog,
} from '#src/languages/catalog-names.ts';
import { appPages } from '../vite/app-pages.ts';
import { firstUniversity, sourceFiles } from './sentences.ts';

interface Imports {
  /** The files of src that a file needs at once. */
  readonly atOnce: readonly string[];
  /** Those that it loads later, if at all. */
  readonly later: readonly string[];
}

/** The file of src that an import names; none where it is a package's or no code. */
function sourceOf(file: string, specifier: ts.Expression | undefined): string[] {
  if (!specifier || !ts.isStringLiteral(specifier) || !/\.tsx?$/.test(specifier.text)) return [];
  if (specifier.text.startsWith('#src/')) return [specifier.text.slice(1)];
  return specifier.text.startsWith('.') ? [posix.join(posix.dirname(file), specifier.text)] : [];
}

/** @param path of the file where it is another university's, which takes the place of the first one's */
function importsOf(file: string, path: string): Imports {
  const atOnce: string[] = [];
  const later: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (!node.importClause?.isTypeOnly) atOnce.push(...sourceOf(file, node.moduleSpecifier));
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) atOnce.push(...sourceOf(file, node.moduleSpecifier));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      later.push(...sourceOf(file, node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false));
  return { atOnce, later };
}

function reachable(entries: readonly string[], imports: (file: string) => readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) for (const next of imports(file)) found.add(next);
  return found;
}

/** The part of the portal that opens later and has this file, after the folders of src. */
function laterPart(file: string): string {
  const [, folder = '', subject = ''] = file.split('/');
  return laterCatalog(folder === 'features' || folder === 'wings' ? subject : '');
}

/** What each page needs: its frame, and the words of records and departments, which any page may show. */
const startFiles = [
  'src/layout/RootLayout.tsx',
  'src/layout/ErrorScreen.tsx',
  'src/ui/Page.tsx',
  'src/features/applications/application.ts',
  'src/features/courses/course.ts',
  'src/features/students/student.ts',
  'src/university/departments.ts',
];

interface Parts {
  /**
   * The catalogs that have the sentences of a file: `start` where each page needs it, or else the pages that import it, and the
   * part that opens later, where something loads it later. Each server has one of its own.
   */
  readonly catalogsWith: (file: string) => readonly string[];
  /** The catalogs of the pages, with the files of all that may be read on one: its frame, and what opens later on it. */
  readonly pages: ReadonlyMap<string, (file: string) => boolean>;
}

/** The parts of the portal of a university. */
export function partsOf(university: string): Parts {
  const nameOf = (path: string) => path.replace(`${university}/`, `${firstUniversity}/`);
  const imports = new Map(sourceFiles(university).map((path) => [nameOf(path), importsOf(nameOf(path), path)]));
  const anyTime = (file: string) => [...(imports.get(file)?.atOnce ?? []), ...(imports.get(file)?.later ?? [])];
  const atOnce = (file: string) => imports.get(file)?.atOnce ?? [];
  const start = reachable(startFiles, atOnce);
  const pages = appPages().map(({ path, files: own }) => ({ name: pageCatalog(path), files: reachable(own, atOnce) }));
  const later = reachable(
    [...imports.values()].flatMap((one) => one.later),
    atOnce,
  );
  const catalogsWith = (path: string) => {
    const file = nameOf(path);
    if (/^mocks\/(?:demo\/|university\/seed\/|browser)/.test(file)) return [demoCatalog];
    if (file.startsWith('examples/server/')) return [exampleServerCatalog];
    // Each server has the contract's own words.
    if (file.startsWith('openapi/')) return [serverCatalog, exampleServerCatalog];
    if (!file.startsWith('src/')) return [serverCatalog];
    if (start.has(file)) return [startCatalog];
    const names = pages.filter((page) => page.files.has(file)).map(({ name }) => name);
    return names.length === 0 || later.has(file) ? [...names, laterPart(file)] : names;
  };
  const readOn = appPages().map(({ path, files }) => {
    const read = reachable([...startFiles, ...files], anyTime);
    return [pageCatalog(path), (file: string) => read.has(nameOf(file))] as const;
  });
  return { catalogsWith, pages: new Map(readOn) };
}
