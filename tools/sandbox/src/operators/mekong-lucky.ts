import { moneyOf } from '@wallet/domain';
import type { Amounts, Bank, Operator } from './operator.ts';
import { accountsOf, banner, listGames, slice } from './operator-parts.ts';

/** Banks of Lao players: Lao ones, and Thai ones for baht. */
const banks: readonly Bank[] = [
  { code: 'BCEL', name: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ມະຫາຊົນ', nameEN: 'Banque pour le Commerce Exterieur Lao' },
  { code: 'LDB', name: 'ທະນາຄານພັດທະນາລາວ', nameEN: 'Lao Development Bank' },
  { code: 'APB', name: 'ທະນາຄານສົ່ງເສີມກະສິກຳ', nameEN: 'Agricultural Promotion Bank' },
  { code: 'JDB', name: 'ທະນາຄານຮ່ວມພັດທະນາ', nameEN: 'Joint Development Bank' },
  { code: 'KBANK', name: 'ທະນາຄານກະສິກອນໄທ', nameEN: 'Kasikornbank' },
  { code: 'SCB', name: 'ທະນາຄານໄທພານິດ', nameEN: 'Siam Commercial Bank' },
  { code: 'KTB', name: 'ທະນາຄານກຸງໄທ', nameEN: 'Krungthai Bank' },
  { code: 'BBL', name: 'ທະນາຄານກຸງເທບ', nameEN: 'Bangkok Bank' },
];

const conditions = [
  '<h3>ເງື່ອນໄຂການຮັບໂບນັດ</h3><ol><li>ຮັບໂບນັດໄດ້ເທື່ອລະໜຶ່ງລາຍການ ກະລຸນາເຮັດຍອດໃຫ້ຄົບກ່ອນຮັບລາຍການໃໝ່</li><li>ເມື່ອຮັບໂບນັດແລ້ວ ຈະຖອນເງິນໄດ້ເມື່ອເຮັດຍອດຄົບຕາມເງື່ອນໄຂ</li><li>ຖ້າຍົກເລີກໂບນັດ ເງິນໂບນັດທີ່ຍັງບໍ່ຄົບເງື່ອນໄຂຈະຖືກຕັດອອກ</li></ol>',
  '<h3>ເງື່ອນໄຂການຝາກ ແລະ ຖອນ</h3><ol><li>ກະລຸນາໂອນຈາກບັນຊີທີ່ສະໝັກໄວ້ເທົ່ານັ້ນ</li><li>ສົ່ງສະລິບພາຍໃນ <strong>1 ຊົ່ວໂມງ</strong> ຫຼັງໂອນເງິນ</li><li>ກະລຸນາເລືອກບັນຊີໃຫ້ກົງກັບສະກຸນເງິນຂອງທ່ານ</li><li>ເງິນທີ່ຖອນຈະໂອນເຂົ້າບັນຊີທີ່ສະໝັກໄວ້ເທົ່ານັ້ນ</li></ol>',
  '<h3>ການໃຊ້ບັນຊີ</h3><p>ສະມາຊິກໜຶ່ງຄົນມີໄດ້ໜຶ່ງບັນຊີ ຖ້າພົບການໃຊ້ງານຜິດປົກກະຕິ ບໍລິສັດຂໍສະຫງວນສິດລະງັບບັນຊີເພື່ອກວດສອບ</p>',
];

const agreements = [
  '<h3>ຂໍ້ຕົກລົງການໃຊ້ບໍລິການ</h3><p>ຜູ້ໃຊ້ບໍລິການຕ້ອງມີອາຍຸ <strong>18 ປີຂຶ້ນໄປ</strong> ແລະ ໃຊ້ຂໍ້ມູນຈິງຂອງຕົນເອງໃນການສະໝັກ</p>',
  '<h3>ຂໍ້ມູນສ່ວນຕົວ</h3><p>ຂໍ້ມູນຂອງສະມາຊິກໃຊ້ເພື່ອຢືນຢັນຕົວຕົນ ແລະ ເຮັດທຸລະກຳຝາກ ແລະ ຖອນເທົ່ານັ້ນ ກະລຸນາເກັບລະຫັດຜ່ານເປັນຄວາມລັບ</p>',
  '<h3>ຫຼິ້ນຢ່າງມີຄວາມຮັບຜິດຊອບ</h3><p>ກະລຸນາກຳນົດວົງເງິນທີ່ເໝາະສົມກັບຕົນເອງ ແລະ ພັກເມື່ອຮູ້ສຶກວ່າຄວບຄຸມການຫຼິ້ນໄດ້ຍາກ</p>',
];

const holder = 'MEKONG LUCKY SOLE CO LTD';

const accounts = accountsOf(holder, banks);
/** The same in both currencies: whole kip, whole baht. */
const both = (kip: number, baht: number): Amounts => ({ LAK: moneyOf(kip * 100, 'LAK'), BAHT: moneyOf(baht * 100, 'BAHT') });

/** The operator in Laos. Fictitious, like all its accounts. */
export const mekongLucky: Operator = {
  id: 'la',
  currencies: ['LAK', 'BAHT'],
  phoneLength: null,
  callingCode: '856',
  info: { name: 'Mekong Lucky', website: 'https://mekong-lucky.example' },
  contact: {
    contactText: 'ຝ່າຍບໍລິການລູກຄ້າພ້ອມດູແລທຸກວັນ ຕະຫຼອດ 24 ຊົ່ວໂມງ ກະລຸນາແຈ້ງເບີໂທລະສັບທີ່ສະໝັກໄວ້ເມື່ອຕິດຕໍ່',
    lineLink: 'https://line.me/R/ti/p/@mekonglucky-demo',
    lineName: '@mekonglucky-demo',
  },
  banks,
  sources: [
    { code: 'FRIEND', description: 'ໝູ່ແນະນຳ' },
    { code: 'FACEBOOK', description: 'ເຟສບຸກ' },
    { code: 'LINE', description: 'LINE' },
    { code: 'TIKTOK', description: 'ຕິກຕອກ' },
    { code: 'OTHER', description: 'ອື່ນໆ' },
  ],
  conditions,
  agreements,
  notice: 'ເມື່ອຮັບໂບນັດນີ້ ກະລຸນາເຮັດຍອດເດີມພັນໃຫ້ຄົບ %percentFail% ເປີເຊັນຂອງໂບນັດກ່ອນຖອນເງິນ',
  bankChanged: 'ຫາກໍ່ປ່ຽນບັນຊີທະນາຄານ ຖອນເງິນໄດ້ເມື່ອຄົບ 24 ຊົ່ວໂມງ',
  withdraw: {
    LAK: { least: moneyOf(20_000_00, 'LAK'), most: moneyOf(100_000_000_00, 'LAK') },
    BAHT: { least: moneyOf(100_00, 'BAHT'), most: moneyOf(200_000_00, 'BAHT') },
  },
  slip: { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 60, qrMinutes: 15 },
  bahtIn: { BAHT: 1, LAK: 600 },
  billerId: '010755500098701',
  deposit: {
    banks: [
      accounts.bank('BCEL', '160120001234567001', 'LAK'),
      accounts.bank('LDB', '0301110001234567', 'LAK', 'MANUAL'),
      accounts.bank('BCEL', '160120101234567002', 'BAHT'),
      accounts.bank('KBANK', '0721234569', 'BAHT'),
      accounts.gateway('LAPNET', 'LAO QR', 'LAO QR', 'LAK'),
    ],
    walletAccountName: holder,
  },
  games: listGames('mekong-lucky.example', { slotracha: 10, circus: 5, usun: 0.5 }),
  rewards: {
    minimum: both(3_000, 5),
    bonuses: [
      {
        code: 'WELCOME',
        type: 'limit',
        maxReceived: 1,
        percentFail: 300,
        amount: both(60_000, 100),
        description: 'ໂບນັດຕ້ອນຮັບສະມາຊິກໃໝ່',
        banners: banner('#7a1f3d', 'ໂບນັດຕ້ອນຮັບ', 'ຮັບໄດ້ <strong>1 ຄັ້ງ</strong> ຕໍ່ສະມາຊິກໜຶ່ງຄົນ'),
      },
      {
        code: 'DAILY',
        type: 'day',
        maxReceived: 1,
        percentFail: 200,
        amount: both(12_000, 20),
        description: 'ໂບນັດປະຈຳວັນ',
        banners: banner('#1f4f7a', 'ໂບນັດປະຈຳວັນ', 'ຮັບໄດ້ <strong>ມື້ລະ 1 ຄັ້ງ</strong>'),
      },
      {
        code: 'WEEKLY',
        type: 'week',
        maxReceived: 2,
        percentFail: 250,
        amount: both(30_000, 50),
        description: 'ໂບນັດປະຈຳອາທິດ',
        banners: banner('#1f7a4f', 'ໂບນັດປະຈຳອາທິດ', 'ຮັບໄດ້ <strong>ອາທິດລະ 2 ຄັ້ງ</strong>'),
      },
    ],
    promotions: [{ code: 'PIMAI', percentFail: 400, amount: both(100_000, 150), description: 'ໂປຣໂມຊັນປີໃໝ່ລາວ' }],
    refund: {
      success: 0,
      fail: 5,
      description: 'ຄືນຍອດເສຍ',
      info: '<p>ຄືນຍອດເສຍສຸດທິ <strong>5%</strong> ຮັບໄດ້ທຸກມື້ເມື່ອບໍ່ມີໂບນັດ​ທີ່ໃຊ້ງານຢູ່</p>',
      banners: banner('#7a5a1f', 'ຄືນຍອດເສຍ 5%', 'ຮັບຍອດເສຍຄືນໄດ້ທຸກມື້'),
    },
    invite: {
      success: 0.5,
      fail: 1,
      description: 'ໂບນັດແນະນຳໝູ່',
      banners: banner('#1f6f7a', 'ຊວນໝູ່ມາຫຼິ້ນ', 'ຮັບສ່ວນແບ່ງຈາກ <strong>ການຫຼິ້ນຈິງ</strong> ຂອງໝູ່ທີ່ທ່ານຊວນ'),
    },
    wheel: {
      name: 'ວົງລໍ້ນຳໂຊກ',
      coinEvery: both(300_000, 500),
      slices: [
        slice('S1', 'ລາງວັນນ້ອຍ', 30, '#fdf1d4', { kind: 'money', amount: both(6_000, 10) }),
        slice('S0', 'ເສຍໃຈນຳ', 25, '#1f4fb8', { kind: 'nothing' }),
        slice('S2', 'ລາງວັນກາງ', 25, '#f2c14e', { kind: 'money', amount: both(30_000, 50) }),
        slice('COIN', '2 ຫຼຽນ', 14, '#b01e2f', { kind: 'coin', coins: 2 }, '<p>ຫຼຽນໝຸນເພີ່ມ <strong>2 ຫຼຽນ</strong></p>'),
        slice('SHIRT', 'ເສື້ອຢືດ', 5, '#fdf1d4', { kind: 'goods' }, '<p>ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າເພື່ອຮັບຂອງລາງວັນ</p>'),
        slice('S3', 'ລາງວັນໃຫຍ່', 1, '#1f4fb8', { kind: 'money', amount: both(300_000, 500) }),
      ],
    },
  },
};
