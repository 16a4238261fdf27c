import { createMemoryStore } from '@wallet/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheFonts } from './fonts.ts';
import { chooseDataSaver, savesData, subscribeToDataSaver } from './data-saver.ts';

const memory = (chosen?: string) => {
  const device = createMemoryStore();
  if (chosen !== undefined) device.set('data-saver', chosen);
  return device;
};

const browserSays = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('savesData', () => {
  it.each([
    [false, undefined],
    [false, {}],
    [false, { saveData: false }],
    [true, { saveData: true }],
  ])('returns %s where the browser says %o', (expected, connection) => {
    browserSays(connection);
    expect(savesData(memory())).toBe(expected);
  });

  it('follows the choice of the member before the browser', () => {
    const device = memory();
    browserSays({ saveData: true });
    chooseDataSaver(device, false);
    expect(savesData(device)).toBe(false);
    browserSays({});
    chooseDataSaver(device, true);
    expect(savesData(device)).toBe(true);
  });

  it('ignores a stored value of another origin', () => {
    browserSays({});
    expect(savesData(memory('yes'))).toBe(false);
  });
});

it('tells about each choice until the listener leaves', () => {
  const listener = vi.fn();
  const leave = subscribeToDataSaver(listener);
  chooseDataSaver(memory(), true);
  leave();
  chooseDataSaver(memory(), false);
  expect(listener).toHaveBeenCalledOnce();
});

it.each([
  ['on', 0],
  ['off', 2],
])('with the data saver %s, %i fonts are loaded for later visits', async (choice, count) => {
  const load = vi.fn(() => Promise.resolve([]));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await cacheFonts(memory(choice), 'th');
  expect(load).toHaveBeenCalledTimes(count);
});
