import type { MemberSetting } from '@wallet/session';
import * as v from 'valibot';
import { useMemberSetting } from './use-member-setting.ts';

interface GameChoices {
  /** The codes of the accounts. */
  readonly favourites: readonly string[];
}

const gameChoices: MemberSetting<GameChoices> = {
  name: 'games',
  version: 1,
  schema: v.pipe(v.object({ favourites: v.pipe(v.array(v.string()), v.readonly()) }), v.readonly()),
  endsWithSession: true,
};

/** The member's favourite games, undefined until they are known. */
export function useFavouriteGames() {
  const { value, set } = useMemberSetting(gameChoices);
  const favourites = value === null ? [] : value?.favourites;
  const toggleFavourite = (code: string) => {
    const known = favourites ?? [];
    set({ favourites: known.includes(code) ? known.filter((favourite) => favourite !== code) : [...known, code] });
  };
  return { favourites, toggleFavourite };
}
