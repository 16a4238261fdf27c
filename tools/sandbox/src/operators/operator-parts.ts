import type { Currency } from '@wallet/domain';
import type { Bank, Banner, DepositAccount, Game, Slice } from './operator.ts';

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

/** Creates the accounts of an operator that receive deposits. */
export function accountsOf(bankAccountName: string, banks: readonly Bank[]) {
  return {
    bank: (bankCode: string, bankAccountNo: string, currency: Currency, mode: DepositAccount['mode'] = 'AUTO'): DepositAccount => {
      const { name, nameEN } = banks.find(({ code }) => code === bankCode) ?? { name: bankCode, nameEN: bankCode };
      return { bankCode, mode, bank: { name, nameEN }, bankAccountName, bankAccountNo, currency };
    },
    gateway: (bankCode: string, name: string, nameEN: string, currency: Currency): DepositAccount => ({
      bankCode,
      bankType: 'PAYMENT',
      mode: 'AUTO',
      bank: { name, nameEN },
      bankAccountName,
      bankAccountNo: '',
      currency,
    }),
  };
}

/** A banner: a coloured picture without letters, which each machine would draw in its own, and the text below it. */
export function banner(background: string, title: string, text: string): readonly Banner[] {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 600 200"><rect width="600" height="200" fill="${background}"/>` +
    '<g fill="#fff" fill-opacity=".12"><circle cx="520" cy="30" r="110"/><circle cx="90" cy="190" r="90"/></g>' +
    '<g fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"><path d="M250 92h100v72H250zM240 68h120v24H240zM300 68v96"/>' +
    '<path d="M300 68c-52 0-44-42-18-34 10 4 16 18 18 34 2-16 8-30 18-34 26-8 34 34-18 34z"/></g></svg>';
  return [{ image: `data:image/svg+xml,${encodeURIComponent(svg)}`, html: `<h3>${title}</h3><p>${text}</p>` }];
}

export const slice = (
  code: string,
  label: string,
  weight: number,
  bgColor: string,
  prize: Slice['prize'],
  htmlDescription = '',
): Slice => ({
  code,
  label,
  weight,
  bgColor,
  prize,
  htmlDescription,
});
