export { paths, stepParameter } from './addresses/paths.ts';
export { lazyWithStore } from './session-store/lazy-with-store.tsx';
export { SessionStoreProvider } from './session-store/session-store.tsx';
export { startWalletApp } from './app/start-wallet-app.tsx';
export { installPrompt, subscribeToInstallPrompt } from './app/install-prompt.ts';
export { ClientOnly } from './layouts/ClientOnly.tsx';
export { BankLogo } from './layouts/BankLogo.tsx';
export { BannerInterstitial } from './banners/BannerInterstitial.tsx';
export { useCarouselLabels } from './banners/use-carousel-labels.ts';
export { takeEarlySubmit } from './boot/take-early-submit.ts';
export { AppContext, useApp, type AppServices } from './context/app-context.ts';
export { FeatureLink } from './context/FeatureLink.tsx';
export { Link } from './context/Link.tsx';
export { useIsHydrated } from './context/use-is-hydrated.ts';
export { useAvailability } from './context/use-availability.ts';
export {
  defineSlot,
  defineModal,
  defineRoute,
  type Access,
  type Feature,
  type FeatureRoute,
  type WalletAppDefinition,
} from './definition/definition.ts';
export { QueryPagination } from './lists/QueryPagination.tsx';
export { useModal, useModalDetail } from './modals/use-modal.ts';
export { useOpenModal } from './modals/use-open-modal.ts';
export { useServiceCheck } from './notices/use-service-check.ts';
export { lazyWithPreload, type LazyPart } from './lazy/lazy-with-preload.tsx';
export { useDataSaver } from './preferences/use-data-saver.ts';
export { LoadingNote } from './queries/LoadingNote.tsx';
export { QueryFallback } from './queries/QueryFallback.tsx';
export { QueryView } from './queries/QueryView.tsx';
export { SavedDialog } from './notices/SavedDialog.tsx';
export type { ShownQuery } from './queries/shown-query.ts';
export { StaleNote } from './queries/StaleNote.tsx';
export { usePagedQuery } from './queries/use-paged-query.ts';
export { useApiErrorText, useServerText, useWithServerText } from './texts/use-api-error-text.ts';
export { useNow } from './time/use-now.ts';
