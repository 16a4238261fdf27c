import { markerHeader } from '@wallet/contract';
import { allOperations, operations, type Operation, type ParamName } from '@wallet/contract/operations';
import { describe, expect, it } from 'vitest';
import type { ScenarioLogin } from '../src/testers/scenarios/run-scenario.ts';
import type { ScenarioName } from '../src/testers/scenarios/scenarios.ts';
import { type Answer, type Call, useSandbox } from './helper.ts';
import { readTables } from './member-helper.ts';
import { publicParams, sampleRequest, type SampleRequest, operationAt } from './sample-request.ts';

const otherOrigin = 'https://other-site.example';

const sandbox = useSandbox({ faults: true });

/** Routes outside the contract: pictures, whose URLs cannot be guessed. */
const routesOutsideContract = () =>
  sandbox.app.routeList.filter(
    ({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && method !== 'OPTIONS' && operationAt(method, url) === undefined,
  );

/** The logout comes last because it ends the session that the other requests use. */
const testedOperations: readonly Operation[] = [...allOperations.filter(({ id }) => id !== 'logOut'), operations.logOut];

async function ask({ method, url, body, type }: SampleRequest, { headers, ...call }: Omit<Call, 'body'> = {}) {
  return sandbox.ask(method, url, {
    ...call,
    ...(body !== undefined && { body }),
    headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
  });
}

async function begin(name: ScenarioName, operator: 'th' | 'la' = 'th') {
  const login = (await sandbox.ask('POST', '/__scenario', { body: { name, operator } })).body as ScenarioLogin;
  const { token } = (await sandbox.logIn(operator, login.phone, login.password)).body as { token: string };
  const { id } = await sandbox.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', login.phone)
    .where('operator', '=', operator)
    .executeTakeFirstOrThrow();
  return { ...login, token, id };
}

describe('every operation', () => {
  it('refuses an invalid token if it requires a login, and otherwise responds as it does to a visitor', async () => {
    const member = await begin('normal');
    const ended = await begin('new-member');
    await sandbox.db.updateTable('session').set({ endedAt: sandbox.now() }).where('memberId', '=', ended.id).execute();
    const deactivated = await begin('new-member');
    await sandbox.db.updateTable('member').set({ isActive: false }).where('id', '=', deactivated.id).execute();
    const late = await begin('new-member');
    await sandbox.db.updateTable('session').set({ expiresAt: sandbox.now() }).where('memberId', '=', late.id).execute();
    const identities: readonly (readonly [string, string, string])[] = [
      ['a session that has expired', '', late.token],
      ['a session that was ended', '', ended.token],
      ['a member who was deactivated', '', deactivated.token],
      ['an unknown token', '', member.token.split('').reverse().join('')],
      ['a member of the other operator', '/la', member.token],
    ];
    const before = await readTables(sandbox);
    const open: string[] = [];
    for (const operation of testedOperations) {
      const request = sampleRequest(operation, publicParams);
      const toVisitors = { '': await ask(request), '/la': await ask({ ...request, url: `/la${request.url}` }) };
      const isClosed = ({ status, text }: Answer) => status === 401 && text === '{"message":"invalid-token"}';
      if (isClosed(toVisitors['']) !== (operation.auth === 'required')) open.push(`${operation.id} to nobody: ${toVisitors[''].text}`);
      for (const [index, [name, prefix, token]] of identities.entries()) {
        // Each request comes from its own address, so that no limit is reached.
        const response = await ask({ ...request, url: `${prefix}${request.url}` }, { token, ip: `10.0.0.${String(index)}` });
        const expected = toVisitors[prefix as keyof typeof toVisitors];
        if (response.status !== expected.status || response.text !== expected.text)
          open.push(`${operation.id} to ${name}: ${String(response.status)} ${response.text}`);
      }
    }
    expect(open).toEqual([]);
    expect(await readTables(sandbox)).toBe(before);
  });

  it('that changes something refuses links, forms and prefetches of other sites', async () => {
    const { token, id } = await begin('normal');
    const before = [await readTables(sandbox), await ownedBy([id])];
    const accepted: string[] = [];
    for (const operation of testedOperations.filter(({ effect }) => effect !== 'read')) {
      const { type, ...request } = sampleRequest(operation, publicParams);
      // A form cannot send JSON; it can send text/plain instead.
      const formType = type === 'application/json' ? 'text/plain' : type;
      const otherSiteHeaders: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site', origin: otherOrigin },
        { [markerHeader.name]: '' },
        { 'sec-purpose': 'prefetch' },
      ];
      for (const headers of otherSiteHeaders) {
        const { status, text } = await ask(request, {
          token,
          headers: { ...headers, ...(formType !== undefined && { 'content-type': formType }) },
        });
        if (![403, 415].includes(status) || text !== '{"message":"KEY_INVALID"}')
          accepted.push(`${operation.id} by ${JSON.stringify(headers)}: ${String(status)} ${text}`);
      }
    }
    expect(accepted).toEqual([]);
    expect([await readTables(sandbox), await ownedBy([id])]).toEqual(before);
  });

  it('sends no CORS permission to pages of other sites', async () => {
    const { token } = await begin('normal');
    const readable: string[] = [];
    for (const { method, path } of testedOperations) {
      const url = path.replace(/[{}]/g, '');
      const preflight = await sandbox.ask('OPTIONS', url, {
        headers: { origin: otherOrigin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
      });
      const response =
        method === 'GET' ? await sandbox.ask('GET', url, { token, headers: { origin: otherOrigin, [markerHeader.name]: '' } }) : preflight;
      for (const { headers } of [preflight, response])
        if (headers['access-control-allow-origin'] !== undefined) readable.push(`${method} ${path}`);
    }
    expect(readable).toEqual([]);
  });
});

describe('the data of a member', () => {
  it('never appears in a response to another member or to a visitor', async () => {
    const names: readonly ScenarioName[] = ['lots-of-history', 'refund-ready', 'invite-ready', 'wheel-ready', 'bonus-active'];
    const owners = await Promise.all(names.map((name) => begin(name)));
    const ids = owners.map(({ id }) => id);
    for (const { id, token } of owners) {
      await sandbox.ask('POST', '/api/chat/send-message', {
        token,
        body: {
          sender: 'customer',
          message: { message_type: 'text', payload: { text: `secret of ${id}` } },
          session_id: id,
          userId: id,
          guestId: '',
          username: '',
          name: '',
          deviceToken: '',
        },
      });
    }
    const secretsOf = async (table: 'slip' | 'gameAccount' | 'member') => {
      if (table === 'slip')
        return (await sandbox.db.selectFrom('slip').select('reference').where('memberId', 'in', ids).limit(50).execute()).map(
          ({ reference }) => reference,
        );
      if (table === 'gameAccount')
        return (
          await sandbox.db.selectFrom('gameAccount').select('username').where('memberId', 'in', ids).where('isActive', '=', true).execute()
        ).map(({ username }) => username ?? '');
      return (await sandbox.db.selectFrom('member').select(['username', 'bankAccountNo']).where('id', 'in', ids).execute()).flatMap(
        ({ username, bankAccountNo }) => [username, bankAccountNo],
      );
    };
    const references = await secretsOf('slip');
    const secrets = [...ids, ...references, ...(await secretsOf('gameAccount')), ...(await secretsOf('member')), 'secret of'];
    expect(secrets.every((secret) => secret.length >= 8)).toBe(true);

    const own = await ownParams(owners[0], references[0]);
    const [otherMember, memberOfOtherOperator] = [await begin('normal'), await begin('normal', 'la')];
    const before = await ownedBy(ids);
    const leaks: string[] = [];
    let succeededForOtherMember = 0;
    const fields = {
      page: 1,
      limit: 100,
      skip: 0,
      userId: ids[0],
      guestId: '',
      from: 'pg',
      to: 'WALLET',
      amount: 1,
      coupon: 'SHIRT',
    };
    const searchResponses = async (name: string, request: SampleRequest, isNamed: (param: ParamName) => boolean) => {
      const url = `${request.url}?userId=${ids[0] ?? ''}`;
      for (const [who, token] of [
        ['another member', otherMember.token],
        ['a member of the other operator', memberOfOtherOperator.token],
        ['a visitor', undefined],
      ] as const) {
        const response = await ask({ ...request, url }, { ...(token !== undefined && { token }) });
        const found = secrets.filter((secret) => response.text.includes(secret) && !url.includes(secret));
        if (found.length > 0) leaks.push(`${name} to ${who}: ${found.join()}`);
        if (response.status === 200 && token === otherMember.token) succeededForOtherMember += 1;
        if (response.status < 400 && ownNames.some(isNamed)) leaks.push(`${name} succeeds for ${who}`);
      }
    };
    for (const operation of testedOperations) {
      // The owner's own values, then a member id and then a slip reference in every place.
      const everywhere = (value: string | undefined) =>
        Object.fromEntries(Object.keys(own).map((name) => [name, value ?? ''])) as typeof own;
      for (const params of operation.params ? [own, everywhere(ids[0]), everywhere(references[0])] : [own]) {
        await searchResponses(operation.id, sampleRequest(operation, params, fields), (name) => operation.params?.[name] !== undefined);
      }
    }
    for (const { url } of routesOutsideContract())
      for (const value of [ids[0], references[0]])
        await searchResponses(url, { method: 'GET', url: url.replace(':name', value ?? '') }, () => true);
    expect(leaks).toEqual([]);
    // The other member is logged in: most requests succeed, so the login is not what protects the data.
    expect(succeededForOtherMember).toBeGreaterThan(allOperations.length / 2);
    expect(await ownedBy(ids)).toBe(before);
  }, 120_000);

  it('appears in the response to that member, which shows that the search works', async () => {
    const owner = await begin('bonus-active');
    expect((await sandbox.ask('GET', '/api/wallet', { token: owner.token })).text).toContain(owner.id);
  });

  it('is not changed by fields that the schema does not contain', async () => {
    const member = await begin('new-member');
    const body = {
      name: 'ชื่อใหม่',
      bankCode: 'KBANK',
      bankAccountName: 'X',
      bankAccountNo: '1112223334',
      isActive: false,
      currency: 'LAK',
      coin: 99,
      amount: 1e6,
      operator: 'la',
      id: 'x',
      invitedBy: member.id,
    };
    await sandbox.ask('PUT', '/api/account/profile', { token: member.token, body });
    const stored = await sandbox.db
      .selectFrom('member')
      .select(['id', 'isActive', 'currency', 'coin', 'operator', 'invitedBy'])
      .where('username', '=', member.phone)
      .executeTakeFirst();
    expect(stored).toEqual({ id: member.id, isActive: true, currency: 'BAHT', coin: 0, operator: 'th', invitedBy: null });
  });
});

/** Path parameters that identify something that belongs to one member. */
const ownNames = ['qrcodeId', 'reference', 'username', 'password'] as const satisfies readonly ParamName[];

/** Path parameters with the values of one member. */
async function ownParams(
  owner: { readonly id: string; readonly token: string } | undefined,
  reference = '',
): Promise<Readonly<Record<ParamName, string>>> {
  if (owner === undefined) throw new Error('there is no owner');
  await sandbox.db.updateTable('slip').set({ picture: '/api/slip-files/slip.png' }).where('reference', '=', reference).execute();
  const { body } = await sandbox.ask('POST', '/api/qrcode/KBANK', { token: owner.token, body: { amount: 200 } });
  const game = await sandbox.db
    .selectFrom('gameAccount')
    .select(['gameCode', 'username', 'password'])
    .where('memberId', '=', owner.id)
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow();
  const { gameCode, username, password } = game;
  const own = {
    ...publicParams,
    qrcodeId: (body as { qrcodeId: string }).qrcodeId,
    reference,
    provider: gameCode,
    username: username ?? '',
    password: password ?? '',
  };
  expect(Object.values(own)).not.toContain('');
  return own;
}

/** All data of these members, as text. */
async function ownedBy(ids: readonly string[]): Promise<string> {
  const { db } = sandbox;
  const rows = [
    await db.selectFrom('ledgerAccount').selectAll().where('memberId', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('memberBonus').selectAll().where('memberId', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('spinResult').selectAll().where('memberId', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('gameAccount').selectAll().where('memberId', 'in', ids).orderBy('memberId').orderBy('gameCode').execute(),
    await db.selectFrom('member').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('qrCode').selectAll().where('memberId', 'in', ids).orderBy('id').execute(),
    await db.selectFrom('conversation').selectAll().where('ownerId', 'in', ids).orderBy('id').execute(),
  ];
  return JSON.stringify(rows);
}
