import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooTangled } from './is-too-tangled.ts';
import { sanitise } from './sanitise.ts';

const fill = (unit: string, length = 90_000) => unit.repeat(Math.ceil(length / unit.length));
const many = (count: number, tag: (index: number) => string) => Array.from({ length: count }, (_, index) => tag(index)).join('');
const formats = (count: number) => many(count, (index) => `<b ${String(index)}>`);
const countElements = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*').length;

/** What a browser makes millions of elements of, or looks through again and again; each with the word "money" in it. */
const tangles: readonly (readonly [string, string])[] = [
  ['paragraphs in open formatting', `<p>${formats(60)}${fill('<p>money')}`],
  ['few formats with long attributes', `<p><font face="${'a'.repeat(20_000)}">${fill('<p>money', 70_000)}`],
  ['list entries in open formatting', `<ul><li>${formats(100)}${fill('<li>money')}`],
  ['cells in open formatting', `<table><tr><td>${formats(100)}<table>${fill('<tr><td>money')}`],
  ['formatting that is closed in the wrong place', `<p>${fill('<b><p>money</b>')}`],
  ['formatting that is closed where a browser takes no notice', `<p>${formats(60)}<table>${fill('</b>', 400)}</table>${fill('<p>money')}`],
  ['formatting that is closed in the next cell', `<p>${formats(60)}<table><td>${fill('</b>', 400)}</td></table>${fill('<p>money')}`],
  ['formatting that is closed in a list of choices', `<p>${formats(60)}<select>${fill('</b>', 400)}</select>${fill('<p>money')}`],
  ['formatting that is closed in an attribute', `<p>${formats(60)}</i a="${fill('></b', 400)}">${fill('<p>money')}`],
  ['formatting behind a comment that ends oddly', `<!-- --!><p>${formats(60)}${fill('<p>money')}-->`],
  ['formatting in a comment that does not end yet', `<p>${formats(60)}<!---!>${fill('</b>', 400)}-->${fill('<p>money')}`],
  ['formatting in the title of a drawing', `<svg><title><p>${formats(60)}${fill('<p>money')}`],
  ['formatting in the title of a choice', `<select><title><input><p>${formats(60)}${fill('<p>money')}`],
  [
    'formatting that is closed in the characters of a drawing',
    `<p>${formats(60)}<svg><![CDATA[>${fill('</svg></b>', 600)}]]></svg>${fill('<p>money')}`,
  ],
  [
    'formatting that is closed in a script',
    `<p>${formats(60)}<script><!--<script></script>${fill('</b>', 400)}</script>${fill('<p>money')}`,
  ],
  [
    'formatting that is closed by a name that looks alike',
    `<p>${many(60, (index) => `<strike ${String(index)}>`)}${fill('</stri\u212ae>', 600)}${fill('<p>money')}`,
  ],
  ['paragraphs that are put before a table', `<p>${formats(60)}<table>${fill('<p>money')}`],
  ['anything in each other', fill('<div>money')],
  ['unknown elements in each other', `${fill('<x>', 3000)}${fill('<x>money')}`],
  ['quotes', fill('<q>money</q>')],
  ['numbered entries', `<ol>${fill('<li value=5>money</li>')}</ol>`],
  ['attributes', `<p ${many(5000, (index) => `a${String(index)} `)}>money`],
];

describe('isTooTangled', () => {
  it.each(tangles)('finds %s', (_name, html) => expect(isTooTangled(html)).toBe(true));

  it.each(tangles)('leaves the words of %s', (_name, html) => {
    const shown = new DOMParser().parseFromString(String(sanitise(html)), 'text/html').body;
    expect(shown.querySelectorAll('*')).toHaveLength(0);
    expect(shown.textContent).toContain('money');
  });

  it.each([
    ['paragraphs', fill('<p style="text-align: center">a <b>b</b> <i>c</i></p>')],
    ['paragraphs that are never closed', fill(`<p>${'word '.repeat(30)}`)],
    ['formatting in each other', fill('<font color="#ff0000" size="4" face="Tahoma"><b><u>word</u></b></font> ')],
    ['formatting that is closed in another order', fill('<b><i>word</b></i> ')],
    ['one format around everything', `<font color="red">${fill('<p><b>word</b><br>word</p>', 40_000)}</font>`],
    ['a table', `<table><tbody>${fill('<tr><td><strong>a</strong></td><td>b</td></tr>')}</tbody></table>`],
    ['an open table', `<table>${fill(`<tr><td>${'word '.repeat(10)}<td>100`, 15_000)}</table>`],
    ['lists in each other', fill('<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li></ul>')],
    ['drawings', fill('<p><svg><title>a</title><g><path d="M0 0"/><path d="M0 0"></path></g></svg><b>word</b></p>')],
    ['a script and a choice', '<script>if (a) b()</script><select><option>a<option>b</select><p>1 < 2</p>'],
    ['what Word leaves', fill('<!--[if !supportLists]--><span><span>a</span></span><!--[endif]--><o:p></o:p>')],
    ['nothing', ''],
  ])('lets %s pass', (_name, html) => expect(isTooTangled(html)).toBe(false));

  it('never lets pass what becomes more elements than it allows', () => {
    const tag = fc.constantFrom(
      'b',
      'i',
      'a',
      'font',
      'p',
      'div',
      'li',
      'ul',
      'table',
      'tr',
      'td',
      'caption',
      'select',
      'svg',
      'desc',
      'title',
      'math',
      'mi',
      'object',
      'template',
      'button',
      'h1',
      'span',
      'textarea',
      'nobr',
    );
    const piece = fc.oneof(
      tag.map((name) => `<${name} #>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom('x', '<!--', '-->', '--!>', '<b #><b #><b #><b #>', '</b></b></b></b>', '<br/>'),
    );
    const part = (maxLength: number) => fc.array(piece, { minLength: 1, maxLength }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(part(40), fc.nat(20), part(6), (start, times, unit) => {
        let number = 0;
        // The same formatting is repeated three times at most.
        const html = `${start.repeat(times)}${fill(unit, 4000)}`.replaceAll('#', () => String((number += 1)));
        if (!isTooTangled(html)) expect(countElements(html)).toBeLessThan(html.length / 3 + 25_000);
      }),
      { numRuns: 100 },
    );
  });
});
