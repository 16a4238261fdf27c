import { describe, expect, it } from 'vitest';
import { pageHead } from '../src/site/page-head.ts';

const page = {
  path: '/register',
  language: 'lo',
  title: 'ສະໝັກ\u200bສະມາຊິກ',
  description: '"A" & <b>',
  isPublic: true,
  siteName: 'Siam & Fortune',
  origin: 'https://wallet.example.com',
};

describe('pageHead', () => {
  const tags = (head: string) => head.match(/<[^>]+>/g) ?? [];

  it('describes a page for visitors, with absolute addresses', () => {
    expect(tags(pageHead({ ...page, description: 'Register.' }))).toEqual([
      '<meta name="description" content="Register.">',
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Siam &amp; Fortune">',
      '<meta property="og:title" content="ສະໝັກສະມາຊິກ · Siam &amp; Fortune">',
      '<meta property="og:description" content="Register.">',
      '<meta property="og:locale" content="lo_LA">',
      '<meta property="og:image" content="https://wallet.example.com/site/preview-lo.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:url" content="https://wallet.example.com/register">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="canonical" href="https://wallet.example.com/register">',
      '<meta name="apple-mobile-web-app-title" content="Siam &amp; Fortune">',
    ]);
  });

  it('escapes what it writes', () => {
    expect(pageHead(page)).toContain('<meta name="description" content="&quot;A&quot; &amp; &lt;b>">');
  });

  it('escapes the address of the site', () => {
    expect(pageHead({ ...page, origin: 'https://a"onload="x.example' })).not.toContain('"onload=');
  });

  it('knows no address without an origin', () => {
    const head = pageHead({ ...page, origin: null });
    expect(head).toContain('<meta property="og:image" content="/site/preview-lo.png">');
    expect(head).not.toMatch(/canonical|og:url|null/);
  });

  it('keeps pages for members out of search engines', () => {
    expect(tags(pageHead({ ...page, isPublic: false }))).toEqual([
      '<meta name="robots" content="noindex">',
      '<meta name="apple-mobile-web-app-title" content="Siam &amp; Fortune">',
    ]);
  });
});
