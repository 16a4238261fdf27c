// @vitest-environment jsdom
import { sharedAddress, sharedSlipCache } from '@wallet/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore, createMemoryStore, createTabStore, type KeyValueStore } from '../storage/storage.ts';
import { createSessionChannel, noChannel } from './session-channel.ts';
import { createSession, type Session, type SessionChannel } from './session.ts';

/** A storage of one tab: jsdom has only one for all. */
function memoryOf(values: Readonly<Record<string, string>> = {}): KeyValueStore {
  const store = createMemoryStore();
  for (const [key, value] of Object.entries(values)) store.set(key, value);
  return store;
}

/** A browser whose tabs are notified of what one of them announces. Returns a function that opens a tab. */
function openBrowser(tellLogOut?: (token: string) => void) {
  const listeners: (() => void)[] = [];
  return (tab = createTabStore()): Session => {
    let own: (() => void) | null = null;
    const channel: SessionChannel = {
      announceEnd: () => listeners.filter((listener) => listener !== own).forEach((listener) => listener()),
      onEnd: (listener) => {
        own = listener;
        listeners.push(listener);
      },
      onLogin: () => undefined,
    };
    return createSession({ device: createDeviceStore(), tab, channel, tellLogOut });
  };
}

/** A tab that hears of the others only what the channel tells, and has a session. */
function startTab(token: string, remember: boolean, channel = noChannel): Session {
  const tab = createSession({ device: createDeviceStore(), tab: createTabStore(), channel });
  tab.start(token, remember);
  return tab;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session', () => {
  it.each([
    ['is kept after the browser is closed when it is remembered', true, { token: 'token-1' }, 'token-1'],
    ['ends when the browser is closed if it is not remembered', false, {}, null],
  ])('%s', (_name, remember, onDevice, afterClosing) => {
    const openTab = openBrowser();
    openTab().start('token-1', remember);
    expect(openTab().token()).toBe('token-1');
    expect({ ...localStorage }).toEqual(onDevice);
    sessionStorage.clear();
    expect(openTab().token()).toBe(afterClosing);
  });

  it('stores data of the member in the storage of its token', () => {
    const tab = openBrowser()();
    tab.start('token-1', true);
    tab.storage().set('member:spinResult', 'remembered');
    expect(localStorage.getItem('member:spinResult')).toBe('remembered');
    tab.start('token-2', false);
    expect(tab.storage().get('member:spinResult')).toBeNull();
    tab.storage().set('member:spinResult', 'this tab');
    expect([localStorage.getItem('member:spinResult'), sessionStorage.getItem('member:spinResult')]).toEqual([null, 'this tab']);
  });

  it('removes the data of the member at logout and keeps the data of the device', () => {
    const tab = openBrowser()();
    localStorage.setItem('locale', 'en');
    tab.start('token-1', true);
    localStorage.setItem('lastSync', '1760000000000');
    for (const storage of [localStorage, sessionStorage]) storage.setItem('member:m1:chat:draft', 'my account number');
    tab.end('logged-out');
    expect(tab.token()).toBeNull();
    expect({ ...localStorage }).toEqual({ locale: 'en' });
    // An empty return path.
    expect({ ...sessionStorage }).toEqual({ returnTo: '' });
  });

  it('removes the form data of the visitor at login', () => {
    sessionStorage.setItem('form:registration', '{"phone":"0812345678"}');
    openBrowser()().start('abc', false);
    expect(sessionStorage.getItem('form:registration')).toBeNull();
  });

  it('of a single tab expires without ending the sessions of other tabs, and ends in all at logout', () => {
    const openTab = openBrowser();
    const [first, second] = [openTab(memoryOf()), openTab(memoryOf())];
    first.start('token-1', false);
    second.start('token-2', false);
    second.end('expired');
    expect([first.token(), second.token()]).toEqual(['token-1', null]);
    second.start('token-3', false);
    first.end('logged-out');
    expect([first.token(), second.token()]).toEqual([null, null]);
    expect([first.lastEnd(), second.lastEnd()]).toEqual(['logged-out', 'elsewhere']);
  });

  it('that only one tab has expires without the data of the login that the other tabs share', () => {
    const openTab = openBrowser();
    const first = openTab();
    first.start('token-1', true);
    first.storage().set('member:tracked', '[]');
    // As if another tab had logged in since, with a storage of its own.
    const second = openTab(memoryOf({ token: 'token-2' }));
    second.end('expired');
    expect([second.token(), first.token()]).toEqual([null, 'token-1']);
    expect({ ...localStorage }).toEqual({ token: 'token-1', 'member:tracked': '[]' });
  });

  it('that all tabs share expires in all of them', () => {
    const openTab = openBrowser();
    const first = openTab();
    first.start('token-1', true);
    openTab().end('expired');
    expect(first.token()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('has a new epoch after each start and its only end, and notifies its listeners', () => {
    const tab = openBrowser()();
    const epochs: number[] = [];
    const stop = tab.subscribe(() => epochs.push(tab.epoch()));
    tab.start('token-1', false);
    tab.end('expired');
    tab.end('logged-out');
    expect(tab.lastEnd()).toBe('expired');
    stop();
    tab.start('token-2', false);
    expect(epochs).toEqual([1, 2]);
  });

  it('reports a logout to the backend once, before the token is removed, and does not report an expiry', () => {
    const reported: (readonly [string, string | null])[] = [];
    const tab = openBrowser((token) => reported.push([token, localStorage.getItem('token')]))();
    tab.start('token-1', true);
    for (const why of ['logged-out', 'logged-out'] as const) tab.end(why);
    tab.start('token-2', false);
    tab.end('expired');
    expect(reported).toEqual([['token-1', 'token-1']]);
  });

  it('reports the tokens of all tabs to the backend when one tab logs out', () => {
    const reported: string[] = [];
    const openTab = openBrowser((token) => reported.push(token));
    const [first, second, shared] = [openTab(memoryOf()), openTab(memoryOf()), openTab(memoryOf())];
    first.start('token-1', false);
    second.start('token-2', false);
    shared.start('token-3', true);
    first.end('logged-out');
    expect(reported.sort()).toEqual(['token-1', 'token-2', 'token-3']);
  });
});

describe('a session whose page was suspended', () => {
  it.each([
    ['another tab logged out', {}, {}],
    ['the browser has forgotten its storage, but for some of the member', { 'member:m1:draft': '' }, {}],
    ['someone has logged in', { token: 'of-another', 'member:m2:draft': '' }, { token: 'of-another', 'member:m2:draft': '' }],
  ])('has ended, and leaves nothing of the member, after %s', (_what, stored, left) => {
    const tab = startTab('of-one', true);
    sessionStorage.setItem('member:tracked', '[]');
    localStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    tab.recheck();
    expect([tab.token(), tab.lastEnd()]).toEqual([null, 'elsewhere']);
    expect({ ...localStorage }).toEqual(left);
    expect(sessionStorage.getItem('member:tracked')).toBeNull();
  });

  it.each([true, false])('has ended after the login of another member, which goes on (remembered: %s)', (remember) => {
    const suspended = startTab('of-one', remember);
    startTab('of-another', remember);
    suspended.recheck();
    expect([suspended.token(), suspended.lastEnd()]).toEqual([null, 'elsewhere']);
    expect(openBrowser()().token()).toBe('of-another');
  });

  it.each([true, false])('goes on when nothing happened meanwhile (remembered: %s)', (remember) => {
    const tab = startTab('token-1', remember);
    tab.recheck();
    expect([tab.token(), tab.epoch()]).toEqual(['token-1', 1]);
  });
});

it.each<[what: string, token: string | null, events: StorageEventInit[]]>([
  [
    'a login',
    null,
    [
      { key: 'token', newValue: null },
      { key: 'token', newValue: 'of-another' },
    ],
  ],
  ['a login after the browser has forgotten its storage', null, [{ key: 'token', newValue: 'of-another' }]],
  ['a cleared storage', null, [{ key: null }]],
  ['another key', 'of-one', [{ key: 'locale', newValue: null }]],
])('what the browser tells of other tabs of %s leaves this tab the token %j', (_what, token, events) => {
  const tab = startTab('of-one', true, createSessionChannel());
  // By then the other login is stored.
  localStorage.setItem('token', 'of-another');
  for (const event of events) window.dispatchEvent(new StorageEvent('storage', event));
  expect(tab.token()).toBe(token);
  expect(localStorage.getItem('token')).toBe('of-another');
});

describe('a slip that the service worker keeps', () => {
  const kept = new Set<string>();
  beforeEach(() => {
    kept.clear();
    kept.add(sharedSlipCache).add('assets');
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve([...kept]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it.each([
    ['logged-out', '/', false],
    ['expired', '/', false],
    ['elsewhere', '/', false],
    // It was shared into a session which turns out to be over.
    ['expired', sharedAddress('kept'), true],
    ['logged-out', sharedAddress('kept'), false],
    ['elsewhere', sharedAddress('kept'), false],
  ] as const)('stays after an end (%s) at %s: %s', async (why, address, stays) => {
    history.replaceState(null, '', address);
    const tab = openBrowser()();
    tab.start('token-1', true);
    await settled();
    kept.add(sharedSlipCache);
    tab.end(why);
    await settled();
    expect([...kept]).toEqual(['assets', ...(stays ? [sharedSlipCache] : [])]);
  });

  it('goes when someone logs in whom no share led to the login', async () => {
    openBrowser()().start('token-1', true);
    await settled();
    expect([...kept]).toEqual(['assets']);
  });

  it('stays for the visitor who logs in, and goes when someone else logs in', async () => {
    const tab = openBrowser()();
    sessionStorage.setItem('returnTo', sharedAddress('kept'));
    tab.start('token-1', true);
    await settled();
    expect(kept.has(sharedSlipCache)).toBe(true);
    tab.start('token-2', true);
    await settled();
    expect(kept.has(sharedSlipCache)).toBe(false);
  });
});
