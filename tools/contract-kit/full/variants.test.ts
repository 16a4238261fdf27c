import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiStore, type ApiStore } from '@wallet/api-client';
import { accountEndpoints } from '@wallet/api-client/account';
import { bonusEndpoints } from '@wallet/api-client/bonuses';
import { gameAccountEndpoints } from '@wallet/api-client/game-accounts';
import { inviteEndpoints } from '@wallet/api-client/invites';
import { promotionEndpoints } from '@wallet/api-client/promotions';
import { qrCodeEndpoints } from '@wallet/api-client/qr-codes';
import { refundEndpoints } from '@wallet/api-client/refunds';
import { slipEndpoints } from '@wallet/api-client/slips';
import { spinWheelEndpoints } from '@wallet/api-client/spin-wheel';
import { statementEndpoints } from '@wallet/api-client/statement';
import { stubUploads } from '@wallet/api-client/testing';
import { encryptLink } from '@wallet/api-client/encrypt-link';
import { trueMoneyEndpoints } from '@wallet/api-client/true-money';
import { walletEndpoints } from '@wallet/api-client/wallet';
import { walletActionEndpoints } from '@wallet/api-client/wallet-actions';
import { findSlice, moneyOf, totalBalance, type Currency } from '@wallet/domain';
import { createPasswords, startSandbox, type RunningSandbox } from '@wallet/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { differences, reads } from './variant-reads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wallet-variants-'));
let sandbox: RunningSandbox;

beforeAll(async () => {
  const passwords = createPasswords({ N: 2048, r: 8, p: 1 });
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dataDir, log: 'silent', faults: true, passwords });
  stubUploads(sandbox.url);
  // Slips are refused around midnight in Bangkok.
  const hour = 60;
  const inBangkok = (Math.floor(Date.now() / 60_000) + 7 * hour) % (24 * hour);
  await control('/__clock', { minutes: (36 * hour - inBangkok) % (24 * hour) });
}, 60_000);
afterEach(() => choose(null));
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 30_000);

