import { expect } from '@playwright/test';
import { languageCode, withoutBreakMarks } from '@wallet/domain';
import { test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const locales = { th: 'th_TH', lo: 'lo_LA', en: 'en_US' } as const;

/** The contents of a page's tags by name, as a chat app reads them: without running anything. */
const tagsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [name, content]),
  );

/** What a chat app shows of a link to the app. */
test.describe('a link to the app', () => {
  test('has a title, a text and a picture in the language of the visitor', { tag: '@core' }, async ({ request, market }) => {
    for (const language of ['th', 'lo', 'en'] as const) {
      const text = (namespace: string, key: string) => withoutBreakMarks(textsIn(language)(namespace, key));
      const headers = { Cookie: `language=${languageCode(language)}` };
      const tags = tagsOf(await (await request.get('/register?code=PR123456', { headers })).text());
      expect(tags).toMatchObject({
        description: text('site', 'description.register'),
        'og:title': `${text('common', 'titles.register')} · ${text('common', 'productName')}`,
        'og:description': text('site', 'description.register'),
        'og:locale': locales[language],
        'og:image': `/site/preview-${language}.png`,
        'twitter:card': 'summary_large_image',
      });
      const picture = await request.get(tags['og:image'] ?? '');
      expect(picture.headers()['content-type']).toBe('image/png');
    }
    // Crawlers send no cookie.
    expect(tagsOf(await (await request.get('/login')).text())['og:locale']).toBe(locales[market.defaultLanguage]);
  });

  test('is listed by search engines if it is for visitors', { tag: '@core' }, async ({ request }) => {
    const robotsOf = async (path: string) => tagsOf(await (await request.get(path)).text()).robots;
    for (const path of ['/login', '/register', '/howto', '/contact']) expect(await robotsOf(path), path).toBeUndefined();
    for (const path of ['/user/home', '/user/statement', '/terminated']) expect(await robotsOf(path), path).toBe('noindex');
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /api/\nDisallow: /socket.io/\n');
  });
});

test('phones make no links of account numbers and amounts in any page', { tag: '@core' }, async ({ request }) => {
  for (const path of ['/login', '/contact', '/user/home', '/user/statement', '/terminated', '/no-such-page']) {
    const tags = tagsOf(await (await request.get(path)).text());
    expect(tags['format-detection'], path).toBe('telephone=no, date=no, email=no, address=no');
  }
});
