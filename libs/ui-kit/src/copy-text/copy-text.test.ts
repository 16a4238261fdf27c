import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function stubBrowser(clipboard: object | undefined, execCommand: () => boolean) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

const reject = () => Promise.reject(new Error('not allowed'));

describe('copyText', () => {
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
});
