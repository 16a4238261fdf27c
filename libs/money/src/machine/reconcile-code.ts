/** Separate chunk with the code that finds out lost outcomes. Only an action needs it. */
export { readBalance, readBefore, reconcile, refreshChanged } from '@wallet/api-client/reconcile';
