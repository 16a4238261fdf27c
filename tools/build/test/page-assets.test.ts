import { describe, expect, it } from 'vitest';
import type { Chunk } from '../src/chunk-list.ts';
import { pageAssets } from '../src/page-assets.ts';

const chunk = (name: string, module: string, others: Partial<Chunk> = {}): Chunk => ({
  file: `assets/${name}.js`,
  isEntry: false,
  imports: [],
  styles: [],
  modules: [module],
  ...others,
});

const chunks = [
  chunk('main', 'index.html', { isEntry: true, imports: ['assets/shared.js'], styles: ['assets/main.css'] }),
  chunk('shared', '/libs/auth/fields.ts', { styles: ['assets/shared.css'] }),
  chunk('login', '/libs/auth/LoginPage.tsx', { imports: ['assets/main.js', 'assets/shared.js'], styles: ['assets/login.css'] }),
  chunk('home', '/libs/home/HomePage.tsx', { modules: ['/libs/home/Balance.tsx', '/libs/home/HomePage.tsx'] }),
  chunk('th-auth', '/libs/i18n/locales/th/auth.json'),
  chunk('lo-auth', '/libs/i18n/locales/lo/auth.json'),
];

describe('pageAssets', () => {
  it('contains the entry, the page, shared chunks and the texts of one language, each once', () => {
    expect(pageAssets(chunks, ['LoginPage'], ['auth'], 'lo')).toEqual({
      scripts: ['assets/main.js', 'assets/shared.js', 'assets/login.js', 'assets/lo-auth.js'],
      // Imports come first, so that the importer can override their styles.
      styles: ['assets/shared.css', 'assets/main.css', 'assets/login.css'],
    });
  });

  it('finds a page that shares its chunk with other modules', () => {
    expect(pageAssets(chunks, ['HomePage'], [], 'th').scripts).toEqual(['assets/main.js', 'assets/shared.js', 'assets/home.js']);
  });

  it('throws when a page is missing from the build', () => {
    expect(() => pageAssets(chunks, ['SpinPage'], [], 'th')).toThrow('SpinPage');
    expect(() => pageAssets(chunks, [], ['home'], 'th')).toThrow('th home');
  });
});
