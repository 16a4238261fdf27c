import { isErrorCode } from '@wallet/domain';
import { operations, type Operation } from '@wallet/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from './helper.ts';
import { shownText } from './shown-text.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
}, 60_000);
afterAll(() => sandbox.close());

const rows = Object.entries<Operation>(operations);
/** `{slotCode}` and `:gameCode` are the same: one segment. */
const shape = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}|:\w+/g, '*')}`;
const routes = () => sandbox.app.routeList.filter(({ url, method }) => url.startsWith('/api/') && !['HEAD', 'OPTIONS'].includes(method));
/** Where files are fetched: an answer leads there, no app knows the address. */
const beside = ['GET /api/chat/files/*', 'GET /api/slip-files/*'];

describe('the contract', () => {
  it('has a row for every call that the sandbox answers', () => {
    const known = new Set(rows.map(([, { method, path }]) => shape(method, path)));
    expect(
      routes()
        .map(({ method, url }) => shape(method, url))
        .filter((route) => !known.has(route) && !beside.includes(route)),
    ).toEqual([]);
  });

  it('has a route of the sandbox for every row', () => {
    const answered = new Set(routes().map(({ method, url }) => shape(method, url)));
    expect(rows.map(([, { method, path }]) => shape(method, path)).filter((row) => !answered.has(row))).toEqual([]);
  });

  it('reads bodies by the very schemas with which the sandbox reads them', () => {
    for (const { method, url, body } of routes()) {
      const row = rows.find(([, call]) => shape(call.method, call.path) === shape(method, url));
      expect(row?.[1].request === body, shape(method, url)).toBe(true);
    }
  });

  it('refuses with codes that have texts, and with the same one in one place only', () => {
    for (const [name, { errors }] of rows) {
      expect(
        errors.filter((code) => !isErrorCode(code)),
        name,
      ).toEqual([]);
      expect(new Set(errors).size, name).toBe(errors.length);
    }
  });

  it('is served for people and for programs', async () => {
    const page = await sandbox.ask('GET', '/__contract');
    expect(page.headers['content-type']).toContain('text/html');
    const shown = shownText(page.text);
    for (const [, { path, summary }] of rows) {
      expect(shown).toContain(path);
      expect(shown).toContain(summary);
    }
    const { body } = await sandbox.ask('GET', '/__contract/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/wallet': { get: { operationId: 'getWallet' } } } });
  });
});
