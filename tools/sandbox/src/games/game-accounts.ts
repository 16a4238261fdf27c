import type { CredentialsResponse, Params } from '@wallet/contract';
import type { operations } from '@wallet/contract/operations';
import { planLaunch } from '@wallet/domain';
import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { requireGame } from '../ledger/member-money.ts';
import { operators } from '../operators/operators.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';

const hourMs = 3_600_000;

/** Opens a game account with its own name and password. Throws Refusal. */
export async function activateGame(trx: StoreTransaction, member: Holder, gameCode: string): Promise<void> {
  requireGame(member, gameCode);
  // Providers have their own names for players.
  const username = `${member.operator}${String(randomInt(100_000, 1_000_000))}${randomBytes(2).toString('hex')}${gameCode}`;
  const credentials = { isActive: true, username, password: newPassword() };
  await trx
    .updateTable('gameAccount')
    .set(credentials)
    .where('memberId', '=', member.id)
    .where('gameCode', '=', gameCode)
    .where('isActive', '=', false)
    .returning('gameCode')
    .executeTakeFirstOrThrow(() => new Refusal(409, 'SLOT_ALREADY_ACTIVE'));
}

/** The credentials at the provider. Throws Refusal. */
async function readCredentials(db: Store, member: Holder, gameCode: string): Promise<CredentialsResponse> {
  requireGame(member, gameCode);
  const account = await db
    .selectFrom('gameAccount')
    .select(['username', 'password'])
    .where('memberId', '=', member.id)
    .where('gameCode', '=', gameCode)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!account) throw new Refusal(404, 'SLOT_NO_ACCOUNT');
  const form = operators[member.operator].games.find(({ code }) => code === gameCode)?.loginForm;
  return { username: account.username ?? '', password: account.password ?? '', ...(form && { event: { ...form } }) };
}

/** Sets a new password of an active game account. Throws Refusal. */
async function resetGamePassword(trx: StoreTransaction, member: Holder, gameCode: string): Promise<void> {
  requireGame(member, gameCode);
  await trx
    .updateTable('gameAccount')
    .set({ password: newPassword() })
    .where('memberId', '=', member.id)
    .where('gameCode', '=', gameCode)
    .where('isActive', '=', true)
    .returning('gameCode')
    .executeTakeFirstOrThrow(() => new Refusal(404, 'SLOT_NO_ACCOUNT'));
}

const newPassword = () => `Play-${randomBytes(5).toString('hex')}`;

export function addGames(app: SandboxApp, context: SandboxContext): void {
  const { db, now, addresses } = context;
  const route = routesFor(app, context);

  // Fetches the balance of each active account from its provider. The providers' books are part of the ledger.
  route('refreshGameBalances', async ({ member }) => {
    await db
      .updateTable('gameAccount')
      .set({ refreshedAt: now() })
      .where('memberId', '=', member.id)
      .where('isActive', '=', true)
      .execute();
  });
  route('getGameCredentials', ({ member, params }) => readCredentials(db, member, params.slotCode));
  route('activateGame', ({ trx, member, params }) => activateGame(trx, member, params.slotCode));
  route('resetGamePassword', ({ trx, member, params }) => resetGamePassword(trx, member, params.slotCode));

  /** Logs in to a game. Throws Refusal NO_GAME, SLOT_NO_ACCOUNT, WRONG_CREDENTIAL. */
  const launch = async (
    request: FastifyRequest,
    member: Holder,
    login: Params<typeof operations.launchGame> & { readonly password?: string },
  ) => {
    const credentials = await readCredentials(db, member, login.provider);
    // By the same rule as in the apps.
    const plan = planLaunch({ code: login.provider, web: null }, { ...credentials, event: null }, { sportHost: null });
    if (plan.kind !== 'auto-login') throw new Refusal(404, 'NO_GAME');
    if (plan.username !== login.username || plan.password !== login.password) throw new Refusal(403, 'WRONG_CREDENTIAL');
    // Provider pages are not part of the API and are on the port of this server.
    const [listening] = app.addresses();
    const origin = `${request.protocol}://${request.hostname}${typeof listening === 'object' ? `:${String(listening.port)}` : ''}`;
    // For an hour, anyone who has the link can play.
    return { link: `${origin}${addresses.sign(`/__provider/play?ticket=${member.id}.${login.provider}`, hourMs)}` };
  };
  route('launchGame', ({ request, member, params }) => launch(request, member, params));
  route('launchGameWithPassword', ({ request, member, params }) => launch(request, member, params));
}
