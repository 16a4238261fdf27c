import { formatAmount, fromWireAmount, moneyOf } from '@wallet/domain';
import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { addForms, addPageStyles, answerForm, drawInput, drawTable, html, sendPage, takeNotice } from '../http/pages.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { KnownIntent } from '../ledger/ledger.ts';
import { operators } from '../operators/operators.ts';
import type { SandboxContext } from '../routing/route.ts';
import type { Holder } from '../store/database.ts';
import { play } from './play.ts';

/** A member who plays a game. */
interface Ticket {
  readonly member: Holder;
  readonly gameCode: string;
}

const playQuery = v.object({ ticket: v.string() });
const betForm = v.object({ round: v.pipe(v.string(), v.uuid()), stake: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,2})?$/)) });

/** A simple game for the sandbox: a page per member and game with a bet form. */
export function addProviderPages(app: SandboxApp, { db, now, addresses }: SandboxContext): void {
  addForms(app, (pages) => {
    addPageStyles(pages);

    pages.get('/__provider/play', { schema: { querystring: playQuery } }, async (request, reply) => {
      const ticket = await readTicket(request.query.ticket, request.url);
      return ticket === null ? sendGone(reply) : sendGame(reply, ticket, takeNotice(request, reply));
    });

    pages.post('/__provider/play', { schema: { querystring: playQuery, body: betForm } }, async ({ query, body, url }, reply) => {
      const ticket = await readTicket(query.ticket, url);
      return answerForm(reply, url, ticket === null ? '' : await bet(ticket, body));
    });
  });

  /** The member and the game of a link. Null if it is not genuine or has expired. */
  async function readTicket(ticket: string, url: string): Promise<Ticket | null> {
    if (!addresses.isGood(url)) return null;
    const [memberId = '', gameCode = ''] = ticket.split('.');
    const member = await db
      .selectFrom('member')
      .select(['id', 'operator', 'currency'])
      .where('id', '=', memberId)
      .where('isActive', '=', true)
      .executeTakeFirst();
    return member === undefined ? null : { member, gameCode };
  }

  /** A fair coin minus the house edge. Returns why the round was not played; empty if it was. */
  async function bet({ member, gameCode }: Ticket, { stake, round }: v.InferOutput<typeof betForm>): Promise<string> {
    const amount = fromWireAmount(Number(stake), member.currency);
    if (amount === null || amount.minor === 0) return 'Stake more than 0.';
    const payout = moneyOf(randomInt(100) < 48 ? amount.minor * 2 : 0, member.currency);
    try {
      await db.transaction().execute((trx) => play(trx, { member, gameCode, stake: amount, payout, round, at: now() }));
      return '';
    } catch (error) {
      if (error instanceof Refusal) return error.code === 'MONEY_NOT_ENOUGH' ? 'The balance is not enough.' : 'This game is closed.';
      // The same form was sent twice: the page shows the result of the first.
      if (error instanceof KnownIntent) return '';
      throw error;
    }
  }

  /** The game: balance, bet form, and last rounds. */
  async function sendGame(reply: FastifyReply, { member, gameCode }: Ticket, notice: string): Promise<FastifyReply> {
    const { balance } = await db
      .selectFrom('ledgerAccount')
      .select('balance')
      .where('memberId', '=', member.id)
      .where('gameCode', '=', gameCode)
      .executeTakeFirstOrThrow();
    const rounds = await db
      .selectFrom('gamePlay')
      .select(['stake', 'payout'])
      .where('memberId', '=', member.id)
      .where('gameCode', '=', gameCode)
      .orderBy('id', 'desc')
      .limit(10)
      .execute();
    const figures = (minor: number) => formatAmount(moneyOf(minor, member.currency));
    const game = operators[member.operator].games.find(({ code }) => code === gameCode);
    return sendPage(
      reply,
      game?.name ?? gameCode,
      html`${notice !== '' && html`<p role="alert">${notice}</p>`}
        <p>Balance <output>${figures(balance)}</output> ${member.currency === 'LAK' ? 'kip' : 'baht'}</p>
        <form method="post">
          <input type="hidden" name="round" value="${randomUUID()}" />
          ${drawInput('Stake', 'stake', '10', '[0-9]{1,9}([.][0-9]{1,2})?')}
          <button>Bet</button>
        </form>
        <h2>Last rounds</h2>
        ${drawTable(
          ['Stake', 'Payout'],
          rounds.map(({ stake, payout }) => [figures(stake), figures(payout)]),
        )}`,
    );
  }
}

function sendGone(reply: FastifyReply): FastifyReply {
  return sendPage(reply.status(404), 'Game over', html`<p>This link is no longer valid. Please open the game again.</p>`);
}
