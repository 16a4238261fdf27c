import { afterEach, expect, it, vi } from 'vitest';
import { tapDevice } from './wheel-feedback.ts';

const vibrate = vi.fn<(ms: number) => boolean>();
const prefer = (reducedMotion: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));

afterEach(() => vi.unstubAllGlobals());

it('is felt once, unless the member wants less motion', () => {
  vi.stubGlobal('navigator', { vibrate });
  prefer(true);
  tapDevice();
  expect(vibrate).not.toHaveBeenCalled();
  prefer(false);
  tapDevice();
  expect(vibrate.mock.calls).toEqual([[30]]);
});

it('needs no device that can', () => {
  vi.stubGlobal('navigator', {});
  prefer(false);
  expect(tapDevice).not.toThrow();
});
