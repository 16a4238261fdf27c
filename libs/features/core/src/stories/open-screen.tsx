import { isLanguage } from '@wallet/domain';
import { changeLanguage, createI18n, ensureNamespaces } from '@wallet/i18n';
import { createPseudoI18n } from '@wallet/i18n/pseudo';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createApiHolder } from '../api/api-holder.ts';
import type { AppServices } from '../app/app-context.ts';
import { createAppParts } from '../app/app-parts.tsx';
import type { WalletAppDefinition } from '../app/definition.ts';
import { createNavigator } from '../app/navigator.ts';
import { isMemberPath, modalParameter } from '../app/paths.ts';
import { WalletApp } from '../app/WalletApp.tsx';
import { modalsOf } from '../modals/modals-of.ts';
import { noChannel } from '../session/session-channel.ts';
import { createSession } from '../session/session.ts';
import { createStore, storageKeys } from '../storage/storage.ts';
import { themes } from '../theme/theme.ts';
import type { ScreenStory } from './answers.ts';
import { sampleAnswers } from './sample-answers.ts';
import { stubBackend } from './stub-backend.ts';

/** How a screen is looked at. */
interface ScreenLook {
  /** A language, or `pseudo` for English made longer. */
  readonly language: string;
  readonly theme: string;
}

/** A screen that is ready to be drawn. */
export interface OpenScreen {
  readonly app: ReactNode;
  /** Ends when all answers that were asked for are on the screen. */
  readonly settled: () => Promise<void>;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the app itself at the address of one screen: everything is real but the backend, the storage and other tabs. */
export async function openScreen(definition: WalletAppDefinition, { path, answers = {} }: ScreenStory, look: ScreenLook): Promise<OpenScreen> {
  const { profile } = definition;
  const backend = stubBackend({ ...sampleAnswers(profile), ...(typeof answers === 'function' ? answers(profile) : answers) });
  const flags = { ...definition.flags, apiBaseUrl: backend.baseUrl };
  const memory = createStore(() => {
    throw new Error('A story keeps nothing.');
  });
  const theme = themes.find((each) => each === look.theme);
  if (theme) memory.set(storageKeys.theme, theme);
  const { pathname, searchParams } = new URL(path, backend.baseUrl);
  if (isMemberPath(pathname)) memory.set(storageKeys.token, 'story');

  const modals = modalsOf(definition);
  const parts = [...definition.features.flatMap(({ routes }) => routes), ...modals];
  const i18n = isLanguage(look.language)
    ? createI18n(look.language)
    : await createPseudoI18n([...new Set(['common' as const, 'errors' as const, ...parts.flatMap((part) => part.namespaces)])]);
  const session = createSession({ device: memory, tab: memory, channel: noChannel });
  const navigator = createNavigator(() => undefined, () => '');
  const api = createApiHolder({ flags, currency: definition.profile.currencies[0], session, onServiceEnded: () => undefined });
  const app = createAppParts({ ...definition, flags }, i18n, api);
  const services: AppServices = {
    definition: { ...definition, flags },
    session,
    device: memory,
    tab: memory,
    api,
    navigator,
    preload: app.preload,
    preloadModal: () => undefined,
    loadTexts: (wanted) => ensureNamespaces(i18n, wanted),
    switchLanguage: (next) => changeLanguage(i18n, next),
  };
  const modal = modals.find(({ id }) => id === searchParams.get(modalParameter));
  await Promise.all([app.preload(pathname), modal && app.modals.get(modal.id)?.preload(), services.loadTexts(['common', 'errors']), api.load()]);
  return {
    app: (
      <MemoryRouter initialEntries={[path]}>
        <WalletApp services={services} parts={app} i18n={i18n} />
      </MemoryRouter>
    ),
    settled: async () => {
      // What is asked for when the screen is drawn, then what is asked for when that has come.
      for (let quiet = 0; quiet < 3; quiet = backend.isBusy() ? 0 : quiet + 1) await nextFrame();
    },
  };
}
