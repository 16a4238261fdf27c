import { JSDOM } from 'jsdom';
import { vi } from 'vitest';

/** Provides what uploads need from a browser: a window on the backend's origin that creates forms and really sends them. */
export function stubUploads(origin: string): void {
  const { window } = new JSDOM('', { url: origin });
  for (const name of ['XMLHttpRequest', 'FormData', 'File', 'Blob'] as const) vi.stubGlobal(name, window[name]);
}
