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

describe('what a page needs at once', () => {
  it('is the entry, the page, what they share, and the texts of one language, each once', () => {
    expect(pageAssets(manifest, ['LoginPage'], ['auth'], 'lo')).toEqual({
      scripts: ['assets/main.js', 'assets/shared.js', 'assets/login.js', 'assets/lo-auth.js'],
      // What is imported comes first, so that the importer can overrule it.
      styles: ['assets/shared.css', 'assets/main.css', 'assets/login.css'],
    });
  });

  it('stops the build where a page is not in it', () => {
    expect(() => pageAssets(manifest, ['SpinPage'], [], 'th')).toThrow('SpinPage');
    expect(() => pageAssets(manifest, [], ['home'], 'th')).toThrow('th home');
  });
});
