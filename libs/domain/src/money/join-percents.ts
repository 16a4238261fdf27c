interface Shares {
  readonly success: number | null;
  readonly fail: number | null;
}

/** The percentages that pay something, as `5% / 10%`; '' if none does. What they are percentages of is the operator's matter. */
export function joinPercents({ success, fail }: Shares): string {
  const paying = [success, fail].filter((percent) => percent !== null && percent > 0);
  return [...new Set(paying)].map((percent) => `${String(percent)}%`).join(' / ');
}
