import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeChat, createMemoryStorage, type FakeChat, type FakeChatOptions } from '../testing/index.ts';
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

/** One device, whose storage and locks outlive a page. */
function createDevice(fake: FakeChat) {
  const [storage, locks] = [createMemoryStorage(), createPageLocks()];
  return {
    storage,
    open: (options: Partial<ConversationOptions> = {}) => {
      const conversation = createConversation({ connection: fake.connect(), owner: member, storage, locks, apiOrigin: '', ...options });
      opened.push(conversation);
      return conversation;
    },
  };
}

function openChat(options: FakeChatOptions = {}) {
  const fake = createFakeChat(options);
  const device = createDevice(fake);
  return { fake, device, conversation: device.open() };
}

const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const linesOf = (conversation: Conversation) =>
  conversation.getState().entries.map(({ content, delivery }) => {
    const text = 'text' in content ? content.text : content.kind === 'postback' ? content.title : content.kind;
    return delivery ? `${text} (${delivery})` : text;
  });
const storedTexts = (fake: FakeChat) => fake.items().map(({ message }) => message.payload.text ?? message.payload.filePath);
const png = (name = 'a.png', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });

describe('reading', () => {
  it('shows the newest page oldest first, then older ones up to the beginning', async () => {
    const { fake, conversation } = openChat({ history: 25 });
    expect(conversation.getState()).toMatchObject({ history: 'loading', entries: [] });
    await advance();
    expect(conversation.getState()).toMatchObject({ status: 'joined', history: 'ready', older: 'idle', unread: 0 });
    expect(linesOf(conversation)).toHaveLength(10);
    expect(linesOf(conversation)[9]).toContain('message 25 of 25');
    conversation.loadOlder();
    conversation.loadOlder();
    expect(conversation.getState().older).toBe('loading');
    await advance();
    expect(linesOf(conversation)).toHaveLength(20);
    conversation.loadOlder();
    await advance();
    conversation.loadOlder();
    await advance();
    expect(conversation.getState().older).toBe('none');
    expect(linesOf(conversation)).toHaveLength(25);
    const callCount = fake.callCount('history');
    conversation.loadOlder();
    await advance();
    expect(fake.callCount('history')).toBe(callCount);
  });

  it('shows an empty history', async () => {
    const { conversation } = openChat();
    await advance();
    expect(conversation.getState()).toMatchObject({ history: 'ready', older: 'none', entries: [] });
  });

  it('shows that the history cannot be read, and retries by itself and on request', async () => {
    const fake = createFakeChat({ history: 3 });
    fake.failNext('history', 'lost');
    const conversation = createDevice(fake).open();
    await advance();
    expect(conversation.getState()).toMatchObject({ history: 'failed', entries: [] });
    conversation.reload();
    expect(conversation.getState().history).toBe('loading');
    await advance();
    expect(conversation.getState()).toMatchObject({ history: 'ready' });

    const other = createFakeChat({ history: 3 });
    other.failNext('history', 'lost');
    other.failNext('history', 'lost');
    const waiting = createDevice(other).open();
    await advance(3000);
    expect(waiting.getState().history).toBe('ready');
  });

  it('retries loading older messages on request', async () => {
    const { fake, conversation } = openChat({ history: 15 });
    await advance();
    fake.failNext('history', 'lost');
    conversation.loadOlder();
    await advance();
    expect(conversation.getState().older).toBe('failed');
    conversation.loadOlder();
    await advance();
    expect(conversation.getState()).toMatchObject({ older: 'idle' });
    expect(linesOf(conversation)).toHaveLength(15);
  });

  it('reloads on request: deleted messages disappear, unsent ones stay', async () => {
    const { fake, conversation } = openChat({ history: 15 });
    await advance();
    conversation.loadOlder();
    await advance();
    expect(linesOf(conversation)).toHaveLength(15);
    fake.failNext('send', 'refused');
    conversation.sendText('refused');
    await advance(500);
    conversation.reload();
    expect(conversation.getState().history).toBe('loading');
    await advance();
    expect(conversation.getState()).toMatchObject({ history: 'ready', older: 'idle' });
    expect(linesOf(conversation)).toHaveLength(11);
    expect(linesOf(conversation).at(-1)).toBe('refused (failed)');
  });

  it('fills a gap of any length while new messages arrive', async () => {
    const { fake, conversation } = openChat({ history: 5 });
    await advance();
    fake.drop();
    expect(conversation.getState().status).toBe('disconnected');
    for (let index = 0; index < 25; index += 1) fake.reply(`missed ${String(index)}`);
    fake.hold('history');
    fake.restore();
    fake.reply('live');
    expect(linesOf(conversation).at(-1)).toBe('live');
    fake.release('history');
    await advance();
    expect(linesOf(conversation).slice(5)).toEqual([...Array.from({ length: 25 }, (_, index) => `missed ${String(index)}`), 'live']);
  });

  it('leaves no hole when a gap is too long, and reads older messages from there', async () => {
    const { fake, conversation } = openChat({ history: 5 });
    await advance();
    fake.drop();
    for (let index = 0; index < 400; index += 1) fake.reply(`missed ${String(index)}`);
    fake.restore();
    await advance();
    const lines = linesOf(conversation);
    expect(lines).toEqual(Array.from({ length: 300 }, (_, index) => `missed ${String(index + 100)}`));
    conversation.loadOlder();
    await advance();
    expect(linesOf(conversation)[0]).toBe('missed 90');
  });

  it('shows a message once that arrived on both sockets, live and in the history', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.deliver(fake.reply('once'));
    fake.drop('line');
    fake.restore();
    await advance();
    expect(linesOf(conversation)).toEqual(['once']);
  });

  it('notifies listeners of each change, and returns the same state until then', async () => {
    const { fake, conversation } = openChat();
    await advance();
    const listener = vi.fn();
    const stop = conversation.subscribe(listener);
    const state = conversation.getState();
    expect(conversation.getState()).toBe(state);
    fake.reply('new');
    expect(listener).toHaveBeenCalled();
    expect(conversation.getState()).not.toBe(state);
    stop();
    const calls = listener.mock.calls.length;
    fake.reply('newer');
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});

describe('sending', () => {
  it('shows a text immediately, sends it after half a second, and shows that it arrived', async () => {
    const { fake, conversation } = openChat();
    await advance();
    expect(conversation.sendText('  hello \n')).toBe('sent');
    expect(linesOf(conversation)).toEqual(['hello (sending)']);
    const [{ id } = { id: '' }] = conversation.getState().entries;
    await advance(499);
    expect(fake.callCount('send')).toBe(0);
    await advance(1);
    expect(linesOf(conversation)).toEqual(['hello (succeed)']);
    expect(conversation.getState().entries[0]?.id).toBe(id);
    expect(storedTexts(fake)).toEqual(['hello']);
  });

  it('refuses empty and too long texts', async () => {
    const { conversation } = openChat();
    await advance();
    expect(conversation.sendText(' \n')).toBe('empty');
    expect(conversation.sendText('x'.repeat(2001))).toBe('too-long');
    expect(conversation.getState().entries).toEqual([]);
  });

  it('sends one message at a time, in order', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.hold('send');
    for (const text of ['a', 'b', 'c']) conversation.sendText(text);
    await advance(5000);
    expect(fake.callCount('send')).toBe(1);
    fake.release('send');
    await advance();
    expect(storedTexts(fake)).toEqual(['a', 'b', 'c']);
    expect(linesOf(conversation)).toEqual(['a (succeed)', 'b (succeed)', 'c (succeed)']);
  });

  it.each<[string, FakeChatOptions]>([
    ['a backend that keeps client ids', {}],
    ['a backend that does not keep client ids', { keepsClientId: false }],
    ["a backend that does not echo a sender's messages", { echoes: false }],
    ['a backend that returns no id', { returnsId: false }],
    ['a backend that neither returns nor keeps ids', { returnsId: false, keepsClientId: false }],
    ['a backend that does none of this', { returnsId: false, keepsClientId: false, echoes: false }],
  ])('recognizes its own messages with %s', async (_name, options) => {
    const { fake, device, conversation } = openChat(options);
    await advance();
    for (const text of ['hi', 'hi', 'other', 'hi']) conversation.sendText(text);
    await advance(500);
    fake.drop('line');
    fake.restore();
    conversation.loadOlder();
    await advance();
    const all = ['hi (succeed)', 'hi (succeed)', 'other (succeed)', 'hi (succeed)'];
    expect(linesOf(conversation)).toEqual(all);
    expect(storedTexts(fake)).toEqual(['hi', 'hi', 'other', 'hi']);
    const reopened = device.open();
    await advance();
    expect(linesOf(reopened)).toEqual(all);
  });

  it.each<[string, FakeChatOptions]>([
    ['keeps the id', {}],
    ['keeps no id', { keepsClientId: false }],
    ['keeps no id and does not echo', { keepsClientId: false, echoes: false }],
  ])('repeats a message with an unknown outcome only if it is not in the history, when the backend %s', async (_name, options) => {
    const { fake, conversation } = openChat({ history: 12, ...options });
    await advance();
    fake.failNext('send', 'lost-after');
    conversation.sendText('arrived');
    await advance(500);
    fake.failNext('send', 'lost');
    conversation.sendText('did not arrive');
    await advance(60_000);
    expect(storedTexts(fake).slice(12)).toEqual(['arrived', 'did not arrive']);
    expect(linesOf(conversation).slice(-2)).toEqual(['arrived (succeed)', 'did not arrive (succeed)']);
    expect(fake.callCount('send')).toBe(3);
  });

  it('does not repeat a message while the history cannot be read', async () => {
    const { fake, conversation } = openChat({ echoes: false });
    await advance();
    fake.failNext('send', 'lost-after');
    for (let index = 0; index < 40; index += 1) fake.failNext('history', 'lost');
    conversation.sendText('once');
    await advance(120_000);
    expect(fake.callCount('send')).toBe(1);
    expect(linesOf(conversation)).toEqual(['once (sending)']);
    await advance(600_000);
    expect(storedTexts(fake)).toEqual(['once']);
    expect(linesOf(conversation)).toEqual(['once (succeed)']);
  });

  it('finds a message with an unknown outcome among many others', async () => {
    const { fake, device, conversation } = openChat({ keepsClientId: false, echoes: false });
    await advance();
    fake.failNext('send', 'lost-after');
    fake.hold('send');
    conversation.sendText('first of all');
    await advance(500);
    conversation.close();
    fake.release('send');
    await advance();
    for (let index = 0; index < 40; index += 1) fake.reply(`later ${String(index)}`);
    const reopened = device.open();
    await advance(10_000);
    expect(storedTexts(fake).filter((text) => text === 'first of all')).toHaveLength(1);
    expect(linesOf(reopened)[0]).toBe('first of all (succeed)');
  });

  it('waits for the network, even across a reload, then sends once and in order', async () => {
    const { fake, device, conversation } = openChat();
    await advance();
    fake.drop();
    conversation.sendText('one');
    conversation.sendText('two');
    await advance(10_000);
    expect(linesOf(conversation)).toEqual(['one (sending)', 'two (sending)']);
    conversation.close();
    const reopened = device.open();
    expect(linesOf(reopened)).toEqual(['one (sending)', 'two (sending)']);
    reopened.sendText('three');
    fake.restore();
    await advance(500);
    expect(storedTexts(fake)).toEqual(['one', 'two', 'three']);
    expect(linesOf(reopened)).toEqual(['one (succeed)', 'two (succeed)', 'three (succeed)']);
  });

  it.each<[string, 'lost' | 'lost-after']>([
    ['did not arrive', 'lost'],
    ['arrived', 'lost-after'],
  ])('survives a reload during sending when the message %s', async (_name, fault) => {
    const { fake, device, conversation } = openChat({ keepsClientId: false });
    await advance();
    fake.failNext('send', fault);
    fake.hold('send');
    conversation.sendText('half sent');
    await advance(500);
    conversation.close();
    fake.release('send');
    await advance();
    const reopened = device.open();
    expect(linesOf(reopened)).toEqual(['half sent (sending)']);
    await advance(10_000);
    expect(storedTexts(fake)).toEqual(['half sent']);
    expect(linesOf(reopened)).toEqual(['half sent (succeed)']);
  });

  it('keeps refused messages across a reload, and resends or removes them', async () => {
    const { fake, device, conversation } = openChat();
    await advance();
    fake.failNext('send', 'refused');
    fake.failNext('send', 'refused');
    conversation.sendText('no');
    conversation.sendText('never');
    conversation.sendText('yes');
    await advance(500);
    expect(linesOf(conversation)).toEqual(['yes (succeed)', 'no (failed)', 'never (failed)']);
    conversation.close();
    const reopened = device.open();
    await advance();
    const [, no, never] = reopened.getState().entries;
    reopened.resend(no?.id ?? '');
    reopened.remove(never?.id ?? '');
    expect(linesOf(reopened)).toEqual(['yes (succeed)', 'no (sending)']);
    await advance(500);
    expect(linesOf(reopened)).toEqual(['yes (succeed)', 'no (succeed)']);
    expect(storedTexts(fake)).toEqual(['yes', 'no']);
  });

  it('removes and resends only failed messages', async () => {
    const { fake, conversation } = openChat();
    await advance();
    conversation.sendText('on its way');
    const [{ id } = { id: '' }] = conversation.getState().entries;
    conversation.remove(id);
    conversation.resend(id);
    conversation.cancelUpload(id);
    await advance(500);
    conversation.remove(id);
    conversation.resend(id);
    await advance(1000);
    expect(storedTexts(fake)).toEqual(['on its way']);
    expect(linesOf(conversation)).toEqual(['on its way (succeed)']);
  });

  it.each<[string, 'refused' | null]>([
    ['arrives as well', null],
    ['is refused', 'refused'],
  ])('distinguishes the same text from another device while its own message %s', async (_name, fault) => {
    const { fake, conversation } = openChat({ keepsClientId: false });
    await advance();
    if (fault) fake.failNext('send', fault);
    fake.hold('send');
    conversation.sendText('hi');
    await advance(500);
    const otherDevice = { ...fake.reply('hi'), _id: 'elsewhere', sender: 'customer' };
    fake.deliver(otherDevice);
    expect(linesOf(conversation)).toEqual(['hi', 'hi (succeed)']);
    fake.release('send');
    await advance();
    expect(linesOf(conversation)).toEqual(['hi', 'hi (succeed)', fault ? 'hi (failed)' : 'hi (succeed)']);
    fake.deliver(otherDevice);
    expect(linesOf(conversation)).toHaveLength(3);
  });

  it("sends a button's message as a postback or as text", async () => {
    const { fake, conversation } = openChat();
    await advance();
    conversation.pressButton({ title: 'Balance', kind: 'say', payload: 'BALANCE', postback: true });
    conversation.pressButton({ title: 'Yes', kind: 'say', payload: 'Yes', postback: false });
    conversation.pressButton({ title: 'Web', kind: 'web', payload: 'https://example.com/', postback: false });
    await advance(500);
    expect(fake.items().map(({ message }) => message)).toMatchObject([
      { message_type: 'postback', payload: { title: 'Balance', payload: 'BALANCE' } },
      { message_type: 'text', payload: { text: 'Yes' } },
    ]);
    expect(linesOf(conversation)).toEqual(['Balance (succeed)', 'Yes (succeed)']);
  });

  it('sends more messages than fit into storage while the page is open', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.drop();
    for (let index = 0; index < 160; index += 1) conversation.sendText(String(index));
    expect(conversation.getState().entries).toHaveLength(160);
    fake.restore();
    await advance(1000);
    expect(storedTexts(fake)).toEqual(Array.from({ length: 160 }, (_, index) => String(index)));
  });
});

