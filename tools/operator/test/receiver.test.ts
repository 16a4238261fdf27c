import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readTarget, startReceiver, type Reports } from '../src/reports/index.ts';
import { batch, now } from './some-reports.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

async function start(requestsPerSecond = 1_000) {
  const received: Reports[] = [];
  const onError = vi.fn();
  const receiver = await startReceiver({
    host: '127.0.0.1',
    port: 0,
    targets: [(reports) => Promise.resolve(void received.push(reports)), () => Promise.reject(new Error('down'))],
    onError,
    requestsPerSecond,
  });
  cleanUp.push(receiver.close);
  const send = async (body: string, type = 'text/plain;charset=UTF-8') =>
    (await fetch(`${receiver.url}/reports`, { method: 'POST', headers: { 'Content-Type': type }, body })).status;
  return { url: receiver.url, received, onError, send };
}

it('passes on what a page sends, and says what did not get there', async () => {
  const { received, onError, send } = await start();
  expect(await send(JSON.stringify(batch))).toBe(204);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith('down'));
  expect(received).toEqual([batch]);
});

it('takes the browser’s own reports, also from another origin', async () => {
  const { url, received, send } = await start();
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { Origin: 'https://wallet.example' } });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Content-Type');
  expect(await send(JSON.stringify([{ type: 'crash', url: 'https://wallet.example/login' }]), 'application/reports+json')).toBe(204);
  await vi.waitFor(() => expect(received).toMatchObject([{ entries: [{ kind: 'browser', type: 'crash', route: '/login' }] }]));
});

it('refuses what is no report, what is too large, and what is too much', async () => {
  const { url, received, send } = await start(5);
  vi.useFakeTimers({ toFake: ['Date'] });
  cleanUp.push(() => vi.useRealTimers());
  expect((await fetch(url)).status).toBe(405);
  expect(await send('hello')).toBe(400);
  // The connection may end before all of it is sent.
  expect([413, 'ended']).toContain(await send('x'.repeat(1_000_000)).catch(() => 'ended'));
  const statuses = await Promise.all(Array.from({ length: 10 }, () => send('hello')));
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect(received).toEqual([]);
});

it('writes a line for what was received into a file of the day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-reports-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  const target = readTarget(`file:${folder}/new`);
  await target?.(batch, now);
  await target?.(batch, now);
  expect(readdirSync(join(folder, 'new'))).toEqual(['reports-2026-11-26.jsonl']);
  const lines = readFileSync(join(folder, 'new/reports-2026-11-26.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([1, 2].map(() => ({ at: now.toISOString(), ...batch })));
});

it('keeps the files of fourteen days, and what is not its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-reports-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  const nameOf = (day: number) => `reports-2026-11-${String(day).padStart(2, '0')}.jsonl`;
  for (let day = 1; day < 26; day += 1) writeFileSync(join(folder, nameOf(day)), '{}\n');
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  await readTarget(`file:${folder}`)?.(batch, now);
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', ...Array.from({ length: 14 }, (_, index) => nameOf(13 + index))]);
});

it.each([
  ['otlp', ['/v1/logs application/json', '/v1/metrics application/json']],
  ['sentry', Array.from({ length: 3 }, () => '/api/1/envelope/?sentry_key=0123abcd&sentry_version=7 application/x-sentry-envelope')],
])('posts to %s, and fails if that fails', async (kind, expected) => {
  const seen: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    seen.push(`${String(request.url)} ${String(request.headers['content-type'])}`);
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => server.close());
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const target = readTarget(kind === 'otlp' ? `otlp:http://${host}/` : `sentry:http://0123abcd@${host}/1`);
  await target?.(batch, now);
  expect(seen).toEqual(expected);
  status = 503;
  await expect(target?.(batch, now)).rejects.toThrow(`${host} answers 503`);
});

it.each(['', 'file:', 'otlp:collector:4318', 'otlp:https://user:password@collector/', 'sentry:https://host/1', 'kafka:x'])(
  'knows no target %j',
  (text) => expect(readTarget(text)).toBeNull(),
);
