import type { VitalEntry } from '@wallet/domain';
import { onCLS, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution';

type Described = Omit<VitalEntry, 'route' | 'count'>;

/** The parts of a metric that are times. */
const vitalPart = /(?:Byte|Delay|Duration)$/;

/** Reports how quick the page was. Of elements only their names are sent. */
export function watchVitals(add: (entry: Described, address: string) => void): void {
  const report = (metric: MetricWithAttribution) => {
    const entry = describeVital(metric);
    // The page may have gone on to another address since.
    if (entry) add(entry, metric.navigationURL ?? location.href);
  };
  const options = { generateTarget: targetOf, reportSoftNavs: true };
  onLCP(report, options);
  onINP(report, options);
  onCLS(report, options);
  onTTFB(report, options);
}

/** What is sent of a metric; null for nothing. Changes of the page without a load have no first byte. */
export function describeVital({ name, value, navigationType, attribution }: MetricWithAttribution): Described | null {
  if (name === 'FCP' || (name === 'TTFB' && navigationType === 'soft-navigation')) return null;
  const found = Object.entries(attribution) as [string, unknown][];
  const target = found.find(([key]) => /target$/i.test(key))?.[1];
  return {
    kind: 'vital',
    name,
    value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
    target: typeof target === 'string' && /^(?:>?[a-z]{1,12}[1-6]?){1,4}$/.test(target) ? target : '',
    parts: Object.fromEntries(
      found.flatMap(([key, part]) => (vitalPart.test(key) && typeof part === 'number' ? [[key, Math.round(part)]] : [])),
    ),
  };
}

/** An element and those around it by their names. */
export function targetOf(node: Node | null): string {
  const names: string[] = [];
  for (let element = node instanceof Element ? node : node?.parentElement; element && names.length < 4; element = element.parentElement) {
    names.unshift(element.localName);
  }
  return names.join('>');
}
