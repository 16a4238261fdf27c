import { PNG } from 'pngjs';

/** How two pictures of the same thing differ. */
export interface Comparison {
  /** Dots that differ to the eye; all of them where the sizes differ. */
  readonly dots: number;
  /** The new picture, faint, with the dots that differ in red. null where none do. */
  readonly difference: Buffer | null;
}

/** A channel may be off by this much, of 255: letters are not smoothed alike on every machine. */
const tolerance = 24;

/** Compares two PNG pictures dot by dot. */
export function comparePictures(kept: Buffer, taken: Buffer): Comparison {
  if (kept.equals(taken)) return { dots: 0, difference: null };
  const before = PNG.sync.read(kept);
  const after = PNG.sync.read(taken);
  const isSameSize = before.width === after.width && before.height === after.height;
  const shown = new PNG({ width: after.width, height: after.height });
  let dots = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    const differs =
      !isSameSize || [0, 1, 2].some((channel) => Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > tolerance);
    if (differs) dots += 1;
    const faint = [0, 1, 2].map((channel) => 191 + Math.round((after.data[at + channel] ?? 0) / 4));
    shown.data.set(differs ? [220, 0, 40, 255] : [...faint, 255], at);
  }
  return { dots, difference: dots === 0 ? null : PNG.sync.write(shown) };
}
