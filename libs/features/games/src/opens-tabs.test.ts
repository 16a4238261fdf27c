import { expect, it } from 'vitest';
import { opensTabs } from './opens-tabs.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome on Android', `${android}) ${chrome}`, true],
  ['Safari on an iPhone', `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on a desk', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36', true],
  ['LINE on Android', `${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Line/14.19.1/IAB`, false],
  ['LINE on an iPhone', `${iphone} Mobile/15E148 Safari Line/14.19.1`, false],
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/489.0.0]`, false],
  ['Facebook on Android', `${android}; wv) AppleWebKit/537.36 Version/4.0 [FB_IAB/FB4A;FBAV/489.0.0;]`, false],
  ['Instagram', `${iphone} Mobile/15E148 Instagram 361.0`, false],
  ['another app on Android', `${android}; wv) ${chrome}`, false],
])('%s', (_name, userAgent, opens) => expect(opensTabs(userAgent)).toBe(opens));
