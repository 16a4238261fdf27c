import { fromHttpDate } from '@wallet/domain';
import type { Reply } from './client.ts';
import type { Findings } from './findings.ts';

const subject = 'clock';
const tolerableMs = 60_000;
const change = 'Keep the time of all machines by NTP, and let the proxy pass on the Date header of each answer.';

/** Checks the `Date` headers of all responses: the apps count down by them. */
export function checkClock(findings: Findings, replies: readonly Pick<Reply, 'headers' | 'sentAtMs' | 'receivedAtMs'>[]): void {
  const offsets = replies
    .map(({ headers, sentAtMs, receivedAtMs }) => [fromHttpDate(headers.get('date') ?? ''), (sentAtMs + receivedAtMs) / 2] as const)
    .flatMap(([serverMs, ownMs]) => (serverMs === null ? [] : [serverMs - ownMs]));
  if (offsets.length === 0) {
    findings.add(subject, 'clock', 'warned', 'no answer has a Date header: countdowns go by the clock of the device', { change });
    return;
  }
  const spreadMs = Math.max(...offsets) - Math.min(...offsets);
  if (spreadMs > tolerableMs) {
    findings.add(
      subject,
      'clock',
      'failed',
      `the Date headers of its answers differ by ${inWords(spreadMs)}: machines disagree, or answers are kept`,
      { change },
    );
    return;
  }
  const offsetMs = offsets.toSorted((one, other) => one - other)[Math.floor(offsets.length / 2)] ?? 0;
  findings.add(
    subject,
    'clock',
    Math.abs(offsetMs) > tolerableMs ? 'failed' : 'passed',
    `its Date header is ${inWords(Math.abs(offsetMs))} ${offsetMs < 0 ? 'behind' : 'ahead of'} the clock of this machine`,
    { change },
  );
}

function inWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`;
}
