import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryStyleSheets } from './retry-style-sheets.ts';
import { successivePages } from '../testing/successive-pages.ts';

const address = 'https://wallet.test/assets/DepositModal-1.css';
const addLink = () => document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${address}">`);
const links = () => [...document.querySelectorAll('link')];
const nextPage = successivePages();

beforeEach(() => {
  nextPage();
  document.head.innerHTML = '';
});
afterEach(() => void vi.useRealTimers());

const miss = (file: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(`Unable to preload CSS for ${file}`) }));

it('requests a style sheet that fails again, until it is there', () => {
  vi.useFakeTimers();
  retryStyleSheets();
  addLink();
  const [failed] = links();
  miss(address);
  const [second] = links();
  expect([links().length, second === failed, second?.href]).toEqual([1, false, address]);
  second?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1000);
  expect([links().length, links()[0] === second]).toEqual([1, false]);
});

it('requests a style sheet that may have failed before, and leaves its element, which may still be loading it', () => {
  addLink();
  const [former] = links();
  retryStyleSheets();
  expect(links().map(({ href }) => href)).toEqual([address, address]);
  expect(links()[0]).toBe(former);
});

it('leaves scripts and other style sheets alone', () => {
  retryStyleSheets();
  addLink();
  const before = links();
  miss('https://wallet.test/assets/DepositModal-1.js');
  miss('https://wallet.test/assets/InviteModal-1.css');
  expect(links()).toEqual(before);
});
