/** Which texts are needed when: those of the start, of each page, of each part that opens later, and of the servers. */
import { posix } from 'node:path';
import ts from 'typescript';
import {
  demoCatalog,
  exampleServerCatalog,
  pageCatalog,
  serverCatalog,
  startCatalog,
} from '#src/languages/catalog-names.ts';
import { appPages } from '../vite/app-pages.ts';
import { firstUniversity, parse, sourceFiles } from './sentences.ts';

interface Imports {
  /** The files of src whose texts a file needs too. */
  readonly own: readonly string[];
  /** Those that it loads with texts of their own, with the catalog of these. */
  readonly parts: readonly (readonly [catalog: string, file: string])[];
}

/** The file of src that an import names; none where it is a package's or no code. */
function sourceOf(file: string, specifier: ts.Expression | undefined): string[] {
  if (!specifier || !ts.isStringLiteral(specifier) || !/\.tsx?$/.test(specifier.text)) return [];
  if (specifier.text.startsWith('#src/')) return [specifier.text.slice(1)];
  return specifier.text.startsWith('.') ? [posix.join(posix.dirname(file), specifier.text)] : [];
}

/** @param path of the file where it is another university's, which takes the place of the first one's */
function importsOf(file: string, path: string): Imports {
  const own: string[] = [];
  const parts: (readonly [string, string])[] = [];
  const visit = (node: ts.Node, catalog?: string): void => {
    if (ts.isImportDeclaration(node)) {
      if (!node.importClause?.isTypeOnly) own.push(...sourceOf(file, node.moduleSpecifier));
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) own.push(...sourceOf(file, node.moduleSpecifier));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      for (const found of sourceOf(file, node.arguments[0]))
        if (catalog === undefined) own.push(found);
        else parts.push([catalog, found]);
    }
    const inner = catalogOf(node) ?? catalog;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(parse(path));
  return { own, parts };
}

/** The catalog that `withTexts` names. */
function catalogOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'withTexts')
    return undefined;
  const [name] = node.arguments;
  return name && ts.isStringLiteral(name) ? name.text : undefined;
}

function reachable(entries: readonly string[], imports: (file: string) => readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) for (const next of imports(file)) found.add(next);
  return found;
}

/** What stands on each page: its frame, and the words of records and departments, which most pages show. */
const frame = [
  'src/routes/__root.tsx',
  'src/features/applications/application.ts',
  'src/features/courses/course.ts',
  'src/features/students/student.ts',
  'src/university/departments.ts',
];

/** What each page needs: also what the app starts with, which says what has failed. */
const startFiles = ['src/app/main.tsx', ...frame];

/** What has a catalog, with the files whose texts it shows. */
interface Shown {
  readonly name: string;
  readonly files: ReadonlySet<string>;
}

interface LaterPart extends Shown {
  /** The files that load it. */
  readonly loadedBy: readonly string[];
}

type Own = (file: string) => readonly string[];

function laterParts(imports: ReadonlyMap<string, Imports>, own: Own): LaterPart[] {
  const loads = [...imports].flatMap(([by, { parts }]) => parts.map(([name, file]) => ({ by, name, file })));
  return [...new Set(loads.map(({ name }) => name))].map((name) => {
    const those = loads.filter((load) => load.name === name);
    return {
      name,
      loadedBy: those.map(({ by }) => by),
      files: reachable(
        those.map(({ file }) => file),
        own,
      ),
    };
  });
}

/** The files whose texts are there already wherever a part is opened: a part has no texts that all have which open it. */
function alreadyThere(shown: readonly Shown[], later: readonly LaterPart[]): (name: string) => ReadonlySet<string> {
  const found = new Map<string, ReadonlySet<string>>();
  return function there(name) {
    const known = found.get(name);
    if (known) return known;
    // So nothing is, where a frame opens it that each page has, or where two parts open each other.
    found.set(name, new Set());
    const part = later.find((one) => one.name === name);
    const openers = part?.loadedBy
      .filter((by) => !part.files.has(by))
      .map((by) => shown.filter(({ files }) => files.has(by)));
    if (!openers || openers.some((ones) => ones.length === 0)) return found.get(name)!;
    const [first, ...others] = openers.flat().map((one) => new Set([...one.files, ...there(one.name)]));
    found.set(name, new Set([...first!].filter((file) => others.every((other) => other.has(file)))));
    return found.get(name)!;
  };
}

interface Parts {
  /**
   * The catalogs that have the sentences of a file: `start` where each page needs it, or else the pages and the parts that
   * import it. Each server has one of its own.
   */
  readonly catalogsWith: (file: string) => readonly string[];
  /** The catalogs of the pages, with the files of all that may be read on one: its frame, and what opens later on it. */
  readonly pages: ReadonlyMap<string, (file: string) => boolean>;
}

const known = new Map<string, Parts>();

/** The parts of the portal of a university, found once. */
export function partsOf(university: string): Parts {
  const found = known.get(university) ?? findParts(university);
  known.set(university, found);
  return found;
}

function findParts(university: string): Parts {
  const nameOf = (path: string) => path.replace(`${university}/`, `${firstUniversity}/`);
  const imports = new Map(sourceFiles(university).map((path) => [nameOf(path), importsOf(nameOf(path), path)]));
  const own = (file: string) => imports.get(file)?.own ?? [];
  const start = reachable(startFiles, own);
  const pages = appPages().map(({ path, files }) => ({ name: pageCatalog(path), files: reachable(files, own) }));
  const later = laterParts(imports, own);
  const there = alreadyThere([...pages, ...later], later);
  const catalogsWith = (path: string) => {
    const file = nameOf(path);
    if (/^mocks\/(?:demo\/|university\/seed\/|browser)/.test(file)) return [demoCatalog];
    if (file.startsWith('examples/server/')) return [exampleServerCatalog];
    // Each server has the contract's own words.
    if (file.startsWith('openapi/')) return [serverCatalog, exampleServerCatalog];
    if (!file.startsWith('src/')) return [serverCatalog];
    if (start.has(file)) return [startCatalog];
    return [
      ...pages.filter(({ files }) => files.has(file)),
      ...later.filter(({ name, files }) => files.has(file) && !there(name).has(file)),
    ].map(({ name }) => name);
  };
  const anyTime = (file: string) => [...own(file), ...(imports.get(file)?.parts ?? []).map(([, part]) => part)];
  const readOn = appPages().map(({ path, files }) => {
    const read = reachable([...frame, ...files], anyTime);
    return [pageCatalog(path), (file: string) => read.has(nameOf(file))] as const;
  });
  return { catalogsWith, pages: new Map(readOn) };
}
