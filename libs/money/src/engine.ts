/* What runs money actions and tracking without any component: the simulation runs it without a page. */
export { createMoneyActions } from './machine/money-actions.ts';
export { isUnderWay, type MoneyActionState } from './machine/action-state.ts';
export { selectMoneyAction } from './machine/money-actions-slice.ts';
export { untilOnline, wait } from './machine/waiting.ts';
export { dismissed, persistTracked, selectTracked, trackAccepted } from './tracking/tracked-slice.ts';
export type { TrackedTransaction } from './tracking/tracked-transaction.ts';
export { followLists } from './tracking/follow-lists.ts';
export { trackUpdates } from './tracking/track-updates.ts';
export { trackQrCode } from './tracking/use-tracker.ts';
