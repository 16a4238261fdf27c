import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { fromWireAmount, moneyOf } from '@wallet/domain';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { operatorIds } from '../operators/operators.ts';
import { html, type Html } from '../http/html.ts';
import { acceptForms, sendPage } from '../http/pages.ts';
import { quarterHourMs } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { LedgerRefusal } from '../ledger/ledger-refusal.ts';
import { play } from './play.ts';
import { drawGame, drawPage } from './provider-page.ts';
import { launchPath, readTicket, type Ticket } from './provider-tickets.ts';
import { inOneTransaction } from '../store/in-one-transaction.ts';

const styles =
  'body{font:1rem/1.5 sans-serif;margin:0;background:#10131a;color:#f2f2f2}main{max-width:24rem;margin:auto;padding:1rem}' +
  'output{font-size:1.5rem;font-variant-numeric:tabular-nums}input,button{font:inherit;min-height:2.75rem;padding:0 .75rem}' +
  'form,label{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem}form{margin:1rem 0}select,textarea{font:inherit;min-height:2.75rem;min-width:0}input[type=checkbox]{justify-self:start;width:1.5rem;min-height:1.5rem}td form{grid-template-columns:auto;margin:.25rem 0}a{color:#9cc3ff}li{overflow-wrap:anywhere;margin:.75rem 0}output{overflow-wrap:anywhere}' +
  'table{width:100%;margin-top:1rem}td{text-align:right}[role=alert]{color:#ffb4ab}';

const gameParams = v.object({ operator: v.string(), gameCode: v.string() });
const playQuery = v.object({ ticket: v.string() });
const loginForm = v.object({ username: v.pipe(v.string(), v.nonEmpty()), password: v.pipe(v.string(), v.nonEmpty()) });
const betForm = v.object({ round: v.pipe(v.string(), v.uuid()), stake: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,2})?$/)) });

/** A simple game for the sandbox: a page per member and game with a bet form. */
export function addProviderPages(app: SandboxApp, { db, now, limits, allowances }: SandboxContext): void {
  const guesses = limits('provider-guesses', allowances.guessesPerQuarterHour, quarterHourMs);
  // A separate scope: no other route accepts forms, which another site could send without a preflight.
  void app.register((pages: SandboxApp, _options, done) => {
    acceptForms(pages, 4096);

    pages.get('/__provider/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));

    pages.post('/__provider/:operator/:gameCode', { schema: { params: gameParams, body: loginForm } }, async (request, reply) => {
      const { params, body } = request;
      const player = `${params.operator} ${params.gameCode} ${body.username} ${request.ip}`;
      await guesses.take(player);
      const memberId = await findPlayer({ ...params, ...body });
      if (memberId === null) return sendGamePage(reply, 401, drawPage('Log in', html`<p>Wrong username or password.</p>`));
      await guesses.forget(player);
      return reply.redirect(await launchPath(db, now(), memberId, params.gameCode), 303);
    });

    pages.get('/__provider/play', { schema: { querystring: playQuery } }, async ({ query }, reply) => {
      const ticket = await readTicket(db, now(), query.ticket);
      return ticket === null ? sendGone(reply) : sendGamePage(reply, 200, await drawGame(db, ticket, randomUUID(), null));
    });

    pages.post('/__provider/play', { schema: { querystring: playQuery, body: betForm } }, async ({ query, body, url }, reply) => {
      const ticket = await readTicket(db, now(), query.ticket);
      if (ticket === null) return sendGone(reply);
      const notice = await bet(ticket, body);
      if (notice !== null) return sendGamePage(reply, 409, await drawGame(db, ticket, randomUUID(), notice));
      return reply.redirect(url, 303);
    });
    done();
  });

  /** A fair coin minus the house edge. Returns the error, or null if the round was played. */
  async function bet({ member, gameCode }: Ticket, { stake, round }: v.InferOutput<typeof betForm>): Promise<string | null> {
    const amount = fromWireAmount(Number(stake), member.currency);
    if (amount === null || amount.minor === 0) return 'Stake more than 0.';
    const payout = moneyOf(randomInt(100) < 48 ? amount.minor * 2 : 0, member.currency);
    try {
      await inOneTransaction(db, (trx) => play(trx, { member, gameCode, stake: amount, payout, round, at: now() }));
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.code === 'MONEY_NOT_ENOUGH' ? 'The balance is not enough.' : 'This game is closed.';
      // The same form was sent twice: the page shows the result of the first.
      if (error instanceof LedgerRefusal && error.reason === 'known-intent') return null;
      throw error;
    }
  }

  async function findPlayer(login: { operator: string; gameCode: string; username: string; password: string }): Promise<string | null> {
    const operator = operatorIds.find((id) => id === login.operator);
    if (operator === undefined) return null;
    const account = await db
      .selectFrom('gameAccount')
      .innerJoin('member', 'member.id', 'gameAccount.memberId')
      .select(['gameAccount.memberId', 'gameAccount.password'])
      .where('member.operator', '=', operator)
      .where('gameAccount.gameCode', '=', login.gameCode)
      .where('gameAccount.username', '=', login.username)
      .where('gameAccount.isActive', '=', true)
      .executeTakeFirst();
    const [given, expected] = [Buffer.from(login.password), Buffer.from(account?.password ?? '')];
    return account !== undefined && given.length === expected.length && timingSafeEqual(given, expected) ? account.memberId : null;
  }
}

/** The address of a game has the member's ticket in it. */
const sendGamePage = (reply: FastifyReply, status: number, page: Html) => sendPage(reply.status(status), page, { referrer: 'no-referrer' });

function sendGone(reply: FastifyReply): FastifyReply {
  return sendGamePage(reply, 404, drawPage('Game over', html`<p>This link is no longer valid. Please open the game again.</p>`));
}
