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
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s\u200B\u2060]+/g, '');
  return plain(name).includes(plain(typed));
}
