import { moneyOf, type Currency } from '@wallet/domain';
import { listGames } from './games.ts';
import { laoBanks } from './lao-banks.ts';
import type { DepositAccount, Operator } from './operator.ts';

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

function payInto(bankCode: string, bankAccountNo: string, currency: Currency, mode: DepositAccount['mode']): DepositAccount {
  const bank = laoBanks.find(({ code }) => code === bankCode) ?? { name: bankCode, nameEN: bankCode };
  return { bankCode, mode, bank: { name: bank.name, nameEN: bank.nameEN }, bankAccountName: holder, bankAccountNo, currency };
}

/** The operator in Laos. Fictitious, like all its accounts. */
export const mekongLucky: Operator = {
  id: 'la',
  currencies: ['LAK', 'BAHT'],
  phoneLength: null,
  callingCode: '856',
  namesCurrency: true,
  info: { name: 'Mekong Lucky', website: 'https://mekong-lucky.example' },
  contact: {
    contactText: 'ຝ່າຍບໍລິການລູກຄ້າພ້ອມດູແລທຸກວັນ ຕະຫຼອດ 24 ຊົ່ວໂມງ ກະລຸນາແຈ້ງເບີໂທລະສັບທີ່ສະໝັກໄວ້ເມື່ອຕິດຕໍ່',
    lineLink: 'https://line.me/R/ti/p/@mekonglucky-demo',
    lineName: '@mekonglucky-demo',
  },
  banks: laoBanks,
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
      payInto('BCEL', '160120001234567001', 'LAK', 'AUTO'),
      payInto('LDB', '0301110001234567', 'LAK', 'MANUAL'),
      payInto('BCEL', '160120101234567002', 'BAHT', 'AUTO'),
      payInto('KBANK', '0721234569', 'BAHT', 'AUTO'),
      { ...payInto('LAPNET', '', 'LAK', 'AUTO'), bankType: 'PAYMENT', bank: { name: 'LAO QR', nameEN: 'LAO QR' } },
    ],
    wallets: [{ mode: 'AUTO', walletAccountName: holder }],
    isManual: false,
  },
  invite: { success: 0.5, fail: 1 },
  games: listGames('mekong-lucky.example', { slotracha: 10, circus: 5, usun: 0.5 }),
};
