import { afterEach, describe, expect, it } from 'vitest';
import { walletEndpoints } from './wallet.ts';
import { sendJson, sendText, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { earlyReadKey, sendEarlyRead } from '../transport/early-read.ts';
import { readEarlyWallet } from './early-wallet.ts';

const server = serverOfEachTest();
afterEach(() => void Reflect.deleteProperty(globalThis, earlyReadKey));

function sendEarly(): void {
  const page: Parameters<typeof sendEarlyRead>[0] = { fetch: globalThis.fetch };
  sendEarlyRead(page, server.baseUrl, 'token-of-somchai');
  Object.assign(globalThis, { [earlyReadKey]: page[earlyReadKey] });
}

describe('readEarlyWallet', () => {
  it('returns the wallet that the store reads from the same response', async () => {
    server.answerWith(sendJson(200, goodWallet));
    sendEarly();
    const early = await readEarlyWallet('BAHT');
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const { data } = await store.dispatch(walletEndpoints.endpoints.getWallet.initiate());
    expect(early).toEqual(data);
    expect(server.seen).toHaveLength(1);
  });

  it('returns null once the store has the response', async () => {
    server.answerWith(sendJson(200, goodWallet));
    sendEarly();
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    await store.dispatch(walletEndpoints.endpoints.getWallet.initiate());
    expect(await readEarlyWallet('BAHT')).toBeNull();
  });

  it.each([
    ['a refusal', sendJson(200, { message: 'MAINTENANCE' })],
    ['an ended session', sendJson(401, { message: 'UNAUTHORIZED' })],
    ['something else than a wallet', sendJson(200, { wallet: 'much' })],
    ['HTML', sendText(200, '<html>', 'text/html')],
    ['an error', sendJson(500, goodWallet)],
  ])('returns null for %s', async (_name, answer) => {
    server.answerWith(answer);
    sendEarly();
    expect(await readEarlyWallet('BAHT')).toBeNull();
  });

  it('returns null without an early read, or when it could not be fetched', async () => {
    expect(await readEarlyWallet('BAHT')).toBeNull();
    server.answerWith((response) => response.destroy());
    sendEarly();
    expect(await readEarlyWallet('BAHT')).toBeNull();
  });
});
