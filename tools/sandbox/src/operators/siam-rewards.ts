import { moneyOf } from '@wallet/domain';
import { drawBanner } from './draw-banner.ts';
import type { Amounts, Banner, Rewards, Slice } from './rewards.ts';

const baht = (whole: number): Amounts => ({ BAHT: moneyOf(whole * 100, 'BAHT') });

const banner = (background: string, title: string, text: string): readonly Banner[] => [
  { image: drawBanner(background, title), html: `<h3>${title}</h3><p>${text}</p>` },
];

const slice = (code: string, label: string, weight: number, bgColor: string, prize: Slice['prize'], htmlDescription = ''): Slice => ({
  code,
  label,
  weight,
  bgColor,
  textColor: '#ffffff',
  prize,
  htmlDescription,
});

/** The rewards of Siam Fortune. */
export const siamRewards: Rewards = {
  bonuses: [
    {
      code: 'WELCOME100',
      type: 'limit',
      maxReceived: 1,
      percentFail: 300,
      amount: baht(100),
      minimum: baht(5),
      places: null,
      description: 'โบนัสต้อนรับสมาชิกใหม่',
      banners: banner('#7a1f3d', 'โบนัสต้อนรับ 100 บาท', 'รับได้ <strong>1 ครั้ง</strong> ต่อสมาชิกหนึ่งท่าน'),
    },
    {
      code: 'DAILY20',
      type: 'day',
      maxReceived: 1,
      percentFail: 200,
      amount: baht(20),
      minimum: baht(5),
      places: null,
      description: 'โบนัสรายวัน',
      banners: banner('#1f4f7a', 'โบนัสรายวัน 20 บาท', 'รับได้ <strong>วันละ 1 ครั้ง</strong>'),
    },
    {
      code: 'WEEKLY50',
      type: 'week',
      maxReceived: 2,
      percentFail: 250,
      amount: baht(50),
      minimum: baht(5),
      places: null,
      description: 'โบนัสรายสัปดาห์',
      banners: banner('#1f7a4f', 'โบนัสรายสัปดาห์ 50 บาท', 'รับได้ <strong>สัปดาห์ละ 2 ครั้ง</strong>'),
    },
    {
      code: 'FIRST3',
      type: 'limit',
      maxReceived: 1,
      percentFail: 500,
      amount: baht(300),
      minimum: baht(5),
      places: 3,
      description: 'โบนัสจำนวนจำกัด',
      banners: banner('#5a3a8c', 'โบนัส 300 บาท จำนวนจำกัด', 'สำหรับสมาชิก <strong>3 ท่านแรก</strong> เท่านั้น'),
    },
  ],
  promotions: [
    { code: 'LUCKY50', percentFail: 200, amount: baht(50), minimum: baht(5), description: 'โปรโมชันนำโชค รับ 50 บาท' },
    { code: 'SONGKRAN', percentFail: 400, amount: baht(200), minimum: baht(5), description: 'โปรโมชันสงกรานต์ รับ 200 บาท' },
  ],
  refund: {
    success: 0,
    fail: 5,
    description: 'คืนยอดเสีย',
    info: '<p>คืนยอดเสียสุทธิ <strong>5%</strong> รับได้ทุกวันเมื่อไม่มีโบนัสที่ใช้งานอยู่</p>',
    banners: banner('#7a5a1f', 'คืนยอดเสีย 5%', 'รับยอดเสียคืนได้ทุกวัน'),
  },
  invite: {
    description: 'โบนัสแนะนำเพื่อน',
    banners: banner('#1f6f7a', 'ชวนเพื่อนมาเล่น', 'รับส่วนแบ่งจาก <strong>การเล่นจริง</strong> ของเพื่อนที่คุณชวน'),
  },
  wheel: {
    name: 'วงล้อนำโชค',
    coinEvery: baht(500),
    couponDays: 7,
    slices: [
      slice('P10', '10 บาท', 30, '#b3261e', { kind: 'money', amount: baht(10) }),
      slice('NONE1', 'เสียใจด้วย', 20, '#5f6368', { kind: 'nothing' }),
      slice('P20', '20 บาท', 20, '#8c4a00', { kind: 'money', amount: baht(20) }),
      slice('COIN2', '2 เหรียญ', 12, '#146c2e', { kind: 'coin', coins: 2 }, '<p>เหรียญหมุนเพิ่ม <strong>2 เหรียญ</strong></p>'),
      slice('P50', '50 บาท', 9, '#00639b', { kind: 'money', amount: baht(50) }),
      slice('SHIRT', 'เสื้อยืด', 5, '#6750a4', { kind: 'goods' }, '<p>กรุณาติดต่อฝ่ายบริการลูกค้าเพื่อรับของรางวัล</p>'),
      slice('P100', '100 บาท', 3, '#8b1a5b', { kind: 'money', amount: baht(100) }),
      slice('P500', '500 บาท', 1, '#4a4458', { kind: 'money', amount: baht(500) }, '<p>รางวัลใหญ่ <strong>500 บาท</strong></p>'),
    ],
  },
};
