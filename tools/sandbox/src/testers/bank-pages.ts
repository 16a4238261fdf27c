import { fromWireAmount, moneyOf, type Currency } from '@wallet/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sendTesterPage } from './tester-page.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { drawPage } from '../games/provider-page.ts';
import { html } from '../http/html.ts';
import { drawBank, drawTransfer } from './bank-page.ts';
import { makeGift } from '../world/make-gift.ts';
import { payQrCode } from '../world/pay-qr-code.ts';
import { printSlip, slipKinds } from '../world/print-slip.ts';
import { transferMoney } from '../world/pretend-bank.ts';

/** As forms and JSON write a number. */
const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(0));
const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

const payRequest = v.object({ payload: text(512) });
const giftRequest = v.object({ amount: number });
const transferRequest = v.object({
  memberId: text(64),
  /** Bank, account number and currency. */
  to: v.pipe(v.string(), v.regex(/^\w{1,16} \d{6,20} (?:BAHT|LAK)$/)),
  amount: number,
  minutesAgo: v.optional(v.pipe(number, v.integer(), v.maxValue(100_000)), 0),
  answer: v.optional(v.picklist(['normal', 'captcha', 'error']), 'normal'),
  stranger: v.optional(v.unknown()),
});
const transferParams = v.object({ reference: text(32) });
const slipParams = v.object({ reference: text(32), kind: v.picklist(slipKinds) });

const minuteMs = 60_000;
const isCall = ({ headers }: FastifyRequest) => String(headers['content-type']).startsWith('application/json');

/** The bank of the testers: forms answer with pages, calls in JSON with JSON. */
export function addBankPages(pages: SandboxApp, { db, now }: SandboxContext): void {
  const sendBank = async (reply: FastifyReply, notice: string | null) => sendTesterPage(reply, await drawBank(db, now(), notice));

  pages.get('/__bank', (_request, reply) => sendBank(reply, null));

  pages.post('/__bank/pay', { schema: { body: payRequest } }, async (request, reply) => {
    try {
      await payQrCode(db, request.body.payload, now());
    } catch (error) {
      if (isCall(request) || !(error instanceof Refusal)) throw error;
      return sendBank(reply.status(error.status), 'This code can no longer be paid.');
    }
    return isCall(request) ? { message: 'OK' } : sendBank(reply, 'Paid: the money is in the wallet.');
  });

  pages.post('/__bank/gift', { schema: { body: giftRequest } }, async (request, reply) => {
    const link = await makeGift(db, readMoney(request.body.amount, 'BAHT'), now());
    if (isCall(request)) return { link };
    return sendTesterPage(
      reply,
      drawPage(
        'Gift made',
        html`<p><output>${link}</output></p>
          <p><a href="/__bank">Back to the bank</a></p>`,
      ),
    );
  });

  pages.post('/__bank/transfer', { schema: { body: transferRequest } }, async (request, reply) => {
    const { memberId, to, amount, minutesAgo, answer, stranger } = request.body;
    const member = await db.selectFrom('member').select(['bankCode', 'bankAccountNo']).where('id', '=', memberId).executeTakeFirst();
    if (member === undefined) throw new Refusal(404, 'NO_USER');
    const [toBank = '', toAccountNo = '', name] = to.split(' ');
    const currency: Currency = name === 'LAK' ? 'LAK' : 'BAHT';
    const { reference } = await transferMoney(db, {
      fromBank: member.bankCode,
      fromAccountNo: stranger === undefined ? member.bankAccountNo : '5554443332',
      toBank,
      toAccountNo,
      currency,
      answer,
      amount: readMoney(amount, currency).minor,
      madeAt: new Date(now().getTime() - minutesAgo * minuteMs),
    });
    return isCall(request) ? { reference, slip: `/__bank/slip/${reference}/whole` } : reply.redirect(`/__bank/transfer/${reference}`, 303);
  });

  pages.get('/__bank/transfer/:reference', { schema: { params: transferParams } }, async ({ params }, reply) =>
    sendTesterPage(reply, drawTransfer(await findTransfer(params.reference))),
  );

  pages.get('/__bank/slip/:reference/:kind', { schema: { params: slipParams } }, async ({ params }, reply) =>
    reply.type('image/png').send(printSlip(await findTransfer(params.reference), params.kind)),
  );

  async function findTransfer(reference: string) {
    const transfer = await db.selectFrom('bankTransfer').selectAll().where('reference', '=', reference).executeTakeFirst();
    if (transfer === undefined) throw new Refusal(404, 'NO_DATA');
    return transfer;
  }
}

function readMoney(units: number, currency: Currency) {
  const amount = fromWireAmount(units, currency);
  if (amount === null || amount.minor === 0) throw new Refusal(400, 'KEY_INVALID');
  return moneyOf(amount.minor, currency);
}
