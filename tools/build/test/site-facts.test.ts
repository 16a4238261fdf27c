import { expect, it } from 'vitest';
import { readSiteFacts } from '../src/workspace/read-flags.ts';

it('reads the facts of a site, and null for those that are not set', () => {
  const env = { SITE_NAME: ' Siam Fortune ', SITE_ORIGIN: 'https://wallet.example.com', HSTS_SUBDOMAINS: 'true', REPORT_URL: '/reports' };
  const [name, origin] = ['Siam Fortune', 'https://wallet.example.com'];
  expect(readSiteFacts(env)).toEqual({ name, origin, hstsSubdomains: true, reportUrl: '/reports' });
  expect(readSiteFacts({ SITE_NAME: ' ' })).toEqual({ name: null, origin: null, hstsSubdomains: false, reportUrl: null });
});

it.each([
  ['SITE_NAME', 'ก'.repeat(46)],
  ['SITE_ORIGIN', 'http://wallet.example.com'],
  ['SITE_ORIGIN', 'https://wallet.example.com/'],
  ['SITE_ORIGIN', 'https://a"onload="x.example'],
  ['SITE_ORIGIN', 'https://wallet.example;sandbox'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['REPORT_URL', 'http://reports.example.com'],
  ['REPORT_URL', 'https://a.example; script-src *'],
  ['REPORT_URL', 'https://r.example/$arg_a'],
])('stops the build for %s %j', (name, value) => expect(() => readSiteFacts({ [name]: value })).toThrow(`The build stops: ${name}`));
