import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeChat, createMemoryStorage, type FakeChat, type FakeChatOptions } from '../testing/fake-chat.ts';
import type { Conversation, ConversationOwner } from './conversation.ts';
import { createConversation, type ConversationOptions } from './create-conversation.ts';
import { createPageLocks } from './tab-locks.ts';

const member: ConversationOwner = 'member:m1';
const visitor: ConversationOwner = 'visitor:guest-0000-1111-2222';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T05:00:00Z') });
});
const opened: Conversation[] = [];
afterEach(() => {
  for (const conversation of opened.splice(0)) conversation.close();
  vi.useRealTimers();
});

const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A page with the chat. `say` sends texts, `lines` are the texts that are shown, each with its state of delivery. */
function openPage(options: ConversationOptions) {
  const chat = createConversation(options);
  opened.push(chat);
  return {
    chat,
    say: (...texts: readonly string[]) => texts.map((text) => chat.sendText(text)),
    lines: () =>
      chat.getState().entries.map(({ content, delivery }) => {
        const text = 'text' in content ? content.text : content.kind === 'postback' ? content.title : content.kind;
        return delivery ? `${text} (${delivery})` : text;
      }),
    idOf: (index: number) => chat.getState().entries[index]?.id ?? '',
  };
}

/** A device, whose storage and locks outlive a page. `reopen` closes a page and opens another one. */
function createDevice(fake: FakeChat) {
  const [storage, locks] = [createMemoryStorage(), createPageLocks()];
  const open = (options: Partial<ConversationOptions> = {}) =>
    openPage({ connection: fake.connect(), owner: member, storage, locks, apiOrigin: '', ...options });
  const reopen = (chat: Conversation) => {
    chat.close();
    return open();
  };
  return { fake, storage, open, reopen };
}

/** A page whose chat has joined and read its history. */
async function openChat(options: FakeChatOptions = {}) {
  const device = createDevice(createFakeChat(options));
  const page = device.open();
  await advance();
  return { ...device, ...page };
}

const sent = (...texts: readonly string[]) => texts.map((text) => `${text} (succeed)`);
const waiting = (...texts: readonly string[]) => texts.map((text) => `${text} (sending)`);
const numbered = (count: number, start = 0) => Array.from({ length: count }, (_, index) => `missed ${String(start + index)}`);
const storedTexts = (fake: FakeChat) => fake.items().map(({ message }) => message.payload.text ?? message.payload.filePath);
const png = (name = 'a.png', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });

/** Sends a text whose response does not reach the page before it is closed. */
async function closeWhileSending({ fake, chat, say }: Awaited<ReturnType<typeof openChat>>, text: string, fault: 'lost' | 'lost-after') {
  fake.failNext('send', fault);
  fake.hold('send');
  say(text);
  await advance(500);
  chat.close();
  fake.release('send');
  await advance();
}

