import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShareFile, downloadFile, savingWay, shareFile } from './save-file.ts';

const picture = new File(['x'], 'qr.png', { type: 'image/png' });
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F';

const browser = (userAgent: string, sharing: object = {}) => vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, ...sharing });
const canShare = { canShare: () => true };
const cannotShare = { canShare: () => false };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, canShare, 'share'],
  ['Safari on an iPhone that shares no files', `${iphone} Version/14.0 Mobile/15E148 Safari/604.1`, {}, 'download'],
  ['a page on the home screen of an iPhone', `${iphone} Mobile/15E148`, { ...canShare, standalone: true }, 'share'],
  ['LINE on an iPhone', `${iphone} Mobile/15E148 Safari Line/14.19.1`, canShare, 'share'],
  ['LINE on an older iPhone', `${iphone} Mobile/15E148 Safari Line/14.19.1`, cannotShare, 'hold'],
  ['LINE on Android', `${android}; wv) Chrome/131.0.0.0 Mobile Safari/537.36 Line/14.19.1/IAB`, {}, 'hold'],
  ['Chrome on Android, whose share sheet saves nothing', `${android}) Chrome/131.0.0.0 Mobile Safari/537.36`, canShare, 'download'],
  ['Chrome on a desk', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36', {}, 'download'],
])('savingWay: %s', (_name, userAgent, sharing, way) => {
  browser(userAgent, sharing);
  expect(savingWay(picture)).toBe(way);
});

it.each([
  [{}, false],
  [cannotShare, false],
  [canShare, true],
])('canShareFile with %o is %s', (sharing, expected) => {
  browser('', sharing);
  expect(canShareFile(picture)).toBe(expected);
});

describe('shareFile', () => {
  it('shares the file, alone or with a title', async () => {
    const share = vi.fn(() => Promise.resolve());
    browser('', { share });
    await expect(shareFile(picture)).resolves.toBe('shared');
    await expect(shareFile(picture, 'Receipt')).resolves.toBe('shared');
    expect(share.mock.calls).toEqual([[{ files: [picture] }], [{ files: [picture], title: 'Receipt' }]]);
  });

  it.each([
    ['AbortError', 'closed'],
    ['NotAllowedError', 'refused'],
  ])('resolves after %s to %s', async (name, expected) => {
    browser('', { share: () => Promise.reject(new DOMException('', name)) });
    await expect(shareFile(picture)).resolves.toBe(expected);
  });
});

it('downloads a file under its name and lets go of it later', () => {
  vi.useFakeTimers();
  const revoke = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:picture', revokeObjectURL: revoke });
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  downloadFile(picture);
  expect(clicked.map(({ href, download }) => [href, download])).toEqual([['blob:picture', 'qr.png']]);
  expect(document.querySelector('a')).toBeNull();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:picture');
});