describe('two tabs', () => {
  it('send the messages of both once and in order, and both show them', async () => {
    const { fake, device, conversation } = openChat({ keepsClientId: false, echoes: false });
    const other = device.open();
    await advance();
    fake.drop();
    conversation.sendText('from one');
    other.sendText('from the other');
    conversation.sendText('from one again');
    await advance(5000);
    fake.restore();
    await advance(5000);
    expect(storedTexts(fake)).toEqual(['from one', 'from the other', 'from one again']);
    for (const tab of [conversation, other]) {
      tab.reload();
      await advance();
      expect(linesOf(tab)).toEqual(['from one (succeed)', 'from the other (succeed)', 'from one again (succeed)']);
    }
  });

  it('send the messages of a closed tab', async () => {
    const { fake, device, conversation } = openChat();
    const other = device.open();
    await advance();
    fake.drop();
    conversation.sendText('left behind');
    conversation.close();
    fake.restore();
    await advance(5000);
    expect(storedTexts(fake)).toEqual(['left behind']);
    expect(linesOf(other)).toEqual(['left behind (succeed)']);
  });

  it('leave an upload to the tab that has the file', async () => {
    const { fake, device, conversation } = openChat();
    await advance();
    fake.hold('upload');
    conversation.sendFile(png());
    const other = device.open();
    await advance();
    expect(linesOf(other)).toEqual([]);
    fake.release('upload');
    await advance(500);
    expect(other.getState().entries).toMatchObject([{ content: { kind: 'media' }, delivery: 'succeed' }]);
    expect(fake.items()).toHaveLength(1);
  });
});

