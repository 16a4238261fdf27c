import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellLogOut } from './tell-log-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replaces `fetch`. Every call ends as `end` defines. */
function stubFetch(end: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(end);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('tellLogOut', () => {
  it('sends the token in a request that continues after the page is closed', () => {
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
    ['a connection that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a backend without this operation', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a response that never arrives', () => new Promise(() => undefined)],
  ])('sends one request and throws no error with %s', async (_name, end) => {
    const failures: unknown[] = [];
    const record = (error: unknown) => failures.push(error);
    process.on('unhandledRejection', record);
    const fetch = stubFetch(end);
    tellLogOut('', 'token-1');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', record);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([]);
  });
});
