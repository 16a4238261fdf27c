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

/** One device: its storage and its tabs' locks outlive a page. */
function createDevice(fake: FakeChat) {
  const [storage, locks] = [createMemoryStorage(), createPageLocks()];
  return {
    storage,
    open: (options: Partial<ConversationOptions> = {}) => {
      const conversation = createConversation({ connection: fake.another(), owner: member, storage, locks, apiOrigin: '', ...options });
      opened.push(conversation);
      return conversation;
    },
  };
}

function talk(options: FakeChatOptions = {}) {
  const fake = createFakeChat(options);
  const device = createDevice(fake);
  return { fake, device, conversation: device.open() };
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const linesOf = (conversation: Conversation) =>
  conversation.getState().entries.map(({ content, delivery }) => {
    const said = 'text' in content ? content.text : content.kind === 'postback' ? content.title : content.kind;
    return delivery ? `${said} (${delivery})` : said;
  });
const storedTexts = (fake: FakeChat) => fake.items().map(({ message }) => message.payload['text'] ?? message.payload['filePath']);
const png = (name = 'a.png', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });

describe('reading', () => {
  it('shows the newest page oldest first, then older ones, to the beginning', async () => {
    const { fake, conversation } = talk({ history: 25 });
    expect(conversation.getState()).toMatchObject({ history: 'loading', entries: [] });
    await pass();
    expect(conversation.getState()).toMatchObject({ status: 'joined', history: 'ready', older: 'idle', unread: 0 });
    expect(linesOf(conversation)).toHaveLength(10);
    expect(linesOf(conversation)[9]).toContain('message 25 of 25');
    conversation.loadOlder();
    conversation.loadOlder();
    expect(conversation.getState().older).toBe('loading');
    await pass();
    expect(linesOf(conversation)).toHaveLength(20);
    conversation.loadOlder();
    await pass();
    conversation.loadOlder();
    await pass();
    expect(conversation.getState().older).toBe('none');
    expect(linesOf(conversation)).toHaveLength(25);
    const asked = fake.asked('history');
    conversation.loadOlder();
    await pass();
    expect(fake.asked('history')).toBe(asked);
  });

  it('says that nothing was said yet', async () => {
    const { conversation } = talk();
    await pass();
    expect(conversation.getState()).toMatchObject({ history: 'ready', older: 'none', entries: [] });
  });

  it('says that the history cannot be read, and tries again by itself and when asked', async () => {
    const fake = createFakeChat({ history: 3 });
    fake.fail('history', 'lost');
    const conversation = createDevice(fake).open();
    await pass();
    expect(conversation.getState()).toMatchObject({ history: 'failed', entries: [] });
    conversation.reload();
    expect(conversation.getState().history).toBe('loading');
    await pass();
    expect(conversation.getState()).toMatchObject({ history: 'ready' });

    const other = createFakeChat({ history: 3 });
    other.fail('history', 'lost');
    other.fail('history', 'lost');
    const waiting = createDevice(other).open();
    await pass(3000);
    expect(waiting.getState().history).toBe('ready');
  });

  it('offers to read older ones again where that failed', async () => {
    const { fake, conversation } = talk({ history: 15 });
    await pass();
    fake.fail('history', 'lost');
    conversation.loadOlder();
    await pass();
    expect(conversation.getState().older).toBe('failed');
    conversation.loadOlder();
    await pass();
    expect(conversation.getState()).toMatchObject({ older: 'idle' });
    expect(linesOf(conversation)).toHaveLength(15);
  });

  it('reads again on demand: what is gone at the backend goes, what is still to be sent stays', async () => {
    const { fake, conversation } = talk({ history: 15 });
    await pass();
    conversation.loadOlder();
    await pass();
    expect(linesOf(conversation)).toHaveLength(15);
    fake.fail('send', 'refused');
    conversation.sendText('refused');
    await pass(500);
    conversation.reload();
    expect(conversation.getState().history).toBe('loading');
    await pass();
    expect(conversation.getState()).toMatchObject({ history: 'ready', older: 'idle' });
    expect(linesOf(conversation)).toHaveLength(11);
    expect(linesOf(conversation).at(-1)).toBe('refused (failed)');
  });

  it('fills the gap of a lost line, however long, though new messages come in meanwhile', async () => {
    const { fake, conversation } = talk({ history: 5 });
    await pass();
    fake.drop();
    expect(conversation.getState().status).toBe('disconnected');
    for (let index = 0; index < 25; index += 1) fake.answer(`missed ${String(index)}`);
    fake.hold('history');
    fake.restore();
    fake.answer('live');
    expect(linesOf(conversation).at(-1)).toBe('live');
    fake.release('history');
    await pass();
    expect(linesOf(conversation).slice(5)).toEqual([...Array.from({ length: 25 }, (_, index) => `missed ${String(index)}`), 'live']);
  });

  it('leaves no hole where a gap is too long: older ones are read from there', async () => {
    const { fake, conversation } = talk({ history: 5 });
    await pass();
    fake.drop();
    for (let index = 0; index < 400; index += 1) fake.answer(`missed ${String(index)}`);
    fake.restore();
    await pass();
    const lines = linesOf(conversation);
    expect(lines).toEqual(Array.from({ length: 300 }, (_, index) => `missed ${String(index + 100)}`));
    conversation.loadOlder();
    await pass();
    expect(linesOf(conversation)[0]).toBe('missed 90');
  });

  it('takes a message that came on both lines, live and in the history, once', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.tell(fake.answer('once'));
    fake.drop('line');
    fake.restore();
    await pass();
    expect(linesOf(conversation)).toEqual(['once']);
  });

  it('tells its listeners of each change, and gives the same state until then', async () => {
    const { fake, conversation } = talk();
    await pass();
    const listener = vi.fn();
    const stop = conversation.subscribe(listener);
    const state = conversation.getState();
    expect(conversation.getState()).toBe(state);
    fake.answer('new');
    expect(listener).toHaveBeenCalled();
    expect(conversation.getState()).not.toBe(state);
    stop();
    const calls = listener.mock.calls.length;
    fake.answer('newer');
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});

describe('sending', () => {
  it('shows a text at once, sends it after half a second, and says that it arrived', async () => {
    const { fake, conversation } = talk();
    await pass();
    expect(conversation.sendText('  hello \n')).toBe('sent');
    expect(linesOf(conversation)).toEqual(['hello (sending)']);
    const [{ id } = { id: '' }] = conversation.getState().entries;
    await pass(499);
    expect(fake.asked('send')).toBe(0);
    await pass(1);
    expect(linesOf(conversation)).toEqual(['hello (succeed)']);
    expect(conversation.getState().entries[0]?.id).toBe(id);
    expect(storedTexts(fake)).toEqual(['hello']);
  });

  it('refuses nothing and too much', async () => {
    const { conversation } = talk();
    await pass();
    expect(conversation.sendText(' \n')).toBe('empty');
    expect(conversation.sendText('x'.repeat(2001))).toBe('too-long');
    expect(conversation.getState().entries).toEqual([]);
  });

  it('sends one at a time, in order', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.hold('send');
    for (const text of ['a', 'b', 'c']) conversation.sendText(text);
    await pass(5000);
    expect(fake.asked('send')).toBe(1);
    fake.release('send');
    await pass();
    expect(storedTexts(fake)).toEqual(['a', 'b', 'c']);
    expect(linesOf(conversation)).toEqual(['a (succeed)', 'b (succeed)', 'c (succeed)']);
  });

  it.each<[string, FakeChatOptions]>([
    ['a backend that keeps what the device calls a message', {}],
    ['one that does not', { keepsClientId: false }],
    ['one that tells a speaker nothing', { echoes: false }],
    ['one that answers no id', { answersId: false }],
    ['one that answers no id and does not keep ours', { answersId: false, keepsClientId: false }],
    ['one that does nothing of all that', { answersId: false, keepsClientId: false, echoes: false }],
  ])('knows the own messages again with %s', async (_name, options) => {
    const { fake, device, conversation } = talk(options);
    await pass();
    for (const text of ['hi', 'hi', 'other', 'hi']) conversation.sendText(text);
    await pass(500);
    fake.drop('line');
    fake.restore();
    conversation.loadOlder();
    await pass();
    const all = ['hi (succeed)', 'hi (succeed)', 'other (succeed)', 'hi (succeed)'];
    expect(linesOf(conversation)).toEqual(all);
    expect(storedTexts(fake)).toEqual(['hi', 'hi', 'other', 'hi']);
    const reopened = device.open();
    await pass();
    expect(linesOf(reopened)).toEqual(all);
  });

  it.each<[string, FakeChatOptions]>([
    ['keeps the id', {}],
    ['keeps no id', { keepsClientId: false }],
    ['keeps no id and tells nothing', { keepsClientId: false, echoes: false }],
  ])('sends a message of unknown fate again only where the history lacks it, and the backend %s', async (_name, options) => {
    const { fake, conversation } = talk({ history: 12, ...options });
    await pass();
    fake.fail('send', 'lost-after');
    conversation.sendText('arrived');
    await pass(500);
    fake.fail('send', 'lost');
    conversation.sendText('did not arrive');
    await pass(60_000);
    expect(storedTexts(fake).slice(12)).toEqual(['arrived', 'did not arrive']);
    expect(linesOf(conversation).slice(-2)).toEqual(['arrived (succeed)', 'did not arrive (succeed)']);
    expect(fake.asked('send')).toBe(3);
  });

  it('does not send again while it cannot look whether the message arrived', async () => {
    const { fake, conversation } = talk({ echoes: false });
    await pass();
    fake.fail('send', 'lost-after');
    for (let index = 0; index < 40; index += 1) fake.fail('history', 'lost');
    conversation.sendText('once');
    await pass(120_000);
    expect(fake.asked('send')).toBe(1);
    expect(linesOf(conversation)).toEqual(['once (sending)']);
    await pass(600_000);
    expect(storedTexts(fake)).toEqual(['once']);
    expect(linesOf(conversation)).toEqual(['once (succeed)']);
  });

  it('finds a message of unknown fate below many others', async () => {
    const { fake, device, conversation } = talk({ keepsClientId: false, echoes: false });
    await pass();
    fake.fail('send', 'lost-after');
    fake.hold('send');
    conversation.sendText('first of all');
    await pass(500);
    conversation.close();
    fake.release('send');
    await pass();
    for (let index = 0; index < 40; index += 1) fake.answer(`later ${String(index)}`);
    const reopened = device.open();
    await pass(10_000);
    expect(storedTexts(fake).filter((text) => text === 'first of all')).toHaveLength(1);
    expect(linesOf(reopened)[0]).toBe('first of all (succeed)');
  });

  it('waits for the network, over a reload too, and sends then, once, in order', async () => {
    const { fake, device, conversation } = talk();
    await pass();
    fake.drop();
    conversation.sendText('one');
    conversation.sendText('two');
    await pass(10_000);
    expect(linesOf(conversation)).toEqual(['one (sending)', 'two (sending)']);
    conversation.close();
    const reopened = device.open();
    expect(linesOf(reopened)).toEqual(['one (sending)', 'two (sending)']);
    reopened.sendText('three');
    fake.restore();
    await pass(500);
    expect(storedTexts(fake)).toEqual(['one', 'two', 'three']);
    expect(linesOf(reopened)).toEqual(['one (succeed)', 'two (succeed)', 'three (succeed)']);
  });

  it.each<[string, 'lost' | 'lost-after']>([
    ['did not arrive', 'lost'],
    ['arrived', 'lost-after'],
  ])('survives a reload in the middle of sending, where the message %s', async (_name, fault) => {
    const { fake, device, conversation } = talk({ keepsClientId: false });
    await pass();
    fake.fail('send', fault);
    fake.hold('send');
    conversation.sendText('half sent');
    await pass(500);
    conversation.close();
    fake.release('send');
    await pass();
    const reopened = device.open();
    expect(linesOf(reopened)).toEqual(['half sent (sending)']);
    await pass(10_000);
    expect(storedTexts(fake)).toEqual(['half sent']);
    expect(linesOf(reopened)).toEqual(['half sent (succeed)']);
  });

  it('says what was refused, keeps that over a reload, sends it again or takes it away', async () => {
    const { fake, device, conversation } = talk();
    await pass();
    fake.fail('send', 'refused');
    fake.fail('send', 'refused');
    conversation.sendText('no');
    conversation.sendText('never');
    conversation.sendText('yes');
    await pass(500);
    expect(linesOf(conversation)).toEqual(['yes (succeed)', 'no (failed)', 'never (failed)']);
    conversation.close();
    const reopened = device.open();
    await pass();
    const [, no, never] = reopened.getState().entries;
    reopened.resend(no?.id ?? '');
    reopened.remove(never?.id ?? '');
    expect(linesOf(reopened)).toEqual(['yes (succeed)', 'no (sending)']);
    await pass(500);
    expect(linesOf(reopened)).toEqual(['yes (succeed)', 'no (succeed)']);
    expect(storedTexts(fake)).toEqual(['yes', 'no']);
  });

  it('removes and resends only what failed', async () => {
    const { fake, conversation } = talk();
    await pass();
    conversation.sendText('on its way');
    const [{ id } = { id: '' }] = conversation.getState().entries;
    conversation.remove(id);
    conversation.resend(id);
    conversation.cancelUpload(id);
    await pass(500);
    conversation.remove(id);
    conversation.resend(id);
    await pass(1000);
    expect(storedTexts(fake)).toEqual(['on its way']);
    expect(linesOf(conversation)).toEqual(['on its way (succeed)']);
  });

  it.each<[string, 'refused' | null]>([
    ['arrives as well', null],
    ['is refused', 'refused'],
  ])('tells apart the same words of another device while the own message %s', async (_name, fault) => {
    const { fake, conversation } = talk({ keepsClientId: false });
    await pass();
    if (fault) fake.fail('send', fault);
    fake.hold('send');
    conversation.sendText('hi');
    await pass(500);
    const elsewhere = { ...fake.answer('hi'), _id: 'elsewhere', sender: 'customer' };
    fake.tell(elsewhere);
    expect(linesOf(conversation)).toEqual(['hi', 'hi (succeed)']);
    fake.release('send');
    await pass();
    expect(linesOf(conversation)).toEqual(['hi', 'hi (succeed)', fault ? 'hi (failed)' : 'hi (succeed)']);
    fake.tell(elsewhere);
    expect(linesOf(conversation)).toHaveLength(3);
  });

  it('says what a button says: to support’s machine, or as a text', async () => {
    const { fake, conversation } = talk();
    await pass();
    conversation.pressButton({ title: 'Balance', kind: 'say', payload: 'BALANCE', postback: true });
    conversation.pressButton({ title: 'Yes', kind: 'say', payload: 'Yes', postback: false });
    conversation.pressButton({ title: 'Web', kind: 'web', payload: 'https://example.com/', postback: false });
    await pass(500);
    expect(fake.items().map(({ message }) => message)).toMatchObject([
      { message_type: 'postback', payload: { title: 'Balance', payload: 'BALANCE' } },
      { message_type: 'text', payload: { text: 'Yes' } },
    ]);
    expect(linesOf(conversation)).toEqual(['Balance (succeed)', 'Yes (succeed)']);
  });

  it('keeps more than fits on the device for as long as the page lives', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.drop();
    for (let index = 0; index < 160; index += 1) conversation.sendText(String(index));
    expect(conversation.getState().entries).toHaveLength(160);
    fake.restore();
    await pass(1000);
    expect(storedTexts(fake)).toEqual(Array.from({ length: 160 }, (_, index) => String(index)));
  });
});