describe('reading', () => {
  it.each([
    [0, [0]],
    [5, [5, 5]],
    [25, [10, 20, 25, 25]],
  ])('shows a history of %d messages page by page up to the beginning, oldest first', async (history, counts) => {
    const { fake, chat, lines } = await openChat({ history });
    expect(chat.getState()).toMatchObject({ status: 'joined', history: 'ready', unread: 0 });
    for (const [index, count] of counts.entries()) {
      if (index > 0) {
        chat.loadOlder();
        chat.loadOlder();
        expect(chat.getState().older).toBe('loading');
        await advance();
      }
      expect(lines()).toHaveLength(count);
      expect(lines().at(-1) ?? '').toMatch(history > 0 ? `message ${String(history)} of` : '');
    }
    expect(chat.getState().older).toBe('none');
    const callCount = fake.callCount('history');
    chat.loadOlder();
    await advance();
    expect(fake.callCount('history')).toBe(callCount);
  });

  it('says that the history cannot be read, and reads it on request', async () => {
    const fake = createFakeChat({ history: 3 });
    fake.failNext('history', 'lost');
    const { chat } = createDevice(fake).open();
    expect(chat.getState()).toMatchObject({ history: 'loading', entries: [] });
    await advance();
    expect(chat.getState()).toMatchObject({ history: 'failed', entries: [] });
    chat.reload();
    expect(chat.getState().history).toBe('loading');
    await advance();
    expect(chat.getState().history).toBe('ready');
  });

  it('reads the history again by itself after a failure', async () => {
    const fake = createFakeChat({ history: 3 });
    for (let failures = 0; failures < 2; failures += 1) fake.failNext('history', 'lost');
    const { chat } = createDevice(fake).open();
    await advance(3000);
    expect(chat.getState().history).toBe('ready');
  });

  it('loads older messages on request after a failure', async () => {
    const { fake, chat, lines } = await openChat({ history: 15 });
    fake.failNext('history', 'lost');
    for (const [older, count] of [
      ['failed', 10],
      ['idle', 15],
    ] as const) {
      chat.loadOlder();
      await advance();
      expect([chat.getState().older, lines().length]).toEqual([older, count]);
    }
  });

  it('reloads on request: deleted messages disappear, unsent ones stay', async () => {
    const { fake, chat, say, lines } = await openChat({ history: 15 });
    chat.loadOlder();
    fake.failNext('send', 'refused');
    say('refused');
    await advance(500);
    expect(lines()).toHaveLength(16);
    chat.reload();
    expect(chat.getState().history).toBe('loading');
    await advance();
    expect(chat.getState()).toMatchObject({ history: 'ready', older: 'idle' });
    expect(lines()).toHaveLength(11);
    expect(lines().at(-1)).toBe('refused (failed)');
  });

  it('fills a gap of any length while new messages arrive', async () => {
    const { fake, chat, lines } = await openChat({ history: 5 });
    fake.drop();
    expect(chat.getState().status).toBe('disconnected');
    for (const text of numbered(25)) fake.reply(text);
    fake.hold('history');
    fake.restore();
    fake.reply('live');
    expect(lines().at(-1)).toBe('live');
    fake.release('history');
    await advance();
    expect(lines().slice(5)).toEqual([...numbered(25), 'live']);
  });

  it('leaves no hole when a gap is too long, and reads older messages from there', async () => {
    const { fake, chat, lines } = await openChat({ history: 5 });
    fake.drop();
    for (const text of numbered(400)) fake.reply(text);
    fake.restore();
    await advance();
    expect(lines()).toEqual(numbered(300, 100));
    chat.loadOlder();
    await advance();
    expect(lines()[0]).toBe('missed 90');
  });
});

