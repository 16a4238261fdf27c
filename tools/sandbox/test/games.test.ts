import { credentialsResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { poor, refused, rich, sender, success } from './member-helper.ts';

const sandbox = useSandbox();
const member = sender(sandbox, poor);

const call = (name: string, game: string) => member.get(`/th/api/wallet/${name}/${game}`);
const credentials = async (game: string) => parse(credentialsResponse, (await call('account', game)).body);

describe('a game account', () => {
  it('is opened once, with a balance of 0, a username and a password', async () => {
    expect(await call('account', 'pg')).toMatchObject(refused(404, 'SLOT_NO_ACCOUNT'));
    const responses = await Promise.all(Array.from({ length: 20 }, () => call('activate', 'pg')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.find(({ status }) => status !== 200)).toMatchObject(refused(409, 'SLOT_ALREADY_ACTIVE'));
    expect(await member.balances()).toMatchObject({ pg: 0 });
    const { username, password, event } = await credentials('pg');
    expect([username, password]).toEqual([expect.stringMatching(/^th\w+pg$/), expect.stringMatching(/^.{8,}$/)]);
    expect(event).toBeUndefined();
  });

  it('gets a new password on request, and keeps its username and stays open', async () => {
    const before = await credentials('pg');
    expect(await call('resetpassword', 'pg')).toMatchObject(success);
    const after = await credentials('pg');
    expect(after.username).toBe(before.username);
    expect(after.password).not.toBe(before.password);
    expect(await member.balances()).toHaveProperty('pg');
  });

  it('of ufabet has additional form values for the login', async () => {
    expect(await call('activate', 'ufabet')).toMatchObject(success);
    expect((await credentials('ufabet')).event).toEqual({ __EVENTTARGET: 'btnLogin', lang: 'TH-TH', remember: '0' });
  });

  it.each(['activate', 'account', 'resetpassword'])('is refused by %s if the operator has no such game', async (name) => {
    expect(await call(name, 'poker')).toMatchObject(refused(404, 'NO_GAME'));
    expect(await call(name, encodeURIComponent("a'; drop table member; --"))).toMatchObject(refused(404, 'NO_GAME'));
  });

  it('that is not open has no password to reset', async () => {
    expect(await call('resetpassword', 'circus')).toMatchObject(refused(404, 'SLOT_NO_ACCOUNT'));
  });

  it('has a different username for each member', async () => {
    const mine = await credentials('pg');
    const other = parse(credentialsResponse, (await sandbox.asMember(rich, 'GET', '/th/api/wallet/account/pg')).body);
    expect(other.username).not.toBe(mine.username);
  });

  it.each(['activate', 'resetpassword'])('is not changed by %s from a prefetch, a link or a visitor', async (name) => {
    const url = `/th/api/wallet/${name}/imi`;
    expect(await member.get(url, { headers: { 'sec-purpose': 'prefetch' } })).toMatchObject(refused(403, 'KEY_INVALID'));
    expect(await member.get(url, { headers: { 'x-requested-with': '' } })).toMatchObject(refused(403, 'KEY_INVALID'));
    expect(await sandbox.ask('GET', url)).toMatchObject(refused(401, 'invalid-token'));
  });
});
