import { randomUUID } from 'node:crypto';
import { describeEntry, framesOf, type ReceivedEntry, type Reports } from './read-reports.ts';

/** Where Sentry and GlitchTip take envelopes. */
export interface SentryAddress {
  readonly url: string;
  readonly dsn: string;
}

/** A page that fails has few causes. More events of one beacon would use up what Sentry takes in a month. */
const maxEvents = 5;

/** Reads a DSN, as `https://KEY@glitchtip.example.com/1`. Null if it is none. */
export function readDsn(dsn: string): SentryAddress | null {
  const [, protocol, key, host, path = '', project] = /^(https?:\/\/)([\da-f-]+)@([^/@]+)((?:\/[^/]+)*)\/(\d+)$/i.exec(dsn) ?? [];
  if (protocol === undefined || key === undefined || host === undefined || project === undefined) return null;
  return { dsn, url: `${protocol}${host}${path}/api/${project}/envelope/?sentry_key=${key}&sentry_version=7` };
}

/**
 * What went wrong, as envelopes of one event each (https://develop.sentry.dev/sdk/data-model/envelopes/). Vitals and actions that ended are
 * no events: OTLP has metrics for them. Of one beacon, the first events are enough.
 */
export function toSentry({ app, release, language, connection, entries }: Reports, dsn: string, now: Date): readonly string[] {
  const isEvent = (entry: ReceivedEntry) => entry.kind !== 'vital' && !(entry.kind === 'outcome' && entry.outcome !== 'unknown');
  return entries
    .filter(isEvent)
    .slice(0, maxEvents)
    .map((entry) => {
      const id = randomUUID().replaceAll('-', '');
      const text = describeEntry(entry);
      const event = {
        event_id: id,
        timestamp: now.getTime() / 1000,
        platform: 'javascript',
        level: entry.kind === 'error' ? 'error' : 'warning',
        logger: entry.kind,
        ...(release !== '' && { release: `${app}@${release}` }),
        transaction: entry.route,
        tags: { app, language, connection, count: String(entry.count) },
        ...(entry.kind === 'error'
          ? { exception: { values: [{ type: entry.name, value: text, stacktrace: { frames: toFrames(framesOf(entry)) } }] } }
          : { message: { formatted: text } }),
      };
      return [{ event_id: id, sent_at: now.toISOString(), dsn }, { type: 'event', content_type: 'application/json' }, event]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join('');
    });
}

/** Sentry has the oldest call first. */
const toFrames = (frames: readonly string[]) =>
  [...frames].reverse().map((frame) => {
    const [file, line, column] = frame.split(':');
    return { filename: `/assets/${String(file)}`, lineno: Number(line), colno: Number(column), in_app: true };
  });
