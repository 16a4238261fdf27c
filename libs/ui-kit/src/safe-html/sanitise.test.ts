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

  it.each(hostile.filter((payload) => !/<plaintext|<!--(?!.*-->)/.test(payload)))('keeps the harmless text before %s', (payload) => {
    const cleaned = clean(`${friendly}${payload}`);
    expect(parse(cleaned).querySelector(keeps)).not.toBeNull();
    expect(findDanger(cleaned)).toEqual([]);
  });
});

describe('sanitise', () => {
  it('is tested with enough attacks', () => {
    expect(attacks.flatMap(({ hostile }) => hostile).length).toBeGreaterThanOrEqual(60);
  });

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
    ['<a href="tel:0812345678">call</a>'],
    ['<a href="mailto:help@wallet.example">write</a>'],
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

  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,/9j/',
    'data:image/gif;base64,R0lGODlh',
    'data:image/webp;base64,UklGRg==',
  ])('keeps the picture %s', (src) => {
    expect(
      parse(clean(`<img src="${src}">`))
        .querySelector('img')
        ?.getAttribute('src'),
    ).toBe(src);
  });

  it('upgrades images to https, because the policy blocks http', () => {
    expect(parse(clean('<img src=" HTTP://cdn.example/a.png">')).querySelector('img')?.getAttribute('src')).toBe(
      'https://cdn.example/a.png',
    );
  });

  it('keeps only the beginning of an extremely long text', () => {
    const shown = parse(clean(`<p>first</p>${'<p>more</p>'.repeat(100_000)}`));
    expect(shown.querySelector('p')?.textContent).toBe('first');
    expect(shown.querySelectorAll('p').length).toBeGreaterThan(1000);
    expect(shown.innerHTML.length).toBeLessThan(60_000);
  });

  it.each(['<br>', '<!---->x', '<p a b c d e f g>'])('keeps only as much of %j as renders in imperceptible time', (unit) => {
    const shown = parse(clean(`<p>first</p>${unit.repeat(100_000)}`));
    expect(shown.querySelector('p')?.textContent).toBe('first');
    expect(shown.querySelectorAll('*').length + shown.textContent.length).toBeLessThan(4100);
  });
});
