import { isLanguage } from '@wallet/domain';
import {
  composeApp,
  createNavigator,
  isMemberPath,
  modalParameter,
  modalsOf,
  themeKey,
  themes,
  WalletApp,
  withMemberFeatures,
  type WalletAppDefinition,
} from '@wallet/app-shell/compose';
import { changeLanguage, createI18n } from '@wallet/i18n';
import { createPseudoI18n } from '@wallet/i18n/pseudo';
import { createMemoryStore, noChannel, tokenKey } from '@wallet/session';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { ScreenStory } from './mock-responses.ts';
import { sampleResponses } from './sample-responses.ts';
import { stubBackend } from './stub-backend.ts';

/** The variant in which a screen is shown. */
interface ScreenVariant {
  /** A language, or `pseudo` for lengthened English. */
  readonly language: string;
  readonly theme: string;
}

/** A screen that is ready to render. */
export interface OpenScreen {
  readonly app: ReactNode;
  /** Resolves when all requested responses have been rendered. */
  readonly settled: () => Promise<void>;
}

const { locks } = navigator as { readonly locks?: LockManager };
let screens = 0;

/** All stories share one page. The screen of the one before, which may still have its locks, is no other tab. */
function separateLocks(): void {
  if (!locks) return;
  screens += 1;
  const screen = String(screens);
  const request = (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) => locks.request(`${name} ${screen}`, ...rest);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query: () => locks.query() } });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the real app at the URL of one screen. Only the backend, the storage and other tabs are replaced. */
export async function openScreen(
  definition: WalletAppDefinition,
  { path, answers = {}, stored = {} }: ScreenStory,
  variant: ScreenVariant,
): Promise<OpenScreen> {
  separateLocks();
  const { profile } = definition;
  const backend = stubBackend({ ...sampleResponses(profile), ...(typeof answers === 'function' ? answers(profile) : answers) });
  const flags = { ...definition.flags, apiBaseUrl: backend.baseUrl };
  const memory = createMemoryStore();
  for (const [key, value] of Object.entries(typeof stored === 'function' ? stored(profile) : stored)) memory.set(key, value);
  const theme = themes.find((candidate) => candidate === variant.theme);
  if (theme) memory.set(themeKey, theme);
  const { pathname, searchParams } = new URL(path, backend.baseUrl);
  if (isMemberPath(pathname)) memory.set(tokenKey, 'story');

  const whole = await withMemberFeatures(definition);
  const modals = modalsOf(whole);
  const parts = [...whole.features.flatMap(({ routes }) => routes), ...modals];
  const i18n = isLanguage(variant.language)
    ? createI18n(variant.language)
    : await createPseudoI18n([...new Set(['common' as const, 'errors' as const, ...parts.flatMap(({ namespaces }) => namespaces)])]);
  const { services, chunks } = composeApp(
    { ...definition, flags },
    {
      i18n,
      device: memory,
      tab: memory,
      channel: noChannel,
      navigator: createNavigator(
        () => undefined,
        () => '',
      ),
      switchLanguage: (next) => changeLanguage(i18n, next),
    },
  );
  const modal = modals.find(({ id }) => id === searchParams.get(modalParameter));
  await Promise.all([
    chunks.preload(pathname),
    modal && chunks.preloadModal(modal.id),
    services.loadTexts(['common', 'errors']),
    services.api.load(),
  ]);
  return {
    app: (
      <MemoryRouter initialEntries={[path]}>
        <WalletApp services={services} chunks={chunks} i18n={i18n} />
      </MemoryRouter>
    ),
    settled: async () => {
      // Waits for the first requests, then for those that depend on them.
      for (let idleFrames = 0; idleFrames < 3; idleFrames = backend.isBusy() ? 0 : idleFrames + 1) await nextFrame();
    },
  };
}
