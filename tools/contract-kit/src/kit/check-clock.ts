import { fromHttpDate } from '@wallet/domain';
import type { Reply } from './client.ts';
import type { Findings } from './findings.ts';

const tolerableMs = 60_000;

/** Checks the `Date` headers of all responses: the apps count down by them. */
export function checkClock(findings: Findings, replies: readonly Pick<Reply, 'headers' | 'sentAtMs' | 'receivedAtMs'>[]): void {
  const offsets = replies
    .map(({ headers, sentAtMs, receivedAtMs }) => [fromHttpDate(headers.get('date') ?? ''), (sentAtMs + receivedAtMs) / 2] as const)
    .flatMap(([serverMs, ownMs]) => (serverMs === null ? [] : [serverMs - ownMs]))
    .sort((one, other) => one - other);
  const [least = NaN] = offsets;
  const spreadMs = (offsets.at(-1) ?? NaN) - least;
  const offsetMs = offsets[Math.floor(offsets.length / 2)] ?? NaN;
  const offset = `its Date header is ${inWords(Math.abs(offsetMs))} ${offsetMs < 0 ? 'behind' : 'ahead of'} the clock of this machine`;
  const about = { change: 'Keep the time of all machines by NTP, and let the proxy pass on the Date header of each answer.' };
  if (offsets.length === 0)
    findings.add('clock', 'clock', 'warned', 'no answer has a Date header: countdowns go by the clock of the device', about);
  else if (spreadMs > tolerableMs) {
    const spread = `the Date headers of its answers differ by ${inWords(spreadMs)}: machines disagree, or answers are kept`;
    findings.add('clock', 'clock', 'failed', spread, about);
  } else findings.judge('clock', 'clock', Math.abs(offsetMs) <= tolerableMs, offset, offset, about);
}

function inWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`;
}
