import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openExternal } from './open-external.ts';

const open = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  open.mockClear();
  vi.stubGlobal('open', open);
  return () => vi.unstubAllGlobals();
});

describe('openExternal', () => {
  it('opens a web address in a window without opener and referrer', () => {
    expect(openExternal(' https://pay.example/a?b=1 ')).toBe(true);
    expect(open.mock.calls).toEqual([['https://pay.example/a?b=1', '_blank', 'noopener,noreferrer']]);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'http://pay.example',
    '//pay.example',
    '/user/home',
    'line://ti/p/@wallet',
    'tel:0812345678',
    'data:text/html,a',
    'data:image/png;base64,iVBORw0KGgo=',
    'https://pay.example@evil.example',
    '',
    null,
    undefined,
    7,
  ])('returns false for %j and opens nothing', (value) => {
    expect(openExternal(value)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
});
