/** What the sandbox offers in each market: a bonus once, a day and a week, and a promotion. */
export const offered = {
  th: { limit: 'WELCOME100', day: 'DAILY20', week: 'WEEKLY50', promotion: 'LUCKY50' },
  la: { limit: 'WELCOME', day: 'DAILY', week: 'WEEKLY', promotion: 'PIMAI' },
} as const;