async function control<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${sandbox.url}${path}`, { ...(body && { method: 'POST', body: JSON.stringify(body) }), headers });
  return (await response.json()) as Answer;
}

const choose = async (seed: number | null): Promise<void> => {
  expect(await control('/__variant', { seed })).toEqual({ message: 'OK' });
};

interface Member {
  /** Opens a new store with an empty cache. */
  readonly open: () => ApiStore;
}

async function memberIn(scenario: string, currency: Currency = 'BAHT'): Promise<Member> {
  const { phone, password } = await control<{ phone: string; password: string }>('/__scenario', { name: scenario });
  let token: string | null = null;
  const open = () =>
    createApiStore({
      baseUrl: sandbox.url,
      token: () => token,
      sendsIntentIds: true,
      currency,
      onSignal: () => undefined,
    });
  token = (
    await open()
      .dispatch(accountEndpoints.endpoints.logIn.initiate({ username: phone, password }))
      .unwrap()
  ).token;
  return { open };
}

/** Returns the result of each read. */
async function readAll({ open }: Member): Promise<Record<string, unknown>> {
  const store = open();
  const read = Object.entries(reads).map(async ([name, readValue]) => [name, await readValue(store).catch(() => 'failed')] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** `VARIANT_SEEDS=200` tries that many other backends. */
const seeds = Array.from({ length: Number(process.env.VARIANT_SEEDS ?? 32) }, (_, index) => index + 1);
/** Every eighth seed, starting with the given one. */
const eighthsFrom = (first: number) => seeds.filter((seed) => seed % 8 === first % 8);
/** The seeds for one of four additional scenarios: five consecutive ones per scenario, in turns. */
const fivesOf = (turn: number) => seeds.filter((seed) => Math.floor((seed - 1) / 5) % 4 === turn);
const timeout = Math.max(120_000, seeds.length * 4_000);
const intent = () => ({ intentId: crypto.randomUUID() });
const baht = (minor: number) => moneyOf(minor, 'BAHT');
const page = { page: 1, limit: 20, currency: 'BAHT' } as const;
const fresh = { forceRefetch: true } as const;
const wallets = walletEndpoints.endpoints;
const actions = walletActionEndpoints.endpoints;

const walletOf = (store: ApiStore) => store.dispatch(wallets.getWallet.initiate(undefined, fresh)).unwrap();

/** The wallet's balance and the total, in hundredths. */
async function moneyOfMember(store: ApiStore): Promise<readonly [number | undefined, number | undefined]> {
  const wallet = await walletOf(store);
  return [wallet.balance?.minor, totalBalance(wallet)?.minor];
}

/** Expects another backend's amounts to equal those of the ledger. */
async function expectLedger({ open }: Member, seed: number): Promise<readonly [number, number]> {
  const reported = await moneyOfMember(open());
  await choose(null);
  expect(reported, `seed ${String(seed)}`).toEqual(await moneyOfMember(open()));
  expect(await control('/__audit'), `seed ${String(seed)}`).toMatchObject({ isClean: true });
  await choose(seed);
  return [reported[0] ?? NaN, reported[1] ?? NaN];
}

describe('every read of another backend with the same specification', { timeout }, () => {
  it.each([
    ['normal', seeds],
    ['bonus-active', fivesOf(0)],
    ['refund-ready', fivesOf(1)],
    ['wheel-ready', seeds],
    ['invite-ready', fivesOf(2)],
    ['lots-of-history', fivesOf(3)],
  ] as const)('of a member in the state %s gives the same values or fewer', async (scenario, scenarioSeeds) => {
    const member = await memberIn(scenario);
    const own = await readAll(member);
    for (const seed of scenarioSeeds) {
      await choose(seed);
      const other = await readAll(member);
      const found = Object.keys(reads).flatMap((name) => differences(own[name], other[name], name));
      expect(found, `seed ${String(seed)}`).toEqual([]);
    }
  });

  it('has the wallet and its total, whatever else is missing', async () => {
    const member = await memberIn('lao-kip-large', 'LAK');
    const own = await moneyOfMember(member.open());
    expect(own[1]).toBeGreaterThan(own[0] ?? NaN);
    for (const seed of seeds) {
      await choose(seed);
      expect(await moneyOfMember(member.open()), `seed ${String(seed)}`).toEqual(own);
    }
  });

  it('gives stable ids', async () => {
    const member = await memberIn('lots-of-history');
    const references = async () => {
      const { rows } = await member.open().dispatch(statementEndpoints.endpoints.getSlips.initiate(page)).unwrap();
      return rows.map(({ reference }) => reference).sort();
    };
    for (const seed of seeds.slice(0, Math.max(8, seeds.length / 4))) {
      await choose(seed);
      expect(await references(), `seed ${String(seed)}`).toEqual(await references());
    }
  });

  it('never reads a refusal as a success', async () => {
    const store = (await memberIn('normal')).open();
    for (const seed of seeds) {
      await choose(seed);
      const { data, error } = await store.dispatch(promotionEndpoints.endpoints.findPromotion.initiate('NONE', fresh));
      expect([data, error], `seed ${String(seed)}`).toEqual([undefined, expect.anything()]);
    }
  });
});

describe('the money of another backend', { timeout }, () => {
  it.each(eighthsFrom(3))('is transferred correctly (seed %i)', async (seed) => {
    const member = await memberIn('normal');
    await choose(seed);
    const store = member.open();
    const [wallet, total] = await expectLedger(member, seed);
    await store.dispatch(actions.transfer.initiate({ from: 'WALLET', to: 'pg', amount: baht(10_25), ...intent() })).unwrap();
    expect(await expectLedger(member, seed)).toEqual([wallet - 10_25, total]);
    await store.dispatch(wallets.refreshGameBalances.initiate()).unwrap();
    await store.dispatch(gameAccountEndpoints.endpoints.resetGamePassword.initiate({ code: 'pg', ...intent() })).unwrap();
    await store.dispatch(actions.transferAll.initiate({ to: 'WALLET', ...intent() })).unwrap();
    expect(await expectLedger(member, seed)).toEqual([total, total]);
    await store.dispatch(actions.withdraw.initiate({ amount: baht(200_00), ...intent() })).unwrap();
    expect(await expectLedger(member, seed)).toEqual([total - 200_00, total - 200_00]);
    const { rows } = await store.dispatch(statementEndpoints.endpoints.getStatement.initiate(page, fresh)).unwrap();
    expect(rows.find(({ type }) => type === 'withdraw')).toMatchObject({ amount: baht(200_00) });
    await store.dispatch(actions.withdrawAll.initiate({ amount: baht(total - 200_00), ...intent() })).unwrap();
    expect(await expectLedger(member, seed)).toEqual([0, 0]);
  });

  it.each(eighthsFrom(4))('is deposited by slip, code and link (seed %i)', async (seed) => {
    const member = await memberIn('new-member');
    await choose(seed);
    const store = member.open();
    const { memberId } = await walletOf(store);
    const { slip } = await control<{ slip: string }>('/__bank/transfer', { memberId, to: 'SCB 4051234567 BAHT', amount: 300 });
    const picture = await (await fetch(`${sandbox.url}${slip}`)).arrayBuffer();
    const file = new File([new Uint8Array(picture)], 'slip.png', { type: 'image/png' });
    await store.dispatch(slipEndpoints.endpoints.sendSlip.initiate({ file, bankCode: 'SCB', ...intent() })).unwrap();
    const latest = async () => (await store.dispatch(statementEndpoints.endpoints.getSlips.initiate(page, fresh)).unwrap()).rows[0];
    await expect.poll(async () => (await latest())?.status, { timeout: 20_000 }).toBe('success');
    const judged = await latest();
    expect(judged?.amount).toEqual(baht(300_00));
    const image = await store.dispatch(statementEndpoints.endpoints.getSlipImage.initiate(judged?.reference ?? '')).unwrap();
    expect((await fetch(new URL(image))).status).toBe(200);

    const codes = qrCodeEndpoints.endpoints;
    const bank = { bankCode: 'KBANK', currency: 'BAHT' } as const;
    const code = await store.dispatch(codes.createQrCode.initiate({ bankCode: 'KBANK', amount: baht(150_25), ...intent() })).unwrap();
    expect(await store.dispatch(codes.getQrCode.initiate(bank, fresh)).unwrap()).toEqual(code);
    await store.dispatch(codes.cancelQrCode.initiate({ qrCodeId: code.id, ...intent() })).unwrap();
    expect(await store.dispatch(codes.getQrCode.initiate(bank, fresh)).unwrap()).toBeNull();

    const { link } = await control<{ link: string }>('/__bank/gift', { amount: 50 });
    await store
      .dispatch(trueMoneyEndpoints.endpoints.sendTrueLink.initiate({ link: encryptLink(link, 'wallet-sandbox'), ...intent() }))
      .unwrap();
    expect(await expectLedger(member, seed)).toEqual([350_00, 350_00]);
  });

  it.each(eighthsFrom(5))('is received as bonus, refund and invite bonus (seed %i)', async (seed) => {
    const inviter = await memberIn('invite-ready');
    const loser = await memberIn('refund-ready');
    const starter = await memberIn('new-member');
    await choose(seed);
    const { invite } = await walletOf(inviter.open());
    const [before] = await expectLedger(inviter, seed);
    await inviter.open().dispatch(inviteEndpoints.endpoints.claimInviteBonus.initiate(intent())).unwrap();
    expect((await expectLedger(inviter, seed))[0]).toBe(before + (invite?.amount?.minor ?? NaN));

    const refunds = refundEndpoints.endpoints;
    const store = loser.open();
    await store.dispatch(refunds.receiveRefund.initiate(intent())).unwrap();
    const { received } = await store.dispatch(refunds.getRefundState.initiate('BAHT', fresh)).unwrap();
    const [wallet] = await expectLedger(loser, seed);
    await store.dispatch(refunds.addRefund.initiate(intent())).unwrap();
    expect((await expectLedger(loser, seed))[0]).toBe(wallet + (received?.minor ?? NaN));

    const bonuses = bonusEndpoints.endpoints;
    const start = starter.open();
    expect(await start.dispatch(bonuses.activateBonus.initiate({ code: 'DAILY20', ...intent() })).unwrap()).toMatchObject({
      isActive: true,
    });
    expect(await start.dispatch(bonuses.getActiveBonus.initiate()).unwrap()).toMatchObject({ isActive: true });
    const offered = await start.dispatch(bonuses.getBonuses.initiate()).unwrap();
    expect(offered.find(({ code }) => code === 'DAILY20')?.userBonus?.isActive).toBe(true);
    expect(await expectLedger(starter, seed)).toEqual([20_00, 20_00]);
  });

  it.each(eighthsFrom(6))('is won on the wheel, and claimed by a coupon (seed %i)', async (seed) => {
    const member = await memberIn('wheel-ready');
    await choose(seed);
    const wheel = spinWheelEndpoints.endpoints;
    const store = member.open();
    const setup = () => store.dispatch(wheel.getSpinWheel.initiate(undefined, fresh)).unwrap();
    const coupons = () => store.dispatch(wheel.getCoupons.initiate(undefined, fresh)).unwrap();
    const [{ userCoin, slices }, before] = [await setup(), await coupons()];
    const won = findSlice(slices, await store.dispatch(wheel.spin.initiate(intent())).unwrap());
    expect((await setup()).userCoin).toBe((userCoin ?? NaN) - 1);
    const more = (await coupons()).filter(({ name, amount }) => before.find((coupon) => coupon.name === name)?.amount !== amount);
    // With some backends, a spin without a prize cannot be told from one whose prize is not known.
    if (won >= 0) expect(more.map(({ name }) => name)).toEqual(more.length === 0 ? [] : [slices[won]?.label]);

    const [wallet] = await expectLedger(member, seed);
    const money = before.find(({ name }) => name === '10 บาท');
    await store.dispatch(wheel.claimCoupon.initiate({ code: money?.claimedBy ?? '', ...intent() })).unwrap();
    expect((await expectLedger(member, seed))[0]).toBe(wallet + 10_00);
  });
});
