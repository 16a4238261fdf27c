/* What runs money actions and tracking without any component: the simulation runs it without a page. */
export { createMoneyActions } from './machine/money-actions.ts';
export type { MoneyActionState } from './machine/action-state.ts';
export { selectMoneyAction } from './machine/money-actions-slice.ts';
export { onReturn, untilOnline, wait } from './machine/waiting.ts';
export { pollWhileVisible } from './tracking/poll-while-visible.ts';
export { persistTracked, progressed, selectTracked, trackAccepted } from './tracking/tracked-slice.ts';
export { isOpen, type TrackedTransaction } from './tracking/tracked-transaction.ts';
export { updateTracked } from './tracking/update-tracked.ts';
export { pauseAfter } from './tracking/use-tracked-updates.ts';
export { endOf } from '@wallet/api-client/reconcile';
