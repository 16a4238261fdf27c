import { amountRequest, transferAllRequest, transferRequest, type CredentialsAnswer, type MessageAnswer, type WalletAnswer } from '@wallet/contract';
import { moneyCallOf } from './money-call.ts';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { activateGame, readCredentials, resetGamePassword } from '../games/game-accounts.ts';
import { refreshGameBalances } from '../games/game-balances.ts';
import { runMoneyAction } from './money-action.ts';
import { addFromInvite } from './pots.ts';
import { transfer, transferAll } from './transfers.ts';
import { readWallet } from './wallet.ts';
import { withdraw, withdrawAll } from '../withdrawals/withdrawals.ts';
import { gameParams } from '../games/game-params.ts';

const done: MessageAnswer = { message: 'SUCCESS' };

export function addWallet(app: SandboxApp, context: SandboxContext): void {
  const { db, now, sessions } = context;
  const onRequest = demandLogin(sessions);
  const changing = { onRequest, config: { changesState: true } } as const;

  app.get('/api/wallet', { onRequest }, (request): Promise<WalletAnswer> => readWallet(db, memberOf(request)));

  app.get('/api/wallet/refresh/slot', changing, async (request): Promise<MessageAnswer> => {
    await refreshGameBalances(db, memberOf(request), now());
    return done;
  });

  app.get('/api/wallet/account/:gameCode', { onRequest, schema: { params: gameParams } }, (request): Promise<CredentialsAnswer> =>
    readCredentials(db, memberOf(request), request.params.gameCode),
  );

  app.get('/api/wallet/activate/:gameCode', { ...changing, schema: { params: gameParams } }, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await activateGame(trx, member, request.params.gameCode);
      return done;
    }),
  );

  app.get('/api/wallet/resetpassword/:gameCode', { ...changing, schema: { params: gameParams } }, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await resetGamePassword(trx, member, request.params.gameCode);
      return done;
    }),
  );

  app.post('/api/wallet/transfer', { onRequest, schema: { body: transferRequest } }, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await transfer(trx, member, request.body, now());
      return done;
    }),
  );

  app.post('/api/wallet/transferAll', { onRequest, schema: { body: transferAllRequest } }, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await transferAll(trx, member, request.body.to, now());
      return done;
    }),
  );

  const amounts = { withdraw, withdrawAll, add: addFromInvite } as const;
  for (const [name, act] of Object.entries(amounts)) {
    app.post(`/api/wallet/${name}`, { onRequest, schema: { body: amountRequest } }, (request): Promise<MessageAnswer> =>
      runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
        await act(trx, member, request.body.amount, now());
        return done;
      }),
    );
  }
}
