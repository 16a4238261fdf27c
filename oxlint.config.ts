import { defineConfig } from 'oxlint';
import { apps } from './tools/build/src/apps.ts';

/**
 * Which kind of project may import which, and which packages are closed to it. CONTRIBUTING.md draws the picture.
 * `instead` is what the message of a broken rule tells to do.
 */
const kinds = [
  { type: 'domain', may: ['domain'], bans: ['*'] },
  { type: 'contract', may: ['domain'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'settings', may: ['domain'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'data', may: ['domain', 'contract'], bans: ['react-router', 'i18next', 'react-i18next', 'formik'] },
  { type: 'i18n', may: ['domain'], bans: ['react-redux', '@reduxjs/*', 'react-router'] },
  { type: 'ui', may: ['domain', 'ui'], bans: ['redux', 'react-redux', '@reduxjs/*', 'i18next', 'react-i18next', 'react-router', 'formik'] },
  { type: 'widget', may: ['domain', 'contract', 'ui', 'i18n'], bans: ['react-redux', '@reduxjs/*', 'react-router'] },
  { type: 'session', may: ['domain'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'worker', may: ['domain'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'app-shell', may: ['domain', 'settings', 'data', 'i18n', 'ui', 'session', 'worker'], bans: ['socket.io-client'] },
  { type: 'money', may: ['domain', 'contract', 'data', 'i18n', 'ui', 'session', 'app-shell'], bans: ['socket.io-client'] },
  { type: 'statement', may: ['domain', 'data', 'i18n', 'ui', 'session', 'app-shell', 'money'], bans: ['socket.io-client'] },
  { type: 'app-testing', may: ['domain', 'contract', 'data', 'i18n', 'ui', 'session', 'app-shell'], bans: ['socket.io-client'] },
  {
    type: 'feature',
    may: ['domain', 'data', 'i18n', 'ui', 'widget', 'session', 'app-shell', 'money', 'statement', 'app-testing'],
    bans: ['socket.io-client', '@reduxjs/*', 'i18next'],
  },
  { type: 'reports', may: ['domain', 'data', 'session', 'app-shell', 'money'], bans: ['react*', 'i18next*', 'socket.io-client'] },
  {
    type: 'app',
    may: ['domain', 'settings', 'data', 'i18n', 'ui', 'app-shell', 'money', 'feature', 'widget', 'reports'],
    bans: ['socket.io-client', '@reduxjs/*'],
  },
  { type: 'operator', may: ['domain', 'settings', 'ui'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'tool', may: ['domain', 'contract', 'settings', 'operator', 'tool'], bans: ['react-redux', '@reduxjs/*'] },
  { type: 'bench', may: ['contract', 'domain', 'operator', 'tool', 'e2e'], bans: [] },
  { type: 'e2e', may: ['domain', 'contract', 'settings', 'data', 'i18n', 'tool', 'e2e', 'widget'], bans: [] },
  { type: 'simulation', may: ['domain', 'contract', 'data', 'session', 'app-shell', 'money', 'feature'], bans: [] },
  {
    type: 'storybook',
    may: ['ui', 'i18n', 'domain', 'settings', 'feature', 'app-shell', 'app-testing', 'widget', 'operator', 'tool'],
    bans: [],
  },
];

const boundaries = [
  ...kinds.map(({ type, may, bans }) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: may.map((kind) => `type:${kind}`),
    ...(bans.length > 0 && { bannedExternalImports: bans }),
  })),
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  ...apps.map((app) => ({ sourceTag: `scope:${app}`, onlyDependOnLibsWithTags: [`scope:${app}`, 'scope:shared'] })),
];

/** The same where a feature declares a slice of the store: there it needs the toolkit. */
const sliceBoundaries = boundaries.map((boundary) =>
  boundary.sourceTag === 'type:feature'
    ? { ...boundary, bannedExternalImports: boundary.bannedExternalImports.filter((ban) => ban !== '@reduxjs/*') }
    : boundary,
);

const instead = (ban: string, use: string) => `${ban}. Instead: ${use}.`;

const rawHtml = [
  {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], MemberExpression[property.name=/^(inner|outer)HTML$/], MemberExpression[property.name="insertAdjacentHTML"]',
    message: instead('Raw HTML reaches the page through one component', 'render it with <SafeHtml> of @wallet/ui-kit'),
  },
];

const rawLinks = [
  {
    selector: 'CallExpression[callee.object.name="window"][callee.property.name="open"]',
    message: instead(
      'Addresses from outside are opened by one function',
      'check it with safeUrl() and use openTabOrHere() of @wallet/ui-kit',
    ),
  },
  {
    selector: 'JSXOpeningElement[name.name="a"] > JSXAttribute[name.name="href"] > JSXExpressionContainer',
    message: instead(
      'Links with computed addresses are checked',
      'use <SafeLink> of @wallet/ui-kit, or <Link> of @wallet/app-shell for our own pages',
    ),
  },
];

const largeLinks = {
  name: 'react-router',
  importNames: ['Link', 'NavLink', 'Form'],
  message: instead('They bring the data parts of the router to every page', 'use <Link> of @wallet/app-shell'),
};

const describedOperations = {
  name: '@wallet/contract/operations',
  message: instead(
    'It brings every row and description to the page',
    'import the rows of a resource from @wallet/contract/operations/<resource>',
  ),
};

const money = [
  {
    selector:
      'CallExpression[callee.property.name="toFixed"], CallExpression[callee.name="parseFloat"], MemberExpression[object.name="Intl"][property.name="NumberFormat"]',
    message: instead('Amounts are integers and become text in one place', 'fromWireAmount() and formatAmount() of @wallet/domain'),
  },
];

const ports = [
  {
    selector:
      'MemberExpression[object.name=/^(localStorage|sessionStorage)$/], MemberExpression[object.name="window"][property.name=/^(localStorage|sessionStorage)$/], MemberExpression[object.name="globalThis"][property.name=/^(localStorage|sessionStorage)$/]',
    message: instead('Browser storage has one keeper, which survives a full or blocked store', 'the stores of @wallet/session'),
  },
];

const refetches = [
  {
    selector: 'MemberExpression[property.name="refetch"], Property[key.name="refetch"]',
    message: instead(
      'The refetch of a query throws once its component has gone',
      'useReadAgain() of @wallet/api-client, or readQueryAgain() for all queries alike',
    ),
  },
];

const spokenNames = [
  {
    selector:
      ':matches(JSXAttribute[name.name=/^aria-(label|description)$/], JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(alt|title)$/]) > JSXExpressionContainer > :not(CallExpression[callee.name="withoutBreakMarks"])',
    message: instead('Marks that break lines of Lao are for visible text only', 'withoutBreakMarks() of @wallet/domain'),
  },
];

const buildConstants = [
  {
    selector: 'MemberExpression[object.type="MetaProperty"][property.name="env"]',
    message: instead(
      "The build's environment is read in one file per app",
      'take it from the flags that apps/*/src/build-flags.ts passes down',
    ),
  },
];

const missingInOlderBrowsers = ['parse', 'canParse'].map((property) => ({
  object: 'URL',
  property,
  message: instead('Older browsers do not have it', 'parseUrl() of @wallet/domain'),
}));

const all = (prefix: string, names: string, severity: 'error' | 'off' = 'error') =>
  Object.fromEntries(Array.from(names.matchAll(/\S+/g), ([name]) => [prefix + name, severity] as const));

/** The rules of typescript-eslint's `strictTypeChecked` and `stylisticTypeChecked`. Some have settings below. */
const syntaxRules = `
  adjacent-overload-signatures array-type ban-tslint-comment class-literal-property-style consistent-generic-constructors
  consistent-indexed-object-style consistent-type-assertions consistent-type-definitions consistent-type-imports
  no-confusing-non-null-assertion no-duplicate-enum-values no-dynamic-delete no-empty-object-type no-explicit-any
  no-extra-non-null-assertion no-extraneous-class no-inferrable-types no-misused-new no-namespace
  no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-non-null-assertion no-require-imports no-this-alias
  no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type no-wrapper-object-types prefer-as-const
  prefer-for-of prefer-function-type prefer-literal-enum-member prefer-namespace-keyword triple-slash-reference unified-signatures
`;

/** Those that need types. */
const typeRules = `
  await-thenable dot-notation no-array-delete no-base-to-string no-confusing-void-expression no-deprecated
  no-duplicate-type-constituents no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval
  no-meaningless-void-operator no-misused-promises no-misused-spread no-mixed-enums no-redundant-type-constituents
  no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression no-unnecessary-type-arguments
  no-unnecessary-type-assertion no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment
  no-unsafe-call no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return
  no-useless-default-assignment only-throw-error prefer-find prefer-includes prefer-nullish-coalescing prefer-optional-chain
  prefer-promise-reject-errors prefer-reduce-type-parameter prefer-regexp-exec prefer-return-this-type prefer-string-starts-ends-with
  related-getter-setter-pairs require-await restrict-plus-operands restrict-template-expressions return-await
  switch-exhaustiveness-check unbound-method use-unknown-in-catch-callback-variable
`;

/** What typescript-eslint adds from ESLint. */
const coreRules = `
  no-array-constructor no-empty-function no-unused-expressions no-useless-constructor no-var prefer-const prefer-rest-params
  prefer-spread
`;

/** The rules of eslint-plugin-react-hooks' `recommended`. */
const reactRules = `
  rules-of-hooks exhaustive-deps error-boundaries globals immutability incompatible-library preserve-manual-memoization purity refs
  set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo
`;

const imports = (options: object) => ({
  '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints: boundaries, ...options }],
});

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: [
    './tools/workspace/src/plugins/lint-rules.ts',
    { name: '@nx', specifier: '@nx/eslint-plugin' },
    { name: 'compat', specifier: 'eslint-plugin-compat' },
  ],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'off' },
  settings: {
    lintAllEsApis: true,
    // What the browsers of `browserslist` may go without.
    polyfills: [
      'ClipboardItem', // texts are copied when they have been read
      'Intl.Segmenter', // text breaks at spaces and marks
      'navigator.clearAppBadge', // no badge
      'navigator.setAppBadge', // no badge
      'navigator.userActivation', // every opening and closing holds taps
      'navigator.vibrate', // no tap
      'navigator.wakeLock', // the screen may turn off
    ],
  },
  rules: {
    ...all('', coreRules),
    ...all('typescript/', syntaxRules + typeRules),
    ...imports({}),
    'no-console': 'error',
    'no-restricted-properties': ['error', ...missingInOlderBrowsers],
    'no-restricted-imports': ['error', { paths: [largeLinks, describedOperations] }],
    'no-unused-vars': ['error', { varsIgnorePattern: '^$', argsIgnorePattern: '^$' }],
    'wallet/no-restricted-syntax': ['error', ...rawHtml, ...rawLinks, ...money, ...ports, ...refetches, ...spokenNames, ...buildConstants],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // A short arrow function may call what brings nothing.
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // Text is counted by code points, and a store's entries are what it is spread for.
    'typescript/no-misused-spread': ['error', { allow: [{ from: 'lib', name: ['string', 'Storage'] }] }],
    // Nothing else copies inside chat apps, or tells Safari's composition; seeds have been found with the other.
    'typescript/no-deprecated': [
      'error',
      {
        allow: [
          { from: 'lib', name: ['execCommand', 'keyCode'] },
          { from: 'package', package: 'fast-check', name: 'unbiased' },
        ],
      },
    ],
    // As text it is its HTML, which its type does not say.
    'typescript/no-base-to-string': ['error', { ignoredTypeNames: ['TrustedHTML', 'URL', 'URLSearchParams', 'Error', 'RegExp'] }],
    // An empty text from outside says as little as none.
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    'typescript/restrict-template-expressions': [
      'error',
      { allowAny: false, allowBoolean: false, allowNever: false, allowNullish: false, allowNumber: false, allowRegExp: false },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  overrides: [
    { files: ['libs/**/*.tsx'], excludeFiles: ['**/*.test.tsx'], rules: { 'wallet/text-elements': 'error' } },
    {
      files: ['{libs,apps}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**', '**/find-text-problems.ts'],
      rules: { 'compat/compat': 'error' },
    },
    { files: ['{libs,apps,.storybook}/**/*.{ts,tsx}'], rules: all('react/', reactRules) },
    {
      files: ['**/index.ts'],
      rules: {
        'wallet/no-restricted-syntax': [
          'error',
          {
            selector: 'ExportAllDeclaration',
            message: instead("A lib's index is its list of contents", 'export each thing by its name'),
          },
        ],
      },
    },
    // Rules of the domain take no package; proving them does.
    { files: ['libs/domain/src/**/*.test.ts'], rules: imports({ allow: ['vitest', 'fast-check'] }) },
    // Calls are made by the hooks of the API client; state of a feature's own is a slice.
    { files: ['libs/features/*/src/**/*-slice.ts'], rules: imports({ depConstraints: sliceBoundaries }) },
    // Stories import what the preview loads when a story needs it.
    { files: ['.storybook/*'], rules: imports({ checkDynamicDependenciesExceptions: ['.*'] }) },
    // How an app is built is no part of it.
    { files: ['apps/*/vite.config.ts'], rules: imports({ allow: ['@wallet/build/vite'] }) },
    // They are read before packages are linked.
    { files: ['./*.{ts,mjs}'], rules: { '@nx/enforce-module-boundaries': 'off' } },
    {
      // The one home of each guarded thing.
      files: [
        'libs/ui-kit/src/safe-html/*',
        'libs/ui-kit/src/safe-link/*',
        'libs/api-client/src/store/read-query-again.ts',
        'libs/app-shell/src/router/Link.tsx',
        'libs/session/src/storage/*',
        'libs/domain/src/money/*',
        'apps/*/src/build-flags.ts',
      ],
      rules: { 'wallet/no-restricted-syntax': 'off' },
    },
    {
      files: ['libs/app-testing/**', 'libs/*/src/testing/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [largeLinks] }] },
    },
    {
      files: ['tools/**', '**/*.config.ts', '.storybook/**', '**/*.test.ts', '**/*.test.tsx'],
      rules: { 'wallet/no-restricted-syntax': 'off', 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
    },
    {
      // React's `act` waits only for async functions. Property tests draw from the signs of a text.
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'typescript/require-await': 'off', 'typescript/no-misused-spread': 'off' },
    },
    { files: ['tools/**', 'libs/*/tools/**'], rules: { 'no-console': 'off' } },
    // The specification asks for it: a wallet that does not load is logged.
    { files: ['libs/features/home/src/figures/InviteBonus.tsx'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
    { files: ['**/*.{cjs,mjs}'], rules: all('typescript/', typeRules, 'off') },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
  ],
});
