import type { Game } from './operator.ts';

type Rates = Readonly<Partial<Record<string, number>>>;

interface Listing extends Omit<Game, 'rate' | 'web' | 'android' | 'ios' | 'loginForm'> {
  readonly apps?: true;
  readonly loginForm?: Game['loginForm'];
}

const listings: readonly Listing[] = [
  { code: 'pg', name: 'PG Soft', category: 'slot', apps: true },
  { code: 'pgslot', name: 'PG Slot', category: 'slot' },
  { code: 'joker2', name: 'Joker Gaming', category: 'slot', apps: true },
  { code: 'slotracha', name: 'Slot Racha', category: 'slot' },
  { code: 'askmebet', name: 'AskMeBet', category: 'slot' },
  { code: 'circus', name: 'Circus', category: 'slot' },
  { code: 'betflix', name: 'Betflix', category: 'sport', apps: true },
  { code: 'imi', name: 'IMI Sports', category: 'sport' },
  { code: 'usun', name: 'USUN Casino', category: 'sport' },
  { code: 'areaslot', name: 'Area Slot', category: 'sport' },
  { code: 'ufabet', name: 'UFA Sports', category: 'sport', loginForm: { __EVENTTARGET: 'btnLogin', lang: 'TH-TH', remember: '0' } },
  { code: 'huayhd', name: 'Huay HD', category: 'lotto' },
];

/** An operator's games in display order. The default rate is 1. */
export function listGames(host: string, rates: Rates): readonly Game[] {
  return listings.map(({ code, name, category, apps, loginForm = null }) => ({
    code,
    name,
    category,
    rate: rates[code] ?? 1,
    web: `https://${code}.${host}/`,
    android: apps ? `https://apps.${host}/${code}/android` : null,
    ios: apps ? `https://apps.${host}/${code}/ios` : null,
    loginForm,
  }));
}
