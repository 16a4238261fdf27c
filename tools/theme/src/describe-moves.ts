import type { Move } from './accent.ts';
import type { BrandTheme } from './theme-from.ts';

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
