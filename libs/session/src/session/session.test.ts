// @vitest-environment jsdom
import { sharedAddress, sharedSlipCache } from '@wallet/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore, createStore, createTabStore, type KeyValueStore } from '../storage/storage.ts';
import { createSession, type Session, type SessionChannel } from './session.ts';
import { createSessionChannel, noChannel } from './session-channel.ts';

/** Tabs of one browser: the others are notified of what one tab announces. */
function createTabs() {
  const listeners: (() => void)[] = [];
  return (): SessionChannel => {
    let own: (() => void) | null = null;
    return {
      announceEnd: () => listeners.filter((listener) => listener !== own).forEach((listener) => listener()),
      onEnd: (listener) => {
        own = listener;
        listeners.push(listener);
      },
      onLogin: () => undefined,
    };
  };
}

function openTab(channel: SessionChannel): Session {
  return createSession({ device: createDeviceStore(), tab: createTabStore(), channel });
}

/** A storage of one tab: jsdom has only one for all. */
function memoryOf(values: Readonly<Record<string, string>>): KeyValueStore {
  const store = createStore(() => {
    throw new Error('no storage');
  });
  for (const [key, value] of Object.entries(values)) store.set(key, value);
  return store;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session', () => {
  it('is kept after the browser is closed when it is remembered', () => {
    const newChannel = createTabs();
    openTab(newChannel()).start('token-1', true);
    sessionStorage.clear();
    expect(openTab(newChannel()).token()).toBe('token-1');
  });

  it('ends when the browser is closed if it is not remembered', () => {
    const newChannel = createTabs();
    const tab = openTab(newChannel());
    tab.start('token-1', false);
    expect(openTab(newChannel()).token()).toBe('token-1');
    expect(localStorage.getItem('token')).toBeNull();
    sessionStorage.clear();
    expect(openTab(newChannel()).token()).toBeNull();
  });

  it('stores data of the member in the storage of its token', () => {
    const tab = openTab(createTabs()());
    tab.start('token-1', true);
    tab.storage().set('member:spinResult', 'remembered');
    expect(localStorage.getItem('member:spinResult')).toBe('remembered');
    tab.start('token-2', false);
    expect(tab.storage().get('member:spinResult')).toBeNull();
    tab.storage().set('member:spinResult', 'this tab');
    expect([localStorage.getItem('member:spinResult'), sessionStorage.getItem('member:spinResult')]).toEqual([null, 'this tab']);
  });

  it('removes the data of the member at logout and keeps the data of the device', () => {
    const tab = openTab(createTabs()());
    localStorage.setItem('locale', 'en');
    tab.start('token-1', true);
    localStorage.setItem('lastSync', '1760000000000');
    tab.storage().set('member:spinResult', '{}');
    tab.storage().set('member:agreementAccepted', 'true');
    sessionStorage.setItem('member:followed', '[]');
    sessionStorage.setItem('member:sentSlips', '0123456789abcdef');
    localStorage.setItem('member:m1:chat:draft', 'my account number');
    sessionStorage.setItem('member:m1:chat:draft', 'my account number');
    tab.end('logged-out');
    expect(tab.token()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['locale']);
    // An empty return path.
    expect({ ...sessionStorage }).toEqual({ returnTo: '' });
  });

  it('takes over the stored money actions of an earlier version, and removes them at logout', () => {
    sessionStorage.setItem('token', 'token-1');
    sessionStorage.setItem('pendingActions', '[{"id":"1"}]');
    localStorage.setItem('followed', '[]');
    localStorage.setItem('spinResult', '{}');
    localStorage.setItem('chat:member:m1:draft', 'my account number');
    const tab = openTab(createTabs()());
    expect({ ...sessionStorage }).toEqual({ token: 'token-1', 'member:pendingActions': '[{"id":"1"}]' });
    expect({ ...localStorage }).toEqual({ 'member:tracked': '[]' });
    tab.end('logged-out');
    expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{ returnTo: '' }, {}]);
  });

  it('removes the form data of the visitor at login', () => {
    sessionStorage.setItem('form:registration', '{"phone":"0812345678"}');
    openTab(createTabs()()).start('abc', false);
    expect(sessionStorage.getItem('form:registration')).toBeNull();
  });

  it('ends in the other tabs at logout, even when it is not remembered', () => {
    const newChannel = createTabs();
    const first = openTab(newChannel());
    const second = openTab(newChannel());
    first.start('token-1', false);
    second.start('token-2', false);
    first.end('logged-out');
    expect(second.token()).toBeNull();
    expect(second.lastEnd()).toBe('elsewhere');
    expect(first.lastEnd()).toBe('logged-out');
  });

  it('of a single tab expires without ending the sessions of other tabs', () => {
    const newChannel = createTabs();
    // A browser gives each tab its own storage; jsdom has only one.
    const openOwnTab = () =>
      createSession({
        device: createDeviceStore(),
        tab: createStore(() => {
          throw new Error('no storage');
        }),
        channel: newChannel(),
      });
    const first = openOwnTab();
    const second = openOwnTab();
    first.start('token-1', false);
    second.start('token-2', false);
    second.end('expired');
    expect(second.token()).toBeNull();
    expect(first.token()).toBe('token-1');
    first.end('logged-out');
    expect(first.token()).toBeNull();
  });

  it('that only one tab has expires without the data of the login that the other tabs share', () => {
    const newChannel = createTabs();
    const first = openTab(newChannel());
    first.start('token-1', true);
    first.storage().set('member:tracked', '[]');
    // As if another tab had logged in since, with a storage of its own.
    const second = createSession({ device: createDeviceStore(), tab: memoryOf({ token: 'token-2' }), channel: newChannel() });
    second.end('expired');
    expect([second.token(), first.token()]).toEqual([null, 'token-1']);
    expect({ ...localStorage }).toEqual({ token: 'token-1', 'member:tracked': '[]' });
  });

  it('that all tabs share expires in all of them', () => {
    const newChannel = createTabs();
    const first = openTab(newChannel());
    first.start('token-1', true);
    const second = openTab(newChannel());
    second.end('expired');
    expect(first.token()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('has a new epoch after each start and end, and notifies its listeners', () => {
    const tab = openTab(createTabs()());
    const epochs: number[] = [];
    const stop = tab.subscribe(() => epochs.push(tab.epoch()));
    tab.start('token-1', false);
    tab.end('expired');
    stop();
    tab.start('token-2', false);
    expect(epochs).toEqual([1, 2]);
  });

  it('ignores a second end', () => {
    const tab = openTab(createTabs()());
    tab.start('token-1', false);
    tab.end('expired');
    tab.end('logged-out');
    expect(tab.lastEnd()).toBe('expired');
    expect(tab.epoch()).toBe(2);
  });

  it('reports a logout to the backend before the token is removed, and does not report an expiry', () => {
    const loggedOutTokens: (readonly [string, string | null])[] = [];
    const open = (channel: SessionChannel) =>
      createSession({
        device: createDeviceStore(),
        tab: createTabStore(),
        channel,
        tellLogOut: (token) => loggedOutTokens.push([token, sessionStorage.getItem('token') ?? localStorage.getItem('token')]),
      });
    const tab = open(createTabs()());
    tab.start('token-1', true);
    tab.end('logged-out');
    expect(loggedOutTokens).toEqual([['token-1', 'token-1']]);
    tab.end('logged-out');
    tab.start('token-2', false);
    tab.end('expired');
    expect(loggedOutTokens).toHaveLength(1);
  });

  it('reports the tokens of all tabs to the backend when one tab logs out', () => {
    const loggedOutTokens: string[] = [];
    const newChannel = createTabs();
    // A browser gives each tab its own storage; jsdom has only one.
    const openTabOf = (own: KeyValueStore) =>
      createSession({ device: createDeviceStore(), tab: own, channel: newChannel(), tellLogOut: (token) => loggedOutTokens.push(token) });
    const noStorage = () => {
      throw new Error('no storage');
    };
    const [first, second] = [openTabOf(createStore(noStorage)), openTabOf(createStore(noStorage))];
    const shared = openTabOf(createStore(noStorage));
    first.start('token-1', false);
    second.start('token-2', false);
    shared.start('token-3', true);
    first.end('logged-out');
    expect(loggedOutTokens.sort()).toEqual(['token-1', 'token-2', 'token-3']);
  });

  it('is found ended after another tab logged out while the page was suspended', () => {
    const tab = openTab(noChannel);
    tab.start('token-1', true);
    localStorage.removeItem('token');
    tab.recheck();
    expect(tab.token()).toBeNull();
    expect(tab.lastEnd()).toBe('elsewhere');
  });

  it('leaves nothing of the member when the browser has forgotten its storage', () => {
    const tab = openTab(noChannel);
    tab.start('token-1', true);
    localStorage.clear();
    localStorage.setItem('member:pendingActions', '[]');
    tab.recheck();
    expect(tab.token()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('leaves nothing of the member in its tab when someone has logged in since', () => {
    const tab = openTab(noChannel);
    tab.start('token-of-one', true);
    localStorage.clear();
    localStorage.setItem('token', 'token-of-another');
    localStorage.setItem('member:spinResult', 'of the other');
    sessionStorage.setItem('member:tracked', '[]');
    tab.recheck();
    expect(sessionStorage.getItem('member:tracked')).toBeNull();
    expect({ ...localStorage }).toEqual({ token: 'token-of-another', 'member:spinResult': 'of the other' });
  });

  it('ends when someone logs in to another tab, and leaves that login alone', () => {
    const tab = openTab(createSessionChannel());
    tab.start('token-of-one', true);
    // What the browser tells of the login of another tab. By then that login is stored.
    localStorage.setItem('token', 'token-of-another');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-of-another' }));
    expect(tab.token()).toBeNull();
    expect(localStorage.getItem('token')).toBe('token-of-another');
  });

  it('ends when someone logs in to another tab after the browser has forgotten its storage', () => {
    const tab = openTab(createSessionChannel());
    tab.start('token-of-one', true);
    localStorage.clear();
    localStorage.setItem('token', 'token-of-another');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-of-another' }));
    expect(tab.token()).toBeNull();
  });

  it.each([true, false])('ends when another member has logged in while the page was suspended (remembered: %s)', (remember) => {
    const suspended = openTab(noChannel);
    suspended.start('token-of-one', remember);
    openTab(noChannel).start('token-of-another', remember);
    suspended.recheck();
    expect(suspended.token()).toBeNull();
    expect(suspended.lastEnd()).toBe('elsewhere');
    // The session of the other member continues.
    expect(openTab(noChannel).token()).toBe('token-of-another');
  });

  it.each([true, false])('continues when nothing happened while the page was suspended (remembered: %s)', (remember) => {
    const tab = openTab(createTabs()());
    tab.start('token-1', remember);
    tab.recheck();
    expect([tab.token(), tab.epoch()]).toEqual(['token-1', 1]);
  });
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
  afterEach(() => vi.unstubAllGlobals());
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it.each(['logged-out', 'expired', 'elsewhere'] as const)('goes with the session: %s', async (why) => {
    const tab = openTab(createTabs()());
    tab.start('token-1', true);
    tab.end(why);
    await settled();
    expect([...kept]).toEqual(['assets']);
  });

  it.each([
    ['expired', true],
    ['logged-out', false],
    ['elsewhere', false],
  ] as const)('that was shared into a session which turns out to be over, %s, stays: %s', async (why, stays) => {
    history.replaceState(null, '', sharedAddress('kept'));
    const tab = openTab(createTabs()());
    tab.start('token-1', true);
    await settled();
    kept.add(sharedSlipCache);
    tab.end(why);
    await settled();
    history.replaceState(null, '', '/');
    expect(kept.has(sharedSlipCache)).toBe(stays);
  });

  it('goes when someone logs in whom no share led to the login', async () => {
    openTab(createTabs()()).start('token-1', true);
    await settled();
    expect(kept.has(sharedSlipCache)).toBe(false);
  });

  it('stays for the visitor who logs in, and goes when someone else logs in', async () => {
    const tab = openTab(createTabs()());
    sessionStorage.setItem('returnTo', sharedAddress('kept'));
    tab.start('token-1', true);
    await settled();
    expect(kept.has(sharedSlipCache)).toBe(true);
    tab.start('token-2', true);
    await settled();
    expect(kept.has(sharedSlipCache)).toBe(false);
  });
});
