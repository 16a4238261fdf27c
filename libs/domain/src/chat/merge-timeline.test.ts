import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { mergeTimeline, type TimelineItem } from './merge-timeline.ts';

interface Message extends TimelineItem {
  readonly text: string;
}

const stored = (id: string, createdAtMs: number, text = id): Message => ({ id, clientId: null, createdAtMs, text });
const onItsWay = (clientId: string): Message => ({ id: null, clientId, createdAtMs: null, text: clientId });

const texts = (items: readonly Message[]) => items.map(({ text }) => text);

describe('mergeTimeline', () => {
  it('puts an older page before what is shown', () => {
    expect(texts(mergeTimeline([stored('c', 3), stored('d', 4)], [stored('a', 1), stored('b', 2)]))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps a message once that came live and again after a reconnect', () => {
    expect(texts(mergeTimeline([stored('a', 1), stored('b', 2)], [stored('b', 2), stored('c', 3)]))).toEqual(['a', 'b', 'c']);
  });

  it('shows what a message says now', () => {
    expect(texts(mergeTimeline([stored('a', 1, 'old')], [stored('a', 1, 'new')]))).toEqual(['new']);
  });

  it('keeps two messages with the same words', () => {
    expect(texts(mergeTimeline([stored('a', 1, 'hi')], [stored('b', 2, 'hi')]))).toEqual(['hi', 'hi']);
  });

  it('keeps messages of one moment in the order in which they came', () => {
    expect(texts(mergeTimeline([stored('b', 1), stored('a', 1)], [stored('c', 1)]))).toEqual(['b', 'a', 'c']);
  });

  it('puts an older page of the same moment before, in its own order', () => {
    expect(texts(mergeTimeline([stored('a', 1), stored('z', 2)], [stored('d', 1), stored('c', 1)], 'older'))).toEqual(['d', 'c', 'a', 'z']);
  });

  it('sets what is known of one moment around a page as the page overlaps with it', () => {
    const known = ['old', 'b', 'live'].map((id) => stored(id, 1));
    const page = ['b', 'missed', 'a'].map((id) => stored(id, 1));
    expect(texts(mergeTimeline(known, page))).toEqual(['old', 'b', 'missed', 'a', 'live']);
  });

  it('takes over the order of a history that knows better than what came live', () => {
    expect(texts(mergeTimeline([stored('b', 1), stored('a', 1)], [stored('a', 1), stored('b', 1)]))).toEqual(['a', 'b']);
  });

  it('keeps up with a long conversation', () => {
    const known = Array.from({ length: 10_000 }, (_, index) => stored(String(index), index));
    const started = performance.now();
    for (let index = 0; index < 10; index += 1) mergeTimeline(known, [stored('new', 10_000)]);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('leaves what is on its way at the end, in the order of sending', () => {
    expect(texts(mergeTimeline([onItsWay('x'), onItsWay('y')], [stored('a', 1)]))).toEqual(['a', 'x', 'y']);
  });

  it('finds its own message in the answer to sending it', () => {
    const response: Message = { id: 'a', clientId: 'x', createdAtMs: 5, text: 'x' };
    expect(mergeTimeline([onItsWay('x'), stored('b', 9)], [response])).toEqual([response, stored('b', 9)]);
  });

  it('finds its own message when the live event came before the answer', () => {
    const live = stored('a', 5, 'x');
    const response: Message = { id: 'a', clientId: 'x', createdAtMs: null, text: 'x' };
    expect(mergeTimeline([onItsWay('x'), live], [response])).toEqual([{ id: 'a', clientId: 'x', createdAtMs: 5, text: 'x' }]);
  });

  it('keeps its own mark when the live event comes after the answer', () => {
    const answered: Message = { id: 'a', clientId: 'x', createdAtMs: 5, text: 'x' };
    expect(mergeTimeline([answered], [stored('a', 5, 'x')])).toEqual([answered]);
  });

  it('keeps apart what has no marks at all', () => {
    const unmarked: Message = { id: null, clientId: null, createdAtMs: 1, text: 'old backend' };
    expect(mergeTimeline([unmarked], [{ ...unmarked }])).toHaveLength(2);
  });

  it('loses nothing and doubles nothing, however pages and events overlap, and changes neither list', () => {
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
