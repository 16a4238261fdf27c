import { describe, expect, it } from 'vitest';
import { isInAppBrowser, isTouchSafari } from './in-app-browser.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const view =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36';
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const desk = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const oldAndroid = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36';

const inApps: readonly (readonly [string, string])[] = [
  ['LINE on Android', `${view} Line/14.19.1/IAB`],
  ['LINE on an iPhone', `${iphone} Mobile/15E148 Safari Line/14.19.1`],
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756351453;FBDV/iPhone14,7;FBLC/th_TH;FBOP/5]`],
  ['Facebook on Android without its version', `${oldAndroid} [FB_IAB/FB4A;FBBV/505318080;]`],
  ['Instagram on an iPhone', `${iphone} Mobile/21F90 Instagram 335.0.0.34.95 (iPhone16,1; iOS 17_5_1; th_TH; th; scale=3.00)`],
  ['Threads on an iPhone', `${iphone} Mobile/21F90 Barcelona 335.0.0.28.98 (iPhone15,3; iOS 17_5_1; en_US)`],
  ['TikTok on an iPhone', `${iphone} Mobile/15E148 musical_ly_34.0.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/th Region/TH`],
  ['WeChat on an iPhone', `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x1800323d) NetType/4G Language/en`],
  ['WeChat on Android', `${oldAndroid} XWEB/1160117 MMWEBSDK/20240301 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 NetType/4G`],
  ['Telegram on Android', `${chrome} Telegram-Android/11.4.3 (Samsung SM-A155F; Android 14; SDK 34; AVERAGE)`],
  ['Telegram on an iPhone', `${iphone} Mobile/15E148`],
  ['X on an iPhone', `${iphone} Mobile/21G93 Twitter for iPhone/10.64.1`],
  ['Snapchat on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Snapchat/12.02.0.31 (like Safari/8613.3.9.0.5)`],
  ['Zalo on an iPhone', `${iphone} Mobile/15E148 Zalo iOS/640 ZaloTheme/light ZaloLanguage/vn`],
  ['Zalo on Android', `${oldAndroid} Zalo android/13169 ZaloTheme/light ZaloLanguage/vi`],
  ['Grab on an iPhone', `${iphone} Mobile/15E148 Grab/5.330.0 (iOS 17.5)`],
  ['LinkedIn on an iPhone', `${iphone} Mobile/21F90 [LinkedInApp]/9.29.8964`],
  ['KakaoTalk on Android', `${oldAndroid} KAKAOTALK/10.4.5 (INAPP)`],
  ['Pinterest on an iPhone', `${iphone} Mobile/15E148 [Pinterest/iOS]`],
  ['an unnamed app on an iPod', iphone.replace('iPhone;', 'iPod touch;')],
  ['an unnamed app on Android', view],
];

const browsers: readonly (readonly [string, string])[] = [
  ['Chrome on Android', chrome],
  [
    'Chrome on an Android tablet',
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  ['the browser of a Xiaomi phone', `${oldAndroid} XiaoMi/MiuiBrowser/13.24.1-gn`],
  ['the browser of an Oppo phone', `${oldAndroid} HeyTapBrowser/45.9.7.1`],
  ['the browser of a Vivo phone', `${oldAndroid} VivoBrowser/13.5.2.0`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Safari on an iPad', `${ipad} Version/16.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iphone} CriOS/131.0.6778.154 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${iphone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on an iPhone', `${iphone} Version/17.0 EdgiOS/131.0.2903.92 Mobile/15E148 Safari/604.1`],
  ['Safari on a Mac', `${mac} Version/17.6 Safari/605.1.15`],
  ['an app on a Mac', mac],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${desk}`],
];

describe('isInAppBrowser', () => {
  it.each(inApps)('recognises %s', (_name, userAgent) => {
    expect(isInAppBrowser({ userAgent, maxTouchPoints: 5 })).toBe(true);
  });

  it.each(browsers)('leaves out %s', (_name, userAgent) => {
    expect(isInAppBrowser({ userAgent, maxTouchPoints: 0 })).toBe(false);
  });

  it('tells an app from Safari on an iPad that calls itself a Mac', () => {
    expect(isInAppBrowser({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
    expect(isInAppBrowser({ userAgent: `${mac} Version/17.6 Safari/605.1.15`, maxTouchPoints: 5 })).toBe(false);
  });

  it('leaves out a page that is installed on an iPhone, which does not name Safari either', () => {
    expect(isInAppBrowser({ userAgent: `${iphone} Mobile/15E148`, maxTouchPoints: 5, standalone: true })).toBe(false);
  });
});

describe('isTouchSafari', () => {
  it.each([...inApps, ...browsers])('%s', (name, userAgent) => {
    const maxTouchPoints = /iPhone|iPad|iPod/.test(userAgent) ? 5 : 0;
    expect(isTouchSafari({ userAgent, maxTouchPoints })).toBe(name.startsWith('Safari on an i'));
  });

  it('knows an iPad that calls itself a Mac, and a page that is already installed', () => {
    const userAgent = `${mac} Version/17.6 Safari/605.1.15`;
    expect(isTouchSafari({ userAgent, maxTouchPoints: 5 })).toBe(true);
    expect(isTouchSafari({ userAgent, maxTouchPoints: 0 })).toBe(false);
    expect(isTouchSafari({ userAgent, maxTouchPoints: 5, standalone: true })).toBe(false);
  });
});
