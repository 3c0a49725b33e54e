/** Every part of the portal has texts. */
const texts = '^src/languages/';
/** What of them knows nothing of the app: a backend in the page has words for people too. */
const sentences = '^src/languages/(texts\\.ts|catalog\\.ts|rich\\.tsx|languages\\.ts|\\w+/server\\.gen\\.json)$';
/** Who may import these is said once, by `the-core-knows-no-wing`. */
const wings = '^src/wings/';

/** The arrows of docs/architecture.md: imports point down, in no circle. */
const layer = (name, from, mayReach) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(src|mocks|conformance|package|tests|tools|openapi|examples)/',
    pathNot: [from, ...mayReach, ...(from.startsWith('^src/') ? [wings, texts] : [])],
  },
});

/** What the theme and the formats of text are made of, below everything; the rest of a university needs icons of the kit. */
const universityFacts = '^src/university/(university|theme|formats)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: '^node_modules' } } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '(^|/)\\.',
          '\\.config\\.',
          '/layout\\.jsx$',
          '^tools/vite/no-(cookies|worker)',
          'service-worker',
          '^examples/server/endurance/twenty-strangers',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment:
        'The packages of examples are their own, and are not installed where only the portal is built; the pages of ' +
        'any-app lie beside its compiled sources only once an app is made.',
      severity: 'error',
      from: { pathNot: '^examples/any-app/(?!shared/src/)' },
      to: {
        couldNotResolve: true,
        pathNot: '\\.(css|svg|woff2)$|^(pg|p-limit|prom-client|@electric-sql/pglite|university-api)(/|$)',
      },
    },
    layer('texts-stand-alone', '^src/languages/', []),
    layer('facts-of-the-university-stand-alone', universityFacts, ['^src/platform/university\\.ts$']),
    layer('platform-looks-at-the-facts', '^src/platform/', [universityFacts, '^openapi/']),
    layer('ui-looks-down', '^src/ui/', ['^src/platform/', universityFacts]),
    layer('session-looks-down', '^src/session/', ['^src/platform/', '^openapi/']),
    layer('university-looks-down', '^src/university/', ['^src/(ui|platform)/', '^openapi/']),
    layer('forms-look-down', '^src/forms/', ['^src/(ui|session|platform)/', '^openapi/']),
    layer('records-look-down', '^src/records/', ['^src/(forms|session|university|ui|platform)/', '^openapi/']),
    layer('features-look-down', '^src/features/', [
      '^src/(records|forms|session|university|ui|platform)/',
      '^openapi/',
    ]),
    {
      name: 'features-keep-apart',
      comment: 'A feature imports of another its calls and its rules, in the files that are named here.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/students/(students|statistics|namesakes|holders)\\.ts$',
          '^src/features/courses/(courses|admin-courses|seats)\\.ts$',
          '^src/features/applications/(applications|application-status|pending)\\.ts$',
          '^src/features/accounts/auth\\.ts$',
          '^src/features/accounts/(AuthPage|PasswordStrength|change-password)\\.tsx$',
        ],
      },
    },
    {
      name: 'the-core-knows-no-wing',
      comment: 'What the specification does not name can be deleted: routes alone say which wings stand in which page.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(wings|routes)/', '\\.test\\.tsx?$'] },
      to: { path: '^src/wings/' },
    },
    {
      name: 'wings-keep-apart',
      severity: 'error',
      from: { path: '^src/wings/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/wings/', pathNot: '^src/wings/$1/' },
    },
    layer('wings-look-down', '^src/wings/', [
      '^src/(layout|features|records|forms|session|university|ui|platform)/',
      '^openapi/',
    ]),
    layer('layout-looks-down', '^src/layout/', [
      '^src/(features|records|forms|session|university|ui|platform)/',
      '^openapi/',
    ]),
    layer('routes-look-down', '^src/routes/', ['^src/(layout|features|records|session|university|ui|platform)/']),
    layer('the-boot-script-stands-alone', '^src/app/boot/', [
      '^src/platform/(storage/|api/arriving-body|first-paint|preferred-language|text/parse-url)',
      '^src/university/formats',
      '^src/ui/color-mode/preferred',
      '^src/app/prerendered-controls',
    ]),
    layer('the-service-worker-stands-alone', '^src/app/service-worker/', []),
    layer('conformance-kit-knows-no-university', '^conformance/kit/', ['^openapi/', '^src/platform/api/shapes']),
    layer('conformance-checks-know-kit-contract-and-readers', '^conformance/university/', [
      '^conformance/kit/',
      '^openapi/',
      '^src/platform/api/(reader|shapes)',
      '^src/features/[^/]+/(application|course|student)\\.ts$',
      '^src/records/calls/record-reader',
    ]),
    {
      name: 'the-checks-core-knows-no-extension',
      comment: 'As in the mock server: the files beside the folders of the extensions list them.',
      severity: 'error',
      from: { path: '^conformance/', pathNot: ['^conformance/university/extensions/', '\\.test\\.ts$'] },
      to: { path: '^conformance/university/extensions/[^/]+/' },
    },
    {
      name: 'the-checks-of-extensions-keep-apart',
      severity: 'error',
      from: { path: '^conformance/university/extensions/([^/]+)/' },
      to: { path: '^conformance/university/extensions/', pathNot: '^conformance/university/extensions/$1/' },
    },
    layer('conformance-runs-know-the-mock', '^conformance/[^/]+$', [
      '^conformance/(kit|university)/',
      '^openapi/',
      '^mocks/(node|university/seed/demo-accounts)',
    ]),
    {
      name: 'conformance-knows-the-mock-in-one-place',
      severity: 'error',
      from: { path: '^conformance/', pathNot: ['^conformance/mock\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^mocks/' },
    },
    layer('the-package-offers-mock-contract-and-types', '^package/', [
      '^mocks/',
      '^openapi/',
      '^src/platform/api/typed-client',
    ]),
    layer('the-contract-stands-alone', '^openapi/', []),
    layer('the-adapter-knows-the-contract-alone', '^examples/adapter/', ['^openapi/']),
    // What tests of the server have in common is no test, and runs the conformance kit as they do.
    layer('the-server-knows-contract-and-texts-alone', '^examples/server/(?!testing/)', [
      '^openapi/',
      '^examples/server/testing/',
      sentences,
    ]),
    layer('example-apps-know-the-package-alone', '^examples/app', []),
    layer('another-university-looks-down', '^examples/university/', ['^src/(ui|platform|languages)/']),
    layer('the-backend-knows-contract-and-texts-alone', '^mocks/', ['^openapi/', sentences]),
    layer('the-engine-knows-no-university', '^mocks/engine/', ['^openapi/', sentences]),
    layer('the-universitys-backend-looks-down', '^mocks/university/', ['^mocks/engine/', '^openapi/', sentences]),
    {
      name: 'the-backends-core-knows-no-extension',
      comment: 'What no server owes can be deleted: the files beside the folders of the extensions list them.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: ['^mocks/university/extensions/', '\\.test\\.ts$'] },
      to: { path: '^mocks/university/extensions/[^/]+/' },
    },
    {
      name: 'the-backends-extensions-keep-apart',
      severity: 'error',
      from: { path: '^mocks/university/extensions/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^mocks/university/extensions/', pathNot: '^mocks/university/extensions/$1/' },
    },
    layer('the-demo-looks-down', '^mocks/demo/', ['^mocks/(engine|university)/', '^openapi/', sentences]),
    {
      name: 'only-main-starts-the-backend',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/main\\.tsx$', '\\.test\\.tsx?$'] },
      to: { path: '^mocks/' },
    },
    {
      name: 'only-lazily',
      severity: 'error',
      from: { path: '^src/app/main\\.tsx$' },
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
    exclude: { path: '(^openapi/.*\\.gen\\.js$|route-tree\\.gen\\.ts$|^examples/[^/]+/(dist|public)/)' },
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
