import type { MarketFacts } from '@wallet/journeys';

const baht = { th: 'บาท', lo: 'ບາດ', en: 'baht' };

/** The Thai build and the members whom the sandbox seeds for it. */
export const market: MarketFacts = {
  id: 'th',
  app: 'wallet-th',
  defaultLanguage: 'th',
  otherLanguage: 'en',
  screenLanguages: ['th'],
  operator: 'Siam Fortune',
  members: [
    { phone: '0812345678', password: 'demo-1234', total: '13,696.47', wallet: '12,345.67', currency: baht },
    { phone: '0898765432', password: 'demo-1234', total: '0.00', wallet: '0.00', currency: baht },
  ],
  inactivePhone: '0811111111',
  registration: {
    wrongPhones: ['081234567', '08123456789', '+081234567'],
    oddPhone: '0000000000',
    currency: 'BAHT',
    otherCurrency: null,
  },
};
