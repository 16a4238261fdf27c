import { allOperations, operations, type Operation } from '@wallet/contract/operations';
import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Login, useSandbox } from './helper.ts';
import { publicParams, sampleRequest } from './sample-request.ts';

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

  let login: Login;
  beforeAll(async () => {
    login = (await sandbox.ask('POST', '/__scenario', { body: { name: 'all-ready' } })).body as Login;
  });

  /** What needs a slip or a new member, and the coupons, which the schema brings into another form. */
  const others = ['getSlipImage', 'checkRegistration', 'getCoupons'];
  const reads = allOperations.filter(({ id, effect }) => effect === 'read' && !others.includes(id));
  it.each(reads)('has exactly the fields of the sandbox’s response: $id', async (operation) => {
    const { method, url, body } = sampleRequest(operation, publicParams, {
      page: 1,
      limit: 10,
      userId: '',
      guestId: 'guest-0000-1111-2222',
    });
    const token = await sandbox.sessionOf(login);
    const headers = { 'content-type': 'application/json' };
    const answer = await sandbox.ask(method, url, { token, ...(body !== undefined && { body, headers }) });
    expect(answer.status, answer.text).toBe(200);
    expect(parse(operation.response, answer.body)).toEqual(answer.body);
  });

  it('is served as a page and as OpenAPI', async () => {
    const page = await sandbox.ask('GET', '/__contract');
    expect(page.headers['content-type']).toContain('text/html');
    for (const [, { path }] of contractOperations) expect(page.text).toContain(path);
    const { body } = await sandbox.ask('GET', '/__contract/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/wallet': { get: { operationId: 'getWallet' } } } });
  });
});
