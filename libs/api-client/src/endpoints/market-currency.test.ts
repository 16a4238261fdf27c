import { moneyOf } from '@wallet/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { moneyLookupEndpoints } from './money-lookups.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { walletEndpoints } from './wallet.ts';

let server: MisbehavingServer;
beforeEach(async () => {
  server = await startMisbehavingServer();
});
afterEach(() => server.stop());

it.each(['LAK', 'BAHT'] as const)('in a market with %s, amounts without a currency are in %s', async (currency) => {
  const { store } = startTestSession({ baseUrl: server.baseUrl, currency });
  server.answerWith(sendJson(200, goodWallet));
  const wallet = await store.dispatch(walletEndpoints.endpoints.getWallet.initiate()).unwrap();
  expect([wallet.currency, wallet.balance]).toEqual([currency, moneyOf(10_025, currency)]);
  server.answerWith(
    sendJson(200, { banks: [{ bankCode: 'BCEL' }, { bankCode: 'SCB', currency: 'BAHT' }, { bankCode: 'LDB', currency: 'LAK' }] }),
  );
  const { banks } = await store.dispatch(moneyLookupEndpoints.endpoints.getDepositAccounts.initiate()).unwrap();
  expect(banks.map((bank) => bank.currency)).toEqual([currency, 'BAHT', 'LAK']);
});
