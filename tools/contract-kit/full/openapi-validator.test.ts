import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import { describe, expect, it } from 'vitest';
import { runKit } from '../src/kit/run-kit.ts';
import { openApiFile } from '../src/write-openapi.ts';
import type { Exchange } from '../src/record/har.ts';
import { fillDeposits, startKitSandbox } from '../test/kit-sandbox.ts';

// Its own check of the document is of OpenAPI 3.0.
const api = new OpenAPIBackend({ definition: JSON.parse(readFileSync(openApiFile, 'utf8')) as Document, quick: true });
await api.init();
const sandbox = await startKitSandbox();

/** Every call that the kit makes, as a member who has what the scenario gives. */
async function exchangesAs(scenario: string): Promise<readonly Exchange[]> {
  const member = await sandbox.memberIn(scenario);
  await fillDeposits(sandbox, member);
  const exchanges: Exchange[] = [];
  await runKit({
    base: `${sandbox.url}/th`,
    allowWrites: true,
    ...member,
    onReply: (request, reply) => exchanges.push({ request, reply }),
  });
  return exchanges.filter(({ request: { path, method } }) => path !== '/api/contract-check/none' && method !== 'OPTIONS');
}

/** Its router drops a slash at the end, which one address of the document has. */
const operationOf = ({ request: { method, path } }: Exchange) =>
  api.getOperations().find((operation) => operation.path === path && operation.method === method.toLowerCase()) ??
  api.matchOperation({ method, path, headers: {} });

const isDone = ({ reply }: Exchange) => reply.status < 300;

it('is a valid document of OpenAPI 3.1', async () => {
  expect(await new Validator().validate(openApiFile)).toEqual({ valid: true });
});

/** The kit and the sandbox read the document's own source, so somebody else has to read the document. */
describe('a validator of OpenAPI that knows nothing of this project', { timeout: 120_000 }, () => {
  it.each(['all-ready', 'lots-of-history', 'bonus-active'])(
    'finds that what the sandbox answers is what the document says (%s)',
    async (scenario) => {
      const exchanges = await exchangesAs(scenario);
      const faults = exchanges.flatMap((exchange) => {
        const { request, reply } = exchange;
        const operation = operationOf(exchange);
        if (operation === undefined) return [`${request.method} ${request.path}: not in the document`];
        const { errors } = api.validateResponse(reply.json, operation, reply.status);
        return (errors ?? []).map(
          ({ instancePath, message = '' }) => `${String(operation.operationId)} ${String(reply.status)}: ${instancePath} ${message}`,
        );
      });
      expect([...new Set(faults)]).toEqual([]);
      const answered = exchanges.filter(isDone).map((exchange) => operationOf(exchange)?.operationId);
      expect(new Set(answered).size).toBeGreaterThan(30);
    },
  );

  it('finds an answer that is not what the document says', () => {
    expect(api.validateResponse({ wallet: { amount: '5' }, slots: [] }, 'getWallet', 200).errors).not.toEqual([]);
    expect(api.validateResponse({ error: 'x' }, 'getWallet', 500).errors).not.toEqual([]);
  });
});
