/** What the picture of a game shows. */
export type SceneName = 'reels' | 'gems' | 'lotus' | 'football' | 'cards' | 'balls';

export type GameCategory = 'slot' | 'sport' | 'lotto' | 'other';

/** The scenes that fit a category. */
const scenesOf: Readonly<Record<GameCategory, readonly [SceneName, ...SceneName[]]>> = {
  slot: ['reels', 'gems', 'lotus'],
  sport: ['football', 'cards'],
  lotto: ['balls'],
  other: ['gems', 'cards', 'lotus'],
};

export const paletteCount = 6;

/** Spreads codes that differ in one letter only. */
function hashOf(code: string): number {
  let hash = 0;
  for (let index = 0; index < code.length; index += 1) hash = Math.imul(hash ^ code.charCodeAt(index), 40_503);
  return hash >>> 8;
}

/** Picks the scene and the palette (from 0) of a game. They depend on its code and category only, so a game keeps its picture. */
export function pickScene(code: string, category: GameCategory): { readonly scene: SceneName; readonly palette: number } {
  const hash = hashOf(code);
  const scenes = scenesOf[category];
  return { scene: scenes[hash % scenes.length] ?? scenes[0], palette: Math.floor(hash / scenes.length) % paletteCount };
}
