import { colorOf, type Colors } from './colors.ts';

/** The mark on its 32 by 32 grid. */
export const markPath = (mark: string, color: string): string =>
  `<path d="${mark}" fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;

interface Tile {
  /** Null for none. */
  readonly ground: string | null;
  readonly ink: string;
  /** Of the corners. */
  readonly radius: number;
  /** Below 1 leaves space around the mark, which systems cut off. */
  readonly scale: number;
}

/** The mark on a 32 by 32 tile. */
export function tile(mark: string, { ground, ink, radius, scale }: Tile): string {
  const back = ground === null ? '' : `<rect width="32" height="32" rx="${String(radius)}" fill="${ground}"/>`;
  const offset = String(16 * (1 - scale));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${back}<g transform="translate(${offset} ${offset}) scale(${String(scale)})">${markPath(mark, ink)}</g></svg>`;
}

/** The icon of a browser's tab. */
export const faviconSvg = (mark: string, colors: Colors): string =>
  tile(mark, { ground: colorOf(colors, 'accent'), ink: colorOf(colors, 'on-accent'), radius: 9, scale: 1 });