describe('sending', () => {
  it('shows a text immediately, sends it after half a second, and shows that it arrived', async () => {
    const { fake, say, lines, idOf } = await openChat();
    expect(say('  hello \n')).toEqual(['sent']);
    expect(lines()).toEqual(waiting('hello'));
    const id = idOf(0);
    await advance(499);
    expect(fake.callCount('send')).toBe(0);
    await advance(1);
    expect(lines()).toEqual(sent('hello'));
    expect(idOf(0)).toBe(id);
    expect(storedTexts(fake)).toEqual(['hello']);
  });

  it('sends one message at a time, in order', async () => {
    const { fake, say, lines } = await openChat();
    fake.hold('send');
    say('a', 'b', 'c');
    await advance(5000);
    expect(fake.callCount('send')).toBe(1);
    fake.release('send');
    await advance();
    expect(storedTexts(fake)).toEqual(['a', 'b', 'c']);
    expect(lines()).toEqual(sent('a', 'b', 'c'));
  });

  it.each<[string, FakeChatOptions]>([
    ['keeps client ids', {}],
    ['does not keep client ids', { keepsClientId: false }],
    ["does not echo a sender's messages", { echoes: false }],
    ['returns no id', { returnsId: false }],
    ['neither returns nor keeps ids', { returnsId: false, keepsClientId: false }],
    ['does none of this', { returnsId: false, keepsClientId: false, echoes: false }],
  ])('recognizes its own messages when the backend %s', async (_name, options) => {
    const { fake, open, chat, say, lines } = await openChat(options);
    const texts = ['hi', 'hi', 'other', 'hi'];
    say(...texts);
    await advance(500);
    fake.drop('line');
    fake.restore();
    chat.loadOlder();
    await advance();
    expect(lines()).toEqual(sent(...texts));
    expect(storedTexts(fake)).toEqual(texts);
    const other = open();
    await advance();
    expect(other.lines()).toEqual(sent(...texts));
  });

  it.each<[string, FakeChatOptions]>([
    ['keeps the id', {}],
    ['keeps no id', { keepsClientId: false }],
    ['keeps no id and does not echo', { keepsClientId: false, echoes: false }],
  ])('repeats a message with an unknown outcome only if it is not in the history, when the backend %s', async (_name, options) => {
    const { fake, say, lines } = await openChat({ history: 12, ...options });
    fake.failNext('send', 'lost-after');
    say('arrived');
    await advance(500);
    fake.failNext('send', 'lost');
    say('did not arrive');
    await advance(60_000);
    expect(storedTexts(fake).slice(12)).toEqual(['arrived', 'did not arrive']);
    expect(lines().slice(-2)).toEqual(sent('arrived', 'did not arrive'));
    expect(fake.callCount('send')).toBe(3);
  });

  it('does not repeat a message while the history cannot be read', async () => {
    const { fake, say, lines } = await openChat({ echoes: false });
    fake.failNext('send', 'lost-after');
    for (let index = 0; index < 40; index += 1) fake.failNext('history', 'lost');
    say('once');
    await advance(120_000);
    expect(fake.callCount('send')).toBe(1);
    expect(lines()).toEqual(waiting('once'));
    await advance(600_000);
    expect(storedTexts(fake)).toEqual(['once']);
    expect(lines()).toEqual(sent('once'));
  });

  it('finds a message with an unknown outcome among many others', async () => {
    const page = await openChat({ keepsClientId: false, echoes: false });
    await closeWhileSending(page, 'first of all', 'lost-after');
    for (const text of numbered(40)) page.fake.reply(text);
    const { lines } = page.open();
    await advance(10_000);
    expect(storedTexts(page.fake).filter((text) => text === 'first of all')).toHaveLength(1);
    expect(lines()[0]).toBe('first of all (succeed)');
  });

  it.each<[string, 'lost' | 'lost-after']>([
    ['did not arrive', 'lost'],
    ['arrived', 'lost-after'],
  ])('survives a reload during sending when the message %s', async (_name, fault) => {
    const page = await openChat({ keepsClientId: false });
    await closeWhileSending(page, 'half sent', fault);
    const { lines } = page.open();
    expect(lines()).toEqual(waiting('half sent'));
    await advance(10_000);
    expect(storedTexts(page.fake)).toEqual(['half sent']);
    expect(lines()).toEqual(sent('half sent'));
  });

  it('keeps refused messages across a reload, and resends or removes them', async () => {
    const { fake, reopen, chat, say, lines } = await openChat();
    fake.failNext('send', 'refused');
    fake.failNext('send', 'refused');
    say('no', 'never', 'yes');
    await advance(500);
    expect(lines()).toEqual([...sent('yes'), 'no (failed)', 'never (failed)']);
    const reopened = reopen(chat);
    await advance();
    reopened.chat.remove(reopened.idOf(2));
    reopened.chat.resend(reopened.idOf(1));
    expect(reopened.lines()).toEqual([...sent('yes'), ...waiting('no')]);
    await advance(500);
    expect(reopened.lines()).toEqual(sent('yes', 'no'));
    expect(storedTexts(fake)).toEqual(['yes', 'no']);
  });

  it('removes and resends only failed messages', async () => {
    const { fake, chat, say, lines, idOf } = await openChat();
    say('on its way');
    const id = idOf(0);
    for (const ms of [500, 1000]) {
      chat.remove(id);
      chat.resend(id);
      chat.cancelUpload(id);
      await advance(ms);
    }
    expect(storedTexts(fake)).toEqual(['on its way']);
    expect(lines()).toEqual(sent('on its way'));
  });

  it.each<[string, 'refused' | null]>([
    ['arrives as well', null],
    ['is refused', 'refused'],
  ])('distinguishes the same text from another device while its own message %s', async (_name, fault) => {
    const { fake, say, lines } = await openChat({ keepsClientId: false });
    if (fault) fake.failNext('send', fault);
    fake.hold('send');
    say('hi');
    await advance(500);
    const otherDevice = { ...fake.reply('hi'), _id: 'elsewhere', sender: 'customer' };
    fake.deliver(otherDevice);
    expect(lines()).toEqual(['hi', ...sent('hi')]);
    fake.release('send');
    await advance();
    const all = ['hi', ...sent('hi'), fault ? 'hi (failed)' : 'hi (succeed)'];
    expect(lines()).toEqual(all);
    fake.deliver(otherDevice);
    expect(lines()).toEqual(all);
  });

  it("sends a button's message as a postback or as text", async () => {
    const { fake, chat, lines } = await openChat();
    chat.pressButton({ title: 'Balance', kind: 'say', payload: 'BALANCE', postback: true });
    chat.pressButton({ title: 'Yes', kind: 'say', payload: 'Yes', postback: false });
    chat.pressButton({ title: 'Web', kind: 'web', payload: 'https://example.com/', postback: false });
    await advance(500);
    expect(fake.items().map(({ message }) => message)).toMatchObject([
      { message_type: 'postback', payload: { title: 'Balance', payload: 'BALANCE' } },
      { message_type: 'text', payload: { text: 'Yes' } },
    ]);
    expect(lines()).toEqual(sent('Balance', 'Yes'));
  });

  it('sends more messages than fit into storage while the page is open', async () => {
    const { fake, say, lines } = await openChat();
    fake.drop();
    say(...numbered(160));
    expect(lines()).toHaveLength(160);
    fake.restore();
    await advance(1000);
    expect(storedTexts(fake)).toEqual(numbered(160));
  });
});

