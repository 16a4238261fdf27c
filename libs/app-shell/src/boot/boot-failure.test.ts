import { beforeEach, expect, it } from 'vitest';
import { hideBootFailure, showBootFailure } from './boot-failure.ts';

const root = document.documentElement;
let hasStarted: boolean;

beforeEach(() => {
  hasStarted = false;
  // As every page comes.
  root.dataset.unusable = '';
});

const fail = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));
const start = (newest = 'at') => showBootFailure(window, newest, () => hasStarted);

/** A script that does not come, as the page names it. */
function miss(attributes: Readonly<Record<string, string>>, tag = 'script'): void {
  document.body.innerHTML = `<${tag}></${tag}>`;
  const element = document.body.firstElementChild;
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
  element?.dispatchEvent(new Event('error'));
}

it('hides the sentence in a browser in which scripts run', () => {
  start();
  expect(root.dataset.unusable).toBeUndefined();
});

it('shows it where a script of the app fails before the app has started', () => {
  start();
  fail('https://wallet.example/assets/shell-abc.js');
  expect(root.dataset.unusable).toBe('script');
});

it('shows it where the entry script or what it imports does not come', () => {
  start();
  miss({ type: 'module', crossorigin: 'anonymous', src: '/assets/index-abc.js' });
  expect(root.dataset.unusable).toBe('script');
});

it.each([
  ['a script of a browser extension', 'chrome-extension://abc/content.js'],
  ['a script that another app puts into the page', 'https://wallet.example/login'],
])('ignores %s that fails', (_name, filename) => {
  start();
  fail(filename);
  expect(root.dataset.unusable).toBeUndefined();
});

it.each([
  ['the script that shows the balance early', { type: 'module', async: '' }, 'script'],
  ['a script that another app puts into the page', { src: 'https://other.example/a.js' }, 'script'],
  ['a picture', { src: '/logo.png' }, 'img'],
])('ignores %s that does not come', (_name, attributes, tag) => {
  start();
  miss(attributes, tag);
  expect(root.dataset.unusable).toBeUndefined();
});

it('leaves errors of the started app to the app', () => {
  start();
  hasStarted = true;
  fail('https://wallet.example/assets/shell-abc.js');
  miss({ type: 'module', crossorigin: 'anonymous' });
  expect(root.dataset.unusable).toBeUndefined();
});

it('keeps it in a browser without a method that every supported one has, even if the app starts', () => {
  start('findFarthest');
  fail('https://wallet.example/assets/shell-abc.js');
  hideBootFailure(root);
  expect(root.dataset.unusable).toBe('');
});

it('hides it again once the app has started in spite of an error', () => {
  start();
  fail('https://wallet.example/assets/early-abc.js');
  hideBootFailure(root);
  expect(root.dataset.unusable).toBeUndefined();
});
