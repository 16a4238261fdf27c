/** Returns how wide a text is in a font of one pixel, in pixels. */
type Measure = (text: string) => number;

/** Where a label is written, in pixels from the middle of the wheel. */
export interface LabelPlace {
  readonly inner: number;
  readonly outer: number;
  /** Where the wheel ends. */
  readonly rim: number;
  /** Of the slice, in radians. */
  readonly angle: number;
  /** From one side of the slice to the other, or from the middle to the rim. */
  readonly way: 'across' | 'along';
  /** Turned so that it does not stand on its head: across the slice, its first line is then the one at the middle. */
  readonly isTurned: boolean;
}

interface FittedLabel {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly fontSize: number;
}

/** From one line to the next, in sizes of the font: Thai and Lao stack marks. */
export const lineHeight = 1.25;
const maxLines = 4;
const smallestFont = 6;
/** Of the slice, the rest of which is its margin. */
const share = 0.9;

/** The widths of a label's lines, from the first to the last; null if so many lines are too high. */
function lineWidths({ inner, outer, rim, angle, way, isTurned }: LabelPlace, height: number, count: number): readonly number[] | null {
  const slope = share * Math.tan(Math.min(angle, 3) / 2);
  if (way === 'along') {
    const start = Math.max(inner, (count * height) / 2 / slope);
    return start < outer ? Array.from({ length: count }, () => outer - start) : null;
  }
  if (count * height > outer - inner) return null;
  const widths = Array.from({ length: count }, (_each, line) => {
    const top = outer - line * height;
    return 2 * Math.min((top - height) * slope, Math.sqrt(rim ** 2 - top ** 2));
  });
  return isTurned ? widths.reverse() : widths;
}

/** Fills the lines with whole words. Null if there are too many words, or if fewer lines would do. */
function wrap(words: readonly string[], widths: readonly number[], measure: Measure): readonly string[] | null {
  const lines = [''];
  for (const word of words) {
    const last = lines.length - 1;
    const longer = `${lines[last] ?? ''}${word}`;
    if (measure(longer.trim()) <= (widths[last] ?? 0)) lines[last] = longer;
    else if (measure(word.trim()) <= (widths[last + 1] ?? 0)) lines.push(word);
    else return null;
  }
  return lines.length === widths.length ? lines.map((line) => line.trim()) : null;
}

/** Fits a label into its slice, as large as possible. `words` make up the label. It is never truncated: the longer it is, the smaller it gets. */
export function fitLabel(words: readonly string[], place: LabelPlace, largestFont: number, measure: Measure): FittedLabel {
  for (let fontSize = largestFont; fontSize > smallestFont; fontSize *= 0.95) {
    for (let count = 1; count <= maxLines; count += 1) {
      const widths = lineWidths(place, fontSize * lineHeight, count);
      const lines = widths && wrap(words, widths, (text) => measure(text) * fontSize);
      if (lines) return { lines, fontSize };
    }
  }
  const label = words.join('').trim();
  return { lines: [label], fontSize: Math.min(smallestFont, (place.outer - place.inner) / measure(label)) };
}
