import type { A11yParameters } from '@storybook/addon-a11y';
import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { WalletAppDefinition } from '@wallet/app-shell';
import type { OpenScreen, ScreenStory } from '@wallet/app-testing';
import { toPseudo } from '@wallet/i18n/pseudo';
import base from '@wallet/ui-kit/styles/base.scss?inline';
import '@wallet/ui-kit/styles/fonts.scss';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure, spyOn, type MockInstance } from 'storybook/test';

// Beside everything else that `npm test` runs, a screen takes longer to draw than the second that is the preset.
configure({ asyncUtilTimeout: 5000 });

/** What there is of each app, by the name of its build: `th` of `apps/wallet-th`. */
const byBuild = <Part,>(modules: Readonly<Record<string, Part>>): ReadonlyMap<string, Part> =>
  new Map(Object.entries(modules).map(([path, part]) => [path.replace(/^.*\/apps\/(?:wallet-)?([^/]+)\/.*$/, '$1'), part]));

const builds = byBuild(import.meta.glob<string>('../apps/*/src/colors.scss', { query: '?inline', import: 'default', eager: true }));
const apps = byBuild(import.meta.glob<WalletAppDefinition>('../apps/*/src/app.ts', { import: 'app' }));

/** One sheet whose content changes with the build: both themes give the same tokens their values. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** On a page of documentation a story stands on the ground it is made for. */
const docsGround = '.docs-story { color: var(--color-text); background: var(--color-bg); }';

const lessMotion = '(prefers-reduced-motion: reduce)';
const askDevice = window.matchMedia.bind(window);

/** As large as a member can make the letters of all pages. */
const largeText = 'html { font-size: 200%; }';

/** What the styles and the scripts of components are told of the preference for less motion. */
function tellMotion(isReduced: boolean): string {
  window.matchMedia = (query) => askDevice(isReduced && query === lessMotion ? 'all' : query);
  return isReduced ? base.replaceAll(lessMotion, 'all') : base;
}

interface Colors {
  readonly build: string;
  readonly theme: string;
}

interface VariantProps extends Colors {
  readonly language: string;
  readonly motion: string;
  readonly text: string;
  readonly children: ReactNode;
}

function showColors({ build, theme }: Colors, motion: string, more = ''): void {
  sheet.replaceSync(`${tellMotion(motion === 'reduced')}\n${builds.get(build) ?? ''}\n${docsGround}\n${more}`);
  const { documentElement: page } = document;
  page.dataset['theme'] = theme;
  page.dataset['build'] = build;
}

function Variant({ language, build, theme, motion, text, children }: VariantProps) {
  useLayoutEffect(() => {
    showColors({ build, theme }, motion, text === 'large' ? largeText : '');
    document.documentElement.lang = language === 'pseudo' ? 'en' : language;
  }, [language, build, theme, motion, text]);
  return children;
}

/** The chosen build at the address that a story of a screen names. Other stories do not pay for it. */
const openWallet: Loader = async ({ parameters, globals }) => {
  const wallet = parameters['wallet'] as ScreenStory | undefined;
  if (!wallet) return {};
  const { build, language, theme } = globals as Omit<VariantProps, 'children'>;
  const [{ openScreen }, app] = await Promise.all([import('@wallet/app-testing'), apps.get(build)?.()]);
  if (!app) throw new Error(`there is no build ${build}`);
  return { screen: await openScreen(app, wallet, { language, theme }) };
};

const screenOf = (loaded: Readonly<Record<string, unknown>>) => loaded['screen'] as OpenScreen | undefined;

const withVariant: Decorator = (Story, { globals, loaded }) => (
  <Variant {...(globals as Omit<VariantProps, 'children'>)}>{screenOf(loaded)?.app ?? <Story />}</Variant>
);

/** Tests run every story twice, in variants that share nothing: `usual` and `other`. */
const testedVariant = import.meta.env['VITE_STORY_VARIANT'] as string | undefined;
const isOtherVariant = testedVariant === 'other';

const contrast = 'color-contrast';

/** Colours on their way to others have a contrast of their own. */
const atOnce = '*, *::before, *::after { transition: none !important; }';

/** A test looks at a story in the colours of the other builds too, so that both tests together see them all. */
const checkOtherBuilds: typeof checkAccess = async (context) => {
  if (testedVariant === undefined) return;
  const { build, theme, motion } = context.globals as Omit<VariantProps, 'children'>;
  const a11y = context.parameters['a11y'] as A11yParameters;
  if (a11y.config?.rules?.some(({ id, enabled }) => id === contrast && enabled === false)) return;
  for (const other of [...builds.keys()].filter((each) => each !== build)) {
    showColors({ build: other, theme }, motion, atOnce);
    try {
      await checkAccess({
        ...context,
        parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y.options, runOnly: [contrast] } } },
      });
    } catch (cause) {
      throw new Error(`In the colours of ${other}, ${theme}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
  showColors({ build, theme }, motion, atOnce);
  // Drawn before transitions are allowed again, so that none of them starts.
  document.body.getBoundingClientRect();
  showColors({ build, theme }, motion);
};

/** What was logged as an error since the story began. */
let logged: MockInstance<(...said: unknown[]) => void> | undefined;

/** What React warns of while a story is drawn fails it. */
function failOnWarnings(): void {
  for (const [said] of logged?.mock.calls ?? []) {
    const text = said instanceof Error ? said.message : String(said);
    if (text.includes('https://react.dev/')) throw new Error(`React warns: ${text}`);
  }
}

const preview: Preview = {
  decorators: [withVariant],
  loaders: [openWallet],
  beforeEach: () => {
    logged = spyOn(console, 'error');
  },
  // A picture or a check of a screen is one of what it shows in the end.
  afterEach: async (context) => {
    await screenOf(context.loaded)?.settled();
    failOnWarnings();
    await checkOtherBuilds(context);
  },
  tags: ['autodocs'],
  initialGlobals: isOtherVariant
    ? { language: 'lo', build: 'la', theme: 'light', motion: 'reduced', text: 'usual' }
    : { language: 'th', build: 'th', theme: 'dark', motion: 'full', text: 'usual' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'lo', title: 'ລາວ' },
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo: 40 % longer' },
        ],
      },
    },
    build: {
      description: 'Build',
      toolbar: {
        icon: 'flag',
        dynamicTitle: true,
        items: [...builds.keys()].map((build) => ({ value: build, title: build })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    text: {
      description: 'Size of letters',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Letters as usual' },
          { value: 'large', title: 'Letters twice as large' },
        ],
      },
    },
  },
  parameters: {
    // The kit knows no translations: it is handed what makes words longer.
    stretch: toPseudo,
    // A story with an accessibility fault is a failed test.
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns', 'Chat', 'Screens'] } },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '360', styles: { width: '360px', height: '800px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
        magnified: { name: '1280 at 200 %', styles: { width: '640px', height: '400px' } },
      },
    },
  },
};

export default preview;
