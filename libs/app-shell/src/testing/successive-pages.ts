import { vi } from 'vitest';

/** Pages of one tab, for tests: what a page listens to ends when the next one is opened. Returns what opens one. */
export function successivePages(): () => void {
  let page = new AbortController();
  return () => {
    page.abort();
    page = new AbortController();
    const { signal } = page;
    vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) =>
      EventTarget.prototype.addEventListener.call(window, type, listener, { signal }),
    );
  };
}
