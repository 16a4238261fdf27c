import { describe, expect, it, vi } from 'vitest';
import { recordedResponses } from './recorded-responses.ts';
import { stubBackend } from './stub-backend.ts';

const entry = (method: string, path: string, json: unknown) => ({
  request: { method, url: `https://api.example.com/th${path}` },
  response: { content: { text: JSON.stringify(json) } },
});

const archive = {
  log: {
    entries: [
      entry('GET', '/api/wallet', { wallet: { amount: 812.5 } }),
      entry('GET', '/api/qrcode/WW', { hasQrcode: false }),
      entry('GET', '/api/qrcode/FP', { hasQrcode: true, qrcodeId: 'q1' }),
      entry('POST', '/api/statement', { total: 0, statements: [] }),
      entry('GET', '/assets/index.js', {}),
      { request: { method: 'GET', url: 'https://api.example.com/th/api/bonus' }, response: { content: {} } },
    ],
  },
};

describe('recorded responses', () => {
  const { baseUrl } = stubBackend(recordedResponses(archive));
  const read = async (path: string, init?: RequestInit): Promise<unknown> => (await fetch(`${baseUrl}${path}`, init)).json();

  it('answer as the backend did', async () => {
    expect(await read('/api/wallet')).toEqual({ wallet: { amount: 812.5 } });
    expect(await read('/api/statement', { method: 'POST', body: '{"page":1}' })).toEqual({ total: 0, statements: [] });
  });

  it('answer a parameter with what belongs to it, and another one with the first', async () => {
    expect(await read('/api/qrcode/FP')).toMatchObject({ qrcodeId: 'q1' });
    expect(await read('/api/qrcode/SCB')).toEqual({ hasQrcode: false });
  });

  it('leave out what was not answered', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    await expect(read('/api/bonus')).rejects.toThrow('getBonuses');
    expect(reported).toHaveBeenCalledOnce();
  });
});
