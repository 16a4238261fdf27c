import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutBackendFields } from '../src/client-rows.ts';

const module = `import { operation } from '../operation.ts';
const game = ['NO_GAME'];
export const transfer = operation({
  id: 'transfer', method: 'POST', path: '/api/wallet/transfer/{from}', params: { from: code }, auth: 'required', effect: 'money',
  group: 'Wallet', summary: 'Move an amount', request: transferRequest, response: messageResponse, errors: [...game, 'NO_WALLET'],
});
export const sendFile = operation({ id: 'sendFile', method: 'POST', path: '/api/file', effect: 'write', response: uploadResponse, timeoutMs: uploadTimeoutMs });
export const other = describe({ summary: 'no row' });
`;

describe('withoutBackendFields', () => {
  it('keeps only the method, path, response, timeout and money effect of operations', () => {
    const code = withoutBackendFields(module, parseSync('rows.ts', module).program.body as never);
    expect(code).toContain(
      "export const transfer = { method: 'POST', path: '/api/wallet/transfer/{from}', effect: 'money', response: messageResponse };",
    );
    expect(code).toContain(
      "export const sendFile = { method: 'POST', path: '/api/file', response: uploadResponse, timeoutMs: uploadTimeoutMs };",
    );
    expect(code).toContain("export const other = describe({ summary: 'no row' });");
  });
});
