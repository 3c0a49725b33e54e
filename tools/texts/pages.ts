/** Which texts are needed when: those of the start, those of each page, and those of what opens later. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { laterCatalog, pageCatalog, startCatalog } from '#src/languages/catalog-names.ts';
import { appPages } from '../vite/app-pages.ts';

/** The files of src that a file imports at once, not later. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    if (!isImport && !isExport) return [];
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || !/\.tsx?$/.test(from.text)) return [];
    if (from.text.startsWith('#src/')) return [from.text.slice(1)];
    return from.text.startsWith('.') ? [posix.join(posix.dirname(file), from.text)] : [];
  });
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

/**
 * Says which catalogs have the sentences of a file: `start` where the app needs it on each page, the pages that import it, or
 * else the part that opens later.
 */
export function catalogsByFile(): (file: string) => readonly string[] {
  const known = new Map<string, string[]>();
  const imports = (file: string) => {
    const found = known.get(file) ?? importsOf(file);
    known.set(file, found);
    return found;
  };
  // The tree of the routes imports every page, whose code comes later.
  const start = reachable(['src/layout/RootLayout.tsx', 'src/layout/ErrorScreen.tsx', 'src/ui/Page.tsx'], imports);
  const pages = appPages().map(({ path, files }) => ({ name: pageCatalog(path), files: reachable(files, imports) }));
  return (file) => {
    if (start.has(file)) return [startCatalog];
    const names = pages.filter(({ files }) => files.has(file)).map(({ name }) => name);
    return names.length > 0 ? names : [laterPart(file)];
  };
}