describe('two tabs', () => {
  it('send the messages of both once and in order, and both show them', async () => {
    const one = await openChat({ keepsClientId: false, echoes: false });
    const other = one.open();
    await advance();
    one.fake.drop();
    one.say('from one');
    other.say('from the other');
    one.say('from one again');
    await advance(5000);
    one.fake.restore();
    await advance(5000);
    const texts = ['from one', 'from the other', 'from one again'];
    expect(storedTexts(one.fake)).toEqual(texts);
    for (const tab of [one, other]) {
      tab.chat.reload();
      await advance();
      expect(tab.lines()).toEqual(sent(...texts));
    }
  });

  it('send the messages of a closed tab', async () => {
    const { fake, open, chat, say } = await openChat();
    const other = open();
    await advance();
    fake.drop();
    say('left behind');
    chat.close();
    fake.restore();
    await advance(5000);
    expect(storedTexts(fake)).toEqual(['left behind']);
    expect(other.lines()).toEqual(sent('left behind'));
  });

  it('leave an upload to the tab that has the file', async () => {
    const { fake, open, chat } = await openChat();
    fake.hold('upload');
    chat.sendFile(png());
    const other = open();
    await advance();
    expect(other.lines()).toEqual([]);
    fake.release('upload');
    await advance(500);
    expect(other.chat.getState().entries).toMatchObject([{ content: { kind: 'media' }, delivery: 'succeed' }]);
    expect(fake.items()).toHaveLength(1);
  });
});

