import { useMemberSetting } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { dayjs } from '@wallet/i18n/format';
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

const minuteMs = 60_000;
/** Further away than this, a time of the day could be that of another day. */
const clockMs = 12 * 60 * minuteMs;

/** When what was sent at `sentAt` is over, if it takes no longer than `withinMs`: a whole minute. */
export const dueAt = (sentAt: number, withinMs: number): number => Math.ceil((sentAt + withinMs) / minuteMs) * minuteMs;

/** How long the member's last deposit or withdrawal of each kind took at most, in milliseconds, if this device saw its end. */
export function useLastDuration() {
  const { t } = useText('money');
  const { value, set } = useMemberSetting(durations);
  const withinMs = (kind: Kind): number | null => value?.[kind] ?? null;
  return {
    withinMs,
    /** Says by when one that was sent at `sentAt` normally ends. Empty if that is not known. */
    normallyBy: (kind: Kind, sentAt: number, now = sentAt): string => {
      const within = withinMs(kind);
      const due = dueAt(sentAt, within ?? Infinity);
      return Math.abs(due - now) < clockMs ? t('tracker.normallyBy', { time: dayjs(due).format('HH:mm') }) : '';
    },
    note: (kind: Kind, withinMs: number) => set({ ...value, [kind]: Math.round(withinMs) }),
  };
}
