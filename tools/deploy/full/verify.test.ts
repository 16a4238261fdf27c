import type { IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { gunzipSync, gzipSync } from 'node:zlib';
import { archiveFolder, verifySite, walletFile } from '@wallet/build';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startNginx } from '../src/start-nginx.ts';
import { startRecordingBackend } from '../test/recording-backend.ts';
import { startTamperingProxy, type PassingResponse } from '../test/tampering-proxy.ts';

type Change = (response: PassingResponse) => void;

const atOneByte =
  (change: (body: Buffer, index: number) => Buffer, place: number): Change =>
  (response) => {
    const isZipped = response.headers['content-encoding'] === 'gzip';
    const body = isZipped ? gunzipSync(response.body) : response.body;
    const next = change(body, Math.floor(place * body.length));
    response.body = isZipped ? gzipSync(next) : next;
  };

const ours = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'strict-transport-security', 'x-frame-options'];

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc
    .double({ min: 0, max: 0.999, noNaN: true })
    .map((place) => atOneByte((body, index) => body.fill((body[index] ?? 0) ^ 1, index, index + 1), place)),
  fc
    .double({ min: 0, max: 0.999, noNaN: true })
    .map((place) => atOneByte((body, index) => Buffer.concat([body.subarray(0, index), body.subarray(index + 1)]), place)),
  fc.constantFrom(...ours, 'cache-control', 'content-type').map<Change>(
    (name) =>
      ({ headers }) =>
        Reflect.deleteProperty(headers, name),
  ),
  fc.constantFrom(...ours, 'cache-control').map<Change>((name) => ({ headers }) => {
    headers[name] = `${String(headers[name])} `.slice(1);
  }),
  fc.constantFrom('set-cookie', 'access-control-allow-origin', 'refresh', 'x-powered-by').map<Change>((name) => ({ headers }) => {
    headers[name] = '*';
  }),
  fc.constantFrom(200, 203, 404, 500).map<Change>((status) => (response) => {
    response.status = response.status === status ? 410 : status;
  }),
);

const keyOf = ({ url, headers }: IncomingMessage) => [url, headers.cookie, headers['accept-encoding']].join(' ');

it('finds each of 1,000 changes of a byte, a status or a header', { timeout: 1_800_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-verify-'));
  execFileSync(process.execPath, [join(archiveFolder('wallet-th'), walletFile), 'apply', '--to', folder]);
  await using backend = await startRecordingBackend();
  await using nginx = await startNginx({ dist: join(folder, 'current'), kept: join(folder, 'kept'), backend: backend.url });
  await using proxy = await startTamperingProxy(nginx.port);
  const verify = () => verifySite({ url: proxy.url, folder: join(folder, 'current'), to: folder });
  const keys = new Set<string>();
  proxy.tamper = (request) => void keys.add(keyOf(request));
  expect((await verify()).problems).toEqual([]);

  // Many at once, each of a response of its own: a run asks for everything once.
  const rounds = 20;
  const changesARound = 50;
  const files = [...keys].filter((key) => !key.startsWith('/api/'));
  for (const seed of Array.from({ length: rounds }, (_, index) => index + 1)) {
    const changed = fc
      .sample(fc.shuffledSubarray(files, { minLength: changesARound, maxLength: changesARound }), { numRuns: 1, seed })
      .flat();
    const changes = new Map(fc.sample(anyChange, { numRuns: changesARound, seed }).map((change, index) => [changed[index], change]));
    const missed = new Set(changed);
    proxy.tamper = (request, response) => changes.get(keyOf(request))?.(response);
    const { problems } = await verify();
    for (const key of changed) {
      const [path = ''] = key.split(' ');
      if (problems.some((problem) => problem.startsWith(`${path}:`) || problem.startsWith(`${path} `))) missed.delete(key);
    }
    expect([...missed]).toEqual([]);
  }
  rmSync(folder, { recursive: true, force: true });
});