describe('a file', () => {
  it('is uploaded with progress, then sent', async () => {
    const { fake, chat } = await openChat();
    fake.hold('upload');
    const file = png();
    const expectEntry = (entry: object) => expect(chat.getState().entries).toMatchObject([entry]);
    expect(chat.sendFile(file)).toBeUndefined();
    await advance();
    fake.progress(0.4);
    const content = { kind: 'media', media: 'image', url: null, text: 'a.png', file };
    expectEntry({ delivery: 'uploading_file', progress: 0.4, content });
    fake.release('upload');
    await advance();
    expectEntry({ delivery: 'sending', content: { kind: 'media', url: '/files/image-1.png', file } });
    await advance(500);
    expectEntry({ delivery: 'succeed', content: { url: '/files/image-1.png' } });
    expect(fake.items()[0]?.message.payload).toMatchObject({ url: false, fileType: 'image', filePath: '/files/image-1.png', message: '' });
  });

  it('can be uploaded again or removed after a failure', async () => {
    const { fake, chat, lines, idOf } = await openChat();
    fake.failNext('upload', 'lost');
    fake.failNext('upload', 'refused');
    chat.sendFile(png('one.png'));
    chat.sendFile(png('two.png'));
    await advance();
    expect(lines()).toEqual(['one.png (failed)', 'two.png (failed)']);
    expect(chat.getState().entries.every(({ isLost }) => isLost === undefined)).toBe(true);
    chat.remove(idOf(1));
    chat.resend(idOf(0));
    expect(lines()).toEqual(['one.png (uploading_file)']);
    await advance(500);
    expect(chat.getState().entries).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('can be uploaded again after the browser could not call the suspended page', async () => {
    const locks = createPageLocks();
    const run = vi.spyOn(locks, 'run').mockRejectedValueOnce(new Error('The provided callback is no longer runnable.'));
    const { chat, lines, idOf } = createDevice(createFakeChat()).open({ locks });
    await advance();
    chat.sendFile(png('one.png'));
    await advance();
    expect(run).toHaveBeenCalledOnce();
    expect(lines()).toEqual(['one.png (failed)']);
    chat.resend(idOf(0));
    await advance(500);
    expect(chat.getState().entries).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('is never sent after it was cancelled', async () => {
    const { fake, chat, lines, idOf } = await openChat();
    fake.hold('upload');
    chat.sendFile(png());
    chat.cancelUpload(idOf(0));
    expect(lines()).toEqual([]);
    fake.release('upload');
    await advance(1000);
    expect(fake.items()).toEqual([]);
  });

  it('that was lost with its page can only be removed', async () => {
    const { fake, open, chat } = await openChat();
    fake.hold('upload');
    chat.sendFile(png('gone.png'));
    chat.close();
    fake.release('upload');
    await advance();
    const { chat: reopened, lines, idOf } = open();
    await advance();
    expect(reopened.getState().entries).toMatchObject([{ delivery: 'failed', isLost: true, content: { kind: 'media', text: 'gone.png' } }]);
    reopened.resend(idOf(0));
    expect(lines()).toEqual(['gone.png (failed)']);
    reopened.remove(idOf(0));
    expect(lines()).toEqual([]);
  });

  it('does not delay other messages', async () => {
    const { fake, chat, say } = await openChat();
    fake.hold('upload');
    chat.sendFile(png());
    say('meanwhile');
    await advance(500);
    expect(storedTexts(fake)).toEqual(['meanwhile']);
  });
});

describe('unread messages', () => {
  it('are counted until they are viewed, and support is notified a second later', async () => {
    const { fake, chat } = await openChat({ history: 2 });
    fake.reply('one');
    fake.reply('two');
    expect(chat.getState().unread).toBe(2);
    chat.setViewed(true);
    expect(chat.getState().unread).toBe(0);
    await advance(999);
    expect(fake.callCount('read')).toBe(0);
    await advance(1);
    expect(fake.callCount('read')).toBe(1);
    fake.reply('three');
    await advance(1000);
    expect(fake.callCount('read')).toBe(2);
    chat.setViewed(false);
    expect(chat.getState().unread).toBe(0);
  });

  it('are not read after a short glance', async () => {
    const { fake, chat } = await openChat();
    fake.reply('one');
    chat.setViewed(true);
    await advance(900);
    chat.setViewed(false);
    await advance(5000);
    expect(fake.callCount('read')).toBe(0);
    expect(chat.getState().unread).toBe(1);
  });

  it('are stored across a reload, and missed messages are counted', async () => {
    const { fake, open, chat } = await openChat({ history: 3 });
    chat.setViewed(true);
    await advance(1000);
    chat.close();
    await advance(1000);
    fake.reply('while away');
    const reopened = open();
    await advance();
    expect(reopened.chat.getState().unread).toBe(1);
  });

  it('do not include own messages and are counted once', async () => {
    const { fake, chat, say } = await openChat();
    say('mine');
    await advance(500);
    fake.deliver(fake.reply('theirs'));
    chat.reload();
    await advance();
    expect(chat.getState().unread).toBe(1);
  });

  it('are read in all tabs once one tab has shown them', async () => {
    const { fake, open, chat } = await openChat();
    const other = open();
    await advance();
    fake.reply('one');
    chat.setViewed(true);
    await advance(1000);
    const unreadAfter = (key: string) => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
      return other.chat.getState().unread;
    };
    expect(unreadAfter('member:m2:chat:viewed')).toBe(1);
    expect(unreadAfter('member:m1:chat:viewed')).toBe(0);
    fake.reply('two');
    expect(other.chat.getState().unread).toBe(1);
  });

  it('are reported as read once support can be reached', async () => {
    const { fake, chat } = await openChat();
    fake.failNext('read', 'lost');
    chat.setViewed(true);
    await advance(1000);
    expect(fake.callCount('read')).toBe(1);
    fake.drop('line');
    fake.restore();
    await advance(1000);
    expect(fake.callCount('read')).toBe(2);
  });
});

describe('stored data', () => {
  it('is empty after the logout, even when a response arrives late', async () => {
    const { fake, storage, chat, say } = await openChat();
    fake.failNext('send', 'refused');
    say('refused');
    chat.setViewed(true);
    await advance(1000);
    chat.setDraft('secret');
    fake.hold('send');
    fake.hold('upload');
    chat.sendFile(png());
    say('under way');
    chat.setDraft('secret');
    await advance(500);
    expect(storage.keys().length).toBeGreaterThan(3);
    chat.close({ forget: true });
    expect(storage.keys()).toEqual([]);
    fake.release('send');
    fake.release('upload');
    chat.setDraft('typed while it closed');
    say('sent while it closed');
    chat.sendFile(png());
    await advance(60_000);
    expect(storage.keys()).toEqual([]);
  });

  it('is visible to its owner only', async () => {
    const { open, chat, say } = await openChat();
    say('to be sent');
    chat.setDraft('secret');
    const other = open({ owner: 'member:m2', connection: createFakeChat().connection });
    expect(other.chat.getState()).toMatchObject({ draft: '', entries: [] });
  });

  it('is taken over by the member who the visitor became', async () => {
    const { fake, storage, open } = createDevice(createFakeChat());
    fake.drop();
    const before = open({ owner: visitor });
    before.say('asked as a visitor');
    before.chat.setDraft('and also');
    before.chat.close();
    fake.restore();
    const after = open({ continues: visitor });
    expect(after.chat.getState()).toMatchObject({ draft: 'and also' });
    await advance(500);
    expect(after.lines()).toEqual(sent('asked as a visitor'));
    expect(storage.keys().filter((key) => key.includes('visitor'))).toEqual([]);
  });

  it.each([
    { outbox: '["a", 5, {}]', viewed: 'x' },
    { outbox: '["a", "b"]', 'outbox:a': '{broken', 'outbox:b': '{"state":"waiting"}' },
  ])('is ignored when it is invalid: %j', (values) => {
    const { storage, open } = createDevice(createFakeChat());
    for (const [key, value] of Object.entries(values)) storage.set(`member:m1:chat:${key}`, value);
    expect(open().lines()).toEqual([]);
  });
});
