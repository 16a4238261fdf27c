import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findDanger } from './find-danger.ts';
import { attacks } from './hostile-markup.ts';
import { sanitise } from './sanitise.ts';

const clean = (html: string) => String(sanitise(html));
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe.each(attacks)('against $kind', ({ friendly, keeps, hostile }) => {
  it('keeps harmless markup of the same kind', () => {
    expect(parse(clean(friendly)).querySelector(keeps)).not.toBeNull();
    expect(findDanger(clean(friendly))).toEqual([]);
  });

  it.each(hostile)('removes the danger from %s', (payload) => {
    expect(findDanger(payload)).not.toEqual([]);
    const cleaned = clean(payload);
    expect(findDanger(cleaned)).toEqual([]);
    // Markup that changes when it is parsed again must stay harmless.
    expect(findDanger(parse(cleaned).innerHTML)).toEqual([]);
  });

  it.each(hostile.filter((payload) => !/<plaintext|<!--(?!.*-->)|<a [^>]*="[^"]*</.test(payload)))(
    'keeps the harmless text before %s',
    (payload) => {
      const cleaned = clean(`${friendly}${payload}`);
      expect(parse(cleaned).querySelector(keeps)).not.toBeNull();
      expect(findDanger(cleaned)).toEqual([]);
    },
  );
});

describe('sanitise', () => {
  it('withstands nested and combined attacks', () => {
    const payload = fc.constantFrom(...attacks.flatMap(({ hostile, friendly }) => [...hostile, friendly]));
    const wrapped = fc
      .tuple(fc.constantFrom('b', 'table', 'svg', 'math', 'style', 'template', 'a', 'select', 'noscript'), payload)
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`);
    fc.assert(
      fc.property(fc.array(fc.oneof(payload, wrapped), { minLength: 1, maxLength: 4 }), (parts) => {
        expect(findDanger(clean(parts.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is idempotent', () => {
    for (const { friendly, hostile } of attacks) {
      const once = clean(friendly + hostile.join(''));
      expect(clean(once)).toBe(once);
    }
  });

  it.each([
    ['<a href="https://rules.example">rules</a>'],
    ['<a href="https://rules.example" target="_self" rel="opener">rules</a>'],
    ['<a href="line://ti/p/@wallet">LINE</a>'],
  ])('opens the link of %s in a new tab without an opener', (html) => {
    const link = parse(clean(html)).querySelector('a');
    expect(link?.hasAttribute('href')).toBe(true);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('opens links in this window inside another app, which has no tabs', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Chrome/131.0.0.0 Mobile', maxTouchPoints: 5 });
    const link = parse(clean('<a href="https://rules.example">rules</a>')).querySelector('a');
    vi.unstubAllGlobals();
    expect(link?.getAttribute('target')).toBe('_self');
  });

  it('gives images without alt an empty one, and keeps an existing one', () => {
    const [unnamed, named] = parse(
      clean('<img src="https://cdn.example/a.png"><img src="https://cdn.example/b.png" alt="bonus">'),
    ).querySelectorAll('img');
    expect(unnamed?.getAttribute('alt')).toBe('');
    expect(named?.getAttribute('alt')).toBe('bonus');
  });

  it('keeps a picture that is in its address', () => {
    const src = 'data:image/png;base64,iVBORw0KGgo=';
    const [picture] = parse(clean(`<img src="${src}">`)).querySelectorAll('img');
    expect(picture?.getAttribute('src')).toBe(src);
  });

  it('upgrades images to https, because the policy blocks http', () => {
    expect(parse(clean('<img src=" HTTP://cdn.example/a.png">')).querySelector('img')?.getAttribute('src')).toBe(
      'https://cdn.example/a.png',
    );
  });

  it.each(['<p>more</p>', '<br>', '<!---->x', '<p a b c d e f g>', '<x-y>', '<marquee>', '<video>'])(
    'shows %j as text when there is too much of it, and the next text as usual',
    (unit) => {
      const shown = parse(clean(`<p>first</p>${unit.repeat(1000)}`));
      expect(shown.querySelector('*')).toBeNull();
      expect(shown.textContent).toContain('first');
      expect(parse(clean('<p>next</p>')).querySelector('p')).not.toBeNull();
    },
  );

  it.each([
    ['attributes', `<p ${Array.from({ length: 1000 }, (_, index) => `a${String(index)}`).join(' ')}>word`],
    ['nested elements that are not allowed', `${'<x-y>'.repeat(400)}word`],
    ['long attributes that are opened again', `<p><font face="${'a'.repeat(5000)}">${'<p>word'.repeat(400)}`],
  ])('gives up on %s', (_name, html) => expect(parse(clean(html)).querySelector('*')).toBeNull());

  it('cuts an extremely long text', () => expect(clean('word '.repeat(100_000)).length).toBeLessThan(60_000));
});
