import { describeEntry, framesOf, type ReceivedEntry, type Reports } from './read-reports.ts';

type Attributes = Readonly<Record<string, string | number | null>>;

/** Upper bounds of the classes in which times are counted, in milliseconds. */
const timeBounds = [50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000, 20_000, 60_000];
/** The same for layout shifts, which have no unit. */
const shiftBounds = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const scope = { name: 'wallet' };
/** AGGREGATION_TEMPORALITY_DELTA: each request adds to what was counted before. */
const delta = 1;

/**
 * Reports as requests of OTLP/HTTP with JSON (https://opentelemetry.io/docs/specs/otlp/): what went wrong as logs, vitals and how actions
 * ended as metrics. Null for nothing.
 */
export function toOtlp({ app, release, language, connection, entries }: Reports, now: Date) {
  const at = `${String(now.getTime())}000000`;
  const resource = { attributes: toAttributes({ 'service.name': app, 'service.version': release }), droppedAttributesCount: 0 };
  const common = (entry: ReceivedEntry) => ({ 'url.template': entry.route, language, 'network.connection.subtype': connection });

  const logRecords = entries.flatMap((entry) => {
    if (entry.kind === 'vital' || entry.kind === 'outcome') return [];
    const isError = entry.kind === 'error';
    return {
      timeUnixNano: at,
      observedTimeUnixNano: at,
      severityNumber: isError ? 17 : 13,
      severityText: isError ? 'ERROR' : 'WARN',
      body: { stringValue: describeEntry(entry) },
      attributes: toAttributes({
        ...common(entry),
        kind: entry.kind,
        count: entry.count,
        'exception.type': isError ? entry.name : null,
        'exception.stacktrace': framesOf(entry).join('\n') || null,
      }),
      droppedAttributesCount: 0,
    };
  });

  const point = (attributes: Attributes) => ({ attributes: toAttributes(attributes), startTimeUnixNano: at, timeUnixNano: at });
  const histogram = (
    name: string,
    unit: string,
    bounds: readonly number[],
    values: readonly (readonly [number, number, Attributes])[],
  ) => ({
    name,
    description: '',
    unit,
    histogram: {
      aggregationTemporality: delta,
      dataPoints: values.map(([value, count, attributes]) => {
        const place = bounds.findIndex((bound) => value <= bound);
        const counts = [...bounds, Infinity].map((_bound, index) => (index === (place < 0 ? bounds.length : place) ? count : 0));
        return { ...point(attributes), count, sum: value * count, min: value, max: value, bucketCounts: counts, explicitBounds: bounds };
      }),
    },
  });
  const vitals = entries.filter((entry) => entry.kind === 'vital');
  const outcomes = entries.filter((entry) => entry.kind === 'outcome');
  const ofVitals = (isShift: boolean) =>
    vitals
      .filter(({ name }) => (name === 'CLS') === isShift)
      .map((entry) => [entry.value, entry.count, { ...common(entry), name: entry.name }] as const);
  const ofOutcome = (entry: (typeof outcomes)[number]) => ({ action: entry.action, outcome: entry.outcome, code: entry.code });
  const metrics = [
    histogram('wallet.vital.time', 'ms', timeBounds, ofVitals(false)),
    histogram('wallet.vital.shift', '1', shiftBounds, ofVitals(true)),
    histogram(
      'wallet.action.found_after',
      'ms',
      timeBounds,
      outcomes.flatMap((entry) => (entry.foundAfterMs === null ? [] : [[entry.foundAfterMs, entry.count, ofOutcome(entry)] as const])),
    ),
    {
      name: 'wallet.action.outcomes',
      description: '',
      unit: '1',
      sum: {
        aggregationTemporality: delta,
        isMonotonic: true,
        dataPoints: outcomes.map((entry) => ({ ...point({ ...common(entry), ...ofOutcome(entry) }), asInt: entry.count })),
      },
    },
  ].filter((metric) => ('sum' in metric ? metric.sum : metric.histogram).dataPoints.length > 0);
  return {
    logs: logRecords.length === 0 ? null : { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }] },
    metrics: metrics.length === 0 ? null : { resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }] },
  };
}

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value: typeof value === 'string' ? { stringValue: value } : { intValue: value } }],
  );
