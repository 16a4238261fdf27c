import { describe, expect, it } from 'vitest';
import { html } from '../src/http/pages.ts';

const hostile = `"'><i id=hostile>&amp;</i>`;
const asText = '&quot;&#39;&gt;&lt;i id=hostile&gt;&amp;amp;&lt;/i&gt;';

// All pages are made with it: `sendPage` takes nothing else.
describe('the html template tag', () => {
  const asString = (fragment: ReturnType<typeof html>) => String(fragment);

  it('escapes texts, includes fragments and lists, and omits null, undefined and false', () => {
    const list = ['<', html`<b>${'&'}</b>`, [1, html`<br>`]];
    expect(asString(html`<p title="${hostile}">${list}${null}${undefined}${false}${0}</p>`)).toBe(
      `<p title="${asText}">&lt;<b>&amp;</b>1<br>0</p>`,
    );
  });

  it('throws if it gets an object that only looks like a fragment', () => {
    const fake = { toString: () => hostile, text: hostile } as unknown as ReturnType<typeof html>;
    expect(() => asString(html`${fake}`)).toThrow();
  });
});
