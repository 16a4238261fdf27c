import { allOperations, operations, type Operation, type ParamName } from '@wallet/contract/operations';
import { expect, it } from 'vitest';
import type { ScenarioLogin } from '../src/testers/scenarios/run-scenario.ts';
import type { ScenarioName } from '../src/testers/scenarios/scenarios.ts';
import { type Answer, type Call, useSandbox } from './helper.ts';
import { holdingsOf, readTables } from './member-helper.ts';
import { publicParams, sampleRequest, type SampleRequest, operationAt } from './sample-request.ts';

const sandbox = useSandbox({ faults: true });

/** Routes outside the contract: pictures, whose URLs cannot be guessed. */
const routesOutsideContract = () =>
  sandbox.app.routeList.filter(
    ({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && method !== 'OPTIONS' && operationAt(method, url) === undefined,
  );

/** The logout comes last because it ends the session that the other requests use. */
const testedOperations: readonly Operation[] = [...allOperations.filter(({ id }) => id !== 'logOut'), operations.logOut];

const ask = ({ method, url, body, type }: SampleRequest, call: Pick<Call, 'token' | 'ip'> = {}) =>
  sandbox.ask(method, url, {
    ...call,
    ...(body !== undefined && { body }),
    headers: { ...(type !== undefined && { 'content-type': type }) },
  });

async function begin(name: ScenarioName, operator: 'th' | 'la' = 'th') {
  const login = (await sandbox.ask('POST', '/__scenario', { body: { name, operator } })).body as ScenarioLogin;
  const { token } = (await sandbox.logIn(operator, login.phone, login.password)).body as { token: string };
  const members = sandbox.db.selectFrom('member').select('id').where('operator', '=', operator);
  return { token, id: (await members.where('username', '=', login.phone).executeTakeFirstOrThrow()).id };
}

it('every operation refuses an invalid token if it requires a login, and otherwise responds as it does to a visitor', async () => {
  const [member, ended, deactivated, late] = [
    await begin('normal'),
    await begin('new-member'),
    await begin('new-member'),
    await begin('new-member'),
  ];
  await sandbox.db.updateTable('session').set({ endedAt: sandbox.now() }).where('memberId', '=', ended.id).execute();
  await sandbox.db.updateTable('member').set({ isActive: false }).where('id', '=', deactivated.id).execute();
  await sandbox.db.updateTable('session').set({ expiresAt: sandbox.now() }).where('memberId', '=', late.id).execute();
  const identities: readonly (readonly [string, string, string])[] = [
    ['a session that has expired', '', late.token],
    ['a session that was ended', '', ended.token],
    ['a member who was deactivated', '', deactivated.token],
    ['an unknown token', '', member.token.split('').reverse().join('')],
    ['a part of a token', '', member.token.slice(0, -1)],
    ['a text that is no token', '', `{"$gt":""} ${'x'.repeat(2_000)}`],
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

it('the data of a member never appears in a response to another member or to a visitor', { timeout: 120_000 }, async () => {
  const names: readonly ScenarioName[] = ['lots-of-history', 'refund-ready', 'invite-ready', 'wheel-ready', 'bonus-active'];
  const owners = await Promise.all(names.map((name) => begin(name)));
  const ids = owners.map(({ id }) => id);
  const [owner = { id: '', token: '' }] = owners;
  for (const { id, token } of owners) {
    const message = { message_type: 'text', payload: { text: `secret of ${id}` } };
    await sandbox.ask('POST', '/api/chat/send-message', { token, body: { sender: 'customer', message, userId: id } });
  }
  const { slip = [], gameAccount = [], member = [] } = await holdingsOf(sandbox, ids);
  const textsOf = (rows: readonly object[], ...columns: readonly string[]) =>
    rows.flatMap((row) => columns.map((column) => (row as Readonly<Record<string, string | null>>)[column] ?? ''));
  const references = textsOf(slip, 'reference').slice(0, 50);
  const usernames = textsOf(gameAccount, 'username').filter((username) => username !== '');
  const secrets = [...ids, ...references, ...usernames, ...textsOf(member, 'username', 'bankAccountNo'), 'secret of'];
  expect(secrets.every((secret) => secret.length >= 8)).toBe(true);
  // The search finds what is there.
  expect((await sandbox.ask('GET', '/api/wallet', { token: owner.token })).text).toContain(owner.id);

  const own = await ownParams(owner, references[0]);
  const [otherMember, memberOfOtherOperator] = [await begin('normal'), await begin('normal', 'la')];
  const before = await holdingsOf(sandbox, ids);
  const leaks: string[] = [];
  let succeededForOtherMember = 0;
  const fields = { page: 1, limit: 100, skip: 0, userId: owner.id, guestId: '', from: 'pg', to: 'WALLET', amount: 1, coupon: 'SHIRT' };
  const searchResponses = async (name: string, request: SampleRequest, isNamed: (param: ParamName) => boolean) => {
    const url = `${request.url}?userId=${owner.id}`;
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
    const everywhere = (value = '') => Object.fromEntries(Object.keys(own).map((name) => [name, value])) as typeof own;
    for (const params of operation.params ? [own, everywhere(owner.id), everywhere(references[0])] : [own]) {
      await searchResponses(operation.id, sampleRequest(operation, params, fields), (name) => operation.params?.[name] !== undefined);
    }
  }
  for (const { url } of routesOutsideContract())
    for (const value of [owner.id, references[0] ?? ''])
      await searchResponses(url, { method: 'GET', url: url.replace(':name', value) }, () => true);
  expect(leaks).toEqual([]);
  // The other member is logged in: most requests succeed, so the login is not what protects the data.
  expect(succeededForOtherMember).toBeGreaterThan(allOperations.length / 2);
  expect(await holdingsOf(sandbox, ids)).toEqual(before);
});

/** Path parameters that identify something that belongs to one member. */
const ownNames = ['qrcodeId', 'reference', 'username', 'password'] as const satisfies readonly ParamName[];

/** Path parameters with the values of one member. */
async function ownParams({ id, token }: { readonly id: string; readonly token: string }, reference = '') {
  await sandbox.db.updateTable('slip').set({ picture: '/api/slip-files/slip.png' }).where('reference', '=', reference).execute();
  const { body } = await sandbox.ask('POST', '/api/qrcode/KBANK', { token, body: { amount: 200 } });
  const games = sandbox.db.selectFrom('gameAccount').select(['gameCode as provider', 'username', 'password']).where('memberId', '=', id);
  const { provider, username, password } = await games.where('isActive', '=', true).executeTakeFirstOrThrow();
  const { qrcodeId } = body as { qrcodeId: string };
  const own: Readonly<Record<ParamName, string>> = {
    ...publicParams,
    qrcodeId,
    reference,
    provider,
    username: username ?? '',
    password: password ?? '',
  };
  expect(Object.values(own)).not.toContain('');
  return own;
}
