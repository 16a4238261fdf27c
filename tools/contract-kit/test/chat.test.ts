import { ChatFailure, createConversation, readGuestId, type Conversation } from '@wallet/chat-widget';
import { createServerConnection, type ChatCalls } from '@wallet/chat-widget/server';
import { createMemoryStorage } from '@wallet/chat-widget/testing';
import { chatConfigResponse, chatHistoryResponse, chatSendResponse, messageResponse, uploadResponse } from '@wallet/contract';
import { operations, type OperationId } from '@wallet/contract/operations';
import { parse, type GenericSchema, type InferOutput } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../src/kit/client.ts';
import { openCuttableConnection } from './cuttable-connection.ts';
import { startKitSandbox } from './kit-sandbox.ts';

const sandbox = await startKitSandbox();

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** @param keepsIds false for a backend that does not store clients' message ids and so stores a repeated message twice */
function callsAt(url: string, keepsIds = true): ChatCalls {
  const request = createClient(`${url}/th`);
  const call = async <Schema extends GenericSchema>(schema: Schema, id: OperationId, body?: object): Promise<InferOutput<Schema>> => {
    const { status, json } = await request({ ...operations[id], timeoutMs: 3000, ...(body && { body }) });
    if (status >= 400 && status < 500) throw new ChatFailure('refused');
    return parse(schema, json);
  };
  return {
    loadPrefix: async () => (await call(chatConfigResponse, 'getChatConfig')).PREFIX,
    loadHistory: (page) => call(chatHistoryResponse, 'getChatHistory', page),
    send: ({ message: { payload, ...message }, ...sent }) => {
      return call(chatSendResponse, 'sendChatMessage', {
        ...sent,
        message: { ...message, payload: keepsIds ? payload : { ...payload, clientId: undefined } },
      });
    },
    upload: async ({ kind, file }) => {
      const form = new FormData();
      form.append('file', file);
      return (await call(uploadResponse, kind === 'image' ? 'uploadChatImage' : 'uploadChatVideo', form)).path;
    },
    markRead: (owner) => call(messageResponse, 'markChatRead', owner),
  };
}

/** Returns what opens the pages of a visitor's browser, whose storage outlives them. */
function openBrowser(url: string, guestId: string, keepsIds: boolean) {
  const storage = createMemoryStorage();
  return () => {
    const connection = createServerConnection({
      identify: () => Promise.resolve({ kind: 'visitor', guestId }),
      sockets: [url],
      token: () => null,
      calls: callsAt(url, keepsIds),
      reconnect: { firstMs: 20, maxMs: 100 },
    });
    const conversation = createConversation({ connection, owner: `visitor:${guestId}`, storage, apiOrigin: url, betweenChecksMs: 100 });
    closing.push(() => conversation.close());
    return conversation;
  };
}

const newVisitor = () => readGuestId({ get: () => null, set: () => undefined });
const replyAsSupport = (guestId: string, text: string, type = 'text') =>
  sandbox.control('/__agent', { operator: 'th', guestId, type, text });

const linesOf = (conversation: Conversation) =>
  conversation.getState().entries.map(({ content }) => ('text' in content ? content.text : content.kind));
const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000, interval: 20 });

async function storedAt(guestId: string): Promise<readonly string[]> {
  const { loadHistory } = callsAt(sandbox.url);
  const texts: string[] = [];
  for (let skip = 0; ; skip += 100) {
    const page = await loadHistory({ userId: '', guestId, skip, limit: 100 });
    if (page.length === 0) return texts.reverse();
    texts.push(...page.map(({ message }) => String(message.payload.text)));
  }
}

describe('a conversation with the sandbox', () => {
  it('neither loses, duplicates nor misplaces messages while the network is cut, slowed and restored a hundred times', async () => {
    const random = createRandom(20_260_302);
    const guestId = newVisitor();
    const lines = [await openCuttableConnection(new URL(sandbox.url)), await openCuttableConnection(new URL(sandbox.url))];
    closing.push(...lines.map(({ close }) => close));
    // One relies on the backend to recognise repeated messages, the other only on itself.
    const browsers = lines.map(({ url }, index) => openBrowser(url, guestId, index === 0));
    const pages = browsers.map((open) => open());
    const sent: string[] = [];
    const send = (sender: number) => {
      const text = `${String(sender)} says ${String(sent.length)}`;
      sent.push(text);
      if (sender < 2) pages[sender]?.sendText(text);
      return sender < 2 ? null : replyAsSupport(guestId, text);
    };

    for (let cut = 0; cut < 100; cut += 1) {
      const line = lines[cut % 2];
      if (random() < 0.5) await send(Math.floor(random() * 3));
      const fault = random();
      if (fault < 0.4) line?.mute();
      else if (fault < 0.7) line?.slow(20 + random() * 60);
      else line?.cut();
      await new Promise((resolve) => setTimeout(resolve, random() * 80));
      line?.restore();
      if (random() < 0.1) {
        // Reloads the page in the middle of it.
        pages[cut % 2]?.close();
        const reopened = browsers[cut % 2]?.();
        if (reopened) pages[cut % 2] = reopened;
      }
    }
    await expect.poll(async () => [...(await storedAt(guestId))].sort(), { timeout: 20_000, interval: 100 }).toEqual([...sent].sort());
    for (const page of pages) {
      await until(() => expect(page.getState()).toMatchObject({ status: 'joined', history: 'ready' }));
      while (page.getState().older !== 'none') {
        page.loadOlder();
        await until(() => expect(page.getState().older).not.toBe('loading'));
      }
      const stored = await storedAt(guestId);
      await until(() => expect(linesOf(page)).toEqual(stored));
      expect(page.getState().entries.filter(({ from, delivery }) => from === 'self' && delivery !== 'succeed')).toEqual([]);
    }
    for (const sender of ['0', '1']) {
      const own = (texts: readonly string[]) => texts.filter((text) => text.startsWith(sender));
      expect(own(await storedAt(guestId))).toEqual(own(sent));
    }
  }, 60_000);
});

/** A random number generator from 0 to 1 with a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