describe('a file', () => {
  it('is uploaded with progress, then sent', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.hold('upload');
    const file = png();
    expect(conversation.sendFile(file)).toBeUndefined();
    await advance();
    fake.progress(0.4);
    expect(conversation.getState().entries).toMatchObject([
      { delivery: 'uploading_file', progress: 0.4, content: { kind: 'media', media: 'image', url: null, text: 'a.png', file } },
    ]);
    fake.release('upload');
    await advance();
    expect(conversation.getState().entries).toMatchObject([
      { delivery: 'sending', content: { kind: 'media', url: '/files/image-1.png', file } },
    ]);
    await advance(500);
    expect(conversation.getState().entries).toMatchObject([{ delivery: 'succeed', content: { url: '/files/image-1.png' } }]);
    expect(fake.items()[0]?.message.payload).toMatchObject({ url: false, fileType: 'image', filePath: '/files/image-1.png', message: '' });
  });

  it('is refused by its type, name and size', async () => {
    const { conversation } = openChat();
    await advance();
    expect(conversation.sendFile(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toEqual({ code: 'FILE_NOT_SUPPORTED' });
    expect(conversation.sendFile(png('png'))).toEqual({ code: 'FILE_NOT_SUPPORTED' });
    expect(conversation.sendFile(png('a.png', 10 * 1024 * 1024 + 1))).toEqual({ code: 'FILE_TOO_LARGE', megabytes: 10 });
    expect(conversation.getState().entries).toEqual([]);
  });

  it('can be uploaded again or removed after a failure', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.failNext('upload', 'lost');
    fake.failNext('upload', 'refused');
    conversation.sendFile(png('one.png'));
    conversation.sendFile(png('two.png'));
    await advance();
    expect(linesOf(conversation)).toEqual(['one.png (failed)', 'two.png (failed)']);
    expect(conversation.getState().entries.every(({ isLost }) => isLost === undefined)).toBe(true);
    const [one, two] = conversation.getState().entries;
    conversation.resend(one?.id ?? '');
    conversation.remove(two?.id ?? '');
    expect(linesOf(conversation)).toEqual(['one.png (uploading_file)']);
    await advance(500);
    expect(conversation.getState().entries).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('can be uploaded again after the browser could not call the suspended page', async () => {
    const fake = createFakeChat({});
    const locks = createPageLocks();
    const run = vi.spyOn(locks, 'run').mockRejectedValueOnce(new Error('The provided callback is no longer runnable.'));
    const conversation = createDevice(fake).open({ locks });
    await advance();
    conversation.sendFile(png('one.png'));
    await advance();
    expect(run).toHaveBeenCalledOnce();
    expect(linesOf(conversation)).toEqual(['one.png (failed)']);
    conversation.resend(conversation.getState().entries[0]?.id ?? '');
    await advance(500);
    expect(conversation.getState().entries).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('is never sent after it was cancelled', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.hold('upload');
    conversation.sendFile(png());
    conversation.cancelUpload(conversation.getState().entries[0]?.id ?? '');
    expect(conversation.getState().entries).toEqual([]);
    fake.release('upload');
    await advance(1000);
    expect(fake.items()).toEqual([]);
  });

  it('that was lost with its page can only be removed', async () => {
    const { fake, device, conversation } = openChat();
    await advance();
    fake.hold('upload');
    conversation.sendFile(png('gone.png'));
    conversation.close();
    fake.release('upload');
    await advance();
    const reopened = device.open();
    await advance();
    expect(reopened.getState().entries).toMatchObject([{ delivery: 'failed', isLost: true, content: { kind: 'media', text: 'gone.png' } }]);
    const [{ id } = { id: '' }] = reopened.getState().entries;
    reopened.resend(id);
    expect(reopened.getState().entries).toHaveLength(1);
    reopened.remove(id);
    expect(reopened.getState().entries).toEqual([]);
  });

  it('does not delay other messages', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.hold('upload');
    conversation.sendFile(png());
    conversation.sendText('meanwhile');
    await advance(500);
    expect(storedTexts(fake)).toEqual(['meanwhile']);
  });
});

describe('unread messages', () => {
  it('are counted until they are viewed, and support is notified a second later', async () => {
    const { fake, conversation } = openChat({ history: 2 });
    await advance();
    fake.reply('one');
    fake.reply('two');
    expect(conversation.getState().unread).toBe(2);
    conversation.setViewed(true);
    expect(conversation.getState().unread).toBe(0);
    await advance(999);
    expect(fake.callCount('read')).toBe(0);
    await advance(1);
    expect(fake.callCount('read')).toBe(1);
    fake.reply('three');
    await advance(1000);
    expect(fake.callCount('read')).toBe(2);
    conversation.setViewed(false);
    expect(conversation.getState().unread).toBe(0);
  });

  it('are not read after a short glance', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.reply('one');
    conversation.setViewed(true);
    await advance(900);
    conversation.setViewed(false);
    await advance(5000);
    expect(fake.callCount('read')).toBe(0);
    expect(conversation.getState().unread).toBe(1);
  });

  it('are stored across a reload, and missed messages are counted', async () => {
    const { fake, device, conversation } = openChat({ history: 3 });
    await advance();
    conversation.setViewed(true);
    await advance(1000);
    conversation.close();
    await advance(1000);
    fake.reply('while away');
    const reopened = device.open();
    await advance();
    expect(reopened.getState().unread).toBe(1);
  });

  it('do not include own messages and are counted once', async () => {
    const { fake, conversation } = openChat();
    await advance();
    conversation.sendText('mine');
    await advance(500);
    const item = fake.reply('theirs');
    fake.deliver(item);
    conversation.reload();
    await advance();
    expect(conversation.getState().unread).toBe(1);
  });

  it('are read in all tabs once one tab has shown them', async () => {
    const { fake, device, conversation } = openChat();
    const other = device.open();
    await advance();
    fake.reply('one');
    conversation.setViewed(true);
    await advance(1000);
    window.dispatchEvent(new StorageEvent('storage', { key: 'member:m2:chat:viewed' }));
    expect(other.getState().unread).toBe(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'member:m1:chat:viewed' }));
    expect(other.getState().unread).toBe(0);
    fake.reply('two');
    expect(other.getState().unread).toBe(1);
  });

  it('are reported as read once support can be reached', async () => {
    const { fake, conversation } = openChat();
    await advance();
    fake.failNext('read', 'lost');
    conversation.setViewed(true);
    await advance(1000);
    expect(fake.callCount('read')).toBe(1);
    fake.drop('line');
    fake.restore();
    await advance(1000);
    expect(fake.callCount('read')).toBe(2);
  });
});