describe('two tabs', () => {
  it('send what either says, once, in order, and both know', async () => {
    const { fake, device, conversation } = talk({ keepsClientId: false, echoes: false });
    const other = device.open();
    await pass();
    fake.drop();
    conversation.sendText('from one');
    other.sendText('from the other');
    conversation.sendText('from one again');
    await pass(5000);
    fake.restore();
    await pass(5000);
    expect(storedTexts(fake)).toEqual(['from one', 'from the other', 'from one again']);
    for (const tab of [conversation, other]) {
      tab.reload();
      await pass();
      expect(linesOf(tab)).toEqual(['from one (succeed)', 'from the other (succeed)', 'from one again (succeed)']);
    }
  });

  it('send what a closed one left', async () => {
    const { fake, device, conversation } = talk();
    const other = device.open();
    await pass();
    fake.drop();
    conversation.sendText('left behind');
    conversation.close();
    fake.restore();
    await pass(5000);
    expect(storedTexts(fake)).toEqual(['left behind']);
    expect(linesOf(other)).toEqual(['left behind (succeed)']);
  });

  it('leave an upload to the one that has the file', async () => {
    const { fake, device, conversation } = talk();
    await pass();
    fake.hold('upload');
    conversation.sendFile(png());
    const other = device.open();
    await pass();
    expect(linesOf(other)).toEqual([]);
    fake.release('upload');
    await pass(500);
    expect(other.getState().entries).toMatchObject([{ content: { kind: 'media' }, delivery: 'succeed' }]);
    expect(fake.items()).toHaveLength(1);
  });
});

