// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../session/session.ts';
import { noChannel } from '../session/session-channel.ts';
import { returnNowhere } from '../session/return-to.ts';
import { keptByAll, openMemberDeviceStorage, setKept, type MemberSetting } from './member-device-storage.ts';
import { createDeviceStore, createTabStore, keptKeys } from './storage.ts';

const colour: MemberSetting<string> = { name: 'colour', version: 1, schema: v.picklist(['red', 'blue']) };
const mana = { memberId: '65f0c0ffee65f0c0ffee0001', username: '0812345678' };
const malee = { memberId: '65f0c0ffee65f0c0ffee0002', username: '0898765432' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const open = (member = mana) => {
  const device = createDeviceStore();
  return openMemberDeviceStorage({ device, login: device }, member);
};

describe('what a member has set on a device', () => {
  it.each([
    ['', mana, malee],
    [' by the username where the backend names no id', { ...mana, memberId: '' }, { ...malee, memberId: '' }],
  ])('is there in another tab and at the next visit, for that member only%s', async (_how, member, other) => {
    (await open(member)).set(colour, 'red');
    expect((await open(member)).get(colour)).toBe('red');
    expect((await open(other)).get(colour)).toBeNull();
  });

  it('names neither the member nor their phone number', async () => {
    (await open()).set(colour, 'red');
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).toContain('red');
    expect(stored).not.toContain(mana.memberId);
    expect(stored).not.toContain(mana.username);
  });

  it.each([
    ['of a tab', false],
    ['that is remembered', true],
  ])('outlives the log-out of a login %s, unless its rule is to go with it', async (_name, isRemembered) => {
    const [device, tab] = [createDeviceStore(), createTabStore()];
    const session = createSession({ device, tab, channel: noChannel });
    session.start('token', isRemembered);
    const favourite: MemberSetting<string> = { ...colour, name: 'favourite', endsWithSession: true };
    const openHere = () => openMemberDeviceStorage({ device, login: session.storage() }, mana);
    const storage = await openHere();
    storage.set(favourite, 'red');
    storage.set(colour, 'blue');
    // The session has not ended by a reload.
    expect((await openHere()).get(favourite)).toBe('red');
    session.end('logged-out');
    // The page that the next login opens is empty.
    expect([Object.keys(localStorage), { ...sessionStorage }]).toEqual([
      [expect.stringMatching(/^kept:[\da-f]{32}:colour$/)],
      { returnTo: returnNowhere },
    ]);
    session.start('token', isRemembered);
    expect((await openHere()).get(favourite)).toBeNull();
    expect((await openHere()).get(colour)).toBe('blue');
  });

  it.each([
    ['of another version', '{"version":2,"value":"red"}'],
    ['that the schema refuses', '{"version":1,"value":"green"}'],
    ['without a version', '"red"'],
    ['that is nothing', 'null'],
    ['that is no JSON', 'red'],
  ])('counts as not set if something %s is stored', async (_name, text) => {
    const storage = await open();
    storage.set(colour, 'red');
    localStorage.setItem(Object.keys(localStorage)[0] ?? '', text);
    expect(storage.get(colour)).toBeNull();
  });

  it('is removed one by one, or all but some at once, and not what another member has set', async () => {
    const [storage, other] = [await open(), await open(malee)];
    const size: MemberSetting<number> = { name: 'size', version: 1, schema: v.number() };
    const rule: MemberSetting<number> = { ...size, name: 'rule' };
    const favourite: MemberSetting<number> = { ...size, name: 'favourite', endsWithSession: true };
    for (const one of [storage, other]) {
      one.set(colour, 'red');
      for (const setting of [size, rule, favourite]) one.set(setting, 2);
    }
    storage.remove(colour);
    expect([colour, size, rule, favourite].map((setting) => storage.get<number | string>(setting))).toEqual([null, 2, 2, 2]);
    storage.removeAllBut([rule]);
    expect([colour, size, rule, favourite].map((setting) => storage.get<number | string>(setting))).toEqual([null, null, 2, null]);
    expect([colour, size, rule, favourite].map((setting) => other.get<number | string>(setting))).toEqual(['red', 2, 2, 2]);
  });

  it('returns the same object until it is changed', async () => {
    const list: MemberSetting<readonly string[]> = { name: 'list', version: 1, schema: v.array(v.string()) };
    const storage = await open();
    storage.set(list, ['a']);
    expect(storage.get(list)).toBe(storage.get(list));
    storage.set(list, ['a', 'b']);
    expect(storage.get(list)).toEqual(['a', 'b']);
  });

  it('calls back after each change, by any part of this page or in another tab', async () => {
    const [storage, other] = [await open(), await open()];
    const listener = vi.fn();
    const stop = other.subscribe(listener);
    storage.set(colour, 'red');
    expect(other.get(colour)).toBe('red');
    storage.remove(colour);
    storage.removeAllBut([]);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
    storage.set(colour, 'red');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['on a page without TLS, where nothing can be hashed', mana, {}],
    ['if the backend names no member', { memberId: '', username: '' }, undefined],
  ])('is not kept %s', async (_name, member, cryptoOfPage) => {
    if (cryptoOfPage) vi.stubGlobal('crypto', cryptoOfPage);
    const storage = await open(member);
    storage.set(colour, 'red');
    expect(storage.get(colour)).toBe('red');
    expect(localStorage).toHaveLength(0);
  });
});

it('keptByAll finds what members have set, and leaves out what does not fit', async () => {
  const device = createDeviceStore();
  const size: MemberSetting<number> = { name: 'size', version: 1, schema: v.number() };
  for (const [member, text] of [
    [mana, 'red'],
    [malee, 'blue'],
  ] as const) {
    const storage = await open(member);
    storage.set(colour, text);
    storage.set(size, 1);
  }
  localStorage.setItem('kept:other:colour', '1');
  expect([...keptByAll(device, colour).values()].sort()).toEqual(['blue', 'red']);
  expect(keptKeys(device, 'colour')).toHaveLength(3);
  for (const key of keptByAll(device, colour).keys()) setKept(device, key, colour, 'blue');
  expect((await open()).get(colour)).toBe('blue');
  for (const key of keptByAll(device, colour).keys()) device.remove(key);
  expect((await open()).get(colour)).toBeNull();
  expect((await open()).get(size)).toBe(1);
});
