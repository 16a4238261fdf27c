import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function stubBrowser(clipboard: object | undefined, execCommand: () => boolean) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

const reject = () => Promise.reject(new Error('not allowed'));

it('uses the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  stubBrowser({ writeText }, () => false);
  expect(await copyText('1234567890')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('1234567890');
});

it.each([
  ['has no clipboard', undefined],
  ['denies access to the clipboard', { writeText: reject }],
])('copies a selection when the browser %s, and restores the focus', async (_name, clipboard) => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  let selected = '';
  stubBrowser(clipboard, () => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  expect(await copyText('1234567890')).toBe(true);
  expect(selected).toBe('1234567890');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

describe('with a text that is still being read', () => {
  const content = async ([item]: readonly { readonly data: Readonly<Record<string, Promise<Blob>>> }[]) =>
    (await item?.data['text/plain'])?.text();
  class Item {
    readonly data: Readonly<Record<string, Promise<Blob>>>;
    constructor(data: Readonly<Record<string, Promise<Blob>>>) {
      this.data = data;
    }
  }

  it('promises it to the clipboard within the press', async () => {
    vi.stubGlobal('ClipboardItem', Item);
    const write = vi.fn(content);
    const writeText = vi.fn(reject);
    stubBrowser({ write, writeText }, () => false);
    const copying = copyText(Promise.resolve('1234567890'));
    expect(write).toHaveBeenCalledTimes(1);
    expect(await copying).toBe(true);
    expect(await write.mock.results[0]?.value).toBe('1234567890');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['knows no promises', undefined, undefined],
    ['takes none', Item, reject],
  ])('writes it when it is there in a browser that %s', async (_name, item, write) => {
    vi.stubGlobal('ClipboardItem', item);
    const writeText = vi.fn(() => Promise.resolve());
    stubBrowser({ write, writeText }, () => false);
    expect(await copyText(Promise.resolve('1234567890'))).toBe(true);
    expect(writeText).toHaveBeenCalledWith('1234567890');
  });

  it('copies nothing where there turns out to be none', async () => {
    vi.stubGlobal('ClipboardItem', Item);
    const writeText = vi.fn(() => Promise.resolve());
    stubBrowser({ write: content, writeText }, () => true);
    expect(await copyText(Promise.resolve(null))).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });
});

it.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('no such command');
    },
  ],
])('returns false when the browser %s', async (_name, execCommand) => {
  stubBrowser({ writeText: reject }, execCommand);
  expect(await copyText('1234567890')).toBe(false);
});
