import type { StatementSum } from '@wallet/domain';
import type { Part } from './period-choices.ts';

/** The sum of one bar. */
export interface PartSum {
  readonly part: Part;
  readonly sum: StatementSum;
}

interface Bar {
  readonly top: number;
  readonly height: number;
}

/** A picture of height 100, in which a larger amount is higher. */
export interface ChartLines {
  readonly zero: number;
  readonly bars: readonly { readonly deposits: Bar; readonly withdrawals: Bar }[];
  /** The running difference after each part that has begun. */
  readonly line: readonly number[];
}

/** Where bars and line are. They share one scale. */
export function chartLines(parts: readonly PartSum[], now: number): ChartLines {
  const running: number[] = [];
  for (const { part, sum } of parts) if (part.from <= now) running.push((running.at(-1) ?? 0) + sum.difference.minor);
  const most = Math.max(1, ...running, ...parts.flatMap(({ sum }) => [sum.deposits.minor, sum.withdrawals.minor]));
  const least = Math.min(0, ...running);
  const heightOf = (minor: number) => (minor / (most - least)) * 100;
  const topOf = (minor: number) => heightOf(most - minor);
  const barOf = (minor: number) => ({ top: topOf(minor), height: heightOf(minor) });
  return {
    zero: topOf(0),
    bars: parts.map(({ sum }) => ({ deposits: barOf(sum.deposits.minor), withdrawals: barOf(sum.withdrawals.minor) })),
    line: running.map(topOf),
  };
}
