export { paths, stepParameter } from './router/paths.ts';
export { SessionStoreProvider } from './store/session-store.tsx';
export { startWalletApp } from './app/start-wallet-app.tsx';
export { installPrompt, subscribeToInstallPrompt } from './app/install-prompt.ts';
export { ClientOnly, useIsHydrated } from './layouts/ClientOnly.tsx';
export { BankLogo } from './layouts/BankLogo.tsx';
export { BannerInterstitial } from './modals/BannerInterstitial.tsx';
export { useBannerCarousel, useCarouselLabels } from './modals/carousel.ts';
export { takeEarlySubmit } from './boot/take-early.ts';
export { AppContext, useApp, type AppServices } from './store/app-context.ts';
export { FeatureLink, useAvailability } from './layouts/FeatureLink.tsx';
export { Link } from './router/Link.tsx';
export {
  defineGate,
  defineSlot,
  defineModal,
  defineRoute,
  type Access,
  type Feature,
  type GateProps,
  type StartReports,
  type WalletAppDefinition,
} from './router/definition.ts';
export { QueryPagination } from './queries/QueryPagination.tsx';
export { ModalSlots, useIsOutcome, useAmountQuestion, useAmountQuestions } from './modals/ModalSlots.tsx';
export { ModalDialog } from './modals/ModalDialog.tsx';
export { isMemberBusy } from './modals/is-member-busy.ts';
export { useModal, useModalDetail } from './modals/use-modal.ts';
export { useOpenModal } from './modals/use-open-modal.ts';
export { useServiceCheck } from './queries/use-service-check.ts';
export { lazyOr, lazyWithPreload } from './router/lazy-with-preload.tsx';
export { useDataSaver } from './preferences/data-saver.ts';
export { useShownTheme } from './preferences/use-shown-theme.ts';
export { QueryFallback, QueryView, type ShownQuery } from './queries/QueryView.tsx';
export { SavedDialog } from './modals/SavedDialog.tsx';
export { useMayRetry, useQuietRetries } from './queries/quiet-retries.ts';
export { StaleNote } from './queries/StaleNote.tsx';
export { usePagedQuery } from './queries/use-paged-query.ts';
export { useApiErrorText, useServerText, useWithServerText } from './queries/use-api-error-text.ts';
export { whenIdle } from './worker/when-idle.ts';
export { useDocumentTitle } from './router/use-document-title.ts';
export { PageLoading } from './router/RouteBoundary.tsx';
export { useLoginClock } from './queries/use-login-clock.ts';
export { useLatest } from './queries/use-latest.ts';
export { useBackendTime } from './queries/use-backend-time.ts';
export { useNow } from './queries/use-now.ts';
export { useFavouriteGames } from './store/use-favourite-games.ts';
export { useMemberDeviceStorage, useMemberSetting } from './store/use-member-setting.ts';
