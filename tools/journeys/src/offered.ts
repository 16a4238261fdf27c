/** The sandbox's offers in each market: one-time, daily and weekly bonuses, and a promotion. */
export const offered = {
  th: { limit: 'WELCOME100', day: 'DAILY20', week: 'WEEKLY50', promotion: 'LUCKY50' },
  la: { limit: 'WELCOME', day: 'DAILY', week: 'WEEKLY', promotion: 'PIMAI' },
} as const;
