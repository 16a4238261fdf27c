import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

const release = vi.fn<() => Promise<void>>();
const request = vi.fn<(type: string) => Promise<object>>();

beforeEach(() => {
  release.mockReset().mockResolvedValue();
  request.mockReset().mockResolvedValue({ release });
  Object.assign(navigator, { wakeLock: { request } });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

it('keeps the screen on until the component is gone', async () => {
  const { unmount } = renderHook(useWakeLock);
  await vi.waitFor(() => expect(request.mock.calls).toEqual([['screen']]));
  expect(release).not.toHaveBeenCalled();
  unmount();
  await vi.waitFor(() => expect(release).toHaveBeenCalled());
});

it('asks again when the page is visible again', async () => {
  renderHook(useWakeLock);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
});

it('lets go of a lock that comes too late', async () => {
  const { unmount } = renderHook(useWakeLock);
  unmount();
  await vi.waitFor(() => expect(release).toHaveBeenCalled());
});

it.each([
  ['refuses', () => request.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ['cannot do it', () => Reflect.deleteProperty(navigator, 'wakeLock')],
])('does without when the browser %s', async (_case, arrange) => {
  arrange();
  const { unmount } = renderHook(useWakeLock);
  await Promise.resolve();
  unmount();
  expect(release).not.toHaveBeenCalled();
});
