import { describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { balanceOf, expectUnchanged, freshMember, playPg, poor, refused, rich, sender, success } from './member-helper.ts';

const sandbox = useSandbox({ faults: true });

const newcomer = sender(sandbox, poor);
const player = sender(sandbox, rich);
const credentials = async (game: string, who = player) =>
  (await who.get(`/th/api/wallet/account/${game}`)).body as { username: string; password: string; event?: object };

describe('a game account', () => {
  it('is opened with a balance of 0, a username and a password, which can be replaced', async () => {
    expect(await newcomer.get('/th/api/wallet/activate/pg')).toMatchObject(success);
    expect(await newcomer.balances()).toEqual({ WALLET: 0, pg: 0 });
    const before = await credentials('pg', newcomer);
    expect(before).toEqual({
      username: expect.stringMatching(/^th\w+pg$/) as string,
      password: expect.stringMatching(/^.{8,}$/) as string,
    });
    expect(await newcomer.get('/th/api/wallet/resetpassword/pg')).toMatchObject(success);
    const after = await credentials('pg', newcomer);
    expect(after.username).toBe(before.username);
    expect(after.password).not.toBe(before.password);
  });

  it('of ufabet has additional form values for the login', async () => {
    await newcomer.get('/th/api/wallet/activate/ufabet');
    expect((await credentials('ufabet', newcomer)).event).toEqual({ __EVENTTARGET: 'btnLogin', lang: 'TH-TH', remember: '0' });
  });

  it.each([
    ['wallet/activate/poker', 404, 'NO_GAME'],
    ['wallet/account/poker', 404, 'NO_GAME'],
    ['wallet/resetpassword/poker', 404, 'NO_GAME'],
    ['wallet/activate/pg', 409, 'SLOT_ALREADY_ACTIVE'],
    ['wallet/account/circus', 404, 'SLOT_NO_ACCOUNT'],
    ['wallet/resetpassword/circus', 404, 'SLOT_NO_ACCOUNT'],
    ['autoLogin/pg/somebody', 403, 'WRONG_CREDENTIAL'],
    ['autoLogin/betflix/<username>', 403, 'WRONG_CREDENTIAL'],
    ['autoLogin/betflix/<username>/guess', 403, 'WRONG_CREDENTIAL'],
  ])('is refused by %s', async (path, status, message) => {
    const { username } = await credentials('betflix');
    await expectUnchanged(sandbox, () => player.get(`/th/api/${path.replace('<username>', username)}`), refused(status, message));
  });
});

describe('a play', () => {
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

describe('the game page', () => {
  const open = async () => {
    const member = await freshMember(sandbox, { game: 50_00 });
    const path = await sandbox.launchPath(member.token, 'pg');
    const [, round = ''] = /name="round" value="([^"]+)"/.exec((await sandbox.ask('GET', path)).text) ?? [];
    const bet = (stake: string) => sandbox.submit(path, { round, stake });
    return { member, path, bet };
  };

  it('accepts a bet once, and shows the new balance and the round', async () => {
    const { member, bet } = await open();
    const { text } = await bet('20');
    const balance = await balanceOf(sandbox, member, 'game');
    expect([30_00, 70_00]).toContain(balance);
    expect(text).toMatch(new RegExp(`<output>${String(balance / 100)}.00</output>.*<td>20.00</td>`, 's'));
    expect((await bet('20')).text).not.toContain('role="alert"');
    expect(await balanceOf(sandbox, member, 'game')).toBe(balance);
  });

  it.each([
    ['70', 'The balance is not enough.'],
    ['0', 'Stake more than 0.'],
  ])('refuses the stake %j', async (stake, notice) => {
    const { bet } = await open();
    await expectUnchanged(sandbox, () => bet(stake), { text: expect.stringContaining(`role="alert">${notice}`) as string });
  });

  it('does not open with an invalid ticket or after an hour', async () => {
    const { member, path, bet } = await open();
    const wrong = [
      `${path}x`,
      path.replace('.pg', '.pgslot'),
      `/__provider/play?ticket=${member.token}`,
      '/__provider/play?ticket=nothing',
    ];
    for (const url of wrong) expect((await sandbox.ask('GET', url)).status, url).toBe(404);
    sandbox.advance(3_600_000);
    expect((await sandbox.ask('GET', path)).status).toBe(404);
    expect((await bet('1')).status).toBe(404);
  });
});
