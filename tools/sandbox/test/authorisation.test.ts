import { idempotencyHeader } from '@wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioLogin } from '../src/testers/scenarios/run-scenario.ts';
import type { ScenarioName } from '../src/testers/scenarios/scenarios.ts';
import { openSandbox, type TestSandbox } from './helper.ts';
import { expectCleanBooks, openingMs, readBooks } from './rewards-helper.ts';
import { wireRow } from './wire-row.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ faults: true });
}, openingMs);
afterAll(async () => {
  await expectCleanBooks(sandbox);
  await sandbox.close();
});

const listed = () => sandbox.app.routeList.filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && method !== 'OPTIONS');

async function begin(name: ScenarioName, operator: 'th' | 'la' = 'th') {
  const login = (await sandbox.ask('POST', '/__scenario', { body: { name, operator } })).body as ScenarioLogin;
  const { token } = (await sandbox.logIn(operator, login.phone, login.password)).body as { token: string };
  const { id } = await sandbox.db.selectFrom('member').select('id').where('username', '=', login.phone).where('operator', '=', operator).executeTakeFirstOrThrow();
  return { ...login, token, id };
}

describe('every call that needs a login', () => {
  it('answers invalid-token to whoever has none that is good, with nothing changed', async () => {
    const member = await begin('normal');
    const ended = await begin('new-member');
    await sandbox.db.updateTable('session').set({ endedAt: sandbox.now() }).where('memberId', '=', ended.id).execute();
    const deactivated = await begin('new-member');
    await sandbox.db.updateTable('member').set({ isActive: false }).where('id', '=', deactivated.id).execute();
    const short = await sandbox.alongside({ sessionMs: 1000 });
    const { token: expired } = (await short.logIn('th', member.phone, member.password)).body as { token: string };
    sandbox.advance(1001);
    const [head = '', sign = ''] = member.token.split('.');
    const identities: readonly (readonly [string, string, string | undefined])[] = [
      ['nobody', '', undefined], ['a session that has expired', '', expired], ['a session that was ended', '', ended.token],
      ['a member who was deactivated', '', deactivated.token], ['another signature', '', `${head}.${sign.split('').reverse().join('')}`],
      ['a member of the other operator', '/la', member.token],
    ];
    const before = await readBooks(sandbox);
    const open: string[] = [];
    let asked = 0;
    for (const { method, url } of listed()) {
      if (wireRow(method, url)?.auth !== 'required') continue;
      for (const [name, prefix, token] of identities) {
        asked += 1;
        const answer = await sandbox.ask(method as 'GET', `${prefix}${url.replace(/:\w+/g, 'pg')}`, { ...(token !== undefined && { token }), ...(method !== 'GET' && { body: {} }) });
        if (answer.status !== 401 || answer.text !== '{"message":"invalid-token"}') open.push(`${method} ${url} to ${name}: ${String(answer.status)} ${answer.text}`);
      }
    }
    expect(open).toEqual([]);
    expect(asked).toBeGreaterThan(200);
    expect(await readBooks(sandbox)).toBe(before);
    await short.close();
  });

  it('is known to the contract, which says so', () => {
    const unknown = listed().filter(({ method, url }) => wireRow(method, url) === undefined).map(({ method, url }) => `${method} ${url}`);
    // Pictures are opened by their address, which nobody guesses.
    expect(unknown.sort()).toEqual(['GET /api/chat/files/:name', 'GET /api/slip-files/:name']);
  });
});

