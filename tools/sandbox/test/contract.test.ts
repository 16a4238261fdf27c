import { isErrorCode } from '@wallet/domain';
import { operations, type Operation } from '@wallet/contract/operations';
import { describe, expect, it } from 'vitest';
import { useSandbox, shownText } from './helper.ts';

const sandbox = useSandbox();

const contractOperations = Object.entries<Operation>(operations);
/** Replaces path parameters, because their names may differ. */
const shape = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}|:\w+/g, '*')}`;
const routes = () => sandbox.app.routeList.filter(({ url, method }) => url.startsWith('/api/') && !['HEAD', 'OPTIONS'].includes(method));
/** File downloads: the app gets their URLs from responses. */
const routesOutsideContract = ['GET /api/chat/files/*', 'GET /api/slip-files/*'];

describe('the contract', () => {
  it('has an operation for every route of the sandbox', () => {
    const known = new Set(contractOperations.map(([, { method, path }]) => shape(method, path)));
    expect(
      routes()
        .map(({ method, url }) => shape(method, url))
        .filter((route) => !known.has(route) && !routesOutsideContract.includes(route)),
    ).toEqual([]);
  });

  it('has a route of the sandbox for every operation', () => {
    const answered = new Set(routes().map(({ method, url }) => shape(method, url)));
    expect(contractOperations.map(([, { method, path }]) => shape(method, path)).filter((operation) => !answered.has(operation))).toEqual(
      [],
    );
  });

  it('uses the same request schemas as the sandbox', () => {
    for (const { method, url, body } of routes()) {
      const operation = contractOperations.find(([, call]) => shape(call.method, call.path) === shape(method, url));
      expect(operation?.[1].request === body, shape(method, url)).toBe(true);
    }
  });

  it('lists only known error codes, each once for an operation', () => {
    for (const [name, { errors }] of contractOperations) {
      expect(
        errors.filter((code) => !isErrorCode(code)),
        name,
      ).toEqual([]);
      expect(new Set(errors).size, name).toBe(errors.length);
    }
  });

  it('is served as a page and as OpenAPI', async () => {
    const page = await sandbox.ask('GET', '/__contract');
    expect(page.headers['content-type']).toContain('text/html');
    const shown = shownText(page.text);
    for (const [, { path, summary }] of contractOperations) {
      expect(shown).toContain(path);
      expect(shown).toContain(summary);
    }
    const { body } = await sandbox.ask('GET', '/__contract/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/wallet': { get: { operationId: 'getWallet' } } } });
  });
});
