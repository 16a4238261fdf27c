import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUnreadBadge } from './use-unread.ts';

const setAppBadge = vi.fn<(count: number) => Promise<void>>();
const clearAppBadge = vi.fn<() => Promise<void>>();

afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

it('shows the number of unread messages until they are read or the chat ends', () => {
  setAppBadge.mockResolvedValue();
  clearAppBadge.mockRejectedValue(new DOMException('', 'InvalidStateError'));
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { rerender, unmount } = renderHook(useUnreadBadge, { initialProps: 0 });
  expect(setAppBadge).not.toHaveBeenCalled();
  rerender(2);
  expect(setAppBadge.mock.calls).toEqual([[2]]);
  rerender(0);
  expect(clearAppBadge).toHaveBeenCalledOnce();
  rerender(1);
  unmount();
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
});

it('does nothing in a browser without badges', () => {
  expect(() => renderHook(useUnreadBadge, { initialProps: 1 })).not.toThrow();
});
