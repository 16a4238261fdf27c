/**
 * Entry of the chunk that all pages share that call the backend: the store, its transport, and how the state of a query is
 * shown.
 */
export { askTerminated } from '../notices/ask-terminated.ts';
export { QueryView } from '../queries/QueryView.tsx';
export { StaleNote } from '../queries/StaleNote.tsx';
export { createApiStore, emptyStore, followConnection, SessionStoreProvider } from '../session-store/store-chunk.ts';
export { accountEndpoints } from '@wallet/api-client/account';
export { useGetContactQuery } from '@wallet/api-client/lookups';
export { EmptyState, PictureOnRequest, PicturesOnRequest, SafeImage } from '@wallet/ui-kit';
