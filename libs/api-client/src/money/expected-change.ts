import * as v from 'valibot';

/** Money as plain data, in storage. */
export const storedMoney = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(['BAHT', 'LAK']) });

/**
 * The change that an action makes at the backend, used later to find out whether it was done. It is plain data so that
 * it survives a page reload, and it is validated when it is read from storage.
 */
export const expectedChange = v.variant('kind', [
  v.object({ kind: v.literal('transfer'), from: v.string(), to: v.string(), amount: storedMoney }),
  v.object({ kind: v.literal('transfer-all'), to: v.string() }),
  v.object({ kind: v.literal('withdrawal'), amount: storedMoney }),
  v.object({ kind: v.literal('wallet-addition'), amount: storedMoney }),
  /** No list shows which link was used, and the amount is not known in advance. */
  v.object({ kind: v.literal('true-money-link') }),
  /** No list shows which picture was sent. */
  v.object({ kind: v.literal('slip') }),
  v.object({ kind: v.literal('qr-code-created'), bankCode: v.string(), amount: storedMoney }),
  v.object({ kind: v.literal('qr-code-cancelled'), bankCode: v.string(), qrCodeId: v.string() }),
  /** A slip that the backend accepted has been checked. */
  v.object({ kind: v.literal('slip-credited') }),
  /** A deposit that the statement shows in progress has arrived. */
  v.object({ kind: v.literal('deposit-credited'), amount: storedMoney }),
  /** A withdrawal that the backend accepted has been paid out. */
  v.object({ kind: v.literal('withdrawal-paid'), amount: storedMoney }),
  /** `amount` is null if the QR code does not contain one. */
  v.object({ kind: v.literal('qr-code-paid'), bankCode: v.string(), qrCodeId: v.string(), amount: v.nullable(storedMoney) }),
  v.object({ kind: v.literal('invite-bonus-claimed') }),
  v.object({ kind: v.literal('refund-received') }),
  v.object({ kind: v.literal('refund-added') }),
  v.object({ kind: v.literal('bonus-activated'), code: v.string() }),
  v.object({ kind: v.literal('bonus-cleared') }),
  v.object({ kind: v.literal('promotion-activated'), code: v.string() }),
  v.object({ kind: v.literal('coupon-claimed'), slice: v.string() }),
  v.object({ kind: v.literal('coin-spent') }),
  v.object({ kind: v.literal('game-account-opened'), code: v.string() }),
]);

export type ExpectedChange = v.InferOutput<typeof expectedChange>;
export type ExpectedKind = ExpectedChange['kind'];

/** Kinds that no list of the backend shows: their outcome cannot be found out once the response is lost. */
const unprovableKinds: readonly ExpectedKind[] = ['wallet-addition', 'true-money-link', 'slip'];

/** False for a change that nothing can prove before the backend says so. No snapshot is read, and nothing is compared. */
export const isProvable = ({ kind }: ExpectedChange): boolean => !unprovableKinds.includes(kind);

/** Whether an action may be sent again while its outcome is unknown. The backend accepts one slip of a transfer, and the member's money is out already. */
export const mayRepeat = ({ kind }: ExpectedChange): boolean => kind === 'slip';

/** Whether the change would show in the balance of the wallet or of a game account. */
export const changesBalance = ({ kind }: ExpectedChange): boolean =>
  kind === 'transfer' || kind === 'transfer-all' || kind === 'withdrawal' || kind === 'invite-bonus-claimed' || kind === 'refund-added';
