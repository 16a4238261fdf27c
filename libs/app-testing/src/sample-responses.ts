import type { Currency, MarketProfile } from '@wallet/domain';
import type { operations } from '@wallet/contract/operations';
import type { InferInput } from 'valibot';
import type { MockResponses } from './mock-responses.ts';

/** Members by the currency of their wallet, with the longest name and the largest amounts that a screen must support. */
const members: Readonly<
  Record<Currency, { readonly name: string; readonly operator: string; readonly amounts: readonly [number, number, number] }>
> = {
  BAHT: { name: 'พงศ์พิพัฒน์ ศิริวัฒนานุกูลกิจเจริญทรัพย์', operator: 'Siam Fortune', amounts: [1_234_567.89, 10_250.5, 500] },
  LAK: { name: 'ທ້າວ ສົມສະຫວັດ ພົມມະຈັນທະວົງສາວັນນະສຸກ', operator: 'Mekong Lucky', amounts: [123_456_789, 45_000_000.5, 1_250_000] },
};

type WalletResponse = InferInput<(typeof operations)['getWallet']['response']>;
type Slot = NonNullable<WalletResponse['slots']>[number];

/** A game account without links and pictures. Without an amount, it is not open. */
export const slotOf = (code: string, name: string, category: string, amount: number | null, more: Partial<Slot> = {}) => ({
  code,
  name,
  category,
  amount,
  isActive: amount !== null,
  ftWalletSlot: null,
  logo: null,
  background: null,
  web: null,
  android: null,
  ios: null,
  ...more,
});

/** The wallet of a member who has nothing but what is given. */
export const walletOf = (more: Partial<WalletResponse>) => ({
  profile: { _id: 'm1', name: 'A', username: '0812345678', coin: 0 },
  bankAccount: null,
  wallet: { amount: 0 },
  slots: [],
  ...more,
});

/** The responses that the layout and most screens need: an open service, and a member with money and games. */
export function sampleResponses({ currencies: [currency] }: MarketProfile): MockResponses {
  const { name, operator, amounts } = members[currency];
  const [wallet, first, second] = amounts;
  return {
    getInfo: { name: operator, website: '' },
    getServiceActive: { terminated: false },
    getRegisterOtp: { registerOTP: true },
    getChatEnabled: { enableChatWidget: false },
    getConditions: [],
    getAgreements: [],
    getWallet: {
      profile: { _id: 'm1', name, username: '0812345678', coin: 3 },
      bankAccount: null,
      wallet: { amount: wallet, currency },
      slots: [
        slotOf('pgsoft', 'PG Soft', 'slot', first),
        slotOf('joker', 'Joker', 'slot', null),
        slotOf('betflix', 'Betflix', 'sport', second),
        slotOf('huayhd', 'Huay HD', 'lotto', 0),
      ],
    },
    refreshGameBalances: {},
    // Read before an action, for comparison.
    getStatement: { total: 0, statements: [] },
    getSlips: { total: 0, slips: [] },
    getCurrentPromotion: { promotion: null },
    getSpinActive: { active: true },
  };
}
