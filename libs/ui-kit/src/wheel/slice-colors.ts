import { contrast } from '../color/contrast.ts';

/** Colours as `#rrggbb`. */
export interface SliceColors {
  readonly ground: string;
  readonly ink: string;
}

/** Default colours of slices. Two alternate, so that neighbours differ. */
const presets: readonly SliceColors[] = [
  { ground: '#173a6b', ink: '#ffffff' },
  { ground: '#f2c14e', ink: '#1c1402' },
  { ground: '#0e5a55', ink: '#ffffff' },
];

/** Labels are small on a wheel with many slices. */
const minContrast = 4.5;

/**
 * The colours of a slice: the operator's, if they are valid and the label is readable. `read` converts any CSS colour
 * to `#rrggbb`, or returns null.
 */
export function sliceColors(
  request: { readonly ground: unknown; readonly ink: unknown },
  index: number,
  read: (color: unknown) => string | null,
): SliceColors {
  const preset = presets[index % presets.length] ?? { ground: '#173a6b', ink: '#ffffff' };
  const ground = read(request.ground);
  if (ground === null) return preset;
  const ink = read(request.ink);
  if (ink !== null && contrast(ink, ground) >= minContrast) return { ground, ink };
  return { ground, ink: contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000' };
}
