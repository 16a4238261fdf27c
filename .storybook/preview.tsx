import type { A11yParameters } from '@storybook/addon-a11y';
import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { WalletAppDefinition } from '@wallet/app-shell';
import type { OpenScreen, ScreenStory } from '@wallet/app-testing';
import { currencies, isLanguage } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider, useAmountWords, type I18n } from '@wallet/i18n';
import { translatePage } from '@wallet/i18n/page-translator';
import { AmountWordsContext } from '@wallet/ui-kit/amount-words';
import base from '@wallet/ui-kit/styles/base.scss?inline';
import '@wallet/ui-kit/styles/fonts.scss';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { frameColors, frameSettings } from './brand.ts';
import { checkPage, listen } from './check-page.ts';

// Screens may take longer than the default second to render while `npm test` runs other checks.
configure({ asyncUtilTimeout: 5000 });

/** Groups modules by build name: `th` for `apps/wallet-th`. */
const groupByBuild = <Module,>(modules: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/apps\/(?:wallet-)?([^/]+)\/.*$/, '$1'), module]));

const builds = groupByBuild(import.meta.glob<string>('../apps/*/src/colors.scss', { query: '?inline', import: 'default', eager: true }));
const apps = groupByBuild(import.meta.glob<WalletAppDefinition>('../apps/*/src/app.ts', { import: 'app' }));

/** The style sheet of the current build's theme. Both themes define the same tokens. */
const sheet = new CSSStyleSheet();
// Pictures of stories are the same each time, so they wait for the fonts.
document.documentElement.dataset.fonts = 'needed';
document.adoptedStyleSheets.push(sheet);

/** On documentation pages, stories have the theme's background. */
const docsBackground = '.docs-story { color: var(--color-text); background: var(--color-bg); }';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
const matchDeviceMedia = window.matchMedia.bind(window);

/** The largest text size that members can set. */
const largeText = 'html { font-size: 200%; }';

/** Overrides the media query for reduced motion, for styles and scripts. Returns the base styles to use. */
function applyMotion(isReduced: boolean): string {
  window.matchMedia = (query) => matchDeviceMedia(isReduced && query === reducedMotionQuery ? 'all' : query);
  return isReduced ? base.replaceAll(reducedMotionQuery, 'all') : base;
}

interface Colors {
  readonly build: string;
  readonly theme: string;
}

interface VariantProps extends Colors {
  readonly language: string;
  readonly motion: string;
  readonly text: string;
  readonly translator: string;
  readonly children: ReactNode;
}

/** Colours of the page of a brand, for the frames in it. */
let brandColors = '';

function applyColors({ build, theme }: Colors, motion: string, extraStyles = ''): void {
  sheet.replaceSync(`${applyMotion(motion === 'reduced')}\n${builds.get(build) ?? ''}\n${brandColors}\n${docsBackground}\n${extraStyles}`);
  const { documentElement: page } = document;
  page.dataset.theme = theme;
  page.dataset.build = build;
}

// Documents without stories have tokens too.
applyColors({ build: 'th', theme: 'light' }, 'full');

function Variant({ language, build, theme, motion, text, translator, children }: VariantProps) {
  useLayoutEffect(() => {
    applyColors({ build, theme }, motion, text === 'large' ? largeText : '');
    document.documentElement.lang = language === 'pseudo' ? 'en' : language;
  }, [language, build, theme, motion, text]);
  useLayoutEffect(() => (translator === 'on' ? translatePage() : undefined), [translator]);
  return children;
}

/** Opens the app at the URL of a screen's story. Other stories skip this. */
const loadScreen: Loader = async ({ parameters, globals }) => {
  const wallet = parameters.wallet as ScreenStory | undefined;
  if (!wallet) return {};
  const { build, language, theme } = globals as Omit<VariantProps, 'children'>;
  const [{ openScreen }, { withSettings }, app] = await Promise.all([
    import('@wallet/app-testing'),
    import('@wallet/app-shell/compose'),
    apps.get(build)?.(),
  ]);
  if (!app) throw new Error(`there is no build ${build}`);
  return { screen: await openScreen(withSettings(app, frameSettings()), wallet, { language, theme }) };
};

/** The namespaces that stories of the kit and of the chat show. */
const kitNamespaces = [
  ...(['common', 'auth', 'bonus', 'chat', 'deposit', 'errors', 'home', 'howto', 'invite', 'money', 'profile', 'refusals'] as const),
  ...(['register', 'spin', 'statement', 'transfer', 'withdraw'] as const),
];

/** Loads the colours of a brand, how amounts are said, and what stories of the kit and of the chat say. A screen brings its own texts. */
const loadTexts: Loader = async ({ globals, parameters }) => {
  const language = globals.language as string;
  const namespaces = parameters.wallet ? (['common'] as const) : kitNamespaces;
  brandColors = await frameColors();
  const i18n =
    language === 'pseudo'
      ? await (await import('@wallet/i18n/pseudo')).createPseudoI18n(namespaces)
      : createI18n(isLanguage(language) ? language : 'en');
  await ensureNamespaces(i18n, namespaces);
  const t = i18n.getFixedT(null, 'common');
  const amount = `1,000.00 ${t('currency.BAHT')}`;
  const values = { count: 12, amount, available: amount, phone: '081-234-5678', megabytes: 10, maximum: amount };
  const textOf = (address: string) => {
    const [namespace = '', key = ''] = address.split(':');
    return (i18n.getFixedT(null, namespace as 'common') as (key: string, values: object) => string)(key, values);
  };
  return { spokenIn: i18n, units: currencies.map((currency) => t(`currency.${currency}`)), textOf };
};

