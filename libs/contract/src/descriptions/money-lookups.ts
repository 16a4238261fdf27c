import type { DescriptionsOf } from '../operation.ts';
import type { moneyLookups as rows } from '../operations/money-lookups.ts';

export const moneyLookups = {
  getDepositAccounts: { group: 'Lookups', summary: 'Accounts to which deposits are sent', auth: 'none' },
  getNotice: { group: 'Lookups', summary: 'Notice of the bonuses, with %percentFail%', auth: 'none' },
  getWithdrawalLimits: { group: 'Lookups', summary: 'Least and most of one withdrawal', auth: 'optional' },
  getSlipRules: { group: 'Lookups', summary: 'When slips are taken', auth: 'none' },
} as const satisfies DescriptionsOf<typeof rows>;
