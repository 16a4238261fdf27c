import { idempotencyHeader, markerHeader } from '@wallet/contract';
import { operations, type Operation } from '@wallet/contract/operations';
import { expect, it } from 'vitest';
import { useSandbox } from './helper.ts';

// Any other level writes a part of these lines.
const sandbox = useSandbox({ faults: true, log: 'trace' });

let canaries = 0;
/** Returns a different canary each time. */
const canary = () => `canary${String((canaries += 1))}x`;

function formOf(names: readonly string[]): { readonly body: string; readonly type: string } {
  const parts = names.map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${canary()}\r\n`);
  const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="${canary()}.png"\r\nContent-Type: image/${canary()}\r\n\r\n${canary()}\r\n`;
  return { body: `${parts.join('')}${file}--x--`, type: 'multipart/form-data; boundary=x' };
}

async function sendCanaries({ method, path, upload, fields }: Operation, token: string | null): Promise<void> {
  const form = formOf(fields.filter((name) => name !== 'file'));
  const json = JSON.stringify(Object.fromEntries(fields.map((name) => [name, canary()])));
  const headers = {
    [markerHeader.name]: markerHeader.value,
    [idempotencyHeader]: canary(),
    authorization: `Bearer ${token ?? `${canary()}.${canary()}`}`,
    cookie: `language=${canary()}`,
    'user-agent': canary(),
    referer: `http://localhost/${canary()}`,
    'x-forwarded-for': canary(),
    ...(method !== 'GET' && { 'content-type': upload === undefined ? 'application/json' : form.type }),
  };
  const url = `/th${path.replace(/\{\w+\}/g, canary)}?asked=${canary()}`;
  // Once complete, once cut off.
  for (const payload of method === 'GET'
    ? [undefined]
    : upload === undefined
      ? [json, json.slice(0, -9)]
      : [form.body, form.body.slice(0, -20)]) {
    await sandbox.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  }
}

it('writes no secret to the log, with a canary in each field of each request', { timeout: 60_000 }, async () => {
  const { token } = (await sandbox.logIn('th', '0812345678', 'demo-1234')).body as { token: string };
  for (const call of Object.values<Operation>(operations)) {
    if (call.path !== '/api/logout') await sendCanaries(call, token);
    await sendCanaries(call, null);
  }
  const lines = sandbox.log.join('');
  expect([...new Set(lines.match(/canary\d+x/g))]).toEqual([]);
  for (const part of [token, 'demo-1234', '0812345678']) expect(lines.includes(part), part).toBe(false);
  expect(canaries).toBeGreaterThan(1_400);
  // The log is not empty: there were lines to search.
  expect(sandbox.log.length).toBeGreaterThan(Object.keys(operations).length);
  expect(lines).toContain('/api/wallet/slip');
});
