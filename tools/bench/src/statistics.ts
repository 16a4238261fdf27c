/** The middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The smallest and the largest value. */
export const range = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
