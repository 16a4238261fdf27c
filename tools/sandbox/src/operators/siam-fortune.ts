import { moneyOf } from '@wallet/domain';
import type { Amounts, Bank, Operator } from './operator.ts';
import { accountsOf, banner, listGames, slice } from './operator-parts.ts';

const banks: readonly Bank[] = [
  { code: 'KBANK', name: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  { code: 'SCB', name: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  { code: 'KTB', name: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  { code: 'BBL', name: 'ธนาคารกรุงเทพ', nameEN: 'Bangkok Bank' },
  { code: 'TMB', name: 'ธนาคารทหารไทยธนชาต', nameEN: 'TMBThanachart Bank' },
  { code: 'BAY', name: 'ธนาคารกรุงศรีอยุธยา', nameEN: 'Bank of Ayudhya (Krungsri)' },
  { code: 'GSB', name: 'ธนาคารออมสิน', nameEN: 'Government Savings Bank' },
  { code: 'BAAC', name: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', nameEN: 'Bank for Agriculture and Agricultural Cooperatives' },
  { code: 'GHB', name: 'ธนาคารอาคารสงเคราะห์', nameEN: 'Government Housing Bank' },
  { code: 'CIMB', name: 'ธนาคารซีไอเอ็มบี ไทย', nameEN: 'CIMB Thai Bank' },
  { code: 'UOB', name: 'ธนาคารยูโอบี', nameEN: 'United Overseas Bank (Thai)' },
  { code: 'TISCO', name: 'ธนาคารทิสโก้', nameEN: 'TISCO Bank' },
  { code: 'KKP', name: 'ธนาคารเกียรตินาคินภัทร', nameEN: 'Kiatnakin Phatra Bank' },
  { code: 'LHB', name: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', nameEN: 'Land and Houses Bank' },
];

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

const accounts = accountsOf(holder, banks);
const baht = (whole: number): Amounts => ({ BAHT: moneyOf(whole * 100, 'BAHT') });

/** The operator in Thailand. Fictitious, like all its accounts. */
export const siamFortune: Operator = {
  id: 'th',
  currencies: ['BAHT'],
  phoneLength: 10,
  callingCode: '66',
  info: { name: 'Siam Fortune', website: 'https://siam-fortune.example' },
  contact: {
    contactText: 'ฝ่ายบริการลูกค้าพร้อมดูแลทุกวัน ตลอด 24 ชั่วโมง กรุณาแจ้งเบอร์โทรศัพท์ที่สมัครไว้เมื่อติดต่อ',
    lineLink: 'https://line.me/R/ti/p/@siamfortune-demo',
    lineName: '@siamfortune-demo',
  },
  banks,
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
      accounts.bank('SCB', '4051234567', 'BAHT'),
      accounts.bank('KBANK', '0721234568', 'BAHT'),
      accounts.bank('GSB', '020123456789', 'BAHT', 'MANUAL'),
      accounts.gateway('PAYONEX', 'พร้อมเพย์ (PAYONEX)', 'PromptPay (PAYONEX)', 'BAHT'),
      accounts.gateway('WW', 'พร้อมเพย์ (WW)', 'PromptPay (WW)', 'BAHT'),
      accounts.gateway('FP', 'พร้อมเพย์ (FP)', 'PromptPay (FP)', 'BAHT'),
    ],
    walletAccountName: holder,
  },
  games: listGames('siam-fortune.example', { slotracha: 10, circus: 5, usun: 2 }),
  rewards: {
    minimum: baht(5),
    bonuses: [
      {
        code: 'WELCOME100',
        type: 'limit',
        maxReceived: 1,
        percentFail: 300,
        amount: baht(100),
        description: 'โบนัสต้อนรับสมาชิกใหม่',
        banners: banner('#7a1f3d', 'โบนัสต้อนรับ 100 บาท', 'รับได้ <strong>1 ครั้ง</strong> ต่อสมาชิกหนึ่งท่าน'),
      },
      {
        code: 'DAILY20',
        type: 'day',
        maxReceived: 1,
        percentFail: 200,
        amount: baht(20),
        description: 'โบนัสรายวัน',
        banners: banner('#1f4f7a', 'โบนัสรายวัน 20 บาท', 'รับได้ <strong>วันละ 1 ครั้ง</strong>'),
      },
      {
        code: 'WEEKLY50',
        type: 'week',
        maxReceived: 2,
        percentFail: 250,
        amount: baht(50),
        description: 'โบนัสรายสัปดาห์',
        banners: banner('#1f7a4f', 'โบนัสรายสัปดาห์ 50 บาท', 'รับได้ <strong>สัปดาห์ละ 2 ครั้ง</strong>'),
      },
      {
        code: 'FIRST3',
        type: 'limit',
        maxReceived: 1,
        percentFail: 500,
        amount: baht(300),
        places: 3,
        description: 'โบนัสจำนวนจำกัด',
        banners: banner('#5a3a8c', 'โบนัส 300 บาท จำนวนจำกัด', 'สำหรับสมาชิก <strong>3 ท่านแรก</strong> เท่านั้น'),
      },
    ],
    promotions: [
      { code: 'LUCKY50', percentFail: 200, amount: baht(50), description: 'โปรโมชันนำโชค รับ 50 บาท' },
      { code: 'SONGKRAN', percentFail: 400, amount: baht(200), description: 'โปรโมชันสงกรานต์ รับ 200 บาท' },
    ],
    refund: {
      success: 0,
      fail: 5,
      description: 'คืนยอดเสีย',
      info: '<p>คืนยอดเสียสุทธิ <strong>5%</strong> รับได้ทุกวันเมื่อไม่มีโบนัสที่ใช้งานอยู่</p>',
      banners: banner('#7a5a1f', 'คืนยอดเสีย 5%', 'รับยอดเสียคืนได้ทุกวัน'),
    },
    invite: {
      success: 0.5,
      fail: 1,
      description: 'โบนัสแนะนำเพื่อน',
      banners: banner('#1f6f7a', 'ชวนเพื่อนมาเล่น', 'รับส่วนแบ่งจาก <strong>การเล่นจริง</strong> ของเพื่อนที่คุณชวน'),
    },
    wheel: {
      name: 'วงล้อนำโชค',
      coinEvery: baht(500),
      slices: [
        slice('P10', '10 บาท', 30, '#fdf1d4', { kind: 'money', amount: baht(10) }),
        slice('NONE1', 'เสียใจด้วย', 20, '#b01e2f', { kind: 'nothing' }),
        slice('P20', '20 บาท', 20, '#f2c14e', { kind: 'money', amount: baht(20) }),
        slice('COIN2', '2 เหรียญ', 12, '#1f4fb8', { kind: 'coin', coins: 2 }, '<p>เหรียญหมุนเพิ่ม <strong>2 เหรียญ</strong></p>'),
        slice('P50', '50 บาท', 9, '#fdf1d4', { kind: 'money', amount: baht(50) }),
        slice('SHIRT', 'เสื้อยืด', 5, '#b01e2f', { kind: 'goods' }, '<p>กรุณาติดต่อฝ่ายบริการลูกค้าเพื่อรับของรางวัล</p>'),
        slice('P100', '100 บาท', 3, '#f2c14e', { kind: 'money', amount: baht(100) }),
        slice('P500', '500 บาท', 1, '#1f4fb8', { kind: 'money', amount: baht(500) }, '<p>รางวัลใหญ่ <strong>500 บาท</strong></p>'),
      ],
    },
  },
};
