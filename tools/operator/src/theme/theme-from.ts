import type { ColorToken } from '@wallet/ui-kit/tokens';
import { placeAccent, textContrast, type Accent, type Move } from './accent.ts';
import { hexOf, laidOn, mostChroma, moveUntil, stands, toneOf, type Tone } from './tone.ts';

/** What a brand's colour may be, for messages. */
const brandColorFormat = '#rrggbb or #rgb, as #f2c14e or #fc5';

/** Reads a brand's colour as lower-case `#rrggbb`. Returns null when it is invalid. */
function readBrandColor(text: string): string | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

type NameOf<Token> = Token extends `color-${infer Name}` ? Name : never;

/** The colours of one theme by the name of their token, as `accent`: `#rrggbb`, or `rgb(0 0 0 / 48%)` where one is translucent. */
export type Colors = Readonly<Record<NameOf<ColorToken>, string>>;

interface BrandTheme {
  readonly dark: Colors;
  readonly light: Colors;
  /** How far the accent of each theme is from the brand's colour; null where it is the brand's colour. */
  readonly moved: { readonly dark: Move | null; readonly light: Move | null };
}

const brandTint = 'rgb(255 255 255 / 10%)';
const brandLine = 'rgb(255 255 255 / 16%)';

/** Of parts that are not text, by WCAG AA. */
const partContrast = 3;

const reads = (grounds: readonly string[]) => (color: string) => stands(color, grounds, textContrast);
const shows = (grounds: readonly string[]) => (color: string) => stands(color, grounds, partContrast);

/** Dark yellows look like mud: they are browned, and lime keeps its green. */
function shadeHue(hue: number): number {
  if (hue <= 75 || hue >= 140) return hue;
  return hue <= 110 ? 75 + (hue - 75) * 0.1 : 78.5 + ((hue - 110) / 30) * 61.5;
}

/** Whether a hue is dull where it is neither light nor colourful. */
const isDull = (hue: number) => hue % 360 > 50 && hue % 360 < 125;

/** Hues of the statuses, and their lightness as text: they differ in it too, for those who see no difference of hue. */
const statuses = {
  success: { h: 158, dark: 0.92, light: 0.4 },
  warning: { h: 80, dark: 0.87, light: 0.36 },
  danger: { h: 20, dark: 0.81, light: 0.4 },
  info: { h: 258, dark: 0.86, light: 0.4 },
} as const;

/**
 * All colours of both themes from one, `#rrggbb` or `#rgb`. The pairs of `textPairs` and `veiledPairs` have a contrast of at least 7, those of
 * `signPairs` at least 3. Throws a RangeError when the colour is invalid.
 */
export function themeFrom(brandColor: string): BrandTheme {
  const color = readBrandColor(brandColor);
  if (color === null) throw new RangeError(`"${brandColor}" is not a colour; allowed is ${brandColorFormat}`);
  const brand = toneOf(color);
  const [dark, light] = [darkTheme(color, brand), lightTheme(color, brand)];
  return { dark: dark.colors, light: light.colors, moved: { dark: dark.moved, light: light.moved } };
}

/** The part of the largest chroma that shades have. Orange and yellow have less: they would be brown, and are charcoal. */
const shadeShare = (hue: number) => (isDull(hue) ? 0.34 : 0.6);

/** Makes tones in the hue of the brand. They have as little chroma as the brand: those of a grey are grey. */
function tonesOf(brand: Tone) {
  const colorfulness = Math.min(1, brand.c / 0.08);
  const shade = shadeHue(brand.h);
  return {
    shade: (l: number, most: number): Tone => ({ l, c: Math.min(most, shadeShare(shade) * mostChroma(l, shade)) * colorfulness, h: shade }),
    tint: (l: number, c: number): Tone => ({ l, c: c * colorfulness, h: brand.h }),
    opposite: (l: number, c: number): Tone => ({ l, c: c * colorfulness, h: (brand.h + 180) % 360 }),
  };
}

interface Theme {
  readonly colors: Colors;
  readonly moved: Move | null;
}

function darkTheme(color: string, brand: Tone): Theme {
  const { shade, tint, opposite } = tonesOf(brand);
  const [bg, bar, surface, raised, sunken, border] = [0.19, 0.225, 0.255, 0.295, 0.31, 0.365].map((l) => hexOf(shade(l, 0.065))) as Six;
  const accent = placeAccent(color, surface);
  const soft = hexOf(shade(0.325, 0.09));
  const grounds = [bg, bar, surface, raised, sunken];
  return {
    colors: {
      bg,
      bar,
      surface,
      'surface-raised': raised,
      'surface-sunken': sunken,
      border,
      'border-strong': moveUntil(tint(0.63, 0.06), 'white', shows(grounds)),
      text: moveUntil(tint(0.975, 0.008), 'white', reads([...grounds, border])),
      'text-muted': moveUntil(tint(0.84, 0.03), 'white', reads([...grounds, soft])),
      accent: accent.color,
      'accent-pressed': accent.pressed,
      'accent-soft': soft,
      'on-accent': accent.on,
      'accent-text': moveUntil({ ...brand, l: Math.max(brand.l, 0.86), c: Math.min(brand.c, 0.12) }, 'white', reads([...grounds, soft])),
      spot: hexOf(opposite(0.77, 0.08)),
      select: moveUntil(toneOf(accent.color), 'white', shows([...grounds, soft])),
      focus: moveUntil(tint(0.91, 0.08), 'white', shows(grounds)),
      ...statusColors('dark', grounds),
      ...brandGround(accent, brand, 0.375),
      'qr-surface': '#ffffff',
      skeleton: hexOf(shade(0.345, 0.065)),
      overlay: translucent(hexOf(shade(0.13, 0.03)), 76),
      shadow: 'transparent',
      'shadow-deep': 'rgb(0 0 0 / 48%)',
    },
    moved: accent.moved,
  };
}

