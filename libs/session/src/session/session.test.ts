// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStore, createStore, createTabStore, type KeyValueStore } from '../storage/storage.ts';
import { createSession, type Session, type SessionChannel } from './session.ts';

/** Tabs of one browser: what one announces, the others hear. */
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
    };
  };
}

function openTab(channel: SessionChannel): Session {
  return createSession({ device: createDeviceStore(), tab: createTabStore(), channel });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session', () => {
  it('outlives the browser when remembered', () => {
    const newChannel = createTabs();
    openTab(newChannel()).start('token-1', true);
    sessionStorage.clear();
    expect(openTab(newChannel()).token()).toBe('token-1');
  });

  it('ends with the browser when not remembered', () => {
    const newChannel = createTabs();
    const tab = openTab(newChannel());
    tab.start('token-1', false);
    expect(openTab(newChannel()).token()).toBe('token-1');
    expect(localStorage.getItem('token')).toBeNull();
    sessionStorage.clear();
    expect(openTab(newChannel()).token()).toBeNull();
  });

  it('keeps what is the member’s as long as it would last itself', () => {
    const tab = openTab(createTabs()());
    tab.start('token-1', true);
    tab.storage().set('member:spinResult', 'remembered');
    expect(localStorage.getItem('member:spinResult')).toBe('remembered');
    tab.start('token-2', false);
    expect(tab.storage().get('member:spinResult')).toBeNull();
    tab.storage().set('member:spinResult', 'this tab');
    expect([localStorage.getItem('member:spinResult'), sessionStorage.getItem('member:spinResult')]).toEqual([null, 'this tab']);
  });

  it('leaves nothing of the member in storage when it ends, and keeps what is the device’s', () => {
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
    // Nowhere to go back to.
    expect({ ...sessionStorage }).toEqual({ returnTo: '' });
  });

  it('goes on with the money actions that an earlier version kept, and a log-out removes them too', () => {
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

  it('begins without what a visitor had filled in before', () => {
    sessionStorage.setItem('form:registration', '{"phone":"0812345678"}');
    openTab(createTabs()()).start('abc', false);
    expect(sessionStorage.getItem('form:registration')).toBeNull();
  });

  it('ends in the other tabs too, remembered or not', () => {
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

  it('that is a tab’s own expires without ending that of another tab', () => {
    const newChannel = createTabs();
    // The browser gives each tab a storage of its own; here there is one.
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

  it('that all tabs share expires in all of them', () => {
    const newChannel = createTabs();
    const first = openTab(newChannel());
    first.start('token-1', true);
    const second = openTab(newChannel());
    second.end('expired');
    expect(first.token()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('has a new epoch after each start and end, and tells who listens', () => {
    const tab = openTab(createTabs()());
    const epochs: number[] = [];
    const stop = tab.subscribe(() => epochs.push(tab.epoch()));
    tab.start('token-1', false);
    tab.end('expired');
    stop();
    tab.start('token-2', false);
    expect(epochs).toEqual([1, 2]);
  });

  it('does not end twice', () => {
    const tab = openTab(createTabs()());
    tab.start('token-1', false);
    tab.end('expired');
    tab.end('logged-out');
    expect(tab.lastEnd()).toBe('expired');
    expect(tab.epoch()).toBe(2);
  });

  it('tells the backend of a log-out before the token is forgotten, and of nothing that the backend ended itself', () => {
    const told: (readonly [string, string | null])[] = [];
    const open = (channel: SessionChannel) =>
      createSession({
        device: createDeviceStore(),
        tab: createTabStore(),
        channel,
        tellLogOut: (token) => told.push([token, sessionStorage.getItem('token') ?? localStorage.getItem('token')]),
      });
    const tab = open(createTabs()());
    tab.start('token-1', true);
    tab.end('logged-out');
    expect(told).toEqual([['token-1', 'token-1']]);
    tab.end('logged-out');
    tab.start('token-2', false);
    tab.end('expired');
    expect(told).toHaveLength(1);
  });

  it('tells the backend of a login of its own too, once another tab logged out', () => {
    const told: string[] = [];
    const newChannel = createTabs();
    // The browser gives each tab a storage of its own; here there is one.
    const openTabOf = (own: KeyValueStore) =>
      createSession({ device: createDeviceStore(), tab: own, channel: newChannel(), tellLogOut: (token) => told.push(token) });
    const noStorage = () => {
      throw new Error('no storage');
    };
    const [first, second] = [openTabOf(createStore(noStorage)), openTabOf(createStore(noStorage))];
    const shared = openTabOf(createStore(noStorage));
    first.start('token-1', false);
    second.start('token-2', false);
    shared.start('token-3', true);
    first.end('logged-out');
    expect(told.sort()).toEqual(['token-1', 'token-2', 'token-3']);
  });

  it('is found ended after the page slept while another tab logged out', () => {
    const tab = openTab({ announceEnd: () => undefined, onEnd: () => undefined });
    tab.start('token-1', true);
    localStorage.removeItem('token');
    tab.recheck();
    expect(tab.token()).toBeNull();
    expect(tab.lastEnd()).toBe('elsewhere');
  });

  it.each([true, false])('does not go on where another member has logged in while the page slept (remembered: %s)', (remember) => {
    const silent = { announceEnd: () => undefined, onEnd: () => undefined };
    const slept = openTab(silent);
    slept.start('token-of-one', remember);
    openTab(silent).start('token-of-another', remember);
    slept.recheck();
    expect(slept.token()).toBeNull();
    expect(slept.lastEnd()).toBe('elsewhere');
    // The other member's login stays.
    expect(openTab(silent).token()).toBe('token-of-another');
  });

  it.each([true, false])('goes on where nothing happened while the page slept (remembered: %s)', (remember) => {
    const tab = openTab(createTabs()());
    tab.start('token-1', remember);
    tab.recheck();
    expect([tab.token(), tab.epoch()]).toEqual(['token-1', 1]);
  });
});
