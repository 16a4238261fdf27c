import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Reports } from './read-reports.ts';
import { toOtlp } from './to-otlp.ts';
import { readDsn, toSentry } from './to-sentry.ts';

/** Where received reports go. Rejects if they do not get there. */
export type ReportTarget = (reports: Reports, now: Date) => Promise<void>;

const timeoutMs = 10_000;
const maxFileBytes = 100_000_000;
const maxFiles = 14;

/** Reads a target as the command names it: `sentry:DSN`, `otlp:URL` or `file:FOLDER`. Null if it is none. */
export function readTarget(text: string): ReportTarget | null {
  const [, kind, address = ''] = /^(sentry|otlp|file):(.+)$/.exec(text) ?? [];
  if (kind === 'file') return (reports, now) => appendTo(resolve(address), reports, now);
  // An address with a password would be part of each message about a failure.
  if (kind === 'otlp' && /^https?:\/\/[^\s?#/@]+(?:\/[^\s?#]*)?$/.test(address)) {
    const base = address.replace(/\/$/, '');
    return async (reports, now) => {
      const { logs, metrics } = toOtlp(reports, now);
      const json = { 'Content-Type': 'application/json' };
      if (logs) await post(`${base}/v1/logs`, json, JSON.stringify(logs));
      if (metrics) await post(`${base}/v1/metrics`, json, JSON.stringify(metrics));
    };
  }
  const sentry = kind === 'sentry' ? readDsn(address) : null;
  if (!sentry) return null;
  return async (reports, now) => {
    for (const envelope of toSentry(reports, sentry.dsn, now)) {
      await post(sentry.url, { 'Content-Type': 'application/x-sentry-envelope' }, envelope);
    }
  };
}

async function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).host} answers ${String(response.status)}`);
}

/** One file a day, one line for what was received at once. A full file takes no more, and the oldest files make room. */
async function appendTo(folder: string, reports: Reports, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `reports-${now.toISOString().slice(0, 10)}.jsonl`);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size === 0) {
    const older = (await readdir(folder)).filter((name) => /^reports-\d{4}-\d{2}-\d{2}\.jsonl$/.test(name)).sort();
    for (const name of older.slice(0, 1 - maxFiles)) await rm(join(folder, name), { force: true });
  }
  if (size > maxFileBytes) throw new Error(`${file} is full`);
  await appendFile(file, `${JSON.stringify({ at: now.toISOString(), ...reports })}\n`);
}
