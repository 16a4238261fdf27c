/** The chunk that finds out what an action came to. Fetched when the first action that is watched needs it. */
export { lookAfter, lookBefore, readBalance, refreshWatched, targetOf } from '@wallet/api-client/money-watch';