describe('a file', () => {
  it('is uploaded with progress, then sent', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.hold('upload');
    const file = png();
    expect(conversation.sendFile(file)).toBeUndefined();
    await pass();
    fake.progress(0.4);
    expect(conversation.getState().entries).toMatchObject([
      { delivery: 'uploading_file', progress: 0.4, content: { kind: 'media', media: 'image', url: null, text: 'a.png', file } },
    ]);
    fake.release('upload');
    await pass();
    expect(conversation.getState().entries).toMatchObject([
      { delivery: 'sending', content: { kind: 'media', url: '/files/image-1.png', file } },
    ]);
    await pass(500);
    expect(conversation.getState().entries).toMatchObject([{ delivery: 'succeed', content: { url: '/files/image-1.png' } }]);
    expect(fake.items()[0]?.message.payload).toMatchObject({ url: false, fileType: 'image', filePath: '/files/image-1.png', message: '' });
  });

  it('is refused by its type, its name and its size', async () => {
    const { conversation } = talk();
    await pass();
    expect(conversation.sendFile(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toEqual({ code: 'FILE_NOT_SUPPORTED' });
    expect(conversation.sendFile(png('png'))).toEqual({ code: 'FILE_NOT_SUPPORTED' });
    expect(conversation.sendFile(png('a.png', 10 * 1024 * 1024 + 1))).toEqual({ code: 'FILE_TOO_LARGE', megabytes: 10 });
    expect(conversation.getState().entries).toEqual([]);
  });

  it('can be uploaded again or removed where that failed', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.fail('upload', 'lost');
    fake.fail('upload', 'refused');
    conversation.sendFile(png('one.png'));
    conversation.sendFile(png('two.png'));
    await pass();
    expect(linesOf(conversation)).toEqual(['one.png (failed)', 'two.png (failed)']);
    expect(conversation.getState().entries.every(({ isLost }) => isLost === undefined)).toBe(true);
    const [one, two] = conversation.getState().entries;
    conversation.resend(one?.id ?? '');
    conversation.remove(two?.id ?? '');
    expect(linesOf(conversation)).toEqual(['one.png (uploading_file)']);
    await pass(500);
    expect(conversation.getState().entries).toMatchObject([{ delivery: 'succeed' }]);
  });

  it('is never sent once it was called off', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.hold('upload');
    conversation.sendFile(png());
    conversation.cancelUpload(conversation.getState().entries[0]?.id ?? '');
    expect(conversation.getState().entries).toEqual([]);
    fake.release('upload');
    await pass(1000);
    expect(fake.items()).toEqual([]);
  });

  it('that a page took with it is shown as lost: it can only be removed', async () => {
    const { fake, device, conversation } = talk();
    await pass();
    fake.hold('upload');
    conversation.sendFile(png('gone.png'));
    conversation.close();
    fake.release('upload');
    await pass();
    const reopened = device.open();
    await pass();
    expect(reopened.getState().entries).toMatchObject([{ delivery: 'failed', isLost: true, content: { kind: 'media', text: 'gone.png' } }]);
    const [{ id } = { id: '' }] = reopened.getState().entries;
    reopened.resend(id);
    expect(reopened.getState().entries).toHaveLength(1);
    reopened.remove(id);
    expect(reopened.getState().entries).toEqual([]);
  });

  it('does not hold up what is said meanwhile', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.hold('upload');
    conversation.sendFile(png());
    conversation.sendText('meanwhile');
    await pass(500);
    expect(storedTexts(fake)).toEqual(['meanwhile']);
  });
});