describe('what belongs to one member', () => {
  it('reaches no other member and no visitor, whatever they ask', async () => {
    const names: readonly ScenarioName[] = ['lots-of-history', 'refund-ready', 'invite-ready', 'wheel-ready', 'bonus-active'];
    const owners = await Promise.all(names.map((name) => begin(name)));
    const ids = owners.map(({ id }) => id);
    for (const { id, token } of owners) {
      await sandbox.ask('POST', '/api/chat/send-message', {
        token, body: { sender: 'customer', message: { message_type: 'text', payload: { text: `secret of ${id}` } }, session_id: id, userId: id, guestId: '', username: '', name: '', deviceToken: '' },
      });
    }
    const secretsOf = async (table: 'slip' | 'gameAccount' | 'member') => {
      if (table === 'slip') return (await sandbox.db.selectFrom('slip').select('reference').where('memberId', 'in', ids).limit(50).execute()).map(({ reference }) => reference);
      if (table === 'gameAccount') return (await sandbox.db.selectFrom('gameAccount').select('username').where('memberId', 'in', ids).where('isActive', '=', true).execute()).map(({ username }) => username ?? '');
      return (await sandbox.db.selectFrom('member').select(['username', 'bankAccountNo']).where('id', 'in', ids).execute()).flatMap(({ username, bankAccountNo }) => [username, bankAccountNo]);
    };
    const references = await secretsOf('slip');
    const secrets = [...ids, ...references, ...(await secretsOf('gameAccount')), ...(await secretsOf('member')), 'secret of'];
    expect(secrets.every((secret) => secret.length >= 8)).toBe(true);

    const [stranger, foreigner] = [await begin('normal'), await begin('normal', 'la')];
    const before = await ownedBy(ids);
    const leaks: string[] = [];
    for (const { method, url } of listed()) {
      // Each id and reference of the others where the call takes one; the stranger's own id is no secret to the stranger.
      const segments = url.includes(':') ? [ids[0] ?? '', references[0] ?? '', 'pg', 'P10', 'SHIRT'] : [''];
      for (const segment of segments) {
        for (const [name, token] of [['a stranger', stranger.token], ['a member elsewhere', foreigner.token], ['a visitor', undefined]] as const) {
          const body = { page: 1, limit: 100, skip: 0, userId: ids[0], guestId: '', memberId: ids[0], from: 'pg', to: 'WALLET', amount: 1, coupon: 'SHIRT', id: ids[0] };
          const answer = await sandbox.ask(method as 'GET', `${url.replace(/:\w+/g, segment)}?userId=${ids[0] ?? ''}`, { ...(token !== undefined && { token }), ...(method !== 'GET' && { body }) });
          const found = secrets.filter((secret) => answer.text.includes(secret) && secret !== segment);
          if (found.length > 0) leaks.push(`${method} ${url} to ${name}: ${found.join()}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(await ownedBy(ids)).toBe(before);
  }, 120_000);

  it('is found by the own member: the search would find it', async () => {
    const owner = await begin('bonus-active');
    expect((await sandbox.ask('GET', '/api/wallet', { token: owner.token })).text).toContain(owner.id);
  });

  it('is not repeated to another member who sends the same key', async () => {
    const [mine, other] = [await begin('refund-ready'), await begin('new-member')];
    const headers = { [idempotencyHeader]: 'the-same-key' };
    expect((await sandbox.ask('GET', '/api/refund/receive', { token: mine.token, headers })).status).toBe(200);
    expect(await sandbox.ask('GET', '/api/refund/receive', { token: other.token, headers })).toMatchObject({ status: 409, body: { message: 'NO_REFUND' } });
  });

  it('is not changed by fields that no call takes', async () => {
    const member = await begin('new-member');
    const body = { name: 'ชื่อใหม่', bankCode: 'KBANK', bankAccountName: 'X', bankAccountNo: '1112223334', isActive: false, currency: 'LAK', coin: 99, amount: 1e6, operator: 'la', id: 'x', invitedBy: member.id };
    await sandbox.ask('PUT', '/api/account/profile', { token: member.token, body });
    const kept = await sandbox.db.selectFrom('member').select(['id', 'isActive', 'currency', 'coin', 'operator', 'invitedBy']).where('username', '=', member.phone).executeTakeFirst();
    expect(kept).toEqual({ id: member.id, isActive: true, currency: 'BAHT', coin: 0, operator: 'th', invitedBy: null });
  });
});

/** Everything of these members, as text. */
async function ownedBy(ids: readonly string[]): Promise<string> {
  const { db } = sandbox;
  const rows = [
    await db.selectFrom('ledgerAccount').selectAll().where('memberId', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('memberBonus').selectAll().where('memberId', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('spinResult').selectAll().where('memberId', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('gameAccount').selectAll().where('memberId', 'in', ids).orderBy('memberId').orderBy('gameCode').execute(),
    await db.selectFrom('member').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('conversation').selectAll().where('ownerId', 'in', ids).orderBy('id').execute(),
  ];
  return JSON.stringify(rows);
}
