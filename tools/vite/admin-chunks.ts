import type { Rolldown } from 'vite';

type Importers = Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'>;
/** The bundler's own context, which looks modules up as its method. */
interface Modules {
  getModuleInfo(id: string): Importers | null;
}

/** The page that a module is the component of, such as `admin/students/index`, as the router's plugin names such modules. */
const pageIn = (id: string) => /\/src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(id)?.[1];
const isAdmin = (page: string) => page.startsWith('admin/');
/** Pages that load next to nothing of what lists and records need. */
const light: ReadonlySet<string> = new Set(['index', 'login', 'register', 'about', 'research']);
/** Pages with a list for every visitor. */
const withList: ReadonlySet<string> = new Set(['courses', 'faculty']);

/** The pages that import a module: at once, or `ever`, with what is loaded when it is opened. */
function pagesOf(id: string, modules: Modules, when: 'at once' | 'ever'): readonly string[] {
  const pages = new Set<string>();
  const seen = new Set([id]);
  // The set grows while it is being walked through.
  for (const one of seen) {
    const page = pageIn(one);
    if (page !== undefined) {
      pages.add(page);
      continue;
    }
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(one) ?? {};
    for (const importer of when === 'ever' ? [...importers, ...dynamicImporters] : importers) seen.add(importer);
  }
  return [...pages];
}

/**
 * The chunk of a module that the administrators' pages share: `admin` where only they ever need it, `lists` where the public
 * lists do too, `records` where other pages with records do; undefined for whatever belongs elsewhere. What a module
 * imports is needed by the same pages and maybe more, so it is never in a chunk that comes after its own in
 * `admin` → `records` → `lists`, and no two of them import each other.
 * @param id of the module, as the bundler calls it
 */
export function adminChunk(id: string, modules: Modules): 'admin' | 'lists' | 'records' | undefined {
  const atOnce = pagesOf(id, modules, 'at once');
  // Their frame, `admin/route`, is around each of them.
  if (atOnce.filter(isAdmin).length < 2 && !atOnce.includes('admin/route')) return undefined;
  const others = pagesOf(id, modules, 'ever').filter((page) => !isAdmin(page));
  if (others.length === 0) return 'admin';
  if (others.some((page) => light.has(page))) return undefined;
  return others.some((page) => withList.has(page)) ? 'lists' : 'records';
}
