import type { Deployment } from '@wallet/build';
import { describe, expect, it } from 'vitest';
import { choosePage } from '../src/choose-page.ts';

const inAll = (name: string) => ({ th: `${name}.th.html`, lo: `${name}.lo.html`, en: `${name}.en.html` });
const deployment: Deployment = {
  defaultLanguage: 'lo',
  headers: {},
  callHeaders: {},
  pages: { '/login': inAll('login'), '/user/home': inAll('home') },
  shell: 'shell.html',
  notFound: inAll('404'),
};

describe('choosePage', () => {
  it.each([
    ['/login', undefined, 200, 'login.lo.html'],
    ['/login/', 'en', 200, 'login.en.html'],
    ['/login', 'xx', 200, 'login.lo.html'],
    ['/user/home', 'th', 200, 'home.th.html'],
    ['/', undefined, 200, 'shell.html'],
    ['/user', undefined, 200, 'shell.html'],
    ['/user/statement', undefined, 200, 'shell.html'],
    ['/users', undefined, 404, '404.lo.html'],
    ['/deployment.json', 'en', 404, '404.en.html'],
    ['/constructor', undefined, 404, '404.lo.html'],
  ])('%s with language %s: %d %s', (path, language, status, file) => {
    expect(choosePage(deployment, path, language)).toEqual({ status, file });
  });

  it.each(['la', 'lo'])('picks the Lao page of the Thai build for the cookie %s', (code) => {
    expect(choosePage({ ...deployment, defaultLanguage: 'th' }, '/login', code).file).toBe('login.lo.html');
  });
});
