import type { MarketProfile } from '@wallet/domain';

/** Lao players: kip or baht, phones of any length, Lao first. */
export const laos: MarketProfile = {
  id: 'la',
  defaultLanguage: 'lo',
  currencies: ['LAK', 'BAHT'],
  phoneLength: null,
};
