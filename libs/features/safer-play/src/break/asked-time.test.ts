import { createApiStore } from '@wallet/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { askTime } from './asked-time.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const deviceMs = Date.parse('2030-01-01T00:00:00Z');
const serverMs = Date.parse('2026-11-26T13:00:00Z');
const backend = 'https://backend.invalid';
const date = new Date(serverMs).toUTCString();

const ask = (answers: Readonly<Record<'backend' | 'page', () => Response>>) => {
  // The device is years ahead.
  vi.useFakeTimers({ now: deviceMs, toFake: ['Date'] });
  vi.stubGlobal('fetch', (input: Request | string) =>
    Promise.resolve().then(() => (input instanceof Request && input.url.startsWith(backend) ? answers.backend() : answers.page())),
  );
  const context = { baseUrl: backend, currency: 'BAHT', sendsIntentIds: false, token: () => null } as const;
  return askTime(createApiStore({ ...context, onSignal: () => undefined }));
};

const dated = (headers: Record<string, string>) => () => Response.json({ terminated: false }, { headers });
const noLine = () => {
  throw new TypeError('Failed to fetch');
};

it('returns the time of the backend', async () => {
  const time = await ask({ backend: dated({ date }), page: noLine });
  expect(Math.abs((time ?? 0) - serverMs)).toBeLessThanOrEqual(1000);
});

it.each([
  ['the backend does not tell its time', dated({})],
  ['the backend cannot be reached', noLine],
])('returns the time of the page’s server if %s', async (_name, answer) => {
  expect(await ask({ backend: answer, page: dated({ date }) })).toBe(serverMs);
});

it.each([
  ['nothing can be reached', noLine],
  ['nobody tells the time', dated({})],
])('returns null if %s, instead of the device’s time', async (_name, answer) => {
  expect(await ask({ backend: answer, page: answer })).toBeNull();
});
