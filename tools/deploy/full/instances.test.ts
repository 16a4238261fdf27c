import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chatEvents, chatHistoryResponse, idempotencyHeader, markerHeader, slipListResponse } from '@wallet/contract';
import { headersOf, logInMovers, moveMoney, newLoad, readPostgresBooks, readTotal } from '@wallet/sandbox/on-servers';
import { io } from 'socket.io-client';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startInstances, type Instances } from '../src/start-instances.ts';

let site: Instances;
beforeAll(async () => {
  site = await startInstances(2);
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

const clients = 32;
const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const post = (path: string, body: object, token = ''): Promise<Response> =>
  fetch(`${site.url}/api${path}`, { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) });

/** Sends a message as the chat does: with the same id until it is confirmed. */
async function say(guestId: string, text: string): Promise<void> {
  const payload = { text, clientId: randomUUID() };
  const message = { guestId, sender: 'customer', message: { message_type: 'text', payload } };
  while ((await post('/chat/send-message', message)).status !== 200) await wait(100);
}

/** Returns the status of the response. */
async function sendSlip(token: string): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(smallPicture)], { type: 'image/png' }), 'slip.png');
  form.append('bankCode', 'SCB');
  const headers = { [markerHeader.name]: markerHeader.value, Authorization: `Bearer ${token}`, [idempotencyHeader]: randomUUID() };
  return (await fetch(`${site.url}/api/wallet/slip`, { method: 'POST', headers, body: form })).status;
}

it('loses nothing that was acknowledged when either instance is killed under load', { timeout: 180_000 }, async () => {
  const [first, second] = site.instances;
  if (!first || !second) throw new Error('two instances are needed');
  const began = Date.now();
  const members = await logInMovers(first.url);
  const [{ token } = { token: '' }] = members;
  const totals = await Promise.all(members.map((member) => readTotal(site.url, member)));

  const guestId = `guest-${randomUUID()}`;
  const heard: unknown[] = [];
  const socket = io(site.url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 100, reconnectionDelayMax: 100 });
  socket.on('connect', () => void socket.emit(chatEvents.join, { prefix: 'siam-fortune', id: guestId }));
  socket.on(chatEvents.messaging, (item: { message: { payload: { text: unknown } } }) => heard.push(item.message.payload.text));

  const load = newLoad();
  const stop = new AbortController();
  const moving = moveMoney(site.url, members, clients, load, stop.signal);
  const said: string[] = [];
  const slips: number[] = [];
  const others = async () => {
    while (!stop.signal.aborted && said.length < 40) {
      const text = `message ${String(said.length)}`;
      await say(guestId, text);
      said.push(text);
      if (said.length % 4 === 1) slips.push(await sendSlip(token));
      await wait(50);
    }
  };
  const speaking = others();

  const untilMoved = async (count: number) => {
    const before = load.acked.size;
    await vi.waitUntil(() => load.acked.size >= before + count, { timeout: 60_000, interval: 10 });
  };
  for (const instance of [first, second]) {
    await untilMoved(100);
    await instance.kill();
    // The other one serves alone.
    await untilMoved(100);
    expect(await Promise.all(members.map((member) => readTotal(site.url, member)))).toEqual(totals);
    await instance.restart();
  }
  await untilMoved(100);
  const acknowledgedSlips = () => slips.filter((status) => status === 200).length;
  // A busy machine may have answered few messages until now.
  await vi.waitFor(() => expect(acknowledgedSlips(), `${String(said.length)} messages, slips ${String(slips)}`).toBeGreaterThan(0), 60_000);
  stop.abort();
  await moving;
  await speaking;
  socket.disconnect();

  // 502 is nginx's response when an instance is lost. Nobody is logged out, and no call was sent a second time.
  expect([...load.statuses.keys()].filter((status) => ![200, 409, 502].includes(status))).toEqual([]);
  expect(await Promise.all(members.map((member) => readTotal(site.url, member)))).toEqual(totals);
  const history = parse(chatHistoryResponse, await (await post('/chat/history', { guestId, limit: 100, skip: 0 })).json());
  expect(history.map(({ message }) => message.payload.text).reverse()).toEqual(said);
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard.length).toBeGreaterThan(0);

  const sentSlips = await vi.waitFor(async () => {
    const { slips: listed } = parse(slipListResponse, await (await post('/statement/slip', { page: 1, limit: 100 }, token)).json());
    const sent = listed.filter(({ createdAt }) => typeof createdAt === 'string' && Date.parse(createdAt) >= began);
    expect(sent.map(({ status }) => status)).not.toContain('PENDING');
    return sent.length;
  }, 20_000);
  expect(sentSlips).toBeGreaterThanOrEqual(acknowledgedSlips());

  const books = await readPostgresBooks(site.databaseUrl, load.acked);
  expect(books).toMatchObject({ isClean: true, lost: 0, movements: books.keysDone - sentSlips });
});
