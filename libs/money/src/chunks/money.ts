/** Entry of the chunk that all pages share that show amounts or move money. */
export { ActionNotifier } from '../actions/ActionNotifier.tsx';
export { ActionOutcome } from '../actions/ActionOutcome.tsx';
export { isUnderWay } from '../actions/money-actions-slice.ts';
export { useMoneyAction } from '../actions/use-money-action.ts';
export { MoneyText } from '../amounts/MoneyText.tsx';
export { useNow } from '@wallet/app-shell';
export { useGetWalletQuery } from '@wallet/api-client';
export { useGetInvitesQuery } from '@wallet/api-client/invites';
export { bangkokDay, convertByRate, fromWireTime, isAboveZero } from '@wallet/domain';
export { useFormat } from '@wallet/i18n/format';
export { AlertDialog, AmountText, ConfirmDialog, StateArt } from '@wallet/ui-kit';
