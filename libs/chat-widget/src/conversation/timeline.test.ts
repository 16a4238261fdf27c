import { afterEach, describe, expect, it, vi } from 'vitest';
import * as fc from 'fast-check';
import type { ChatItem, ChatMessage } from '../connection/chat-connection.ts';
import { type Expected, Timeline, toContentKey } from './timeline.ts';

const base = Date.parse('2026-03-02T05:00:00Z');

const toItem = (id: string | null, sender: string, text: string, atMs: number, clientId?: string): ChatItem => ({
  _id: id,
  sender,
  message: { message_type: 'text', payload: { text, ...(clientId !== undefined && { clientId }) } },
  createdAt: new Date(base + atMs).toISOString(),
  session_id: null,
  userId: null,
  guestId: null,
  username: null,
  name: null,
});
const toMessage = (text: string, clientId: string): ChatMessage => ({ message_type: 'text', payload: { text, clientId } });

function openTimeline() {
  const expected: Expected[] = [];
  const timeline = new Timeline({ apiOrigin: '', expected: () => expected });
  const lines = () => timeline.entries.map(({ from, at, content }) => [from, 'text' in content ? content.text : '', at - base] as const);
  return { timeline, expected, lines };
}

const lineOf = ({ sender, message, createdAt }: ChatItem) =>
  [sender === 'customer' ? 'self' : 'support', message.payload.text, Date.parse(String(createdAt)) - base] as const;

interface Step {
  readonly sender: 'support' | 'here' | 'elsewhere';
  readonly text: string;
  /** Milliseconds since the previous message. */
  readonly after: number;
  /** Whether a response to sending arrives; it may arrive before or after the live message. */
  readonly isAnswered: boolean;
  /** Indexes of stored messages that arrive live after this one, possibly repeated and in any order. */
  readonly live: readonly number[];
  /** How many messages of the history are read then. */
  readonly read: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  sender: fc.constantFrom('support', 'here', 'elsewhere'),
  text: fc.constantFrom('hi', 'ho'),
  after: fc.constantFrom(0, 1, 5000),
  isAnswered: fc.boolean(),
  live: fc.array(fc.nat(30), { maxLength: 5 }),
  read: fc.nat(6),
});

const backend = fc.record({ keepsClientId: fc.boolean(), returnsId: fc.boolean(), hasTies: fc.boolean() });

afterEach(() => vi.unstubAllGlobals());

