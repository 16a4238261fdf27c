import { otpSendResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { lastCode, refused } from './member-helper.ts';

const sandbox = useSandbox({
  log: 'trace',
  faults: true,
  allowances: { codesPerMinute: 1, codesPerDay: 5 },
});

const minuteMs = 60_000;

/** A different code of six digits. */
function otherThan(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

let phones = 0;
const newPhone = () => `08${String((phones += 1)).padStart(8, '0')}`;
const ask = (phoneNumber: string, operator = 'th', ip?: string) =>
  sandbox.ask('POST', `/${operator}/api/otp/send`, { body: { phoneNumber }, ...(ip !== undefined && { ip }) });
const verify = (otpToken: string, otpCode: string, operator = 'th') =>
  sandbox.ask('POST', `/${operator}/api/otp/verify`, { body: { otpToken, otpCode } });

async function send(phone: string) {
  const { status, body } = await ask(phone);
  expect(status).toBe(200);
  return { ...parse(otpSendResponse, body), sms: await lastCode(sandbox, phone) };
}

const valid = { status: 200, body: { message: 'OTP_CODE_VALID' } };

describe('a one-time code', () => {
  it('has six digits and is sent to the phone with the reference of the response', async () => {
    const phone = newPhone();
    const { otpRef, otpToken, code, sms } = await send(phone);
    expect(code).toBe('OK');
    expect(sms).toMatch(/^\d{6}$/);
    const { body } = await sandbox.db.selectFrom('textMessage').select('body').where('phone', '=', phone).executeTakeFirstOrThrow();
    expect(body).toContain(`Ref: ${otpRef}`);
    expect(await verify(otpToken, sms)).toMatchObject(valid);
  });

  it('is accepted once', async () => {
    const { otpToken, sms } = await send(newPhone());
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(otpToken, sms)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await verify(otpToken, sms)).toMatchObject(refused(409, 'OTP_VERIFIED'));
  });

  it('expires after five minutes', async () => {
    const early = await send(newPhone());
    const late = await send(newPhone());
    sandbox.advance(5 * minuteMs - 1);
    expect(await verify(early.otpToken, early.sms)).toMatchObject(valid);
    sandbox.advance(1);
    expect(await verify(late.otpToken, late.sms)).toMatchObject(refused(410, 'OTP_EXPIRED'));
  });

  it('stays valid if another code is requested for the same phone', async () => {
    const phone = newPhone();
    const first = await send(phone);
    sandbox.advance(minuteMs);
    const second = await send(phone);
    expect(await verify(first.otpToken, first.sms)).toMatchObject(valid);
    sandbox.advance(4 * minuteMs);
    expect(await verify(second.otpToken, second.sms)).toMatchObject(valid);
  });

  it.each<[string, string, string, ReturnType<typeof refused>]>([
    ['another code', 'th', 'its token', refused(400, 'OTP_CODE_INVALID')],
    ['its code', 'la', 'its token', refused(404, 'OTP_NOT_EXIST')],
    ['its code', 'th', `${'A'.repeat(42)}Q`, refused(404, 'OTP_NOT_EXIST')],
    ['its code', 'th', 'not a token of ours', refused(400, 'OTP_TOKEN_INVALID')],
  ])('is refused if %s is sent at %s with the token %j', async (code, operator, token, refusal) => {
    const { otpToken, sms } = await send(newPhone());
    const sent = code === 'its code' ? sms : otherThan(sms);
    expect(await verify(token === 'its token' ? otpToken : token, sent, operator)).toMatchObject(refusal);
  });

  it('is stored neither in the table of codes nor in the log', async () => {
    const { otpToken, sms } = await send(newPhone());
    await verify(otpToken, sms);
    const rows = JSON.stringify(await sandbox.db.selectFrom('oneTimeCode').selectAll().execute());
    expect(rows).not.toContain(otpToken);
    expect(rows).not.toContain(`"${sms}"`);
    expect(sandbox.log.join('')).toContain('/api/otp/verify');
    for (const secret of [otpToken, sms]) expect(sandbox.log.join('')).not.toContain(secret);
  });
});

describe('requesting codes', () => {
  it('is possible once a minute and five times a day in Bangkok, even with simultaneous requests', async () => {
    const phone = newPhone();
    const burst = await Promise.all(Array.from({ length: 8 }, () => ask(phone)));
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(1);
    const tooSoon = burst.find(({ status }) => status !== 200);
    expect(tooSoon).toMatchObject(refused(429, 'REQUEST_LIMIT_1MIN'));
    // The seconds that are left of the minute.
    const secondsToWait = Number(tooSoon?.headers['retry-after']);
    expect(secondsToWait).toBeGreaterThan(0);
    expect(secondsToWait).toBeLessThanOrEqual(60);
    for (let sent = 1; sent < 5; sent += 1) {
      sandbox.advance(minuteMs);
      await send(phone);
    }
    sandbox.advance(minuteMs);
    const blocked = await ask(phone);
    expect(blocked).toMatchObject(refused(429, 'OTP_BLOCK'));
    sandbox.advance(Number(blocked.headers['retry-after']) * 1000);
    expect(new Date(sandbox.now().getTime() + 7 * 60 * minuteMs).toISOString()).toContain('T00:00:0');
    await send(phone);
  });

  it('is not blocked by requests for the same phone from other addresses', async () => {
    const phone = newPhone();
    const [otherVisitor, owner] = ['203.0.113.31', '198.51.100.31'];
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask(phone, 'th', otherVisitor)).status).toBe(200);
      sandbox.advance(minuteMs);
    }
    expect(await ask(phone, 'th', otherVisitor)).toMatchObject(refused(429, 'OTP_BLOCK'));
    expect((await ask(phone, 'th', owner)).status).toBe(200);
  });

  it.each([
    ['th', '081234567', 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
    ['la', 'nobody', 'INVALID_USER_INFO'],
  ])('at %s for the phone %j is refused with %s', async (operator, phone, message) => {
    expect(await ask(phone, operator)).toMatchObject(refused(400, message));
  });

  it('treats different spellings of a Lao phone as the same phone', async () => {
    expect((await ask('020 5599 0000', 'la')).status).toBe(200);
    expect(await ask('+856 20 5599 0000', 'la')).toMatchObject(refused(429, 'REQUEST_LIMIT_1MIN'));
  });
});