describe('stored data', () => {
  it('includes the draft until it is sent', async () => {
    const { device, conversation } = openChat();
    conversation.setDraft('half a sen');
    conversation.close();
    const reopened = device.open();
    expect(reopened.getState().draft).toBe('half a sen');
    reopened.sendText('half a sentence');
    expect(reopened.getState().draft).toBe('');
    reopened.close();
    expect(device.open().getState().draft).toBe('');
  });

  it('is empty after the logout, even when a response arrives late', async () => {
    const { fake, device, conversation } = openChat();
    await advance();
    conversation.setDraft('secret');
    fake.failNext('send', 'refused');
    conversation.sendText('refused');
    conversation.setViewed(true);
    await advance(1000);
    conversation.setDraft('secret');
    fake.hold('send');
    fake.hold('upload');
    conversation.sendFile(png());
    conversation.sendText('under way');
    await advance(500);
    expect(device.storage.keys().length).toBeGreaterThan(3);
    conversation.close({ forget: true });
    expect(device.storage.keys()).toEqual([]);
    fake.release('send');
    fake.release('upload');
    conversation.setDraft('typed while it closed');
    conversation.sendText('sent while it closed');
    conversation.sendFile(png());
    await advance(60_000);
    expect(device.storage.keys()).toEqual([]);
  });

  it('is visible to its owner only', () => {
    const { device, conversation } = openChat();
    conversation.setDraft('secret');
    conversation.sendText('to be sent');
    const other = device.open({ owner: 'member:m2', connection: createFakeChat().connection });
    expect(other.getState()).toMatchObject({ draft: '', entries: [] });
  });

  it('is taken over by the member who the visitor became', async () => {
    const fake = createFakeChat();
    const device = createDevice(fake);
    fake.drop();
    const before = device.open({ owner: visitor, connection: fake.connection });
    before.sendText('asked as a visitor');
    before.setDraft('and also');
    before.close();
    fake.restore();
    const after = device.open({ continues: visitor });
    expect(after.getState()).toMatchObject({ draft: 'and also' });
    await advance(500);
    expect(linesOf(after)).toEqual(['asked as a visitor (succeed)']);
    expect(device.storage.keys().filter((key) => key.includes('visitor'))).toEqual([]);
  });

  it('is ignored when it is invalid', () => {
    const fake = createFakeChat();
    const device = createDevice(fake);
    device.storage.set('member:m1:chat:outbox', '["a", 5, {}]');
    device.storage.set('member:m1:chat:viewed', 'x');
    expect(linesOf(device.open())).toEqual([]);
    device.storage.set('member:m1:chat:outbox', '["a", "b"]');
    device.storage.set('member:m1:chat:outbox:a', '{broken');
    device.storage.set('member:m1:chat:outbox:b', '{"state":"waiting"}');
    expect(linesOf(device.open())).toEqual([]);
  });
});
