import { moneyOf } from '@wallet/domain';
import { drawBanner } from './draw-banner.ts';
import type { Amounts, Banner, Rewards, Slice } from './rewards.ts';

/** The same in both currencies: whole kip, whole baht. */
const both = (kip: number, baht: number): Amounts => ({ LAK: moneyOf(kip * 100, 'LAK'), BAHT: moneyOf(baht * 100, 'BAHT') });
const minimum = both(3_000, 5);

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

/** The rewards of Mekong Lucky. */
export const mekongRewards: Rewards = {
  bonuses: [
    {
      code: 'WELCOME',
      type: 'limit',
      maxReceived: 1,
      percentFail: 300,
      amount: both(60_000, 100),
      minimum,
      places: null,
      description: 'ໂບນັດຕ້ອນຮັບສະມາຊິກໃໝ່',
      banners: banner('#7a1f3d', 'ໂບນັດຕ້ອນຮັບ', 'ຮັບໄດ້ <strong>1 ຄັ້ງ</strong> ຕໍ່ສະມາຊິກໜຶ່ງຄົນ'),
    },
    {
      code: 'DAILY',
      type: 'day',
      maxReceived: 1,
      percentFail: 200,
      amount: both(12_000, 20),
      minimum,
      places: null,
      description: 'ໂບນັດປະຈຳວັນ',
      banners: banner('#1f4f7a', 'ໂບນັດປະຈຳວັນ', 'ຮັບໄດ້ <strong>ມື້ລະ 1 ຄັ້ງ</strong>'),
    },
    {
      code: 'WEEKLY',
      type: 'week',
      maxReceived: 2,
      percentFail: 250,
      amount: both(30_000, 50),
      minimum,
      places: null,
      description: 'ໂບນັດປະຈຳອາທິດ',
      banners: banner('#1f7a4f', 'ໂບນັດປະຈຳອາທິດ', 'ຮັບໄດ້ <strong>ອາທິດລະ 2 ຄັ້ງ</strong>'),
    },
  ],
  promotions: [{ code: 'PIMAI', percentFail: 400, amount: both(100_000, 150), minimum, description: 'ໂປຣໂມຊັນປີໃໝ່ລາວ' }],
  refund: {
    success: 0,
    fail: 5,
    description: 'ຄືນຍອດເສຍ',
    info: '<p>ຄືນຍອດເສຍສຸດທິ <strong>5%</strong> ຮັບໄດ້ທຸກມື້ເມື່ອບໍ່ມີໂບນັດ​ທີ່ໃຊ້ງານຢູ່</p>',
    banners: banner('#7a5a1f', 'ຄືນຍອດເສຍ 5%', 'ຮັບຍອດເສຍຄືນໄດ້ທຸກມື້'),
  },
  invite: {
    description: 'ໂບນັດແນະນຳໝູ່',
    banners: banner('#1f6f7a', 'ຊວນໝູ່ມາຫຼິ້ນ', 'ຮັບສ່ວນແບ່ງຈາກ <strong>ການຫຼິ້ນຈິງ</strong> ຂອງໝູ່ທີ່ທ່ານຊວນ'),
  },
  wheel: {
    name: 'ວົງລໍ້ນຳໂຊກ',
    coinEvery: both(300_000, 500),
    couponDays: 7,
    slices: [
      slice('S1', 'ລາງວັນນ້ອຍ', 30, '#b3261e', { kind: 'money', amount: both(6_000, 10) }),
      slice('S0', 'ເສຍໃຈນຳ', 25, '#5f6368', { kind: 'nothing' }),
      slice('S2', 'ລາງວັນກາງ', 25, '#00639b', { kind: 'money', amount: both(30_000, 50) }),
      slice('COIN', '2 ຫຼຽນ', 14, '#146c2e', { kind: 'coin', coins: 2 }, '<p>ຫຼຽນໝຸນເພີ່ມ <strong>2 ຫຼຽນ</strong></p>'),
      slice('SHIRT', 'ເສື້ອຢືດ', 5, '#6750a4', { kind: 'goods' }, '<p>ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າເພື່ອຮັບຂອງລາງວັນ</p>'),
      slice('S3', 'ລາງວັນໃຫຍ່', 1, '#4a4458', { kind: 'money', amount: both(300_000, 500) }),
    ],
  },
};
