import { credentialsResponse, launchResponse, type CredentialsResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { poor, refused, rich, sender } from './member-helper.ts';

const sandbox = useSandbox();
const member = sender(sandbox, rich);

const credentials = async (code: string): Promise<CredentialsResponse> =>
  parse(credentialsResponse, (await member.get(`/th/api/wallet/account/${code}`)).body);
const open = (path: string, who = member) => who.get(`/th/api/autoLogin/${path}`);

describe('a game account', () => {
  it('opens with its username alone if the provider does not require a password', async () => {
    const { username } = await credentials('pg');
    const { link } = parse(launchResponse, (await open(`pg/${username}`)).body);
    const { pathname, search } = new URL(link);
    const page = await sandbox.app.inject({ url: `${pathname}${search}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('250.50');
    expect(page.body).toContain('PG Soft');
  });

  it('opens with username and password if the provider requires both', async () => {
    const { username, password } = await credentials('betflix');
    expect((await open(`betflix/${username}/${password}`)).status).toBe(200);
    expect(await open(`betflix/${username}`)).toMatchObject(refused(403, 'WRONG_CREDENTIAL'));
    expect(await open(`betflix/${username}/guess`)).toMatchObject(refused(403, 'WRONG_CREDENTIAL'));
  });

  it('does not open for another member, for a visitor or with an unknown username', async () => {
    const { username } = await credentials('pg');
    expect(await open(`pg/${username}`, sender(sandbox, poor))).toMatchObject(refused(404, 'SLOT_NO_ACCOUNT'));
    expect(await open('pg/somebody')).toMatchObject(refused(403, 'WRONG_CREDENTIAL'));
    expect(await sandbox.ask('GET', `/th/api/autoLogin/pg/${username}`)).toMatchObject(refused(401, 'invalid-token'));
  });

  it.each([
    ['circus', 404, 'SLOT_NO_ACCOUNT'],
    ['moon', 404, 'NO_GAME'],
  ])('of %s is refused if there is no such account or game', async (code, status, message) => {
    expect(await open(`${code}/x`)).toMatchObject(refused(status, message));
  });

  it('does not open from a link of another site or by a prefetch', async () => {
    const { username } = await credentials('pg');
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['sec-purpose', 'prefetch'],
    ] as const) {
      expect(await member.get(`/th/api/autoLogin/pg/${username}`, { headers: { [name]: value } })).toMatchObject(
        refused(403, 'KEY_INVALID'),
      );
    }
  });
});
