export { paths, stepParameter } from './addresses/paths.ts';
export { ApiArea } from './api-area/ApiArea.tsx';
export { startWalletApp } from './app/start-wallet-app.tsx';
export { BannersFirst } from './banners/BannersFirst.tsx';
export { useCarouselWords } from './banners/use-carousel-words.ts';
export { takeEarlySubmit } from './boot/take-early-submit.ts';
export { AppContext, useApp, type AppServices } from './context/app-context.ts';
export { FeatureLink } from './context/FeatureLink.tsx';
export { useIsHydrated } from './context/use-is-hydrated.ts';
export { useOffers } from './context/use-offers.ts';
export {
  defineCompanion,
  defineModal,
  defineRoute,
  type Access,
  type Feature,
  type FeatureRoute,
  type WalletAppDefinition,
} from './definition/definition.ts';
export { PageChoice } from './lists/PageChoice.tsx';
export { useIsSettled } from './modals/use-is-settled.ts';
export { useModal, useModalDetail } from './modals/use-modal.ts';
export { useOpenModal } from './modals/use-open-modal.ts';
export { useServiceCheck } from './notices/use-service-check.ts';
export { createPagePart } from './parts/page-part.tsx';
export { LoadingNote } from './queries/LoadingNote.tsx';
export { QueryFallback } from './queries/QueryFallback.tsx';
export { QueryView } from './queries/QueryView.tsx';
export type { ShownQuery } from './queries/shown-query.ts';
export { StaleNote } from './queries/StaleNote.tsx';
export { usePagedQuery } from './queries/use-paged-query.ts';
export { useApiErrorText, useServerText, useWithServerText } from './texts/use-api-error-text.ts';
export { useNow } from './time/use-now.ts';
