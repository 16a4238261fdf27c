import { contrast } from '../color/contrast.ts';

/** Colours as six hexadecimal digits each, which any screen can show. */
export interface SliceColors {
  readonly ground: string;
  readonly ink: string;
}

/** For slices whose colours are missing or none. Two in turn, so that neighbours differ. */
const presets: readonly SliceColors[] = [
  { ground: '#173a6b', ink: '#ffffff' },
  { ground: '#f2c14e', ink: '#1c1402' },
  { ground: '#0e5a55', ink: '#ffffff' },
];

/** Where a wheel has many slices their letters are small. */
const minContrast = 4.5;

/**
 * The colours of a slice, as the operator wants them where they are colours and the label can be read. `read` turns a
 * colour in any notation into `#rrggbb`, and gives null for anything else.
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
