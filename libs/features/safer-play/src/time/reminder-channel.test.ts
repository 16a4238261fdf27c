import { afterEach, expect, it } from 'vitest';
import { announceReminded, onReminded, type Reminded } from './reminder-channel.ts';

const other = new BroadcastChannel('wallet-reminder');
afterEach(() => other.close());

it('hears of a reminder in another tab, and ignores what is no message of the app', async () => {
  const message = { login: { deviceMs: 1, serverMs: null }, reminded: { deviceMs: 2, serverMs: 3 } };
  const first = new Promise<Reminded>((resolve) => {
    const stop = onReminded((heard) => {
      stop();
      resolve(heard);
    });
  });
  for (const odd of [null, 'reminded', {}, { login: null, reminded: null }, { ...message, reminded: { deviceMs: '2', serverMs: 3 } }]) {
    other.postMessage(odd);
  }
  announceReminded(message);
  expect(await first).toEqual(message);
});
