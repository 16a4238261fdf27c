import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../src/http/pages.ts';
import { operators } from '../src/operators/operators.ts';
import { guest, idOf, textOf } from './chat-helper.ts';
import { useSandbox } from './helper.ts';
import { rich } from './member-helper.ts';

const hostile = `"'><i id=hostile>&amp;</i>`;
const asText = '&quot;&#39;&gt;&lt;i id=hostile&gt;&amp;amp;&lt;/i&gt;';

const sandbox = useSandbox({ faults: true });
let memberId: string;
let game: string;
let conversation: string;
beforeAll(async () => {
  memberId = await idOf(sandbox, rich);
  await sandbox.asMember(rich, 'POST', '/th/api/qrcode/KBANK', { body: { amount: 40 } });
  await sandbox.db.updateTable('member').set({ name: hostile, bankCode: hostile }).where('id', '=', memberId).execute();
  await sandbox.db.insertInto('textMessage').values({ operator: 'th', phone: hostile, body: hostile, createdAt: sandbox.now() }).execute();
  game = await sandbox.launchPath(await sandbox.tokenOf(rich), 'pg');
  await sandbox.ask('POST', '/th/api/chat/send-message', {
    body: { guestId: guest, sender: 'customer', name: hostile, username: hostile, message: textOf(hostile) },
  });
  conversation = `/__agent/th/guest/${guest}`;
});
beforeEach(() => {
  vi.spyOn(operators.th.info, 'name', 'get').mockReturnValue(hostile);
  for (const one of operators.th.games) vi.spyOn(one, 'name', 'get').mockReturnValue(hostile);
});

describe('markup in texts of members, support or an operator', () => {
  it.each<[string, () => Promise<{ readonly status: number; readonly text: string }>]>([
    ['the bank', () => sandbox.ask('GET', '/__bank')],
    ['a transfer', () => sandbox.submit('/__bank/transfer', { memberId, to: 'SCB 4051234567 BAHT', amount: '1' })],
    ['the phone', () => sandbox.ask('GET', '/__phone')],
    ['the coins', () => sandbox.ask('GET', '/__coins')],
    ['a new scenario', () => sandbox.submit('/__scenarios', { name: 'normal', operator: 'th' })],
    ['support', () => sandbox.ask('GET', '/__agent')],
    ['a conversation', () => sandbox.ask('GET', conversation)],
    ['a game', () => sandbox.ask('GET', game)],
  ])('is shown as text on the page of %s', async (_page, open) => {
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).not.toContain('<i id=hostile');
    expect(text).toContain(asText);
  });
});

describe('the html template tag', () => {
  const asString = (fragment: ReturnType<typeof html>) => String(fragment);

  it('escapes texts, includes fragments and lists, and omits null, undefined and false', () => {
    const list = ['<', html`<b>${'&'}</b>`, [1, html`<br>`]];
    expect(asString(html`<p title="${hostile}">${list}${null}${undefined}${false}${0}</p>`)).toBe(
      `<p title="${asText}">&lt;<b>&amp;</b>1<br>0</p>`,
    );
  });

  it('throws if it gets an object that only looks like a fragment', () => {
    const fake = { toString: () => hostile, text: hostile } as unknown as ReturnType<typeof html>;
    expect(() => asString(html`${fake}`)).toThrow();
  });
});
