// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createStore, type KeyValueStore } from './storage.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
} as unknown as Storage;

describe.each<[string, () => KeyValueStore]>([
  ['a browser that blocks storage', () => createStore(blocked)],
  ['a storage that is full', () => createStore(() => full)],
])('%s', (_name, create) => {
  it('keeps values in memory', () => {
    const store = create();
    store.set('locale', 'lo');
    expect(store.get('locale')).toBe('lo');
    store.remove('locale');
    expect(store.get('locale')).toBeNull();
    store.set('visitor:v1:chat:draft', 'hello');
    store.set('member:m1:chat:draft', 'hello');
    store.removeAll('member:');
    expect([store.get('visitor:v1:chat:draft'), store.get('member:m1:chat:draft')]).toEqual(['hello', null]);
  });
});

it('createStore ignores a stored value that is too long', () => {
  localStorage.setItem('token', 'x'.repeat(1_000_000));
  expect(createStore(() => localStorage).get('token')).toBeNull();
});

it('createStore names a key once, although its new value found no room', () => {
  localStorage.setItem('member:list', '1');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => full.setItem('', ''));
  const store = createStore(() => localStorage);
  store.set('member:list', '12');
  expect(store.keys('member:')).toEqual(['member:list']);
  expect(store.get('member:list')).toBe('12');
  setItem.mockRestore();
  localStorage.clear();
});
