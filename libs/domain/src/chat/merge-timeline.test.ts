import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { mergeTimeline, type TimelineItem } from './merge-timeline.ts';

interface Message extends TimelineItem {
  readonly text: string;
}

const stored = (id: string, createdAtMs: number, text = id): Message => ({ id, clientId: null, createdAtMs, text });
const pending = (clientId: string): Message => ({ id: null, clientId, createdAtMs: null, text: clientId });

const texts = (items: readonly Message[]) => items.map(({ text }) => text);

/** A message of each name, all of the same moment. */
const together = (...names: readonly string[]) => names.map((name) => stored(name, 1));
const sent = (id: string | null, createdAtMs: number | null): Message => ({ id, clientId: 'x', createdAtMs, text: 'x' });

it.each<[string, readonly Message[], readonly Message[], readonly string[]]>([
  ['an older page before the known messages', [stored('c', 3), stored('d', 4)], [stored('a', 1), stored('b', 2)], ['a', 'b', 'c', 'd']],
  ['one copy of a message that came again', [stored('a', 1), stored('b', 2)], [stored('b', 2), stored('c', 3)], ['a', 'b', 'c']],
  ['the new text of a message that has changed', [stored('a', 1, 'old')], [stored('a', 1, 'new')], ['new']],
  ['two messages with the same text', [stored('a', 1, 'hi')], [stored('b', 2, 'hi')], ['hi', 'hi']],
  ['messages of the same millisecond in the order of arrival', together('b', 'a'), together('c'), ['b', 'a', 'c']],
  [
    'known ones of it around an overlapping page',
    together('old', 'b', 'live'),
    together('b', 'missed', 'a'),
    ['old', 'b', 'missed', 'a', 'live'],
  ],
  ['the order of a history page after live messages in another', together('b', 'a'), together('a', 'b'), ['a', 'b']],
  ['pending messages at the end, in the order of sending', [pending('x'), pending('y')], [stored('a', 1)], ['a', 'x', 'y']],
])('keeps %s', (_name, known, arrived, expected) => expect(texts(mergeTimeline(known, arrived))).toEqual(expected));

it('puts an older page of the same millisecond first, in the order of the page', () => {
  expect(texts(mergeTimeline([stored('a', 1), stored('z', 2)], together('d', 'c'), 'older'))).toEqual(['d', 'c', 'a', 'z']);
});

it.each<[string, readonly Message[], readonly Message[], readonly Message[]]>([
  ['a pending message and the response to it', [pending('x'), stored('b', 9)], [sent('a', 5)], [sent('a', 5), stored('b', 9)]],
  ['it, its live event, and the response after that', [pending('x'), stored('a', 5, 'x')], [sent('a', null)], [sent('a', 5)]],
  ['the response and the live event after that', [sent('a', 5)], [stored('a', 5, 'x')], [sent('a', 5)]],
])('makes one message of %s', (_name, known, arrived, merged) => expect(mergeTimeline(known, arrived)).toEqual(merged));

it('keeps both messages when neither has an id', () => {
  const withoutId: Message = { id: null, clientId: null, createdAtMs: 1, text: 'old backend' };
  expect(mergeTimeline([withoutId], [{ ...withoutId }])).toHaveLength(2);
});

it('merges into a conversation of 10,000 messages within 100 ms', () => {
  const known = Array.from({ length: 10_000 }, (_, index) => stored(String(index), index));
  const runs = Array.from({ length: 10 }, () => {
    const startedAt = performance.now();
    mergeTimeline(known, [stored('new', 10_000)]);
    return performance.now() - startedAt;
  });
  // The fastest run, since other processes only add time.
  expect(Math.min(...runs)).toBeLessThan(100);
});

it('contains every message once, however pages and events overlap, and mutates neither list', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const items = fc.array(
    id.map((mark) => stored(mark, mark.charCodeAt(0))),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(items, items, (known, arrived) => {
      const [first, second] = [Object.freeze([...mergeTimeline([], known)]), Object.freeze([...arrived])];
      const merged = mergeTimeline(first, second);
      expect(texts(merged)).toEqual([...new Set(texts([...known, ...arrived]))].sort());
      expect(mergeTimeline(merged, second)).toEqual(merged);
    }),
  );
});
