import { useMemberSetting } from '@wallet/app-shell';
import type { MemberSetting } from '@wallet/session';
import * as v from 'valibot';
import type { TrackedTransaction } from './tracked-transaction.ts';

type Kind = TrackedTransaction['kind'];

const durations: MemberSetting<Partial<Record<Kind, number>>> = {
  name: 'durations',
  version: 1,
  schema: v.record(v.string(), v.pipe(v.number(), v.minValue(0))),
  endsWithSession: true,
};

/** How long the member's last deposit or withdrawal of each kind took at most, in milliseconds, if this device saw its end. */
export function useLastDuration() {
  const { value, set } = useMemberSetting(durations);
  return {
    withinMs: (kind: Kind): number | null => value?.[kind] ?? null,
    note: (kind: Kind, withinMs: number) => set({ ...value, [kind]: Math.round(withinMs) }),
  };
}
