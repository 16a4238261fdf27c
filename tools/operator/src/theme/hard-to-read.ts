import { contrast } from '@wallet/ui-kit/contrast';
import { textPairs } from '@wallet/ui-kit/tokens';

type Colors = Readonly<Record<string, string>>;

/** Of text, by WCAG AA. */
const readable = 4.5;

/** The texts of two themes that are hard to read, one sentence each: the one on the ground where it is worst. */
export function hardToRead(themes: Readonly<Record<'dark' | 'light', Colors>>): readonly string[] {
  return (['dark', 'light'] as const).flatMap((theme) => {
    const colorOf = (token: string) => themes[theme][token.replace(/^color-/, '')] ?? '';
    const worst = new Map<string, { readonly ground: string; readonly found: number }>();
    for (const [text, ground] of textPairs) {
      const colors = [colorOf(text), colorOf(ground)] as const;
      // Nothing is known of what is below a translucent colour, and text is none.
      const found = colors.every((color) => /^#[\da-f]{6}$/i.test(color)) ? contrast(...colors) : 1;
      if (found < readable && found < (worst.get(text)?.found ?? readable)) worst.set(text, { ground, found });
    }
    return [...worst].map(([text, { ground, found }]) => {
      const [one, other] = [text, ground].map((token) => token.replace(/^color-/, ''));
      return `Hard to read in the ${theme} theme: ${String(one)} on ${String(other)} has a contrast of ${found.toFixed(1)}; ${String(readable)} is readable.`;
    });
  });
}
