import { expect, it } from 'vitest';
import { isOftenBlocked, neutralName } from '../src/blocked-names.ts';

it.each([
  'BannerCarousel',
  'PromotionModal',
  'TrackerPanel',
  'use-ads.ts',
  'AdPanel',
  'site/ad.png',
  'popup',
  'videos/promo.en.webm',
  'ad2.js',
])('leaves %s out of the names of files', (name) => {
  expect(isOftenBlocked(name)).toBe(true);
  expect(neutralName(name, '.js')).toBe('assets/[hash:10].js');
});

it.each(['LoginPage', 'use-read-ahead', 'shadow', 'Address', 'load-picture-tools', 'track.vtt', 'pop'])('keeps the name of %s', (name) => {
  expect(isOftenBlocked(name)).toBe(false);
  expect(neutralName(name, '.js')).toBe('assets/[name]-[hash:7].js');
});

// Or a build would fail by chance.
it.each(['Outlet-jpa4ad0.js', 'Outlet-ad4kx9z.js'])('takes no hash for a word: %s', (name) => expect(isOftenBlocked(name)).toBe(false));
