import { describe, expect, it } from 'vitest';
import { composePage } from '../src/compose-page.ts';

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
  html: '<main>$& $1</main>',
  assets: { scripts: ['assets/main.js', 'assets/shared.js'], styles: ['assets/main.css'] },
  css: 'body{color:red}',
};

describe('a prerendered page', () => {
  const page = composePage(parts);

  it('speaks its language and has its title as text', () => {
    expect(page).toContain('<html lang="lo"');
    expect(page).toContain('<title>ເຂົ້າ &amp; &lt;ອອກ></title>');
  });

  it('carries its markup unchanged, marked with what it is', () => {
    expect(page).toContain('<div id="root" data-path="/login" data-lang="lo"><main>$& $1</main></div>');
  });

  it('has its styles inline, and the sheet only as a link that is never fetched', () => {
    expect(page).toContain('<style>body{color:red}</style>');
    expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" crossorigin disabled href="/assets/main.css">']);
  });

  it('fetches each further script along with the entry, once', () => {
    expect(page.match(/modulepreload/g)).toHaveLength(1);
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/shared.js">');
  });

  it('stops the build where index.html lacks a place', () => {
    expect(() => composePage({ ...parts, template: template.replace('<div id="root"></div>', '') })).toThrow('root');
  });
});
