import { createStore, type KeyValueStore } from '@wallet/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverFromDeployment } from './recover-from-deployment.ts';

const ownEntry = '/assets/index-1.js';
const pageOf = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`;

const held: { readonly name: string }[] = [];
const reload = vi.fn();
let served: () => Response;
let tab: KeyValueStore;
let stopPage: AbortController;

const memory = () => {
  const values = new Map<string, string>();
  return createStore(
    () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      }) as Storage,
  );
};

/** Opens a page of the first build. The page before it is gone. */
function openPage() {
  stopPage.abort();
  stopPage = new AbortController();
  const { signal } = stopPage;
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) =>
    EventTarget.prototype.addEventListener.call(window, type, listener, { signal }),
  );
  recoverFromDeployment(tab, reload);
}

/** Code could not be loaded. Resolves when the page has dealt with that. */
async function missCode() {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  held.length = 0;
  reload.mockClear();
  tab = memory();
  served = () => new Response(pageOf('/assets/index-2.js'));
  stopPage = new AbortController();
  document.head.innerHTML = pageOf(ownEntry);
  document.body.innerHTML = '';
  vi.stubGlobal('navigator', { onLine: true, locks: { query: () => Promise.resolve({ held }) } });
  vi.stubGlobal('fetch', () => Promise.resolve(served()));
  openPage();
});
afterEach(() => {
  stopPage.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('code that is missing', () => {
  it('reloads the page when the server has another build', async () => {
    await missCode();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the server has the same build', () => new Response(pageOf(ownEntry))],
    ['the server fails', () => new Response(pageOf('/assets/index-2.js'), { status: 502 })],
    ['the server sends something else', () => new Response('Log in to this network')],
  ])('reloads nothing when %s', async (_name, response) => {
    served = response;
    await missCode();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await missCode();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing while money is moving, and does when it has arrived', async () => {
    held.push({ name: 'wallet:transfer' });
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    held.length = 0;
    await missCode();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads a page in which something is typed only when the member tries again', async () => {
    document.body.innerHTML = '<input name="amount">';
    for (const field of document.querySelectorAll('input')) {
      field.value = '100';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    await missCode();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads a page whose fields have only values of their own', async () => {
    document.body.innerHTML = '<input name="from" value="2026-01-01">';
    await missCode();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads once for each build, so that two servers with different builds cannot make it reload for ever', async () => {
    for (const entry of ['/assets/index-2.js', '/assets/index-3.js', '/assets/index-2.js', '/assets/index-3.js']) {
      served = () => new Response(pageOf(entry));
      openPage();
      await missCode();
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
