import { JSDOM } from 'jsdom';
import { vi } from 'vitest';

/** Gives a test what uploads need of a browser: a page on the backend's origin that makes forms and sends them for real. */
export function stubUploads(origin: string): void {
  const { window } = new JSDOM('', { url: origin });
  for (const name of ['XMLHttpRequest', 'FormData', 'File', 'Blob'] as const) vi.stubGlobal(name, window[name]);
}
