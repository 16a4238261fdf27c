import { JsonLogsSerializer, JsonMetricsSerializer } from '@opentelemetry/otlp-transformer';
import { dsnFromString, getEnvelopeEndpointWithUrlEncodedAuth, parseEnvelope } from '@sentry/core';
import { describe, expect, it } from 'vitest';
import { toOtlp } from '../src/reports/to-otlp.ts';
import { readDsn, toSentry } from '../src/reports/to-sentry.ts';
import { batch, now } from './some-reports.ts';

const dsn = 'https://0123456789abcdef0123456789abcdef@glitchtip.example.com/errors/7';

describe('Sentry and GlitchTip', () => {
  it.each([dsn, 'http://0123abcd@localhost:8000/1'])('take envelopes where their own package sends them: %s', (text) => {
    const parts = dsnFromString(text);
    if (!parts) throw new Error('no DSN');
    const [address, query] = getEnvelopeEndpointWithUrlEncodedAuth(parts).split('?');
    const url = new URL(readDsn(text)?.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(address);
    const expected = new URLSearchParams(query);
    expected.sort();
    url.searchParams.sort();
    expect(url.searchParams.toString()).toBe(expected.toString());
  });

  it.each(['', 'https://glitchtip.example.com/1', 'https://key@host/', 'ftp://0123@host/1'])('have no DSN %j', (text) =>
    expect(readDsn(text)).toBeNull(),
  );

  it('get one event each for what went wrong', () => {
    const envelopes = toSentry(batch, dsn, now).map((text) => parseEnvelope(text));
    const events = envelopes.map(([header, items]) => {
      expect(header).toMatchObject({ dsn, sent_at: now.toISOString(), event_id: expect.stringMatching(/^[\da-f]{32}$/) as string });
      expect(items).toHaveLength(1);
      const [[itemHeader, event]] = items as unknown as [[object, { readonly event_id: string }]];
      expect(itemHeader).toMatchObject({ type: 'event' });
      expect(event.event_id).toBe((header as { readonly event_id: string }).event_id);
      return event;
    });
    expect(events).toMatchObject([
      {
        platform: 'javascript',
        level: 'error',
        release: 'wallet-th@1.2.3',
        transaction: '/user/home',
        tags: { language: 'th', connection: '4g', count: '2' },
        exception: {
          values: [
            {
              type: 'TypeError',
              stacktrace: {
                frames: [
                  { filename: '/assets/index-AbCd1234.js', lineno: 2, colno: 345 },
                  { filename: '/assets/DepositModal-AbCd124.js', lineno: 1, colno: 23 },
                ],
              },
            },
          ],
        },
      },
      { level: 'warning', message: { formatted: 'DepositModal-AbCd124.js did not come' } },
      { level: 'warning', message: { formatted: 'transfer unknown timeout' } },
    ]);
  });

  it('get a few events of one beacon', () => {
    const entries = Array.from({ length: 50 }, () => batch.entries).flatMap((some) => some.slice(0, 1));
    expect(toSentry({ ...batch, entries }, dsn, now)).toHaveLength(5);
  });
});

describe('OTLP', () => {
  const { logs, metrics } = toOtlp(batch, now);
  const resource = { attributes: { 'service.name': 'wallet-th', 'service.version': '1.2.3' }, asyncAttributesPending: false };
  const scope = { name: 'wallet' };
  const at: [number, number] = [now.getTime() / 1000, 0];
  const common = { 'url.template': '/user/home', language: 'th', 'network.connection.subtype': '4g' };
  const parsed = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes)) as unknown;

  it('gets logs as its own package writes them', () => {
    const record = {
      hrTime: at,
      hrTimeObserved: at,
      resource,
      instrumentationScope: scope,
      droppedAttributesCount: 0,
    };
    const expected = JsonLogsSerializer.serializeRequest([
      {
        ...record,
        severityNumber: 17,
        severityText: 'ERROR',
        body: 'TypeError',
        attributes: {
          ...common,
          kind: 'error',
          count: 2,
          'exception.type': 'TypeError',
          'exception.stacktrace': 'DepositModal-AbCd124.js:1:23\nindex-AbCd1234.js:2:345',
        },
      },
      {
        ...record,
        severityNumber: 13,
        severityText: 'WARN',
        body: 'DepositModal-AbCd124.js did not come',
        attributes: { ...common, kind: 'missing', count: 1 },
      },
    ] as never);
    expect(logs).toEqual(parsed(expected));
  });

  it('gets metrics as its own package writes them', () => {
    // The numbers of its enumerations: delta; histogram and sum; whole numbers and others.
    const [delta, histogram, sum, int, double] = [0, 0, 3, 0, 1];
    const point = (attributes: object, value: unknown) => ({ startTime: at, endTime: at, attributes, value });
    const distribution = (value: number, count: number, place: number) => {
      const boundaries = [50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000, 20_000, 60_000];
      const counts = [...boundaries, Infinity].map((_bound, index) => (index === place ? count : 0));
      return { count, sum: value * count, min: value, max: value, buckets: { boundaries, counts } };
    };
    const metric = (name: string, unit: string, valueType: number) => ({ name, description: '', unit, valueType });
    const done = { action: 'withdraw', outcome: 'done' };
    const expected = JsonMetricsSerializer.serializeRequest({
      resource,
      scopeMetrics: [
        {
          scope,
          metrics: [
            {
              descriptor: metric('wallet.vital.time', 'ms', double),
              aggregationTemporality: delta,
              dataPointType: histogram,
              dataPoints: [point({ ...common, 'url.template': '/login', name: 'INP' }, distribution(180, 1, 2))],
            },
            {
              descriptor: metric('wallet.action.found_after', 'ms', double),
              aggregationTemporality: delta,
              dataPointType: histogram,
              dataPoints: [point(done, distribution(2100, 3, 8))],
            },
            {
              descriptor: metric('wallet.action.outcomes', '1', int),
              aggregationTemporality: delta,
              dataPointType: sum,
              isMonotonic: true,
              dataPoints: [
                point({ ...common, ...done }, 3),
                point({ ...common, action: 'transfer', outcome: 'unknown', code: 'timeout' }, 1),
              ],
            },
          ],
        },
      ],
    } as never);
    expect(metrics).toEqual(parsed(expected));
  });

  it('gets nothing where there is nothing', () => {
    expect(toOtlp({ ...batch, entries: batch.entries.slice(0, 1) }, now).metrics).toBeNull();
    expect(toOtlp({ ...batch, entries: batch.entries.slice(2, 3) }, now).logs).toBeNull();
  });
});
