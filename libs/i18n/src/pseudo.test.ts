import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPseudoI18n, toPseudo } from './pseudo.ts';
import { flattenTexts, readLocales } from './read-locales.ts';
import { hookOn } from './testing/hook-in.tsx';
import { useText } from './use-text.ts';

describe('toPseudo', () => {
  it.each([
    ['Deposit', '[Đéépóóšííŧ]'],
    ['{{count}} minutes ago', '[{{count}} mííñúúŧééš ááğóó]'],
    ['From {{minimum}} to {{maximum}}', '[Fřóóm {{minimum}} ŧóó {{maximum}}]'],
    ['', '[]'],
  ])('turns %j into %j', (text, pseudo) => expect(toPseudo(text)).toBe(pseudo));

  it('keeps the placeholders of all English texts and lengthens them', () => {
    const english = readLocales(join(import.meta.dirname, 'locales')).en;
    const texts = Object.values(english).flatMap((tree) => [...flattenTexts(tree).values()]);
    expect(texts.length).toBeGreaterThan(300);
    for (const text of texts) {
      const pseudo = toPseudo(text);
      expect(pseudo.match(/\{\{.*?\}\}/g)).toEqual(text.match(/\{\{.*?\}\}/g));
      expect(pseudo.length).toBeGreaterThan(text.length + 1);
    }
  });
});

describe('createPseudoI18n', () => {
  it('provides lengthened texts with values in their placeholders', async () => {
    const i18n = await createPseudoI18n(['home', 'common']);
    expect(hookOn(i18n, () => useText('home').t('greeting', { name: 'Somchai' })).result.current).toBe('[Hééllóó, Somchai]');
  });
});
