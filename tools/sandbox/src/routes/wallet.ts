import type { MessageAnswer, WalletAnswer } from '@wallet/wire';
import { demandLogin, memberOf } from '../plugins/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { refreshGameBalances } from '../services/game-balances.ts';
import { readWallet } from '../services/wallet.ts';

export function addWallet(app: SandboxApp, { db, now, sessions }: SandboxContext): void {
  const onRequest = demandLogin(sessions);

  app.get('/api/wallet', { onRequest }, (request): Promise<WalletAnswer> => readWallet(db, memberOf(request)));

  app.get(
    '/api/wallet/refresh/slot',
    { onRequest, config: { changesState: true } },
    async (request): Promise<MessageAnswer> => {
      await refreshGameBalances(db, memberOf(request), now());
      return { message: 'SUCCESS' };
    },
  );
}
