import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function give(clipboard: object | undefined, execCommand: () => boolean) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

const refuse = () => Promise.reject(new Error('not allowed'));

describe('copyText', () => {
  it('uses the clipboard', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    give({ writeText }, () => false);
    expect(await copyText('1234567890')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('1234567890');
  });

  it.each([
    ['has no clipboard', undefined],
    ['may not use it', { writeText: refuse }],
  ])('copies what it marks where the browser %s, and gives the focus back', async (_name, clipboard) => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    let marked = '';
    give(clipboard, () => {
      marked = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    });
    expect(await copyText('1234567890')).toBe(true);
    expect(marked).toBe('1234567890');
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it.each([
    ['says no', () => false],
    [
      'throws',
      () => {
        throw new Error('no such command');
      },
    ],
  ])('tells that nothing was copied where the browser %s', async (_name, execCommand) => {
    give({ writeText: refuse }, execCommand);
    expect(await copyText('1234567890')).toBe(false);
  });
});
