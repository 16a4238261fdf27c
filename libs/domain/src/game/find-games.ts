import { foldText } from '../text/fold-text.ts';

/** Puts the favourites first, by the codes of their accounts. Both they and the others stay in the backend's order. */
export function favouritesFirst<Game extends { readonly code: string }>(
  games: readonly Game[],
  favourites: readonly string[],
): readonly Game[] {
  const isFavourite = ({ code }: Game) => favourites.includes(code);
  return [...games.filter(isFavourite), ...games.filter((game) => !isFavourite(game))];
}

/** Whether a game is found by a part of its name, as typed. */
export function matchesGame(name: string, typed: string): boolean {
  const part = foldText(typed);
  return part === '' ? name.includes(typed.trim()) : foldText(name).includes(part);
}
