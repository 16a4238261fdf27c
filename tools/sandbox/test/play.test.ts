import { describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { balanceOf, freshMember, playPg, readTables, type FreshMember } from './member-helper.ts';

const sandbox = useSandbox({ faults: true });

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a play', () => {
  it('moves the stake to the provider and the payout back', async () => {
    const member = await freshMember(sandbox, { game: 100_00 });
    await playPg(sandbox, member, 30_00, 0);
    await playPg(sandbox, member, 10_00, 45_50);
    expect(await balanceOf(sandbox, member, 'game')).toBe(105_50);
    const { body } = await member.ask('GET', '/api/wallet');
    expect((body as { slots: { code: string; amount: number }[] }).slots.find(({ code }) => code === 'pg')?.amount).toBe(105.5);
  });

  it('is refused, and changes nothing, if the stake is higher than the balance, even if the payout would cover it', async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const before = await readTables(sandbox);
    await expect(playPg(sandbox, member, 50_01, 500_00)).rejects.toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
    expect(await readTables(sandbox)).toBe(before);
  });

  it('can stake the whole balance, but not more if twenty come at once', async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => playPg(sandbox, member, 10_00, 0)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await balanceOf(sandbox, member, 'game')).toBe(0);
  });

  it('is counted once if the same round comes twenty times at once', async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => playPg(sandbox, member, 10_00, 0, 'the-same')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(sandbox, member, 'game')).toBe(40_00);
  });

  it('earns a coin for every 500 baht that were staked in total', async () => {
    const member = await freshMember(sandbox, { game: 2_000_00 });
    const coins = async () => ((await member.ask('GET', '/api/wallet')).body as { profile: { coin: number } }).profile.coin;
    await playPg(sandbox, member, 499_99, 499_99);
    expect(await coins()).toBe(0);
    await playPg(sandbox, member, 1, 0);
    expect(await coins()).toBe(1);
    await playPg(sandbox, member, 1_200_00, 0);
    expect(await coins()).toBe(3);
  });
});

describe('POST /__play', () => {
  const send = (body: object, ip?: string) => sandbox.ask('POST', '/__play', { body, ...(ip !== undefined && { ip }) });
  const round = (member: FreshMember, change: object = {}) => ({
    operator: 'th',
    username: member.phone,
    gameCode: 'pg',
    stake: 10,
    payout: 2.5,
    ...change,
  });

  it('plays a round for a member', async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    expect(await send(round(member))).toMatchObject({ status: 200, body: { message: 'OK' } });
    expect(await balanceOf(sandbox, member, 'game')).toBe(42_50);
  });

  it.each<[object, number, string]>([
    [{ stake: 50.01 }, 409, 'MONEY_NOT_ENOUGH'],
    [{ gameCode: 'chess' }, 404, 'NO_GAME'],
    [{ gameCode: 'imi' }, 404, 'SLOT_NO_ACCOUNT'],
    [{ username: '0800000000' }, 404, 'NO_USER'],
    [{ operator: 'la' }, 404, 'NO_USER'],
    [{ stake: 0, payout: 0 }, 400, 'KEY_INVALID'],
    [{ stake: -1 }, 400, 'KEY_INVALID'],
    [{ stake: 0.001 }, 400, 'KEY_INVALID'],
    [{ payout: undefined }, 400, 'KEY_MISSING'],
  ])('refuses %j', async (change, status, message) => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const before = await readTables(sandbox);
    expect(await send(round(member, change))).toMatchObject({ status, body: { message } });
    expect(await readTables(sandbox)).toBe(before);
  });

  it('exists only on this machine and only with the testers’ switches', async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    expect((await send(round(member), '192.168.1.9')).status).toBe(404);
    const plain = await sandbox.alongside({});
    expect((await plain.ask('POST', '/__play', { body: round(member) })).status).toBe(404);
    await plain.close();
    expect(await balanceOf(sandbox, member, 'game')).toBe(50_00);
  });
});

describe('the game page', () => {
  const roundOf = (html: string) => /name="round" value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('shows the game and its balance', async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const page = await sandbox.ask('GET', await sandbox.launchPath(member.token, 'pg'));
    expect(page.status).toBe(200);
    expect(page.text).toContain('PG Soft');
    expect(page.text).toContain('<output>50.00</output> baht');
  });

  it('has no script, and a content security policy that allows none', async () => {
    const member = await freshMember(sandbox, { game: 1 });
    const page = await sandbox.ask('GET', await sandbox.launchPath(member.token, 'pg'));
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.text).not.toMatch(/<script|style=|\son\w+=/);
    expect((await sandbox.ask('GET', '/__provider/page.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('accepts a bet once, and shows the new balance and the round', async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const path = await sandbox.launchPath(member.token, 'pg');
    const round = roundOf((await sandbox.ask('GET', path)).text);
    expect(await sandbox.ask('POST', path, { body: `round=${round}&stake=20`, headers: form })).toMatchObject({
      status: 303,
      headers: { location: path },
    });
    const balance = await balanceOf(sandbox, member, 'game');
    expect([30_00, 70_00]).toContain(balance);
    expect((await sandbox.ask('GET', path)).text).toMatch(new RegExp(`<output>${String(balance / 100)}.00</output>.*<td>20.00</td>`, 's'));

    const again = await sandbox.ask('POST', path, { body: `round=${round}&stake=20`, headers: form });
    expect(again.status).toBe(303);
    expect(await balanceOf(sandbox, member, 'game')).toBe(balance);
  });

  it.each([
    ['stake=70', 409],
    ['stake=0', 409],
    ['stake=-5', 400],
    ['stake=1e3', 400],
    ['stake=', 400],
  ])('refuses %s', async (stake, status) => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const path = await sandbox.launchPath(member.token, 'pg');
    const round = roundOf((await sandbox.ask('GET', path)).text);
    expect((await sandbox.ask('POST', path, { body: `round=${round}&${stake}`, headers: form })).status).toBe(status);
    expect(await balanceOf(sandbox, member, 'game')).toBe(50_00);
  });

  it('does not open with an invalid ticket or after an hour', async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const path = await sandbox.launchPath(member.token, 'pg');
    for (const wrong of [
      `${path}x`,
      path.replace('.pg', '.pgslot'),
      `/__provider/play?ticket=${member.token}`,
      '/__provider/play?ticket=nothing',
    ]) {
      expect((await sandbox.ask('GET', wrong)).status).toBe(404);
    }
    sandbox.advance(3_600_000);
    expect((await sandbox.ask('GET', path)).status).toBe(404);
    expect((await sandbox.ask('POST', path, { body: 'round=7c9e6679-7425-40de-944b-e07fc1f90ae7&stake=1', headers: form })).status).toBe(
      404,
    );
  });
});

describe('a form', () => {
  it('is refused by the operations of the contract', async () => {
    const response = await sandbox.ask('POST', '/api/login', { body: 'username=a&password=b', headers: form });
    expect(response).toMatchObject({ status: 415, body: { message: 'KEY_INVALID' } });
  });
});
