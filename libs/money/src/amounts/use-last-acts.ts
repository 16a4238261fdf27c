import { useMemberDeviceStorage, useMemberSetting } from '@wallet/app-shell';
import { currencies } from '@wallet/domain';
import type { MemberSetting } from '@wallet/session';
import * as v from 'valibot';
import { useHiddenAmounts } from './use-hidden-amounts.ts';

const amount = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(currencies) });

const acts = v.object({
  /** A QR code that was created. */
  qr: v.optional(v.object({ bankCode: v.string(), amount })),
  /** A transfer from the wallet to a game. Null after one to somewhere else. */
  transfer: v.optional(v.nullable(v.object({ to: v.string(), amount }))),
  /** The last withdrawal took out everything. */
  isWhole: v.optional(v.boolean()),
  /** Nothing is suggested in this session any more. */
  isResting: v.optional(v.boolean()),
});

export type LastActs = v.InferOutput<typeof acts>;

const lastActs: MemberSetting<LastActs> = { name: 'lastActs', version: 1, schema: acts, endsWithSession: true };

const none: LastActs = {};

/**
 * What the member did last in this session, to suggest it again. After a reminder of the time, and once a budget is used up, nothing is suggested
 * until they log in again, which a break needs too. None while amounts are hidden.
 */
export function useLastActs() {
  const storage = useMemberDeviceStorage();
  const { value } = useMemberSetting(lastActs);
  const { isHidden } = useHiddenAmounts();
  const note = (act: LastActs) => {
    const before = storage?.get(lastActs);
    if (!before?.isResting) storage?.set(lastActs, { ...before, ...act });
  };
  return { acts: value && !value.isResting && !isHidden ? value : none, note, rest: () => note({ isResting: true }) };
}
