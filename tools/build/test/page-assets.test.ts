import { describe, expect, it } from 'vitest';
import { pageAssets, type Manifest } from '../src/page-assets.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '../libs/auth/LoginPage.tsx': { file: 'assets/login.js', imports: ['index.html', '_shared.js'], css: ['assets/login.css'] },
  '../libs/home/HomePage.tsx': { file: 'assets/home.js' },
  '../libs/i18n/locales/th/auth.json': { file: 'assets/th-auth.js' },
  '../libs/i18n/locales/lo/auth.json': { file: 'assets/lo-auth.js' },
};

describe('pageAssets', () => {
  it('contains the entry, the page, shared chunks and the texts of one language, each once', () => {
    expect(pageAssets(manifest, ['LoginPage'], ['auth'], 'lo')).toEqual({
      scripts: ['assets/main.js', 'assets/shared.js', 'assets/login.js', 'assets/lo-auth.js'],
      // Imports come first, so that the importer can override their styles.
      styles: ['assets/shared.css', 'assets/main.css', 'assets/login.css'],
    });
  });

  it('throws when a page is missing from the build', () => {
    expect(() => pageAssets(manifest, ['SpinPage'], [], 'th')).toThrow('SpinPage');
    expect(() => pageAssets(manifest, [], ['home'], 'th')).toThrow('th home');
  });
});