type Six = [string, string, string, string, string, string];

function lightTheme(color: string, brand: Tone): Theme {
  const { shade, opposite } = tonesOf(brand);
  // Of pale yellows too: else they are green.
  const { tint } = tonesOf({ ...brand, h: shadeHue(brand.h) });
  const surface = '#ffffff';
  const [bg, sunken, border] = [hexOf(tint(0.972, 0.007)), hexOf(tint(0.957, 0.011)), hexOf(tint(0.92, 0.018))];
  const accent = placeAccent(color, surface);
  const soft = hexOf({ ...tint(0.955, 0.04), h: (brand.h + shadeHue(brand.h)) / 2 });
  const grounds = [bg, surface, sunken];
  const text = moveUntil(shade(0.22, 0.05), 'black', reads([...grounds, border]));
  return {
    colors: {
      bg,
      bar: surface,
      surface,
      'surface-raised': surface,
      'surface-sunken': sunken,
      border,
      'border-strong': moveUntil(shade(0.58, 0.05), 'black', shows(grounds)),
      text,
      'text-muted': moveUntil(shade(0.43, 0.05), 'black', reads([...grounds, soft])),
      accent: accent.color,
      'accent-pressed': accent.pressed,
      'accent-soft': soft,
      'on-accent': accent.on,
      'accent-text': moveUntil({ l: Math.min(brand.l, 0.43), c: brand.c, h: shadeHue(brand.h) }, 'black', reads([...grounds, soft])),
      spot: hexOf(isDull(brand.h + 180) ? opposite(0.78, 0.13) : opposite(0.5, 0.1)),
      select: moveUntil({ ...toneOf(accent.color), h: shadeHue(brand.h) }, 'black', shows([...grounds, soft])),
      focus: moveUntil(shade(0.42, 0.14), 'black', shows(grounds)),
      ...statusColors('light', grounds),
      ...brandGround(accent, brand, 0.335),
      'qr-surface': '#ffffff',
      skeleton: hexOf(tint(0.915, 0.016)),
      overlay: translucent(text, 58),
      shadow: translucent(text, 6),
      'shadow-deep': translucent(text, 22),
    },
    moved: accent.moved,
  };
}

/** The texts of the statuses and their grounds. */
function statusColors(theme: 'dark' | 'light', grounds: readonly string[]) {
  const [ground, chroma, towards] = theme === 'dark' ? ([0.33, 0.055, 'white'] as const) : ([0.955, 0.035, 'black'] as const);
  const colorsOf = (name: keyof typeof statuses) => {
    const { h, [theme]: l } = statuses[name];
    const surface = hexOf({ l: ground, c: chroma, h });
    return [moveUntil({ l, c: 0.14, h }, towards, reads([...grounds, surface])), surface] as const;
  };
  const [success, danger, warning, info] = [colorsOf('success'), colorsOf('danger'), colorsOf('warning'), colorsOf('info')];
  return {
    success: success[0],
    'success-surface': success[1],
    danger: danger[0],
    'danger-surface': danger[1],
    warning: warning[0],
    'warning-surface': warning[1],
    info: info[0],
    'info-surface': info[1],
  };
}

/** The coloured ground with what is on it. A brand that carries white text is its ground; of a lighter one the ground is a deep shade. */
function brandGround(accent: Accent, brand: Tone, lightness: number) {
  const { shade, tint } = tonesOf(brand);
  const isGround = accent.on === '#ffffff';
  const end = isGround ? { ...brand, l: Math.max(brand.l, lightness) } : shade(lightness, 0.11);
  const isDeep = (color: string) => [brandTint, brandLine].every((veil) => stands('#ffffff', [laidOn(color, veil)], textContrast));
  const brandEnd = moveUntil(end, 'black', isDeep);
  const start = toneOf(brandEnd);
  const ground = hexOf({ ...start, l: start.l - 0.085 });
  const veiled = [ground, brandEnd, laidOn(brandEnd, brandTint)];
  const mark = isGround ? hexOf(tint(0.93, 0.05)) : accent.color;
  return {
    brand: ground,
    'brand-end': brandEnd,
    'on-brand': '#ffffff',
    'on-brand-muted': moveUntil(tint(0.88, 0.04), 'white', reads(veiled)),
    'brand-tint': brandTint,
    'brand-line': brandLine,
    'brand-mark': mark,
    'brand-mark-pressed': isGround ? hexOf(tint(0.87, 0.07)) : accent.pressed,
    'on-brand-mark': isGround ? ground : accent.on,
  };
}

function translucent(color: string, percent: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${String(red)} ${String(green)} ${String(blue)} / ${String(percent)}%)`;
}

const reasons: Readonly<Record<Move['reason'], string>> = {
  text: 'neither white nor black text is readable on it',
  surface: 'a button of it is not seen on the page',
};

/** One sentence for each theme whose accent is not the brand's colour: from what to what, by how much and why. */
export function describeMoves({ moved }: Pick<BrandTheme, 'moved'>): string[] {
  return (['dark', 'light'] as const).flatMap((theme) => {
    const move = moved[theme];
    if (move === null) return [];
    const points = Math.abs(move.lightness).toFixed(1);
    const direction = move.lightness > 0 ? 'lighter' : 'darker';
    return [
      `${theme}: ${move.from} became ${move.to}, ${points} points of 100 ${direction} in OKLCH (delta E 2000: ${move.deltaE.toFixed(1)}), because ${reasons[move.reason]}`,
    ];
  });
}