describe('what was read', () => {
  it('is counted until it is viewed, and support is told a second after that', async () => {
    const { fake, conversation } = talk({ history: 2 });
    await pass();
    fake.answer('one');
    fake.answer('two');
    expect(conversation.getState().unread).toBe(2);
    conversation.setViewed(true);
    expect(conversation.getState().unread).toBe(0);
    await pass(999);
    expect(fake.asked('read')).toBe(0);
    await pass(1);
    expect(fake.asked('read')).toBe(1);
    fake.answer('three');
    await pass(1000);
    expect(fake.asked('read')).toBe(2);
    conversation.setViewed(false);
    expect(conversation.getState().unread).toBe(0);
  });

  it('is not what somebody glanced at', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.answer('one');
    conversation.setViewed(true);
    await pass(900);
    conversation.setViewed(false);
    await pass(5000);
    expect(fake.asked('read')).toBe(0);
    expect(conversation.getState().unread).toBe(1);
  });

  it('is remembered over a reload, and what was missed meanwhile is counted', async () => {
    const { fake, device, conversation } = talk({ history: 3 });
    await pass();
    conversation.setViewed(true);
    await pass(1000);
    conversation.close();
    await pass(1000);
    fake.answer('while away');
    const reopened = device.open();
    await pass();
    expect(reopened.getState().unread).toBe(1);
  });

  it('counts no own messages, and nothing twice', async () => {
    const { fake, conversation } = talk();
    await pass();
    conversation.sendText('mine');
    await pass(500);
    const item = fake.answer('theirs');
    fake.tell(item);
    conversation.reload();
    await pass();
    expect(conversation.getState().unread).toBe(1);
  });

  it('is read in all tabs once one has shown it', async () => {
    const { fake, device, conversation } = talk();
    const other = device.open();
    await pass();
    fake.answer('one');
    conversation.setViewed(true);
    await pass(1000);
    window.dispatchEvent(new StorageEvent('storage', { key: 'member:m2:chat:viewed' }));
    expect(other.getState().unread).toBe(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'member:m1:chat:viewed' }));
    expect(other.getState().unread).toBe(0);
    fake.answer('two');
    expect(other.getState().unread).toBe(1);
  });

  it('is told once support can be told', async () => {
    const { fake, conversation } = talk();
    await pass();
    fake.fail('read', 'lost');
    conversation.setViewed(true);
    await pass(1000);
    expect(fake.asked('read')).toBe(1);
    fake.drop('line');
    fake.restore();
    await pass(1000);
    expect(fake.asked('read')).toBe(2);
  });
});