function SpokenAmounts({ children }: { readonly children: ReactNode }) {
  return <AmountWordsContext value={useAmountWords()}>{children}</AmountWordsContext>;
}

const screenOf = (loaded: Readonly<Record<string, unknown>>) => loaded.screen as OpenScreen | undefined;

const withVariant: Decorator = (Story, { globals, loaded }) => (
  <Variant {...(globals as Omit<VariantProps, 'children'>)}>
    <I18nProvider i18n={loaded.spokenIn as I18n}>
      <SpokenAmounts>{screenOf(loaded)?.app ?? <Story />}</SpokenAmounts>
    </I18nProvider>
  </Variant>
);

/** Tests run every story in two variants, `usual` and `other`, which have no setting in common. */
const testedVariant = import.meta.env.VITE_STORY_VARIANT as string | undefined;
const isOtherVariant = testedVariant === 'other';

/** The viewport for pictures of all stories. Accessibility is checked without pictures. */
const pictureViewport = import.meta.env.VITE_STORY_VIEWPORT as string | undefined;
const isForPictures = pictureViewport !== undefined;
const viewport = { value: pictureViewport };
const motion = isOtherVariant || isForPictures ? 'reduced' : 'full';

/** WCAG 2.2 AAA: 7:1, and 4.5:1 for large text. */
const contrast = 'color-contrast-enhanced';

/** During transitions, colours have other contrasts. */
const noTransitions = '*, *::before, *::after { transition: none !important; }';

/** Also checks the contrast in the colours of the other builds, so that both variants together cover all themes. */
const checkOtherBuilds: typeof checkAccess = async (context) => {
  if (testedVariant === undefined || isForPictures) return;
  const { build, theme, motion } = context.globals as Omit<VariantProps, 'children'>;
  const a11y = context.parameters.a11y as A11yParameters;
  if (a11y.config?.rules?.some(({ id, enabled }) => id === contrast && enabled === false)) return;
  for (const other of [...builds.keys()].filter((name) => name !== build)) {
    applyColors({ build: other, theme }, motion, noTransitions);
    try {
      await checkAccess({
        ...context,
        parameters: { ...context.parameters, a11y: { ...a11y, options: { ...a11y.options, runOnly: [contrast] } } },
      });
    } catch (cause) {
      throw new Error(`In the colours of ${other}, ${theme}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
  // The next story enables transitions again.
  applyColors({ build, theme }, motion, noTransitions);
};

/** A choice in the toolbar, by values and their titles. */
const choice = <const Icon,>(description: string, icon: Icon, titles: Readonly<Record<string, string>>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(titles).map(([value, title]) => ({ value, title })) },
});

const preview: Preview = {
  decorators: [withVariant],
  loaders: [loadScreen, loadTexts],
  beforeEach: listen,
  // Screenshots and checks of a screen are taken when it has settled. Documents hold texts of Storybook's own.
  afterEach: async (context) => {
    if (context.viewMode !== 'story') return;
    await screenOf(context.loaded)?.settled();
    checkPage(context.parameters.hasOperatorTexts === true ? null : (context.loaded.units as readonly string[]));
    await checkOtherBuilds(context);
  },
  tags: ['autodocs'],
  initialGlobals: isOtherVariant
    ? { language: 'lo', build: 'la', theme: 'light', motion, text: 'usual', translator: 'on', viewport }
    : { language: 'th', build: 'th', theme: 'dark', motion, text: 'usual', translator: 'off', viewport },
  globalTypes: {
    language: choice('Language', 'globe', { th: 'ไทย', lo: 'ລາວ', en: 'English', pseudo: 'Pseudo: 40 % longer' }),
    build: choice('Build', 'flag', Object.fromEntries([...builds.keys()].map((build) => [build, build]))),
    theme: choice('Theme', 'contrast', { dark: 'Dark', light: 'Light' }),
    motion: choice('Motion', 'lightning', { full: 'Full motion', reduced: 'Reduced motion' }),
    text: choice('Size of letters', 'zoom', { usual: 'Letters as usual', large: 'Letters twice as large' }),
    translator: choice('Page translator of the browser', 'transfer', { off: 'No page translator', on: 'As under a page translator' }),
  },
  parameters: {
    // An accessibility violation fails the test.
    a11y: { test: isForPictures ? 'off' : 'error', config: { rules: ['target-size', contrast].map((id) => ({ id, enabled: true })) } },
    options: {
      storySort: {
        // Storybook reads this without running it.
        // prettier-ignore
        order: [
          'Welcome', 'Foundations', 'Money', 'Input', 'Navigation', 'Feedback', 'Media', 'Layout', 'Patterns', 'Flows', 'Screens',
        ],
      },
    },
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
