import type { CredentialsResponse } from '@wallet/contract';
import { planLaunch } from '@wallet/domain';
import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SignedAddresses } from '../files/signed-addresses.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { gameOf, openAccounts } from '../ledger/ledger-accounts.ts';
import { requireGame } from '../ledger/member-money.ts';
import { operators } from '../operators/operators.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';

const hourMs = 3_600_000;

/** Opens a game account with its own name and password. Throws Refusal. */
export async function activateGame(trx: StoreTransaction, member: Holder, gameCode: string): Promise<void> {
  requireGame(member, gameCode);
  const credentials = { isActive: true, username: newUsername(member, gameCode), password: newPassword() };
  await openAccounts(trx, [gameOf(member, gameCode)]);
  await trx
    .insertInto('gameAccount')
    .values({ memberId: member.id, gameCode, ...credentials, refreshedAt: null })
    .onConflict((conflict) => conflict.columns(['memberId', 'gameCode']).doUpdateSet(credentials).where('gameAccount.isActive', '=', false))
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

/** Providers have their own names for players. */
function newUsername({ operator }: Holder, gameCode: string): string {
  return `${operator}${String(randomInt(100_000, 1_000_000))}${randomBytes(2).toString('hex')}${gameCode}`;
}

function newPassword(): string {
  return `Play-${randomBytes(5).toString('hex')}`;
}

/** Creates the path at which a member plays a game for the next hour. Anyone who has it can play. */
function launchPath(addresses: SignedAddresses, memberId: string, gameCode: string): string {
  return addresses.sign(`/__provider/play?ticket=${memberId}.${gameCode}`, hourMs);
}

interface AutoLogin {
  readonly provider: string;
  readonly username: string;
  /** The password, for providers that require one. */
  readonly password?: string | undefined;
}

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
  const launch = async (request: FastifyRequest, member: Holder, login: AutoLogin) => {
    const credentials = await readCredentials(db, member, login.provider);
    // By the same rule as in the apps.
    const plan = planLaunch({ code: login.provider, web: null }, { ...credentials, event: null }, { sportHost: null });
    if (plan.kind !== 'auto-login') throw new Refusal(404, 'NO_GAME');
    if (plan.username !== login.username || plan.password !== login.password) throw new Refusal(403, 'WRONG_CREDENTIAL');
    // Provider pages are not part of the API and are on the port of this server.
    const listening = app.server.address();
    const port = typeof listening === 'object' && listening !== null ? `:${String(listening.port)}` : '';
    return { link: `${request.protocol}://${request.hostname}${port}${launchPath(addresses, member.id, login.provider)}` };
  };
  route('launchGame', ({ request, member, params }) => launch(request, member, params));
  route('launchGameWithPassword', ({ request, member, params }) => launch(request, member, params));
}
