/** What finds out about lost answers: its own chunk, which only an action needs. */
export { canReconcile, describeSent, readBalance, readSent, reconcile, refreshChanged, snapshotBefore } from '@wallet/api-client/reconcile';