describe('guessing a code', () => {
  it('fails after five attempts, even with the right code', async () => {
    const { otpToken, sms } = await send(newPhone());
    const codes = Array.from({ length: 20 }, (_, index) => otherThan(sms, index < 10 ? index + 1 : 0));
    const responses = await Promise.all(codes.map((code) => verify(otpToken, code)));
    const answers = responses.map(({ text }) => text).sort();
    expect(answers).toEqual([
      ...Array<string>(15).fill('{"message":"OTP_BLOCK"}'),
      ...Array<string>(5).fill('{"message":"OTP_CODE_INVALID"}'),
    ]);
  });
});

describe('a registration', () => {
  const newcomer = (username: string) => ({
    name: 'มานี มีนา',
    username,
    password: 'my own secret',
    bankCode: 'GSB',
    bankAccountName: 'มานี มีนา',
    bankAccountNo: `020${username}`,
  });
  const register = (username: string, otpToken?: string) =>
    sandbox.ask('POST', '/th/api/account', { body: { ...newcomer(username), otpToken } });
  const check = (username: string, otpToken?: string) =>
    sandbox.ask('POST', '/th/api/account/validate', {
      body: { ...newcomer(username), bankCode: '', bankAccountNo: '', otpToken },
    });
  const requireCode = (isOn: boolean) => sandbox.ask('POST', '/__lookup', { body: { name: 'registerOTP', isOn, operator: 'th' } });
  const unverified = refused(403, 'UNVERIFIED_OTP');
  beforeAll(async () => {
    expect((await requireCode(true)).status).toBe(200);
  });

  /** A phone that was verified, and the token of its code. */
  const verified = async () => {
    const phone = newPhone();
    const { otpToken, sms } = await send(phone);
    expect(await verify(otpToken, sms)).toMatchObject(valid);
    return { phone, otpToken };
  };

  it('requires a verified phone at the operator that asks for one', async () => {
    const lookup = async (operator: string) => (await sandbox.ask('GET', `/${operator}/api/lookup/registerOTP`)).body;
    expect([await lookup('th'), await lookup('la')]).toEqual([{ registerOTP: true }, { registerOTP: false }]);
    const phone = newPhone();
    const { otpToken, sms } = await send(phone);
    expect(await register(phone, otpToken)).toMatchObject(unverified);
    await verify(otpToken, otherThan(sms));
    expect(await register(phone, otpToken)).toMatchObject(unverified);
    expect(await verify(otpToken, sms)).toMatchObject(valid);
    expect((await check(phone, otpToken)).status).toBe(200);
    expect((await register(phone, otpToken)).status).toBe(200);
  });

  it.each<[string, (token: string, other: string) => string | undefined]>([
    ['no token', () => undefined],
    ['an empty token', () => ''],
    ['the token of another phone', (_token, other) => other],
    ['a changed token', (token) => `${token.slice(0, -1)}_`],
  ])('is refused with %s, and does not reveal that the phone is verified', async (_name, change) => {
    const [{ phone, otpToken }, other] = [await verified(), await verified()];
    const wrong = change(otpToken, other.otpToken);
    expect(await check(phone, wrong)).toMatchObject(unverified);
    expect(await register(phone, wrong)).toMatchObject(unverified);
    expect(await ask(phone)).toMatchObject(refused(429, 'REQUEST_LIMIT_1MIN'));
    expect((await register(phone, otpToken)).status).toBe(200);
  });

  it('must follow within ten minutes of the verification', async () => {
    const { phone, otpToken } = await verified();
    sandbox.advance(10 * minuteMs - 1);
    expect((await check(phone, otpToken)).status).toBe(200);
    sandbox.advance(1);
    expect(await register(phone, otpToken)).toMatchObject(unverified);
  });
});
