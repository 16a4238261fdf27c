/** What a member has chosen among the games, by the codes of their accounts. */
export interface GameChoices {
  readonly favourites: readonly string[];
  /** Those played last, the newest first. */
  readonly played: readonly string[];
}

export const noGameChoices: GameChoices = { favourites: [], played: [] };

/** More than a member plays in turn. */
const mostPlayed = 12;

/** Puts the favourites first, in the backend's order, then those played last, then the others in the backend's order. */
export function arrangeGames<Game extends { readonly code: string }>(
  games: readonly Game[],
  { favourites, played }: GameChoices,
): readonly Game[] {
  const rankOf = ({ code }: Game): number => {
    if (favourites.includes(code)) return -1;
    const playedAt = played.indexOf(code);
    return playedAt < 0 ? played.length : playedAt;
  };
  return [...games].sort((one, other) => rankOf(one) - rankOf(other));
}

/** The choices after a game was made a favourite, or is one no longer. */
export function toggleFavourite(choices: GameChoices, code: string): GameChoices {
  const others = choices.favourites.filter((favourite) => favourite !== code);
  return { ...choices, favourites: others.length < choices.favourites.length ? others : [...others, code] };
}

/** The choices after a game was played. */
export function notePlayed(choices: GameChoices, code: string): GameChoices {
  return { ...choices, played: [code, ...choices.played.filter((played) => played !== code)].slice(0, mostPlayed) };
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
