/** Separate chunk with the code that finds out lost outcomes. Only an action needs it. */
export { readBalance, reconcile, refreshChanged, snapshotBefore } from '@wallet/api-client/reconcile';
