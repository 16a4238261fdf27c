import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@wallet/build';

export type Unit = 'x' | 'ms' | 'kB' | 'requests' | '%';

/** One printed number. */
export interface Measurement {
  readonly name: string;
  readonly unit: Unit;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function measurement(name: string, unit: Unit, values: readonly number[]): Measurement {
  const [min, max] = range(values);
  return { name, unit, median: median(values), min, max };
}

/** The ratio of values to the median of their floor. */
export function ratio(name: string, values: readonly number[], floors: readonly number[]): Measurement {
  const floor = median(floors);
  return measurement(
    name,
    'x',
    values.map((value) => value / floor),
  );
}

const lastRunFile = join(workspaceRoot, 'node_modules/.cache/wallet-bench.json');

/** Reads the medians of the last run on this machine, by name. Empty before the first run. */
export function readLastRun(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(lastRunFile, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Keeps the medians for the next run to compare with. */
export function saveRun(measurements: readonly Measurement[]): void {
  mkdirSync(dirname(lastRunFile), { recursive: true });
  writeFileSync(lastRunFile, JSON.stringify(Object.fromEntries(measurements.map(({ name, median: value }) => [name, value])), null, 2));
}

/** A line with the median, the range and the median of the last run. */
export function describe({ name, unit, median: value, min, max }: Measurement, last: number | undefined): string {
  const figure = (number: number) => number.toFixed(unit === 'x' ? 2 : unit === 'kB' || unit === '%' ? 1 : 0);
  const spread = min === max ? '' : ` (${figure(min)}-${figure(max)})`;
  const before = last === undefined ? '' : `last ${figure(last)}`;
  return `${name.padEnd(48)} ${figure(value).padStart(8)} ${unit.padEnd(8)}${spread.padEnd(18)} ${before}`.trimEnd();
}

/** The middle value; NaN of nothing. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The smallest and the largest value. */
const range = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
