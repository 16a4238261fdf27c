import type { DescriptionsOf } from '../operation.ts';
import type { wallet as rows } from '../operations/wallet.ts';

export const wallet = {
  getWallet: { group: 'Wallet', summary: 'Wallet, game accounts and bank account', auth: 'required' },
  refreshGameBalances: { group: 'Wallet', summary: 'Ask the providers for the balances', auth: 'required' },
} as const satisfies DescriptionsOf<typeof rows>;
