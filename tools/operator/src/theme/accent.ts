import { contrast } from '@wallet/ui-kit/contrast';
import { deltaE, distance, hexOf, moveUntil, stands, toneOf } from './tone.ts';

/** How far a colour was moved. Its hue stays, and its chroma as far as screens can show it. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** The change of its lightness in OKLCH, in points of 100: above 0 it is lighter. */
  readonly lightness: number;
  /** The whole difference in CIEDE2000: 1 is just noticeable side by side. */
  readonly deltaE: number;
  /** `text`: neither white nor black text had a contrast of 7. `surface`: it could not be told from the surface it is on. */
  readonly reason: 'text' | 'surface';
}

export interface Accent {
  readonly color: string;
  readonly pressed: string;
  /** The text on both. */
  readonly on: string;
  readonly moved: Move | null;
}

/** Of texts, by WCAG AAA. */
export const textContrast = 7;

const step = 0.005;
const pressedStep = 0.055;

/** The least distance from the surface. Gold on white is at 0.25. */
const leastDistance = 0.18;

/** Below this chroma a colour is grey. On white it looks like a button that is off, unless it is dark. */
const greyChroma = 0.015;

const carriesText = (color: string) => contrast(color, '#ffffff') >= textContrast || contrast(color, '#000000') >= textContrast;

/** Whether a button of this colour is seen on the surface, and taken for one that can be pressed. */
function isSeen(color: string, surface: string): boolean {
  const { l, c } = toneOf(color);
  if (c < greyChroma) return contrast(color, surface) >= textContrast;
  return distance(color, surface) >= leastDistance && (surface === '#ffffff' || l > toneOf(surface).l);
}

/** The colour itself, or the nearest in lightness that carries text and is seen on the surface. */
export function placeAccent(brandColor: string, surface: string): Accent {
  const isFit = (color: string) => carriesText(color) && isSeen(color, surface);
  const color = isFit(brandColor) ? brandColor : nearest(brandColor, isFit);
  if (color === brandColor) return { color, ...textOn(color), moved: null };
  const moved: Move = {
    from: brandColor,
    to: color,
    lightness: (toneOf(color).l - toneOf(brandColor).l) * 100,
    deltaE: deltaE(brandColor, color),
    reason: carriesText(brandColor) ? 'surface' : 'text',
  };
  return { color, ...textOn(color), moved };
}

/** Lighter or darker, whichever looks less different. */
function nearest(brandColor: string, isFit: (color: string) => boolean): string {
  const brand = toneOf(brandColor);
  const found = [step, -step].flatMap((by) => {
    for (let l = brand.l + by; l >= 0 && l <= 1; l += by) {
      const color = hexOf({ ...brand, l });
      if (isFit(color)) return [color];
    }
    return [];
  });
  return found.reduce((one, other) => (deltaE(brandColor, other) < deltaE(brandColor, one) ? other : one));
}

/** White or the darkest tone of the colour, whichever reads, and the colour while it is pressed. */
function textOn(color: string): { readonly on: string; readonly pressed: string } {
  const tone = toneOf(color);
  const extreme = contrast(color, '#ffffff') >= textContrast ? '#ffffff' : '#000000';
  const darker = hexOf({ ...tone, l: tone.l - pressedStep });
  const isLost = tone.l < 2 * pressedStep || !stands(darker, [extreme], textContrast);
  const pressed = isLost ? hexOf({ ...tone, l: tone.l + pressedStep }) : darker;
  if (extreme === '#ffffff') return { on: extreme, pressed };
  const ink = { l: 0.2, c: Math.min(tone.c, 0.04), h: tone.h };
  return { on: moveUntil(ink, 'black', (on) => stands(on, [color, pressed], textContrast)), pressed };
}
