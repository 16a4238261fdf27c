/** The chunk that holds store and calls. Nothing else may import these while the first screen is drawn. */
export { createApiStore, emptyStore, followConnection } from '@wallet/api-client';
export { SessionStoreProvider } from './SessionStoreProvider.tsx';
