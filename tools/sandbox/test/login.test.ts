import { describe, expect, it } from 'vitest';
import { quickPasswords, useSandbox } from './helper.ts';
import { lao, laoWithBaht, poor, rich } from './member-helper.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

const sandbox = useSandbox();

const askWallet = (token: string, url = '/api/wallet') => sandbox.ask('GET', url, { token });

describe('logging in', () => {
  it('is refused if the password was changed while it was checked', async () => {
    const member = poor;
    const token = await sandbox.freshTokenOf(member);
    const change = (oldPassword: string, newPassword: string) =>
      sandbox.ask('PUT', '/th/api/account/changepwd', { token, body: { oldPassword, newPassword } });
    const other = await sandbox.alongside({
      passwords: {
        ...quickPasswords,
        match: async (password, hash) => {
          const isRight = await quickPasswords.match(password, hash);
          expect((await change('demo-1234', 'changed-1234')).status).toBe(200);
          return isRight;
        },
      },
    });
    expect(await other.logIn('th', member, 'demo-1234')).toMatchObject({ status: 401, body: { message: 'WRONG_CREDENTIAL' } });
    await other.close();
    expect((await sandbox.logIn('th', member, 'changed-1234')).status).toBe(200);
    expect((await change('changed-1234', 'demo-1234')).status).toBe(200);
  });

  it('finds members of both operators without a path prefix, and only those of the operator with one', async () => {
    const bare = (username: string) => sandbox.ask('POST', '/api/login', { body: { username, password: 'demo-1234' } });
    expect((await bare(rich)).status).toBe(200);
    expect((await bare(lao)).status).toBe(200);
    expect((await sandbox.logIn('la', lao, 'demo-1234')).status).toBe(200);
    expect((await sandbox.logIn('la', rich, 'demo-1234')).body).toEqual({ message: 'WRONG_CREDENTIAL' });
  });

  it.each([
    ['la', '\u202a+856 (0)20\u20115551 2345\u202c'],
    ['th', '\u200b+66 (0)81\u2013２３４ 5678'],
  ] as const)('at %s accepts a phone number however it was written: %j', async (operator, phone) => {
    expect((await sandbox.logIn(operator, phone, 'demo-1234')).status).toBe(200);
  });

  it('responds in the same way to a wrong password and an unknown phone', async () => {
    const wrong = await sandbox.logIn('th', poor, 'not-this');
    const unknown = await sandbox.logIn('th', '0800000000', 'not-this');
    expect(wrong).toMatchObject({ status: 401, body: { message: 'WRONG_CREDENTIAL' } });
    expect(unknown).toMatchObject({ status: wrong.status, text: wrong.text });
  });

  it('says that a member is deactivated only if the password is right', async () => {
    expect(await sandbox.logIn('th', '0811111111', 'demo-1234')).toMatchObject({ status: 403, body: { message: 'INACTIVE_USER' } });
    expect((await sandbox.logIn('th', '0811111111', 'other')).body).toEqual({ message: 'WRONG_CREDENTIAL' });
    expect((await sandbox.logIn('la', '02055511111', 'demo-1234')).body).toEqual({ message: 'INACTIVE_USER' });
  });
});

describe('password guessing', () => {
  it('is stopped for 15 minutes after five wrong attempts, even with the right password', async () => {
    const phone = '0899999999';
    for (let guess = 0; guess < 5; guess += 1) expect((await sandbox.logIn('th', phone, `guess-${String(guess)}`)).status).toBe(401);
    const refused = await sandbox.logIn('th', phone, 'demo-1234');
    expect(refused).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    sandbox.advance(15 * minuteMs);
    expect((await sandbox.logIn('th', phone, 'demo-1234')).status).toBe(401);
  });

  it.each([
    ['', '10.0.3.1'],
    ['/la', '10.0.3.2'],
  ])('gets no more attempts by writing the phone number in other ways: %j', async (prefix, ip) => {
    const typed = [
      '02055566677',
      '2055566677',
      '+8562055566677',
      '856 2055566677',
      ...Array.from({ length: 8 }, (_, index) => `020 55566677`.padEnd(13 + index, ' -')),
    ];
    const responses = [];
    for (const username of typed)
      responses.push((await sandbox.ask('POST', `${prefix}/api/login`, { body: { username, password: 'guess' }, ip })).status);
    expect(responses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('stops who guesses, neither the member at another address nor another member', async () => {
    const [guesser, elsewhere] = ['10.0.4.1', '10.0.4.2'];
    for (let guess = 0; guess < 5; guess += 1) await sandbox.logIn('th', rich, 'guess', guesser);
    const logins = await Promise.all([
      sandbox.logIn('th', rich, 'demo-1234', guesser),
      sandbox.logIn('th', rich, 'demo-1234', elsewhere),
      sandbox.logIn('th', poor, 'demo-1234', guesser),
    ]);
    expect(logins.map(({ status }) => status)).toEqual([429, 200, 200]);
  });

  it('does not lock the same phone at the other operator', async () => {
    for (let guess = 0; guess < 5; guess += 1) await sandbox.logIn('th', laoWithBaht, 'guess');
    expect((await sandbox.logIn('la', laoWithBaht, 'demo-1234')).status).toBe(200);
  });
});

describe('a token', () => {
  const refused = { status: 401, body: { message: 'invalid-token' } };

  it('expires twelve hours after the login, even if it was used', async () => {
    const token = await sandbox.freshTokenOf(rich);
    sandbox.advance(12 * hourMs - 1);
    expect((await askWallet(token)).status).toBe(200);
    sandbox.advance(1);
    expect(await askWallet(token)).toMatchObject(refused);
  });

  it('ends when its member logs out, and their other tokens stay valid', async () => {
    const [left, kept] = [await sandbox.freshTokenOf(rich), await sandbox.freshTokenOf(rich)];
    expect(await sandbox.ask('POST', '/th/api/logout', { token: left })).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
    expect(await askWallet(left)).toMatchObject(refused);
    expect(await sandbox.ask('POST', '/th/api/logout', { token: left })).toMatchObject(refused);
    expect((await askWallet(kept)).status).toBe(200);
  });

  it('is not stored in the database, and has at least 128 random bits', async () => {
    const token = await sandbox.freshTokenOf(rich);
    const rows = JSON.stringify(await sandbox.db.selectFrom('session').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  });
});
