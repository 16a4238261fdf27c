import type { MarketProfile } from '@wallet/domain';

/** Thai players: baht, ten-digit phones, Thai first. */
export const thailand: MarketProfile = {
  id: 'th',
  defaultLanguage: 'th',
  currencies: ['BAHT'],
  phoneLength: 10,
};
