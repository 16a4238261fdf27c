import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiStore, type ApiStore } from '@wallet/api-client';
import { accountEndpoints } from '@wallet/api-client/account';
import { bonusEndpoints } from '@wallet/api-client/bonuses';
import { chatEndpoints } from '@wallet/api-client/chat';
import { gameAccountEndpoints } from '@wallet/api-client/game-accounts';
import { inviteEndpoints } from '@wallet/api-client/invites';
import { lookupEndpoints } from '@wallet/api-client/lookups';
import { moneyLookupEndpoints } from '@wallet/api-client/money-lookups';
import { profileEndpoints } from '@wallet/api-client/profile';
import { promotionEndpoints } from '@wallet/api-client/promotions';
import { refundEndpoints } from '@wallet/api-client/refunds';
import { spinWheelEndpoints } from '@wallet/api-client/spin-wheel';
import { statementEndpoints } from '@wallet/api-client/statement';
import { walletEndpoints } from '@wallet/api-client/wallet';
import { walletActionEndpoints } from '@wallet/api-client/wallet-actions';
import { moneyOf } from '@wallet/domain';
import { createPasswords, startSandbox, type RunningSandbox } from '@wallet/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'wallet-api-'));
let sandbox: RunningSandbox;
let store: ApiStore;
let token: string | null = null;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dataDir, log: 'silent', passwords: createPasswords({ N: 2048, r: 8, p: 1 }) });
  store = createApiStore({
    // Without a prefix a call follows its member, and a visitor's is for th.
    baseUrl: sandbox.url, token: () => token, isOnline: () => true, sendsIntentIds: true, onSignal: () => undefined,
  });
  token = (await store.dispatch(accountEndpoints.endpoints.login.initiate({ username: '0812345678', password: 'demo-1234' })).unwrap()).token;
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 30_000);

const page = { page: 1, limit: 10, currency: 'BAHT' } as const;
const intent = () => ({ intentId: crypto.randomUUID() });
const { endpoints: wallet } = walletEndpoints;
const { endpoints: actions } = walletActionEndpoints;
const readWallet = () => store.dispatch(wallet.getWallet.initiate(undefined, { forceRefetch: true })).unwrap();

describe('the store of the apps, against the sandbox', { timeout: 30_000 }, () => {
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    terminated: () => store.dispatch(lookupEndpoints.endpoints.getServiceTerminated.initiate()).unwrap(),
    info: () => store.dispatch(lookupEndpoints.endpoints.getInfo.initiate()).unwrap(),
    contact: () => store.dispatch(lookupEndpoints.endpoints.getContact.initiate()).unwrap(),
    conditions: () => store.dispatch(lookupEndpoints.endpoints.getConditions.initiate()).unwrap(),
    agreements: () => store.dispatch(lookupEndpoints.endpoints.getAgreements.initiate()).unwrap(),
    banks: () => store.dispatch(lookupEndpoints.endpoints.getBanks.initiate()).unwrap(),
    sources: () => store.dispatch(lookupEndpoints.endpoints.getSources.initiate()).unwrap(),
    deposits: () => store.dispatch(moneyLookupEndpoints.endpoints.getDepositChannels.initiate()).unwrap(),
    limits: () => store.dispatch(moneyLookupEndpoints.endpoints.getWithdrawLimits.initiate('BAHT')).unwrap(),
    slipRules: () => store.dispatch(moneyLookupEndpoints.endpoints.getSlipRules.initiate()).unwrap(),
    notice: () => store.dispatch(moneyLookupEndpoints.endpoints.getNotice.initiate()).unwrap(),
    profile: () => store.dispatch(profileEndpoints.endpoints.getProfile.initiate()).unwrap(),
    credentials: () => store.dispatch(gameAccountEndpoints.endpoints.getGameCredentials.initiate('pg')).unwrap(),
    invites: () => store.dispatch(inviteEndpoints.endpoints.getInvites.initiate(page)).unwrap(),
    refund: () => store.dispatch(refundEndpoints.endpoints.getRefund.initiate('BAHT')).unwrap(),
    refunds: () => store.dispatch(refundEndpoints.endpoints.getRefunds.initiate(page)).unwrap(),
    bonuses: () => store.dispatch(bonusEndpoints.endpoints.getBonuses.initiate()).unwrap(),
    activeBonus: () => store.dispatch(bonusEndpoints.endpoints.getActiveBonus.initiate()).unwrap(),
    wheel: () => store.dispatch(spinWheelEndpoints.endpoints.getWheel.initiate()).unwrap(),
    coupons: () => store.dispatch(spinWheelEndpoints.endpoints.getCoupons.initiate()).unwrap(),
    statement: () => store.dispatch(statementEndpoints.endpoints.getStatement.initiate(page)).unwrap(),
    slips: () => store.dispatch(statementEndpoints.endpoints.getSlips.initiate(page)).unwrap(),
    chatPrefix: () => store.dispatch(chatEndpoints.endpoints.getChatPrefix.initiate()).unwrap(),
    chatHistory: () => store.dispatch(chatEndpoints.endpoints.loadChatHistory.initiate({ userId: '', guestId: 'guest-0123456789abcdef', limit: 10, skip: 0 })).unwrap(),
  };

  it.each(Object.keys(reads))('reads %s', async (name) => {
    expect(await reads[name]?.()).toBeDefined();
  });

  it('moves money once per intent, to the hundredth', async () => {
    const transfer = { from: 'WALLET', to: 'pg', amount: moneyOf(1_25, 'BAHT'), ...intent() };
    const before = await readWallet();
    for (let sent = 0; sent < 2; sent += 1) await store.dispatch(actions.transfer.initiate(transfer)).unwrap();
    const after = await readWallet();
    expect(after.balance?.minor).toBe((before.balance?.minor ?? 0) - 1_25);
    const { rows } = await store.dispatch(statementEndpoints.endpoints.getStatement.initiate(page, { forceRefetch: true })).unwrap();
    expect(rows.filter(({ amount }) => amount?.minor === 1_25)).toHaveLength(1);
  });

  it('reads a refusal as one, with its code', async () => {
    const asked = { from: 'WALLET', to: 'pg', amount: moneyOf(1_000_000_00, 'BAHT'), ...intent() };
    const { error } = await store.dispatch(actions.transfer.initiate(asked));
    expect(error).toMatchObject({ kind: 'refused', code: 'MONEY_NOT_ENOUGH' });
    const { error: unknown } = await store.dispatch(promotionEndpoints.endpoints.findPromotion.initiate('NO-SUCH-CODE'));
    expect(unknown).toMatchObject({ kind: 'refused', code: 'NO_PROMOTION' });
  });
});
