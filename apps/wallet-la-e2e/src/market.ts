import type { MarketFacts } from '@wallet/journeys';

/** The Lao build and the members whom the sandbox seeds for it: one in kip, one in baht. */
export const market: MarketFacts = {
  id: 'la',
  app: 'wallet-la',
  defaultLanguage: 'lo',
  otherLanguage: 'th',
  screenLanguages: ['lo', 'en'],
  operator: 'Mekong Lucky',
  members: [
    {
      phone: '02055512345',
      password: 'demo-1234',
      total: '126,726,789.50',
      wallet: '123,456,789.00',
      currency: { th: 'กีบ', lo: 'ກີບ', en: 'kip' },
    },
    {
      phone: '02055567890',
      password: 'demo-1234',
      total: '5,121.10',
      wallet: '5,000.25',
      currency: { th: 'บาท', lo: 'ບາດ', en: 'baht' },
    },
  ],
  inactivePhone: '02055511111',
  registration: { wrongPhones: [], oddPhone: '55512', currency: 'LAK', otherCurrency: 'BAHT' },
};
