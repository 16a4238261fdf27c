import { useApp } from '@wallet/app-shell';
import { memberPrefix } from '@wallet/session';

/** Storage key of how long the last withdrawal took, in milliseconds. */
const payoutKey = `${memberPrefix}lastPayout`;

/** How long the member's last withdrawal took at most, in milliseconds, if this tab saw its end; null otherwise. */
export function useLastPayout() {
  const { tab } = useApp();
  const ms = Number(tab.get(payoutKey) ?? Number.NaN);
  return { withinMs: ms >= 0 ? ms : null, note: (withinMs: number) => tab.set(payoutKey, String(Math.round(withinMs))) };
}
