import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { mergeTimeline, type TimelineItem } from './merge-timeline.ts';

interface Message extends TimelineItem {
  readonly text: string;
}

const stored = (id: string, createdAtMs: number, text = id): Message => ({ id, clientId: null, createdAtMs, text });
const pending = (clientId: string): Message => ({ id: null, clientId, createdAtMs: null, text: clientId });

const texts = (items: readonly Message[]) => items.map(({ text }) => text);

describe('mergeTimeline', () => {
  it('puts an older page before the known messages', () => {
    expect(texts(mergeTimeline([stored('c', 3), stored('d', 4)], [stored('a', 1), stored('b', 2)]))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps one copy of a message that arrived live and again after a reconnect', () => {
    expect(texts(mergeTimeline([stored('a', 1), stored('b', 2)], [stored('b', 2), stored('c', 3)]))).toEqual(['a', 'b', 'c']);
  });

  it('uses the new text of a message that has changed', () => {
    expect(texts(mergeTimeline([stored('a', 1, 'old')], [stored('a', 1, 'new')]))).toEqual(['new']);
  });

  it('keeps two messages with the same text', () => {
    expect(texts(mergeTimeline([stored('a', 1, 'hi')], [stored('b', 2, 'hi')]))).toEqual(['hi', 'hi']);
  });

  it('keeps the order of messages that arrived in the same millisecond', () => {
    expect(texts(mergeTimeline([stored('b', 1), stored('a', 1)], [stored('c', 1)]))).toEqual(['b', 'a', 'c']);
  });

  it('puts an older page of the same millisecond first, in the order of the page', () => {
    expect(texts(mergeTimeline([stored('a', 1), stored('z', 2)], [stored('d', 1), stored('c', 1)], 'older'))).toEqual(['d', 'c', 'a', 'z']);
  });

  it('places known messages of the same millisecond around a page that overlaps with them', () => {
    const known = ['old', 'b', 'live'].map((id) => stored(id, 1));
    const page = ['b', 'missed', 'a'].map((id) => stored(id, 1));
    expect(texts(mergeTimeline(known, page))).toEqual(['old', 'b', 'missed', 'a', 'live']);
  });

  it('uses the order of a history page when live messages arrived in another order', () => {
    expect(texts(mergeTimeline([stored('b', 1), stored('a', 1)], [stored('a', 1), stored('b', 1)]))).toEqual(['a', 'b']);
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

  it('keeps pending messages at the end, in the order of sending', () => {
    expect(texts(mergeTimeline([pending('x'), pending('y')], [stored('a', 1)]))).toEqual(['a', 'x', 'y']);
  });

  it('replaces a pending message by the response to sending it', () => {
    const response: Message = { id: 'a', clientId: 'x', createdAtMs: 5, text: 'x' };
    expect(mergeTimeline([pending('x'), stored('b', 9)], [response])).toEqual([response, stored('b', 9)]);
  });

  it('merges a pending message when the live event arrived before the response', () => {
    const live = stored('a', 5, 'x');
    const response: Message = { id: 'a', clientId: 'x', createdAtMs: null, text: 'x' };
    expect(mergeTimeline([pending('x'), live], [response])).toEqual([{ id: 'a', clientId: 'x', createdAtMs: 5, text: 'x' }]);
  });

  it('keeps the client id when the live event arrives after the response', () => {
    const answered: Message = { id: 'a', clientId: 'x', createdAtMs: 5, text: 'x' };
    expect(mergeTimeline([answered], [stored('a', 5, 'x')])).toEqual([answered]);
  });

  it('keeps both messages when neither has an id', () => {
    const withoutId: Message = { id: null, clientId: null, createdAtMs: 1, text: 'old backend' };
    expect(mergeTimeline([withoutId], [{ ...withoutId }])).toHaveLength(2);
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
});
