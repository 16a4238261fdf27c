import { beforeEach, expect, it } from 'vitest';
import { hideUnusable, tellUnusable } from './tell-unusable.ts';

const root = document.documentElement;
let hasStarted: boolean;

beforeEach(() => {
  hasStarted = false;
  delete root.dataset['unusable'];
  root.dataset['pending'] = '';
});

const fail = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));
const start = (newest = 'at') => tellUnusable(window, newest, () => hasStarted);

it('tells of a script of the app that fails before the app has started, and shows the page as it is', () => {
  start();
  fail('https://wallet.example/assets/shell-abc.js');
  expect(root.dataset).toMatchObject({ unusable: 'script' });
  expect(root.dataset['pending']).toBeUndefined();
});

it.each([
  ['a script of a browser extension', 'chrome-extension://abc/content.js'],
  ['a script that another app puts into the page', 'https://wallet.example/login'],
  ['a script without an address', ''],
])('ignores %s', (_name, filename) => {
  start();
  fail(filename);
  expect(root.dataset['unusable']).toBeUndefined();
});

it('ignores a file that did not come', () => {
  start();
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(root.dataset['unusable']).toBeUndefined();
});

it('leaves errors of the started app to the app', () => {
  start();
  hasStarted = true;
  fail('https://wallet.example/assets/shell-abc.js');
  expect(root.dataset['unusable']).toBeUndefined();
});

it('tells in a browser without a method that every supported one has, even if the app starts', () => {
  start('findFarthest');
  fail('https://wallet.example/assets/shell-abc.js');
  hideUnusable(root);
  expect(root.dataset['unusable']).toBe('engine');
});

it('stops telling once the app has started in spite of an error', () => {
  start();
  fail('https://wallet.example/assets/early-abc.js');
  hideUnusable(root);
  expect(root.dataset['unusable']).toBeUndefined();
});
