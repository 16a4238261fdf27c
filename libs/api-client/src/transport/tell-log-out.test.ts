import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellLogOut } from './tell-log-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A line on which every call ends as `end` says. */
function stubFetch(end: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(end);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('tellLogOut', () => {
  it('names the session that ends in a call that outlives the page', () => {
    const fetch = stubFetch(() => Promise.resolve(new Response('{}')));
    tellLogOut('https://api.example.com', 'token-1');
    expect(fetch.mock.calls).toEqual([
      [
        'https://api.example.com/api/logout',
        { method: 'POST', keepalive: true, headers: { Authorization: 'Bearer token-1', 'X-Requested-With': 'wallet-user' } },
      ],
    ]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['a line that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a backend that has no such call', () => Promise.resolve(new Response('', { status: 404 }))],
    ['an answer that never comes', () => new Promise(() => undefined)],
  ])('asks once and troubles nobody: %s', async (_name, end) => {
    const failures: unknown[] = [];
    const note = (error: unknown) => failures.push(error);
    process.on('unhandledRejection', note);
    const fetch = stubFetch(end);
    tellLogOut('', 'token-1');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([]);
  });
});
