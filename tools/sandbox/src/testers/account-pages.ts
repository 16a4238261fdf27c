import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { drawTable, html, isCall, sendPage } from '../http/pages.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { accountName, isAccountOffered, offerAccount } from '../operators/offered-accounts.ts';
import { operatorIds, operators } from '../operators/operators.ts';
import { isOn, setSwitches } from '../operators/switches.ts';
import type { SandboxContext } from '../routing/route.ts';
import { home, text } from './tester-pages.ts';

const onOff = v.picklist(['on', 'off']);
/** Of one account, or how all of them are offered. */
const accountRequest = v.union([
  v.object({ operator: v.picklist(operatorIds), account: text(64), offered: onOff }),
  v.object({ operator: v.picklist(operatorIds), rotating: onOff }),
]);

/** Withdraws accounts to deposit to, and lets an operator name another one at each read. */
export function addAccountPages(pages: SandboxApp, { db }: SandboxContext): void {
  pages.get('/__accounts', (_request, reply) => sendAccounts(reply));

  pages.post('/__accounts', { schema: { body: accountRequest } }, async (request, reply) => {
    const { body } = request;
    if ('account' in body) await offerAccount(db, body.operator, body.account, body.offered === 'on');
    else await setSwitches(db, body.operator, ['rotatingAccounts'], body.rotating === 'on');
    return isCall(request) ? { message: 'OK' } : sendAccounts(reply);
  });

  async function sendAccounts(reply: FastifyReply) {
    const rows = operatorIds.flatMap((operator) =>
      operators[operator].deposit.banks.map(async (account) => {
        const isOffered = await isAccountOffered(db, operator, account);
        const button = html`<button name="offered" value="${isOffered ? 'off' : 'on'}">${isOffered ? 'Withdraw' : 'Offer'}</button>`;
        const name = accountName(account);
        return [
          operator,
          name,
          html`<form method="post">
            <input type="hidden" name="operator" value="${operator}" /><input type="hidden" name="account" value="${name}" />${button}
          </form>`,
        ];
      }),
    );
    const rotation = operatorIds.map(async (operator) => {
      const rotates = await isOn(db, { operator }, 'rotatingAccounts');
      return html`<form method="post">
        <input type="hidden" name="operator" value="${operator}" />
        <button name="rotating" value="${rotates ? 'off' : 'on'}">${operator}: ${rotates ? 'all at each read' : 'another one at each read'}</button>
      </form>`;
    });
    return sendPage(
      reply,
      'Deposit accounts',
      html`${home}${await Promise.all(rotation)}${drawTable(['Operator', 'Account', 'Is offered'], await Promise.all(rows))}`,
    );
  }
}
