import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { ChatItem, ChatMessage } from '../connection/chat-connection.ts';
import { Timeline, type Expected } from './timeline.ts';

const base = Date.parse('2026-03-02T05:00:00Z');

const say = (id: string | null, sender: string, text: string, atMs: number, clientId?: string): ChatItem => ({
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
  const timeline = new Timeline({ apiOrigin: '', now: () => base, expected: () => expected });
  const lines = () => timeline.entries.map(({ from, at, content }) => [from, 'text' in content ? content.text : '', at - base] as const);
  return { timeline, expected, lines };
}

const lineOf = ({ sender, message, createdAt }: ChatItem) =>
  [sender === 'customer' ? 'self' : 'support', message.payload['text'], Date.parse(String(createdAt)) - base] as const;

interface Speech {
  readonly by: 'support' | 'here' | 'elsewhere';
  readonly text: string;
  /** Milliseconds since the one before. */
  readonly after: number;
  /** Whether an answer to sending comes; it may come before or after the live message. */
  readonly isAnswered: boolean;
  /** Which of the stored messages come live after this one, some twice, none in order. */
  readonly live: readonly number[];
  /** How much of the history is read then. */
  readonly read: number;
}

const speech: fc.Arbitrary<Speech> = fc.record({
  by: fc.constantFrom('support', 'here', 'elsewhere'),
  text: fc.constantFrom('hi', 'ho'),
  after: fc.constantFrom(0, 1, 5000),
  isAnswered: fc.boolean(),
  live: fc.array(fc.nat(30), { maxLength: 5 }),
  read: fc.nat(6),
});

const backend = fc.record({ keepsClientId: fc.boolean(), answersId: fc.boolean(), hasTies: fc.boolean() });

describe('a timeline', () => {
  it('holds each message once and in order, however live ones, pages, answers and repetitions mingle', () => {
    fc.assert(
      fc.property(fc.array(speech, { maxLength: 20 }), backend, (speeches, { keepsClientId, answersId, hasTies }) => {
        const { timeline, expected, lines } = openTimeline();
        const stored: ChatItem[] = [];
        let atMs = 0;
        for (const [index, { by, text, after, isAnswered, live, read }] of speeches.entries()) {
          atMs += hasTies ? after : Math.max(1, after);
          const clientId = `${by}-${String(index)}`;
          const message = toMessage(text, clientId);
          if (by === 'here') expected.push({ clientId, message, sinceMs: timeline.newestMs ?? 0 });
          const item = say(
            `id-${String(index)}`,
            by === 'support' ? 'agent' : 'customer',
            text,
            atMs,
            by !== 'support' && keepsClientId ? clientId : undefined,
          );
          stored.push(item);

          for (const place of live) timeline.add(stored.slice(place % stored.length, (place % stored.length) + 1));
          if (by === 'here' && isAnswered)
            timeline.addSent({ clientId, message }, { createdAt: item.createdAt, _id: answersId ? item._id : null });
          // What was not answered is looked for in the history before the next one is sent.
          const reach = by === 'here' && !isAnswered ? stored.length : read;
          const page = reach > 0 ? stored.slice(-reach) : [];
          timeline.add(page);
          const here = lines().map((line) => JSON.stringify(line));
          for (const line of page.map((one) => JSON.stringify(lineOf(one)))) expect(here.splice(here.indexOf(line), 1)).toEqual([line]);
          if (by === 'here') expect(timeline.has(clientId)).toBe(true);
          expected.length = 0;

          const keys = timeline.entries.map(({ id }) => id);
          expect(new Set(keys).size).toBe(keys.length);
          const times = lines().map(([, , at]) => at);
          expect(times).toEqual(times.toSorted((one, other) => one - other));
        }
        timeline.add(stored);
        expect(lines()).toEqual(stored.map(lineOf));
      }),
      { numRuns: 300 },
    );
  });

  it('holds nothing twice that bears no mark at all, and takes over the mark that comes later', () => {
    const { timeline, lines } = openTimeline();
    const unmarked = say(null, 'agent', 'hello', 0);
    timeline.add([unmarked]);
    timeline.add([unmarked]);
    const [before] = timeline.entries;
    timeline.add([say('a', 'agent', 'hello', 0)]);
    timeline.add([unmarked]);
    timeline.add([say('', 'agent', 'hello', 0)]);
    expect(lines()).toEqual([['support', 'hello', 0]]);
    expect(timeline.entries[0]?.id).toBe(before?.id);
    timeline.add([say(null, 'agent', 'hello', 1)]);
    expect(lines()).toHaveLength(2);
  });

  it('takes an older message of one’s own for no answer to a new one', () => {
    const { timeline, expected, lines } = openTimeline();
    timeline.add([say('b', 'agent', 'newest known', 100)]);
    expected.push({ clientId: 'c', message: toMessage('hi', 'c'), sinceMs: base + 100 });
    timeline.add([say('a', 'customer', 'hi', 0)], 'older');
    expect(timeline.has('c')).toBe(false);
    timeline.add([say('d', 'customer', 'hi', 200)]);
    expect(timeline.has('c')).toBe(true);
    expect(lines()).toEqual([
      ['self', 'hi', 0],
      ['support', 'newest known', 100],
      ['self', 'hi', 200],
    ]);
  });

  it('takes no message that it knows for the one that is on its way, though both say the same', () => {
    const { timeline, expected, lines } = openTimeline();
    timeline.add([say('a', 'customer', 'hi', 100)]);
    expected.push({ clientId: 'c', message: toMessage('hi', 'c'), sinceMs: base });
    timeline.add([say('a', 'customer', 'hi', 100)]);
    expect(timeline.has('c')).toBe(false);
    expect(lines()).toEqual([['self', 'hi', 100]]);
  });

  it('believes no id of support’s to be one of its own', () => {
    const { timeline, expected } = openTimeline();
    expected.push({ clientId: 'c', message: toMessage('hi', 'c'), sinceMs: 0 });
    timeline.add([say('a', 'agent', 'hi', 0, 'c')]);
    expect(timeline.has('c')).toBe(false);
    expect(timeline.entries).toMatchObject([{ from: 'support' }]);
  });

  it('puts a message without a time next to those with which it came', () => {
    const { timeline, lines } = openTimeline();
    timeline.add([say('a', 'agent', 'one', 10), { ...say('b', 'agent', 'two', 0), createdAt: null }, say('c', 'agent', 'three', 30)]);
    expect(lines().map(([, text]) => text)).toEqual(['one', 'two', 'three']);
    timeline.add([{ ...say('d', 'agent', 'alone', 0), createdAt: 'yesterday' }]);
    expect(lines()).toHaveLength(4);
  });

  it('names who of support speaks', () => {
    const { timeline } = openTimeline();
    timeline.add([
      { ...say('a', 'agent', 'hi', 0), name: 'Malee' },
      { ...say('b', 'agent', 'hi', 1), name: '' },
      { ...say('c', 'customer', 'hi', 2), name: 'Me' },
    ]);
    expect(timeline.entries.map(({ name }) => name)).toEqual(['Malee', undefined, undefined]);
  });
});
