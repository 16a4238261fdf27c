import { maxOpenedSlipBytes, sharedField, sharedNameHeader, sharedSlipCache, sharePath } from '@wallet/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSharedSlip, removeOldSharedSlip } from './keep-shared-slip.ts';
import { memoryCaches } from './memory-caches.ts';

const { stored, caches } = memoryCaches();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') });
  vi.stubGlobal('caches', caches);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slip = (name = 'slip 1.jpg', size = 3) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
const kept = () => stored.get(sharedSlipCache)?.get(sharePath);

function share(...files: readonly File[]) {
  const body = new FormData();
  for (const file of files) body.append(sharedField, file);
  return keepSharedSlip(new Request('https://wallet.test/share/slip', { method: 'POST', body }));
}

describe('keepSharedSlip', () => {
  it('keeps the picture with its type and name', async () => {
    expect(await share(slip('สลิป.jpg'))).toBe('kept');
    expect((await kept()?.arrayBuffer())?.byteLength).toBe(3);
    expect(kept()?.headers.get('Content-Type')).toBe('image/jpeg');
    expect(decodeURIComponent(kept()?.headers.get(sharedNameHeader) ?? '')).toBe('สลิป.jpg');
  });

  it('keeps only the last one', async () => {
    await share(slip('a.jpg'));
    await share(slip('b.jpg'));
    expect(kept()?.headers.get(sharedNameHeader)).toBe('b.jpg');
  });

  it.each([
    ['none', []],
    ['none', [slip('empty.jpg', 0)]],
    ['several', [slip('a.jpg'), slip('b.jpg'), slip('c.jpg')]],
    ['too-large', [slip('large.jpg', maxOpenedSlipBytes + 1)]],
  ] as const)('keeps an earlier one and says "%s"', async (state, files) => {
    await share(slip('earlier.jpg'));
    expect(await share(...files)).toBe(state);
    expect(kept()?.headers.get(sharedNameHeader)).toBe('earlier.jpg');
  });

  it('keeps nothing that another site posts', async () => {
    await share(slip('mine.jpg'));
    const body = new FormData();
    body.append(sharedField, slip('posted.jpg'));
    const request = new Request('https://wallet.test/share/slip', { method: 'POST', body });
    Object.defineProperty(request, 'referrer', { value: 'https://evil.example/' });
    expect(await keepSharedSlip(request)).toBe('none');
    expect(kept()?.headers.get(sharedNameHeader)).toBe('mine.jpg');
  });

  it('says that the picture is lost when it cannot be read or kept', async () => {
    expect(await keepSharedSlip(new Request('https://wallet.test/share/slip', { method: 'POST', body: 'text' }))).toBe('lost');
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
    expect(await share(slip())).toBe('lost');
  });
});

describe('removeOldSharedSlip', () => {
  it('removes the slip after five minutes', async () => {
    await removeOldSharedSlip();
    await share(slip());
    vi.setSystemTime(new Date('2026-01-01T12:04:00Z'));
    await removeOldSharedSlip();
    expect(kept()).toBeDefined();
    vi.setSystemTime(new Date('2026-01-01T12:05:00Z'));
    await removeOldSharedSlip();
    expect(stored.has(sharedSlipCache)).toBe(false);
  });
});
