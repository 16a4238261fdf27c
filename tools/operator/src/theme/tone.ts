import { contrast } from '@wallet/ui-kit/contrast';
import {
  blend,
  clampChroma,
  converter,
  differenceCiede2000,
  differenceEuclidean,
  formatHex,
  modeLab65,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn';

for (const mode of [modeRgb, modeOklab, modeOklch, modeLab65]) useMode(mode);

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Reads a `#rrggbb` colour. The hue of a grey is 0. */
export function toneOf(color: string): Tone {
  const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {};
  return { l, c, h };
}

const onScreen = ({ l, c, h }: Tone) => clampChroma({ mode: 'oklch', l, c, h }, 'oklch');

/** The tone as `#rrggbb`. What screens cannot show loses chroma and keeps its lightness and hue. */
export const hexOf = (tone: Tone): string => formatHex(onScreen(tone));

/** The largest chroma that screens can show in a lightness and hue. */
export const mostChroma = (l: number, h: number): number => onScreen({ l, c: 0.4, h }).c;

type Difference = (one: string, other: string) => number;

/** How far apart two colours look: their distance in OKLab, in which black and white are 1 apart. */
export const distance: Difference = differenceEuclidean('oklab');

/** The difference of two colours in CIEDE2000: 1 is just noticeable side by side, black and white are 100 apart. */
export const deltaE: Difference = differenceCiede2000();

/** What a translucent colour looks like on a ground, as `#rrggbb`. */
export const laidOn = (ground: string, color: string): string => formatHex(blend([ground, color]));

/** The parts of an opaque or translucent colour in CSS, each from 0 to 1. `hex` is without the alpha. Throws when it is no colour. */
export function rgbOf(color: string): {
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  readonly hex: string;
} {
  const parts = toRgb(color);
  if (parts === undefined) throw new RangeError(`"${color}" is not a colour`);
  const [red, green, blue] = [parts.r, parts.g, parts.b].map((part) => Number(part.toFixed(5))) as [number, number, number];
  return { components: [red, green, blue], alpha: parts.alpha ?? 1, hex: formatHex(parts) };
}

/** Whether a colour has a contrast of at least `least` with each of the others. */
export const stands = (color: string, others: readonly string[], least: number): boolean =>
  others.every((other) => contrast(color, other) >= least);

/**
 * The tone as `#rrggbb`, made lighter or darker until `isFit` holds, and no more than that. White or black must fit.
 */
export function moveUntil(tone: Tone, towards: 'white' | 'black', isFit: (color: string) => boolean): string {
  const start = hexOf(tone);
  if (isFit(start)) return start;
  let [unfit, fit] = [tone.l, towards === 'white' ? 1 : 0];
  let found = towards === 'white' ? '#ffffff' : '#000000';
  while (Math.abs(fit - unfit) > 0.001) {
    const l = (fit + unfit) / 2;
    const color = hexOf({ ...tone, l });
    if (isFit(color)) [fit, found] = [l, color];
    else unfit = l;
  }
  return found;
}
