import { storedMoney } from '@wallet/api-client';
import { useMemberDeviceStorage, useMemberSetting } from '@wallet/app-shell';
import type { MemberSetting } from '@wallet/session';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { selectTracked } from '../tracking/tracked-slice.ts';
import { isOpen } from '../tracking/tracked-transaction.ts';
import { useHiddenAmounts } from '../amounts/use-hidden-amounts.ts';

const shape = v.object({
  /** A QR code that was created. Null after a deposit in another way. */
  qr: v.optional(v.nullable(v.object({ bankCode: v.string(), amount: storedMoney }))),
  /** A transfer from the wallet to a game. Null after one to somewhere else. */
  transfer: v.optional(v.nullable(v.object({ to: v.string(), amount: storedMoney }))),
  /** The last withdrawal took out everything. */
  isWhole: v.optional(v.boolean()),
  /** Nothing is suggested in this session any more. */
  isResting: v.optional(v.boolean()),
});

export type LastActs = v.InferOutput<typeof shape>;

const lastActs: MemberSetting<LastActs> = { name: 'lastActs', version: 1, schema: shape, endsWithSession: true };

const none: LastActs = {};

/**
 * What the member did last in this session, to suggest it again. After a reminder of the time, and once a budget is used up, nothing is suggested
 * until they log in again, which a break needs too. None while amounts are hidden, and no other code while one waits for its payment
 * (`isPaying`).
 */
export function useLastActs() {
  const storage = useMemberDeviceStorage();
  const { value } = useMemberSetting(lastActs);
  const { isHidden } = useHiddenAmounts();
  const isPaying = useSelector(selectTracked).some((item) => item.kind === 'qr' && isOpen(item));
  const note = (act: LastActs) => {
    const before = storage?.get(lastActs);
    if (!before?.isResting) storage?.set(lastActs, { ...before, ...act });
  };
  const { qr, ...others } = value && !value.isResting && !isHidden ? value : none;
  const acts: LastActs = qr && !isPaying ? { ...others, qr } : others;
  return { acts, isPaying, note, rest: () => note({ isResting: true }) };
}
