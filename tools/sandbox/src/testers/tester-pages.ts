import * as v from 'valibot';
import { requireLoopback } from '../http/loopback.ts';
import { sendTesterPage } from './tester-page.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { bangkokText } from '../operators/in-bangkok.ts';
import type { Clock } from './clock.ts';
import { html, type Html } from '../http/html.ts';
import { acceptForms } from '../http/pages.ts';
import { drawPage } from '../games/provider-page.ts';
import { addBankPages } from './bank-pages.ts';
import { addCoinPage } from './coin-page.ts';

const home = html`<p><a href="/__testers">All testers’ pages</a></p>`;
const minuteMs = 60_000;

/** What each page is for, in the order of the index. */
const list = [
  ['/__bank', 'Bank', 'pay a QR code, transfer and get a slip, make a true-money gift'],
  ['/__phone', 'Phone', 'the one-time codes that were sent'],
  ['/__coins', 'Coins', 'give a member coins of the wheel'],
  ['/__clock', 'Clock', 'see the backend’s time, and put it forward'],
  ['/__scenarios', 'Scenarios', 'members in a named state'],
  ['/__agent', 'Support', 'answer in the chat'],
  ['/__contract', 'Contract', 'every call with its shapes'],
] as const;

const minutes = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.integer(), v.minValue(0), v.maxValue(525_600));
const clockRequest = v.union([v.object({ minutes }), v.object({ reset: v.unknown() })]);

/** Pages for people who try the apps by hand, from this machine only: the world around the operator. */
export function addTesterPages(app: SandboxApp, context: SandboxContext, clock: Clock): void {
  const { db } = context;
  // Apps count down by the backend's own time, which an answer's date tells.
  app.addHook('onRequest', (_request, reply, done) => {
    if (clock.aheadMs() !== 0) void reply.header('Date', clock.now().toUTCString());
    done();
  });

  // In a scope of its own: no other call takes forms, which another site could send without asking.
  void app.register((pages: SandboxApp, _options, done) => {
    acceptForms(pages, 16_384);
    pages.addHook('onRequest', requireLoopback);

    pages.get('/__testers', (_request, reply) => {
      const items = list.map(([path, name, what]) => html`<li><a href="${path}">${name}</a>: ${what}</li>`);
      return sendTesterPage(
        reply,
        drawPage(
          'For testers',
          html`<ul>
            ${items}
          </ul>`,
        ),
      );
    });

    pages.get('/__phone', async (_request, reply) => {
      const messages = await db.selectFrom('textMessage').selectAll().orderBy('id', 'desc').limit(50).execute();
      const items = messages.map(
        ({ operator, phone, body, createdAt }) =>
          html`<li><b>${phone}</b> (${operator}), ${bangkokText(createdAt)}<br /><output>${body}</output></li>`,
      );
      return sendTesterPage(
        reply,
        drawPage(
          'Phones',
          html`${home}${
            items.length === 0
              ? html`<p>No message yet.</p>`
              : html`<ul>
                  ${items}
                </ul>`
          }`,
        ),
      );
    });

    pages.get('/__clock', (_request, reply) => sendTesterPage(reply, drawClock(clock)));
    pages.post('/__clock', { schema: { body: clockRequest } }, (request, reply) => {
      if ('minutes' in request.body) clock.forward(request.body.minutes * minuteMs);
      else clock.reset();
      const isCall = String(request.headers['content-type']).startsWith('application/json');
      return isCall ? Promise.resolve({ now: clock.now().toISOString() }) : reply.redirect('/__clock', 303);
    });

    addBankPages(pages, context);
    addCoinPage(pages, context);
    done();
  });
}

function drawClock(clock: Clock): Html {
  const steps = [
    ['1', '1 minute'],
    ['5', '5 minutes'],
    ['60', '1 hour'],
    ['1440', '1 day'],
  ] as const;
  const buttons = steps.map(([value, name]) => html`<button name="minutes" value="${value}">${name} on</button>`);
  const ahead = clock.aheadMs() === 0 ? 'It is the real time.' : `It is ${String(Math.round(clock.aheadMs() / minuteMs))} minutes ahead.`;
  return drawPage(
    'Clock',
    html`${home}
      <p>In Bangkok it is <output>${bangkokText(clock.now())}</output>. ${ahead}</p>
      <form method="post">${buttons}</form>
      <form method="post"><button name="reset" value="1">Back to the real time</button></form>
      <p>Sessions, codes and time limits go by this clock. Starting the sandbox again sets it back.</p>`,
  );
}
