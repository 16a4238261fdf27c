import nx from '@nx/eslint-plugin';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import jsonParser from 'jsonc-eslint-parser';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { apps } from './tools/build/src/apps.ts';

/**
 * Which kind of project may import which, and which packages are closed to it. CONTRIBUTING.md draws the picture.
 * `instead` is what the message of a broken rule tells to do.
 */
const kinds = [
  { type: 'domain', may: ['domain'], bans: ['*'] },
  { type: 'contract', may: ['domain'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'data', may: ['domain', 'contract'], bans: ['react-router', 'i18next', 'react-i18next', 'formik'] },
  { type: 'i18n', may: ['domain'], bans: ['react-redux', '@reduxjs/*', 'react-router'] },
  { type: 'ui', may: ['domain', 'ui'], bans: ['redux', 'react-redux', '@reduxjs/*', 'i18next', 'react-i18next', 'react-router', 'formik'] },
  { type: 'widget', may: ['domain', 'contract', 'ui', 'i18n'], bans: ['react-redux', '@reduxjs/*', 'react-router'] },
  { type: 'session', may: ['domain'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'worker', may: ['domain'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'app-shell', may: ['domain', 'data', 'i18n', 'ui', 'session', 'worker'], bans: ['socket.io-client'] },
  { type: 'money', may: ['domain', 'contract', 'data', 'i18n', 'ui', 'session', 'app-shell'], bans: ['socket.io-client'] },
  { type: 'app-testing', may: ['domain', 'contract', 'data', 'i18n', 'ui', 'session', 'app-shell'], bans: ['socket.io-client'] },
  {
    type: 'feature',
    may: ['domain', 'data', 'i18n', 'ui', 'widget', 'session', 'app-shell', 'money', 'app-testing'],
    bans: ['socket.io-client', '@reduxjs/*', 'i18next'],
  },
  { type: 'reports', may: ['domain', 'data', 'session', 'app-shell', 'money'], bans: ['react*', 'i18next*', 'socket.io-client'] },
  {
    type: 'app',
    may: ['domain', 'data', 'i18n', 'ui', 'app-shell', 'money', 'feature', 'widget', 'reports'],
    bans: ['socket.io-client', '@reduxjs/*'],
  },
  { type: 'theme', may: ['ui'], bans: ['react*', 'redux*', '@reduxjs/*', 'i18next*'] },
  { type: 'tool', may: ['domain', 'contract', 'theme', 'tool'], bans: ['react-redux', '@reduxjs/*'] },
  { type: 'bench', may: ['domain', 'tool', 'e2e'], bans: [] },
  { type: 'e2e', may: ['domain', 'contract', 'data', 'i18n', 'tool', 'e2e', 'widget'], bans: [] },
  { type: 'simulation', may: ['domain', 'contract', 'data', 'session', 'app-shell', 'money', 'feature'], bans: [] },
  { type: 'storybook', may: ['ui', 'i18n', 'domain', 'feature', 'app-shell', 'app-testing', 'widget', 'theme', 'tool'], bans: [] },
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

const instead = (ban, use) => `${ban}. Instead: ${use}.`;

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

/**
 * Finds texts without an element of their own. React holds them as nodes, which page translators take out of the page: React then changes
 * nothing that is seen, or throws. A text that is all that its element contains is safe, because React writes it into the element.
 */
const textElements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: instead('Page translators take this text away from React', 'give it an element of its own, such as <span>') },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap, getTypeAtLocation } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const isText = (type) => {
      if (!type.isUnion()) return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 && type.value !== '';
      // Only `ReactNode` may be a bigint. What is passed for it is checked where it is written.
      return !type.types.some(({ flags }) => flags & ts.TypeFlags.BigIntLike) && type.types.some(isText);
    };
    const hasTexts = (type) => checker.isArrayType(type) && isText(checker.getTypeArguments(type)[0]);
    const report = (node) => context.report({ node, messageId: 'bare' });
    const check = ({ type, children }) => {
      const parts = children.filter((child) => (child.expression ?? child).type !== 'JSXEmptyExpression' && child.value?.trim() !== '');
      for (const part of parts) {
        const isAlone = type === 'JSXElement' && parts.length === 1;
        if (part.type === 'JSXText') {
          if (!isAlone) report(part);
        } else if (part.type === 'JSXExpressionContainer' && part.expression.value !== ' ') {
          const found = getTypeAtLocation(part.expression);
          if (hasTexts(found) || (!isAlone && isText(found))) report(part);
        }
      }
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      'FunctionDeclaration[id.name=/^[A-Z]/]'(node) {
        const signature = checker.getSignatureFromDeclaration(esTreeNodeToTSNodeMap.get(node));
        if (isText(checker.getReturnTypeOfSignature(signature))) report(node.id);
      },
    };
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/out-tsc/**',
      '**/node_modules/**',
      '.nx/**',
      '**/storybook-static/**',
      'reports/**',
      '.data/**',
      '.pictures/**',
    ],
  },
  { plugins: { '@nx': nx } },
  {
    // A lib declares what it imports at run time. What only its tests and stories import is none of it.
    files: ['libs/**/package.json'],
    languageOptions: { parser: jsonParser },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          buildTargets: ['typecheck'],
          // Draws the stories of all; nothing of it ships.
          ignoredDependencies: ['storybook'],
          ignoredFiles: ['**/*.{test,stories}.{ts,tsx}', '**/{testing,stories}/**', '{projectRoot}/tools/**'],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints: boundaries }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...rawHtml, ...rawLinks, ...money, ...ports, ...refetches, ...spokenNames, ...buildConstants],
      'no-restricted-properties': ['error', ...missingInOlderBrowsers],
      'no-restricted-imports': ['error', { paths: [largeLinks, describedOperations] }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parserOptions: { project: './tsconfig.eslint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A short arrow function may call what brings nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // RTK Query calls the argument of a query without one `void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // It takes a branded integer for no number.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      // Text is counted by code points, and a store's entries are what it is spread for.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: ['string', 'Storage'] }] }],
      // What it wants instead, `!`, is forbidden.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Nothing else copies inside chat apps.
      '@typescript-eslint/no-deprecated': ['error', { allow: [{ from: 'lib', name: 'execCommand' }] }],
      // As text it is its HTML, which its type does not say.
      '@typescript-eslint/no-base-to-string': ['error', { ignoredTypeNames: ['TrustedHTML', 'URL', 'URLSearchParams', 'Error', 'RegExp'] }],
      // An empty text from outside says as little as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
    },
  },
  {
    files: ['libs/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { wallet: { rules: { 'text-elements': textElements } } },
    rules: { 'wallet/text-elements': 'error' },
  },
  {
    ...compat.configs['flat/recommended'],
    files: ['{libs,apps}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**', '**/find-text-problems.ts'],
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
  },
  { files: ['{libs,apps,.storybook}/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  { files: ['**/*.{cjs,mjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: instead("A lib's index is its list of contents", 'export each thing by its name'),
        },
      ],
    },
  },
  {
    // Rules of the domain take no package; proving them does.
    files: ['libs/domain/src/**/*.test.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: ['vitest', 'fast-check'], depConstraints: boundaries },
      ],
    },
  },
  {
    // Calls are made by the hooks of the API client; state of a feature's own is a slice.
    files: ['libs/features/*/src/**/*-slice.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints: sliceBoundaries }],
    },
  },
  {
    // How an app is built is no part of it.
    files: ['apps/*/vite.config.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: ['@wallet/build/vite'], depConstraints: boundaries },
      ],
    },
  },
  // They are read before packages are linked.
  { files: ['*.{ts,mjs}'], rules: { '@nx/enforce-module-boundaries': 'off' } },
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
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['libs/app-testing/**', 'libs/*/src/testing/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [largeLinks] }] },
  },
  {
    files: ['tools/**', '**/*.config.ts', '.storybook/**', '**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': 'off', 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // React's `act` waits only for async functions. Property tests draw from the signs of a text.
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/require-await': 'off', '@typescript-eslint/no-misused-spread': 'off' },
  },
  { files: ['tools/**', 'libs/*/tools/**'], rules: { 'no-console': 'off' } },
  // The specification asks for it: a wallet that does not load is logged.
  { files: ['libs/features/home/src/figures/InviteBonus.tsx'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
