import type { Bank } from './operator.ts';

/** Banks of Lao players: Lao ones, and Thai ones for baht. */
export const laoBanks: readonly Bank[] = [
  { code: 'BCEL', name: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ມະຫາຊົນ', nameEN: 'Banque pour le Commerce Exterieur Lao' },
  { code: 'LDB', name: 'ທະນາຄານພັດທະນາລາວ', nameEN: 'Lao Development Bank' },
  { code: 'APB', name: 'ທະນາຄານສົ່ງເສີມກະສິກຳ', nameEN: 'Agricultural Promotion Bank' },
  { code: 'JDB', name: 'ທະນາຄານຮ່ວມພັດທະນາ', nameEN: 'Joint Development Bank' },
  { code: 'KBANK', name: 'ທະນາຄານກະສິກອນໄທ', nameEN: 'Kasikornbank' },
  { code: 'SCB', name: 'ທະນາຄານໄທພານິດ', nameEN: 'Siam Commercial Bank' },
  { code: 'KTB', name: 'ທະນາຄານກຸງໄທ', nameEN: 'Krungthai Bank' },
  { code: 'BBL', name: 'ທະນາຄານກຸງເທບ', nameEN: 'Bangkok Bank' },
];
