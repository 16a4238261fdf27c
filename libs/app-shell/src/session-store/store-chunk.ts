/** Chunk with the store and the API. Nothing that renders the first screen may import it. */
export { createApiStore, emptyStore, followConnection } from '@wallet/api-client';
export { SessionStoreProvider } from './SessionStoreProvider.tsx';
