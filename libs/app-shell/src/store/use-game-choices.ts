import { noGameChoices, notePlayed, toggleFavourite, type GameChoices } from '@wallet/domain';
import type { MemberSetting } from '@wallet/session';
import * as v from 'valibot';
import { useMemberSetting } from './use-member-setting.ts';

const codes = v.pipe(v.array(v.string()), v.readonly());

const gameChoices: MemberSetting<GameChoices> = {
  name: 'games',
  version: 1,
  schema: v.pipe(v.object({ favourites: codes, played: codes }), v.readonly()),
  isForLogin: true,
};

/** The member's favourite games and those played last. The choices are undefined until they are known. */
export function useGameChoices() {
  const { value, set } = useMemberSetting(gameChoices);
  const known = value ?? noGameChoices;
  return {
    choices: value === undefined ? undefined : known,
    toggleFavourite: (code: string) => set(toggleFavourite(known, code)),
    notePlayed: (code: string) => set(notePlayed(known, code)),
  };
}