describe('what the device keeps', () => {
  it('is the draft, until it is sent', async () => {
    const { device, conversation } = talk();
    conversation.setDraft('half a sen');
    conversation.close();
    const reopened = device.open();
    expect(reopened.getState().draft).toBe('half a sen');
    reopened.sendText('half a sentence');
    expect(reopened.getState().draft).toBe('');
    reopened.close();
    expect(device.open().getState().draft).toBe('');
  });

  it('is nothing after the logout, not even when an answer comes late', async () => {
    const { fake, device, conversation } = talk();
    await pass();
    conversation.setDraft('secret');
    fake.fail('send', 'refused');
    conversation.sendText('refused');
    conversation.setViewed(true);
    await pass(1000);
    conversation.setDraft('secret');
    fake.hold('send');
    fake.hold('upload');
    conversation.sendFile(png());
    conversation.sendText('under way');
    await pass(500);
    expect(device.storage.keys().length).toBeGreaterThan(3);
    conversation.close({ forget: true });
    expect(device.storage.keys()).toEqual([]);
    fake.release('send');
    fake.release('upload');
    conversation.setDraft('typed while it closed');
    conversation.sendText('sent while it closed');
    conversation.sendFile(png());
    await pass(60_000);
    expect(device.storage.keys()).toEqual([]);
  });

  it('belongs to one speaker: another one sees nothing of it', () => {
    const { device, conversation } = talk();
    conversation.setDraft('secret');
    conversation.sendText('to be sent');
    const other = device.open({ owner: 'member:m2', connection: createFakeChat().connection });
    expect(other.getState()).toMatchObject({ draft: '', entries: [] });
  });

  it('goes on with the member who the visitor was', async () => {
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
    await pass(500);
    expect(linesOf(after)).toEqual(['asked as a visitor (succeed)']);
    expect(device.storage.keys().filter((key) => key.includes('visitor'))).toEqual([]);
  });

  it('is taken for nothing where somebody else wrote it', () => {
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
