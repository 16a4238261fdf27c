/** The chunk that holds store and calls. Nothing else may import these while the first screen is drawn. */
export { ApiStoreProvider, createApiStore } from '@wallet/api-client';