describe('Timeline', () => {
  it('loses only the content of a message that the browser cannot read', () => {
    const { timeline } = openTimeline();
    vi.stubGlobal('URL', function URL() {
      throw new TypeError('URL is not a constructor');
    });
    const picture = { message_type: 'media', payload: { fileType: 'image', filePath: '/a.png', url: false, message: 'a picture' } };
    timeline.add([
      toItem('a', 'agent', 'before', 0),
      { ...toItem('b', 'agent', '', 1), message: picture },
      toItem('c', 'agent', 'after', 2),
    ]);
    expect(timeline.entries.map(({ content }) => content)).toEqual([
      { kind: 'text', text: 'before' },
      { kind: 'unknown', text: 'a picture' },
      { kind: 'text', text: 'after' },
    ]);
  });

  it('contains each message once and in order for any mix of live messages, pages, responses and repetitions', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), backend, (steps, { keepsClientId, returnsId, hasTies }) => {
        const { timeline, expected, lines } = openTimeline();
        const stored: ChatItem[] = [];
        let atMs = 0;
        for (const [index, { sender, text, after, isAnswered, live, read }] of steps.entries()) {
          atMs += hasTies ? after : Math.max(1, after);
          const clientId = `${sender}-${String(index)}`;
          const message = toMessage(text, clientId);
          if (sender === 'here') expected.push({ clientId, message, sinceMs: timeline.newestMs ?? 0 });
          const item = toItem(
            `id-${String(index)}`,
            sender === 'support' ? 'agent' : 'customer',
            text,
            atMs,
            sender !== 'support' && keepsClientId ? clientId : undefined,
          );
          stored.push(item);

          for (const liveIndex of live) timeline.add(stored.slice(liveIndex % stored.length, (liveIndex % stored.length) + 1));
          if (sender === 'here' && isAnswered)
            timeline.addSent({ clientId, message }, { createdAt: item.createdAt, _id: returnsId ? item._id : null });
          // A message without a response is looked up in the history before the next one is sent.
          const reach = sender === 'here' && !isAnswered ? stored.length : read;
          const page = reach > 0 ? stored.slice(-reach) : [];
          timeline.add(page);
          const remaining = lines().map((line) => JSON.stringify(line));
          for (const line of page.map((item) => JSON.stringify(lineOf(item))))
            expect(remaining.splice(remaining.indexOf(line), 1)).toEqual([line]);
          if (sender === 'here') expect(timeline.has(clientId)).toBe(true);
          expected.length = 0;

          const keys = timeline.entries.map(({ id }) => id);
          expect(new Set(keys).size).toBe(keys.length);
          const times = lines().map(([, , at]) => at);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        }
        timeline.add(stored);
        expect(lines()).toEqual(stored.map(lineOf));
      }),
      { numRuns: 300 },
    );
  });

  it('contains messages without ids once, and adopts an id that arrives later', () => {
    const { timeline, lines } = openTimeline();
    const withoutId = toItem(null, 'agent', 'hello', 0);
    timeline.add([withoutId]);
    timeline.add([withoutId]);
    const [before] = timeline.entries;
    timeline.add([toItem('a', 'agent', 'hello', 0)]);
    timeline.add([withoutId]);
    timeline.add([toItem('', 'agent', 'hello', 0)]);
    expect(lines()).toEqual([['support', 'hello', 0]]);
    expect(timeline.entries[0]?.id).toBe(before?.id);
    timeline.add([toItem(null, 'agent', 'hello', 1)]);
    expect(lines()).toHaveLength(2);
  });

  it('does not match an older message with a new one', () => {
    const { timeline, expected, lines } = openTimeline();
    timeline.add([toItem('b', 'agent', 'newest known', 100)]);
    expected.push({ clientId: 'c', message: toMessage('hi', 'c'), sinceMs: base + 100 });
    timeline.add([toItem('a', 'customer', 'hi', 0)], 'older');
    expect(timeline.has('c')).toBe(false);
    timeline.add([toItem('d', 'customer', 'hi', 200)]);
    expect(timeline.has('c')).toBe(true);
    expect(lines()).toEqual([
      ['self', 'hi', 0],
      ['support', 'newest known', 100],
      ['self', 'hi', 200],
    ]);
  });

  it('does not match a known message with one that is being sent, although both have the same text', () => {
    const { timeline, expected, lines } = openTimeline();
    timeline.add([toItem('a', 'customer', 'hi', 100)]);
    expected.push({ clientId: 'c', message: toMessage('hi', 'c'), sinceMs: base });
    timeline.add([toItem('a', 'customer', 'hi', 100)]);
    expect(timeline.has('c')).toBe(false);
    expect(lines()).toEqual([['self', 'hi', 100]]);
  });

  it('matches a live message with the one that is being sent, although an answered one with the same text is not in the history yet', () => {
    const { timeline, expected } = openTimeline();
    const sendOf = (clientId: string, atMs: number, isAnswered: boolean) => {
      expected.splice(0, 1, { clientId, message: toMessage('hi', clientId), sinceMs: timeline.newestMs ?? 0 });
      if (atMs > 0) timeline.add([toItem(`of ${clientId}`, 'customer', 'hi', atMs)]);
      if (isAnswered)
        timeline.addSent({ clientId, message: toMessage('hi', clientId) }, { createdAt: new Date(base + atMs).toISOString(), _id: null });
    };
    sendOf('first', 0, true);
    sendOf('second', 1, true);
    sendOf('third', 2, false);
    timeline.add(['first', 'second', 'third'].map((clientId, atMs) => toItem(`of ${clientId}`, 'customer', 'hi', atMs)));
    expect(timeline.has('third')).toBe(true);
  });

  it('ignores client ids in messages from support', () => {
    const { timeline, expected } = openTimeline();
    expected.push({ clientId: 'c', message: toMessage('hi', 'c'), sinceMs: 0 });
    timeline.add([toItem('a', 'agent', 'hi', 0, 'c')]);
    expect(timeline.has('c')).toBe(false);
    expect(timeline.entries).toMatchObject([{ from: 'support' }]);
  });

  it('places a message without a time next to those that arrived with it', () => {
    const { timeline, lines } = openTimeline();
    timeline.add([
      toItem('a', 'agent', 'one', 10),
      { ...toItem('b', 'agent', 'two', 0), createdAt: null },
      toItem('c', 'agent', 'three', 30),
    ]);
    expect(lines().map(([, text]) => text)).toEqual(['one', 'two', 'three']);
    timeline.add([{ ...toItem('d', 'agent', 'alone', 0), createdAt: 'yesterday' }]);
    expect(lines()).toHaveLength(4);
  });

  it('includes the name of the support agent', () => {
    const { timeline } = openTimeline();
    timeline.add([
      { ...toItem('a', 'agent', 'hi', 0), name: 'Malee' },
      { ...toItem('b', 'agent', 'hi', 1), name: '' },
      { ...toItem('c', 'customer', 'hi', 2), name: 'Me' },
    ]);
    expect(timeline.entries.map(({ name }) => name)).toEqual(['Malee', undefined, undefined]);
  });
});

const file = (filePath: unknown) => toContentKey({ message_type: 'media', payload: { url: false, fileType: 'image', filePath } });

describe('toContentKey', () => {
  it('is the same for a file whose address was signed again', () => {
    expect(file('/files/a.png?until=2&mac=y')).toBe(file('/files/a.png?until=1&mac=x'));
    expect(file('/files/a.png?until=2&mac=y')).toBe(file('/files/a.png'));
  });

  it.each(['/files/b.png?until=1&mac=x', '', null, undefined, 5])('differs for the file %j', (path) => {
    expect(file(path)).not.toBe(file('/files/a.png?until=1&mac=x'));
  });
});
