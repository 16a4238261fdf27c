import { depositLookupResponse, launchResponse, qrCodeResponse, spinSetupResponse } from '@wallet/contract';
import CryptoJS from 'crypto-js';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from './helper.ts';
import { expectCleanLedger, poor, refused, rich, sender, success } from './money-helper.ts';
import { lastCode } from './phone-helper.ts';
import { readQr } from './read-qr.ts';
import { lastSlip, sendSlip } from './slip-helper.ts';

let sandbox: TestSandbox;
let member: ReturnType<typeof sender>;
beforeAll(async () => {
  sandbox = await openSandbox({ faults: true });
  await sandbox.app.ready();
  member = sender(sandbox, poor);
});
afterAll(() => sandbox.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, fields: Record<string, string>) =>
  sandbox.ask('POST', url, { headers: form, body: new URLSearchParams(fields).toString() });
const page = (url: string) => sandbox.ask('GET', url);
const wallet = async () => (await member.balances()).WALLET ?? 0;

describe('the testers’ pages', () => {
  it('are listed at /__testers, have no scripts and load nothing from other sites', async () => {
    const index = await page('/__testers');
    for (const [, path = ''] of index.text.matchAll(/href="(\/__[a-z]+)"/g)) {
      const { status, text, headers } = await page(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/<script|https?:\/\/(?!gift)|style=/);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    }
    for (const path of ['/__bank', '/__accounts', '/__phone', '/__coins', '/__clock', '/__scenarios', '/__agent'])
      expect(index.text).toContain(`"${path}"`);
  });

  it.each(['/__testers', '/__bank', '/__accounts', '/__phone', '/__coins', '/__clock'])(
    'are available only on this machine: %s',
    async (path) => {
      expect(await sandbox.ask('GET', path, { ip: '192.168.1.9' })).toMatchObject(refused(404, 'NO_DATA'));
      expect(await sandbox.ask('GET', path, { headers: { host: 'evil.example' } })).toMatchObject(refused(403, 'KEY_INVALID'));
      expect(await sandbox.ask('GET', path, { headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject(refused(403, 'KEY_INVALID'));
    },
  );

  it('do not exist without the testers’ switches', async () => {
    const plain = await sandbox.alongside({});
    try {
      for (const path of ['/__testers', '/__bank', '/__phone', '/__clock']) expect((await plain.ask('GET', path)).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});

describe('the accounts to deposit to', () => {
  const offered = async () => {
    const { body } = await sandbox.ask('GET', '/th/api/lookup/deposit');
    return parse(depositLookupResponse, body).banks.filter(({ bankAccountNo }) => bankAccountNo !== '');
  };

  it('are withdrawn and offered again, and may be another one at each read', async () => {
    const all = await offered();
    const [first] = all;
    const account = `${first?.bankCode ?? ''} ${first?.bankAccountNo ?? ''} BAHT`;
    await post('/__accounts', { operator: 'th', account, offered: 'off' });
    expect(await offered()).toEqual(all.slice(1));
    expect((await page('/__accounts')).text).toMatch(new RegExp(`${account}[^]*?Offer</button>`));
    await post('/__accounts', { operator: 'th', account, offered: 'on' });
    await post('/__accounts', { operator: 'th', rotating: 'on' });
    const [one, other, ...more] = [...(await offered()), ...(await offered())];
    expect(more).toEqual([]);
    expect(one).not.toEqual(other);
    await post('/__accounts', { operator: 'th', rotating: 'off' });
    expect(await offered()).toEqual(all);
  });
});

describe('the bank', () => {
  it('pays an open QR code once', async () => {
    const before = await wallet();
    const code = parse(qrCodeResponse, (await member.post('/th/api/qrcode/KBANK', { amount: 40 })).body);
    const [payload = ''] = await readQr(code.qrcode);
    expect((await page('/__bank')).text).toContain(`value="${payload}"`);
    expect((await post('/__bank/pay', { payload })).text).toContain('Paid');
    expect(await post('/__bank/pay', { payload })).toMatchObject({ status: 409 });
    expect((await page('/__bank')).text).not.toContain(payload);
    expect(await wallet()).toBeCloseTo(before + 40, 5);
    expect(await sandbox.ask('POST', '/__bank/pay', { body: { payload } })).toMatchObject(refused(409, 'QR_FAIL'));
  });

  it('prints a slip of a transfer that is then credited to the wallet', async () => {
    const before = await wallet();
    const made = await post('/__bank/transfer', {
      memberId: await member.idOf(),
      to: 'SCB 4051234567 BAHT',
      amount: '300',
      minutesAgo: '5',
      answer: 'normal',
    });
    expect(made.status).toBe(303);
    const shown = await page(String(made.headers.location));
    expect(shown.text).toContain('300.00');
    const [, slip = ''] = /<img src="([^"]+)"/.exec(shown.text) ?? [];
    const picture = await sandbox.app.inject({ url: slip });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(await sendSlip(sandbox, poor, { content: picture.rawPayload })).toMatchObject(success);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS', amount: 300 });
    expect(await wallet()).toBeCloseTo(before + 300, 5);
    await expectCleanLedger(sandbox);
  });

  it('also prints damaged slips and slips of other people', async () => {
    const fields = { memberId: await member.idOf(), to: 'SCB 4051234567 BAHT', amount: 25 };
    sandbox.advance(1);
    const { body } = await sandbox.ask('POST', '/__bank/transfer', { body: { ...fields, stranger: '1' } });
    const { reference, slip } = body as { reference: string; slip: string };
    await sendSlip(sandbox, poor, { content: (await sandbox.app.inject({ url: slip })).rawPayload });
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'FAILED', note: 'NOT_MATCH' });
    sandbox.advance(1);
    await sendSlip(sandbox, poor, { content: (await sandbox.app.inject({ url: `/__bank/slip/${reference}/cropped` })).rawPayload });
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'FAILED', note: 'CANNOT_READ_CROPPED_IMAGE' });
  });

  it('pays a withdrawal out once', async () => {
    expect(await member.post('/th/api/wallet/withdraw', { amount: 100 })).toMatchObject(success);
    const waits = 'name="statementId" value="';
    const [, statementId = ''] = new RegExp(`${waits}(\\d+)"`).exec((await page('/__bank')).text) ?? [];
    expect((await post('/__bank/payout', { statementId })).text).toContain('Paid out');
    const { body } = await member.post('/th/api/statement', { page: 1, limit: 1 });
    expect(body).toMatchObject({ statements: [{ statementType: 'withdraw', amount: 100, status: 'SUCCESS' }] });
    expect(await post('/__bank/payout', { statementId })).toMatchObject({ status: 404 });
    expect((await page('/__bank')).text).not.toContain(waits);
    await expectCleanLedger(sandbox);
  });

  it('creates a true-money gift', async () => {
    const shown = await post('/__bank/gift', { amount: '50' });
    const [link = ''] = /https:\/\/gift\.truemoney\.com\/campaign\/\?v=\w+/.exec(shown.text) ?? [];
    const sealed = CryptoJS.AES.encrypt(link, 'wallet-sandbox').toString();
    expect(await member.post('/th/api/wallet/truelink', { link: sealed })).toMatchObject(success);
  });

  it.each([
    ['/__bank/transfer', { memberId: 'nobody', to: 'SCB 4051234567 BAHT', amount: '1' }, 404],
    ['/__bank/transfer', { memberId: 'x', to: 'anywhere', amount: '1' }, 400],
    ['/__bank/gift', { amount: '0' }, 400],
    ['/__bank/gift', { amount: '1.234' }, 400],
    ['/__bank/pay', { payload: 'nonsense' }, 409],
    ['/__bank/payout', { statementId: '0' }, 404],
    ['/__bank/payout', { statementId: 'x' }, 400],
  ])('refuses %s with %j', async (url, fields, status) => {
    expect((await post(url, fields)).status).toBe(status);
  });
});

describe('the phone', () => {
  it('shows the one-time codes that were sent', async () => {
    await sandbox.ask('POST', '/th/api/otp/send', { body: { phoneNumber: '0890000001' } });
    const { text } = await page('/__phone');
    expect(text).toContain('0890000001');
    expect(text).toContain(`OTP ${await lastCode(sandbox, '0890000001')}`);
  });
});

describe('coins', () => {
  it('can be given to a member, who can spin the wheel with them', async () => {
    const readCoins = async () => parse(spinSetupResponse, (await member.get('/th/api/spinwheel/setup')).body).userCoin ?? 0;
    const before = await readCoins();
    const memberId = await member.idOf();
    expect((await page('/__coins')).text).toContain(`value="${memberId}"`);
    expect((await post('/__coins', { memberId, coins: '2' })).text).toContain('Given: 2');
    expect(await sandbox.ask('POST', '/__coins', { body: { memberId, coins: 1 } })).toMatchObject({ status: 200, body: { message: 'OK' } });
    expect(await readCoins()).toBe(before + 3);
    expect((await member.post('/th/api/spinwheel/spin', {})).body).toMatchObject({ success: true, remainingCoin: before + 2 });
  });

  it.each([
    [{ memberId: 'nobody', coins: 1 }, 404],
    [{ memberId: 'x', coins: 0 }, 400],
    [{ memberId: 'x', coins: 1.5 }, 400],
    [{ memberId: 'x', coins: 1_001 }, 400],
  ])('are refused for %j', async (body, status) => {
    expect((await sandbox.ask('POST', '/__coins', { body })).status).toBe(status);
  });
});

describe('the clock', () => {
  it('can be moved forward, including the Date header, and reset', async () => {
    const other = sender(sandbox, rich);
    const made = parse(qrCodeResponse, (await other.post('/th/api/qrcode/KBANK', { amount: 10 })).body);
    expect(made.hasQrcode).toBe(true);
    expect((await post('/__clock', { minutes: '16' })).status).toBe(303);
    try {
      const later = await other.get('/th/api/qrcode/KBANK');
      expect(parse(qrCodeResponse, later.body).hasQrcode).toBe(false);
      expect(Date.parse(String(later.headers.date))).toBe(Math.floor(sandbox.now().getTime() / 1000) * 1000 + 16 * 60_000);
      expect((await page('/__clock')).text).toContain('16 minutes ahead');
    } finally {
      await sandbox.ask('POST', '/__clock', { body: { reset: true } });
    }
    expect(parse(qrCodeResponse, (await other.get('/th/api/qrcode/KBANK')).body).hasQrcode).toBe(true);
  });
});

describe('a game', () => {
  it('opens at the port of the sandbox, even if the app has another port', async () => {
    const origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await sandbox.tokenOf(rich);
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'wallet-user', host: 'localhost:4200' };
    const username = await sandbox.db
      .selectFrom('gameAccount')
      .innerJoin('member', 'member.id', 'gameAccount.memberId')
      .select('gameAccount.username')
      .where('member.username', '=', rich)
      .where('gameCode', '=', 'pg')
      .executeTakeFirstOrThrow();
    const response = await sandbox.app.inject({ url: `/th/api/autoLogin/pg/${username.username ?? ''}`, headers });
    const { link } = parse(launchResponse, response.json());
    expect(new URL(link).host).toBe(`localhost:${new URL(origin).port}`);
  });
});
