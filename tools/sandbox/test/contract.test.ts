import { operations, type Operation } from '@wallet/contract/operations';
import { describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';

const sandbox = useSandbox({ faults: true });

const contractOperations = Object.entries<Operation>(operations);
/** Replaces path parameters, because their names may differ. */
const shape = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}|:\w+/g, '*')}`;
const routes = () => sandbox.app.routeList.filter(({ url, method }) => url.startsWith('/api/') && !['HEAD', 'OPTIONS'].includes(method));
/** File downloads: the app gets their URLs from responses. */
const routesOutsideContract = ['GET /api/chat/files/*', 'GET /api/slip-files/*'];

describe('the contract', () => {
  it('has an operation for every route of the sandbox, and a route for every operation', () => {
    const served = routes().map(({ method, url }) => shape(method, url));
    const described = contractOperations.map(([, { method, path }]) => shape(method, path));
    expect(served.sort()).toEqual([...described, ...routesOutsideContract].sort());
  });

  it('is served as a page and as OpenAPI', async () => {
    const page = await sandbox.ask('GET', '/__contract');
    expect(page.headers['content-type']).toContain('text/html');
    for (const [, { path }] of contractOperations) expect(page.text).toContain(path);
    const { body } = await sandbox.ask('GET', '/__contract/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/wallet': { get: { operationId: 'getWallet' } } } });
  });
});
