/** The sandbox's offers in each market: one-time, daily and weekly bonuses, and a promotion. */
export const offered = {
  th: { limit: 'WELCOME100', day: 'DAILY20', week: 'WEEKLY50', promotion: 'LUCKY50' },
  la: { limit: 'WELCOME', day: 'DAILY', week: 'WEEKLY', promotion: 'PIMAI' },
} as const;

/** Prizes on the wheel of each market, with the operator's labels: money, goods, and nothing. */
export const prizes = {
  th: { money: { code: 'P10', label: '10 บาท' }, goods: { code: 'SHIRT', label: 'เสื้อยืด' }, nothing: { code: 'NONE1', label: 'เสียใจด้วย' } },
  la: { money: { code: 'S1', label: 'ລາງວັນນ້ອຍ' }, goods: { code: 'SHIRT', label: 'ເສື້ອຢືດ' }, nothing: { code: 'S0', label: 'ເສຍໃຈນຳ' } },
} as const;
