import { moneyOf } from '@wallet/domain';
import { listGames } from './games.ts';
import type { DepositAccount, Operator } from './operator.ts';
import { thaiBanks } from './thai-banks.ts';

const conditions = [
  '<h3>เงื่อนไขการรับโบนัส</h3><ol><li>รับโบนัสได้ครั้งละหนึ่งรายการ กรุณาทำยอดให้ครบก่อนรับรายการใหม่</li><li>เมื่อรับโบนัสแล้ว จะถอนเงินได้เมื่อทำยอดครบตามเงื่อนไข</li><li>หากยกเลิกโบนัส เงินโบนัสที่ยังไม่ครบเงื่อนไขจะถูกหักออก</li></ol>',
  '<h3>เงื่อนไขการฝากและถอน</h3><ol><li>กรุณาโอนจากบัญชีที่สมัครไว้เท่านั้น</li><li>ส่งสลิปภายใน <strong>1 ชั่วโมง</strong> หลังโอนเงิน</li><li>เงินที่ถอนจะโอนเข้าบัญชีที่สมัครไว้เท่านั้น</li></ol>',
  '<h3>การใช้งานบัญชี</h3><p>สมาชิกหนึ่งท่านมีได้หนึ่งบัญชี หากพบการใช้งานผิดปกติ บริษัทขอสงวนสิทธิ์ระงับบัญชีเพื่อตรวจสอบ</p>',
];

const agreements = [
  '<h3>ข้อตกลงการใช้บริการ</h3><p>ผู้ใช้บริการต้องมีอายุ <strong>20 ปีขึ้นไป</strong> และใช้ข้อมูลจริงของตนเองในการสมัคร</p>',
  '<h3>ข้อมูลส่วนบุคคล</h3><p>ข้อมูลของสมาชิกใช้เพื่อยืนยันตัวตนและทำรายการฝากถอนเท่านั้น กรุณาเก็บรหัสผ่านเป็นความลับ</p>',
  '<h3>เล่นอย่างรับผิดชอบ</h3><p>กรุณากำหนดวงเงินที่เหมาะสมกับตนเอง และหยุดพักเมื่อรู้สึกว่าควบคุมการเล่นได้ยาก</p>',
];

const holder = 'บจก. สยาม ฟอร์จูน';

function payInto(bankCode: string, bankAccountNo: string, mode: DepositAccount['mode']): DepositAccount {
  const bank = thaiBanks.find(({ code }) => code === bankCode) ?? { name: bankCode, nameEN: bankCode };
  return { bankCode, mode, bank: { name: bank.name, nameEN: bank.nameEN }, bankAccountName: holder, bankAccountNo, currency: 'BAHT' };
}

function payBy(bankCode: string, name: string, nameEN: string): DepositAccount {
  return {
    bankCode,
    bankType: 'PAYMENT',
    mode: 'AUTO',
    bank: { name, nameEN },
    bankAccountName: holder,
    bankAccountNo: '',
    currency: 'BAHT',
  };
}

/** The operator in Thailand. Fictitious, like all its accounts. */
export const siamFortune: Operator = {
  id: 'th',
  currencies: ['BAHT'],
  phoneLength: 10,
  callingCode: '66',
  namesCurrency: false,
  info: { name: 'Siam Fortune', website: 'https://siam-fortune.example' },
  contact: {
    contactText: 'ฝ่ายบริการลูกค้าพร้อมดูแลทุกวัน ตลอด 24 ชั่วโมง กรุณาแจ้งเบอร์โทรศัพท์ที่สมัครไว้เมื่อติดต่อ',
    lineLink: 'https://line.me/R/ti/p/@siamfortune-demo',
    lineName: '@siamfortune-demo',
  },
  banks: thaiBanks,
  sources: [
    { code: 'FRIEND', description: 'เพื่อนแนะนำ' },
    { code: 'FACEBOOK', description: 'เฟซบุ๊ก' },
    { code: 'LINE', description: 'ไลน์' },
    { code: 'TIKTOK', description: 'ติ๊กต็อก' },
    { code: 'GOOGLE', description: 'กูเกิล' },
    { code: 'OTHER', description: 'อื่น ๆ' },
  ],
  conditions,
  agreements,
  notice: 'เมื่อรับโบนัสนี้ กรุณาทำยอดเดิมพันให้ครบ %percentFail% เปอร์เซ็นต์ของโบนัสก่อนถอนเงิน',
  bankChanged: 'เพิ่งเปลี่ยนบัญชีธนาคาร ถอนเงินได้เมื่อครบ 24 ชั่วโมง',
  withdraw: { BAHT: { least: moneyOf(100_00, 'BAHT'), most: moneyOf(200_000_00, 'BAHT') } },
  slip: { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 60, qrMinutes: 15 },
  bahtIn: { BAHT: 1 },
  billerId: '010755500012301',
  deposit: {
    banks: [
      payInto('SCB', '4051234567', 'AUTO'),
      payInto('KBANK', '0721234568', 'AUTO'),
      payInto('GSB', '020123456789', 'MANUAL'),
      payBy('PAYONEX', 'พร้อมเพย์ (PAYONEX)', 'PromptPay (PAYONEX)'),
      payBy('WW', 'พร้อมเพย์ (WW)', 'PromptPay (WW)'),
      payBy('FP', 'พร้อมเพย์ (FP)', 'PromptPay (FP)'),
    ],
    wallets: [{ mode: 'AUTO', walletAccountName: holder }],
    isManual: false,
  },
  invite: { success: 0.5, fail: 1 },
  games: listGames('siam-fortune.example', { slotracha: 10, circus: 5, usun: 2 }),
};
