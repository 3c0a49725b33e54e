/** The catalog of what the app needs on each page. */
export const startCatalog = 'start';

/** The catalog of a page, from the id of its route, such as `/admin/students/$studentId`, or from its path. */
export const pageCatalog = (route: string): string =>
  `page-${route.replaceAll(/[/$]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}`;

/** The catalog of the demo's bar, which stands beside every page. */
export const demoCatalog = 'demo';

/** The catalog of the mock server, which no page loads. */
export const serverCatalog = 'server';

/** The catalog of the server in `examples/server`, which stands beside its code. */
export const exampleServerCatalog = 'example-server';
