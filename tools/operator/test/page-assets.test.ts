import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { pageAssets } from '../src/site/page-assets.ts';

const text = (language: string): Manifest => ({
  [`../../libs/i18n/locales/${language}/auth.json`]: {
    src: `../../libs/i18n/locales/${language}/auth.json`,
    name: 'auth',
    file: `assets/${language}-auth.js`,
  },
});

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', name: 'index', isEntry: true, imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', name: 'shared', css: ['assets/shared.css'] },
  '../../libs/auth/LoginPage.tsx': {
    file: 'assets/login.js',
    name: 'LoginPage',
    imports: ['index.html', '_shared.js'],
    css: ['assets/login.css'],
  },
  // Contains what another part imports too.
  '_HomePage.js': { file: 'assets/home.js', name: 'HomePage' },
  'one/Dialog.tsx': { file: 'assets/one.js', name: 'Dialog' },
  'two/Dialog.tsx': { file: 'assets/two.js', name: 'Dialog' },
  ...text('th'),
  ...text('lo'),
};

describe('pageAssets', () => {
  it('contains the entry, the page, shared chunks and the texts of one language, each once', () => {
    expect(pageAssets(manifest, ['LoginPage'], ['auth'], 'lo')).toEqual({
      scripts: ['assets/main.js', 'assets/shared.js', 'assets/login.js', 'assets/lo-auth.js'],
      // Imports come first, so that the importer can override their styles.
      styles: ['assets/shared.css', 'assets/main.css', 'assets/login.css'],
    });
  });

  it('finds a page that shares its chunk with other modules', () => {
    expect(pageAssets(manifest, ['HomePage'], [], 'th').scripts).toEqual(['assets/main.js', 'assets/shared.js', 'assets/home.js']);
  });

  it('throws when a page is missing from the build, or its name is not unique', () => {
    expect(() => pageAssets(manifest, ['SpinPage'], [], 'th')).toThrow('no chunk for SpinPage');
    expect(() => pageAssets(manifest, [], ['home'], 'th')).toThrow('no chunk for th home');
    expect(() => pageAssets(manifest, ['Dialog'], [], 'th')).toThrow('several chunks for Dialog');
  });
});
