import { describe, expect, it, vi } from 'vitest';
import { answerNavigation } from './answer-navigation.ts';

const kept = () => Promise.resolve(new Response('kept'));
const nothing = () => Promise.resolve(undefined);
const never = new Promise<Response>(() => undefined);
const server = (status = 200) => Promise.resolve(new Response('server', { status }));
const lost = () => Promise.reject<Response>(new TypeError('no line'));

const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('answerNavigation', () => {
  it.each([200, 404])('answers with the page of the server, status %i', async (status) => {
    expect(await textOf(answerNavigation({ network: server(status), kept }))).toBe('server');
  });

  it.each([500, 502, 503, 504])('answers with the kept page for status %i', async (status) => {
    expect(await textOf(answerNavigation({ network: server(status), kept }))).toBe('kept');
  });

  it('answers with the kept page without a line', async () => {
    expect(await textOf(answerNavigation({ network: lost(), kept }))).toBe('kept');
  });

  it('answers with the kept page when the server is late', async () => {
    vi.useFakeTimers();
    try {
      const answer = answerNavigation({ network: never, kept });
      await vi.advanceTimersByTimeAsync(3000);
      expect(await textOf(answer)).toBe('kept');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['nothing is kept', nothing],
    ['the cache cannot be read', () => Promise.reject<undefined>(new DOMException('blocked'))],
  ])('waits for the server if %s', async (_name, empty) => {
    expect(await textOf(answerNavigation({ network: server(503), kept: empty }))).toBe('server');
    await expect(answerNavigation({ network: lost(), kept: empty })).rejects.toThrow('no line');
    let arrive!: (response: Response) => void;
    const late = answerNavigation({ network: new Promise((resolve) => (arrive = resolve)), kept: empty }, 0);
    arrive(new Response('late'));
    expect(await textOf(late)).toBe('late');
  });
});
