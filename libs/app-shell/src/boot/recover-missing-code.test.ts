import { heldFileAttribute } from '@wallet/domain';
import { createMemoryStore, type KeyValueStore } from '@wallet/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverMissingCode } from './recover-missing-code.ts';
import { successivePages } from '../testing/successive-pages.ts';

const pageOf = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`;
const same = () => new Response(pageOf('/assets/index-1.js'));
const other = () => new Response(pageOf('/assets/index-2.js'));
const offline = () => {
  throw new TypeError('Failed to fetch');
};

const held: { readonly name: string }[] = [];
const reload = vi.fn();
let served: () => Response;
let tab: KeyValueStore;
const nextPage = successivePages();

/** Opens a page of the first build. The page before it is gone. */
function openPage() {
  nextPage();
  recoverMissingCode(tab, reload);
}

/** Code could not be loaded. Resolves to how often the page was reloaded by then. */
async function missCode(address = 'https://wallet.test/assets/DepositModal-1.js') {
  const payload = new Error(`error loading dynamically imported module: ${address}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await new Promise((resolve) => setTimeout(resolve));
  return reload.mock.calls.length;
}

beforeEach(() => {
  held.length = 0;
  reload.mockClear();
  tab = createMemoryStore();
  served = other;
  document.head.innerHTML = pageOf('/assets/index-1.js');
  document.body.innerHTML = '';
  vi.stubGlobal('navigator', { onLine: true, locks: { query: () => Promise.resolve({ held }) } });
  vi.stubGlobal('fetch', () => Promise.resolve(served()));
  openPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each<[string, () => Response, readonly [first: number, again: number]]>([
  ['the server has another build', other, [1, 1]],
  ['the server has the same build, and the browser keeps the failure', same, [0, 1]],
  ['the server fails', () => new Response(pageOf('/assets/index-2.js'), { status: 502 }), [0, 0]],
  ['the server sends something else', () => new Response('Log in to this network'), [0, 0]],
  ['the device is offline', offline, [0, 0]],
])('code is missing, and missing again: %s', async (_name, answer, reloads) => {
  served = answer;
  expect([await missCode(), await missCode()]).toEqual(reloads);
});

it.each([
  ['a chosen file', `<div ${heldFileAttribute}="true"></div>`],
  ['a typed password', '<input type="password" value="typed">'],
  ['a typed code', '<input autocomplete="one-time-code" value="123456">'],
  ['a typed link', '<input inputmode="url" value="https://gift.test/secret">'],
])('a page with %s is reloaded only for another build, and when the member tries again', async (_name, field) => {
  document.body.innerHTML = field;
  served = same;
  expect([await missCode(), await missCode()]).toEqual([0, 0]);
  openPage();
  served = other;
  expect([await missCode(), await missCode()]).toEqual([0, 1]);
});

it('reloads nothing while money is moving, and does when it has arrived', async () => {
  held.push({ name: 'wallet:transfer' });
  expect(await missCode()).toBe(0);
  held.length = 0;
  expect(await missCode()).toBe(1);
});

it('reloads nothing when money begins to move while the server is asked', async () => {
  served = () => {
    held.push({ name: 'wallet:transfer' });
    return other();
  };
  expect(await missCode()).toBe(0);
});

it('reloads once for each build, so that two servers with different builds cannot make it reload for ever', async () => {
  for (const entry of ['/assets/index-2.js', '/assets/index-3.js', '/assets/index-2.js', '/assets/index-3.js']) {
    served = () => new Response(pageOf(entry));
    openPage();
    await missCode();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

it('takes no failure of other code for a repeated one', async () => {
  served = same;
  await missCode('https://wallet.test/assets/InviteModal-1.js');
  expect(await missCode()).toBe(0);
});

it('reloads once a minute for the same code', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  served = same;
  const missTwice = async () => {
    openPage();
    await missCode();
    return missCode();
  };
  expect([await missTwice(), await missTwice()]).toEqual([1, 1]);
  vi.advanceTimersByTime(60_000);
  expect(await missTwice()).toBe(2);
  vi.useRealTimers();
});
