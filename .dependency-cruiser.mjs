/** The arrows of docs/architecture.md: imports point down, in no circle. */
const layer = (name, from, mayReach) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|mocks|conformance|tests|tools|openapi|examples)/', pathNot: [from, ...mayReach] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: '^node_modules' } } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '(^|/)\\.', '\\.config\\.', '^tools/vite/no-cookies', 'service-worker'],
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.(css|svg|woff2)$' } },
    layer('domain-knows-the-contract-alone', '^src/domain/', ['^openapi/']),
    layer('boot-stands-alone', '^src/boot/', [
      '^src/storage/',
      '^src/ui/(color-mode/preferred|first-paint)',
      '^src/api/arriving-body',
      '^src/controls',
    ]),
    layer('storage-stands-alone', '^src/storage/', []),
    layer('ui-knows-the-domain-at-most', '^src/ui/', ['^src/domain/(university|format)', '^src/storage/']),
    layer('api-knows-the-contract-and-the-domain', '^src/api/', ['^openapi/', '^src/domain/']),
    layer('the-service-worker-stands-alone', '^src/service-worker/', []),
    layer('backend-looks-down', '^src/backend/', ['^src/(domain|storage)/']),
    layer('session-looks-down', '^src/session/', ['^src/(api|domain|storage)/', '^openapi/']),
    layer('forms-look-down', '^src/forms/', ['^src/(ui|domain|api|session|storage)/', '^openapi/']),
    layer('records-look-down', '^src/records/', ['^src/(api|backend|session|forms|ui|domain|storage)/', '^openapi/']),
    layer('screens-look-down', '^src/screens/', [
      '^src/(records|api|backend|session|forms|ui|domain|storage)/',
      '^openapi/',
    ]),
    layer('layout-looks-down', '^src/layout/', [
      '^src/(records|api|backend|session|forms|ui|domain|storage)/',
      '^openapi/',
    ]),
    layer('routes-look-down', '^src/routes/', ['^src/(screens|layout|records|api|session|ui|domain)/']),
    {
      name: 'areas-keep-apart',
      comment: 'A screen of one area does not import one of another; what they share belongs further down.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'administrators-areas-keep-apart',
      comment:
        'Students, courses and applications do not import each other either; what they share belongs further down.',
      severity: 'error',
      from: { path: '^src/screens/admin/([^/]+)/' },
      to: { path: '^src/screens/admin/', pathNot: '^src/screens/admin/$1/' },
    },
    layer('the-kit-knows-the-contract-and-how-the-portal-reads', '^conformance/', [
      '^openapi/',
      '^src/api/(reader|(application|course|student)-reader|shapes)',
      '^mocks/(node|seed/demo-accounts)',
    ]),
    {
      name: 'the-kit-knows-the-mock-in-one-place',
      severity: 'error',
      from: { path: '^conformance/', pathNot: ['^conformance/mock\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^mocks/' },
    },
    layer('the-contract-stands-alone', '^openapi/', []),
    layer('examples-know-the-contract-alone', '^examples/', ['^openapi/']),
    layer('the-backend-knows-the-contract-alone', '^mocks/', ['^openapi/']),
    layer('db-knows-the-contract-alone', '^mocks/db/', ['^openapi/']),
    layer('rules-look-down', '^mocks/rules/', ['^mocks/db/', '^openapi/']),
    layer('seed-looks-down', '^mocks/seed/', ['^mocks/(db|rules)/', '^openapi/']),
    layer('request-looks-down', '^mocks/request/', ['^mocks/(db|rules)/', '^openapi/']),
    layer('demo-looks-down', '^mocks/demo/', ['^mocks/(backend|db|rules|request|handlers|seed)', '^openapi/']),
    layer('handlers-look-down', '^mocks/handlers/', ['^mocks/(db|rules|request|seed)/', '^openapi/']),
    {
      name: 'only-main-starts-the-backend',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main\\.tsx$', '\\.test\\.tsx?$'] },
      to: { path: '^mocks/' },
    },
    {
      name: 'only-lazily',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { pathNot: '(^tests/|\\.test\\.tsx?$|\\.e2e\\.ts$|^playwright|^mocks/testing)' },
      to: { path: '(^tests/|\\.test\\.tsx?$|^mocks/testing)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^openapi/.*\\.gen\\.js$|route-tree\\.gen\\.ts$)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
    reporterOptions: { mermaid: { minify: false } },
  },
};
