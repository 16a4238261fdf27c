import { describe, expect, it } from 'vitest';
import { composePage, composeShell, pageNotices } from '../src/site/compose-page.ts';

const template = `<!doctype html><html lang="th"><head><title></title>
<script type="module" crossorigin src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shared.js">
<link rel="stylesheet" crossorigin href="/assets/main.css">
</head><body><div id="root"></div></body></html>`;

const parts = {
  template,
  path: '/login',
  language: 'lo',
  title: 'ເຂົ້າ & <ອອກ>',
  head: '<meta name="description" content="ກະເປົາເງິນ">',
  html: '<main>$& $1</main>',
  notices: '<p>$&</p>',
  assets: { scripts: ['assets/main.js', 'assets/shared.js'], styles: ['assets/main.css'] },
  css: 'body{color:red}',
};

describe('composePage', () => {
  const page = composePage(parts);

  it('sets the language, escapes the title and adds the description', () => {
    expect(page).toContain('<html lang="lo" data-unusable>');
    expect(page).toContain('<title>ເຂົ້າ &amp; &lt;ອອກ></title><meta name="description" content="ກະເປົາເງິນ">');
  });

  it('inserts the markup unchanged, with its path and language', () => {
    expect(page).toContain('<p>$&</p><div id="root" data-path="/login" data-lang="lo"><main>$& $1</main></div>');
  });

  it('inlines the styles and disables the style sheet link', () => {
    expect(page).toContain('<style>body{color:red}</style>');
    expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" crossorigin disabled href="/assets/main.css">']);
  });

  it('preloads each script besides the entry once', () => {
    expect(page.match(/modulepreload/g)).toHaveLength(1);
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/shared.js">');
  });

  it('adds the notices to a page without markup, and shows them until the boot script has run', () => {
    const shell = composeShell(template, parts.notices);
    expect(shell).toContain('<body><p>$&</p><div id="root"></div></body>');
    expect(shell).toContain('<html data-unusable lang="th">');
  });

  it('throws when index.html lacks a placeholder', () => {
    expect(() => composePage({ ...parts, template: template.replace('<div id="root"></div>', '') })).toThrow('root');
  });
});

it('says in every language what to do where scripts cannot run, and in that of the page that they are off', () => {
  const texts = { th: { unusable: 'เก่า', noScript: 'ปิด' }, en: { unusable: 'old & <slow>', noScript: 'off' } };
  expect(pageNotices(texts, 'th')).toBe(
    '<div class="unusable" role="alert"><noscript lang="th">ปิด</noscript><p lang="th">เก่า</p><p lang="en">old &amp; &lt;slow></p></div>',
  );
});
