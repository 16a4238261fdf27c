import { heldFileAttribute } from '@wallet/domain';
import { createStore, type KeyValueStore } from '@wallet/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverMissingCode } from './recover-missing-code.ts';

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
  recoverMissingCode(tab, reload);
}

/** Code could not be loaded. Resolves when the page has dealt with that. */
async function missCode(address = 'https://wallet.test/assets/DepositModal-1.js') {
  const payload = new Error(`error loading dynamically imported module: ${address}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
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

const lostInputs = [
  ['a chosen file', `<div ${heldFileAttribute}="true"></div>`],
  ['a typed password', '<input type="password" value="typed">'],
  ['a typed code', '<input autocomplete="one-time-code" value="123456">'],
  ['a typed link', '<input inputmode="url" value="https://gift.test/secret">'],
];

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
    served = () => {
      throw new TypeError('Failed to fetch');
    };
    await missCode();
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

  it('reloads nothing when money begins to move while the server is asked', async () => {
    served = () => {
      held.push({ name: 'wallet:transfer' });
      return new Response(pageOf('/assets/index-2.js'));
    };
    await missCode();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(lostInputs)('reloads a page with %s only when the member tries again', async (_name, field) => {
    document.body.innerHTML = field;
    await missCode();
    expect(reload).not.toHaveBeenCalled();
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

describe('code whose failure the browser keeps', () => {
  const sameBuild = () => new Response(pageOf(ownEntry));

  it('comes by a reload when the member tries again', async () => {
    served = sameBuild;
    await missCode();
    expect(reload).not.toHaveBeenCalled();
    await missCode();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(lostInputs)('is no reason to lose %s', async (_name, field) => {
    served = sameBuild;
    document.body.innerHTML = field;
    await missCode();
    await missCode();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is no reason to reload if other code failed before', async () => {
    served = sameBuild;
    await missCode('https://wallet.test/assets/InviteModal-1.js');
    await missCode();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads once a minute for the same code', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    served = sameBuild;
    const missTwice = async () => {
      openPage();
      await missCode();
      await missCode();
    };
    await missTwice();
    await missTwice();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    await missTwice();
    expect(reload).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
