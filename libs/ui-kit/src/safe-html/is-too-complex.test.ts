import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTooComplex } from './is-too-complex.ts';
import { sanitise } from './sanitise.ts';

const fill = (unit: string, length = 90_000) => unit.repeat(Math.ceil(length / unit.length));
const many = (count: number, tag: (index: number) => string) => Array.from({ length: count }, (_, index) => tag(index)).join('');
const formats = (count: number) => many(count, (index) => `<b ${String(index)}>`);
const countElements = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*').length;

/** Markup that a browser expands to millions of elements or searches repeatedly. Each one contains the word "money". */
const complexMarkup: readonly (readonly [string, string])[] = [
  ['paragraphs inside unclosed formatting', `<p>${formats(60)}${fill('<p>money')}`],
  ['few formats with long attributes', `<p><font face="${'a'.repeat(20_000)}">${fill('<p>money', 70_000)}`],
  ['list items inside unclosed formatting', `<ul><li>${formats(100)}${fill('<li>money')}`],
  ['cells inside unclosed formatting', `<table><tr><td>${formats(100)}<table>${fill('<tr><td>money')}`],
  ['formatting that is closed in the wrong place', `<p>${fill('<b><p>money</b>')}`],
  ['formatting that is closed where a browser ignores it', `<p>${formats(60)}<table>${fill('</b>', 400)}</table>${fill('<p>money')}`],
  ['formatting that is closed in the next cell', `<p>${formats(60)}<table><td>${fill('</b>', 400)}</td></table>${fill('<p>money')}`],
  ['formatting that is closed in a select', `<p>${formats(60)}<select>${fill('</b>', 400)}</select>${fill('<p>money')}`],
  ['formatting that is closed in an attribute', `<p>${formats(60)}</i a="${fill('></b', 400)}">${fill('<p>money')}`],
  ['formatting after a comment with an unusual end', `<!-- --!><p>${formats(60)}${fill('<p>money')}-->`],
  ['formatting in an unfinished comment', `<p>${formats(60)}<!---!>${fill('</b>', 400)}-->${fill('<p>money')}`],
  ['formatting in the title of an SVG', `<svg><title><p>${formats(60)}${fill('<p>money')}`],
  ['formatting in the title of a select', `<select><title><input><p>${formats(60)}${fill('<p>money')}`],
  [
    'formatting that is closed in the CDATA of an SVG',
    `<p>${formats(60)}<svg><![CDATA[>${fill('</svg></b>', 600)}]]></svg>${fill('<p>money')}`,
  ],
  [
    'formatting that is closed in a script',
    `<p>${formats(60)}<script><!--<script></script>${fill('</b>', 400)}</script>${fill('<p>money')}`,
  ],
  [
    'formatting that is closed by a similar name',
    `<p>${many(60, (index) => `<strike ${String(index)}>`)}${fill('</stri\u212ae>', 600)}${fill('<p>money')}`,
  ],
  ['paragraphs that are moved before a table', `<p>${formats(60)}<table>${fill('<p>money')}`],
  ['deeply nested elements', fill('<div>money')],
  ['deeply nested unknown elements', `${fill('<x>', 3000)}${fill('<x>money')}`],
  ['quotes', fill('<q>money</q>')],
  ['numbered list items', `<ol>${fill('<li value=5>money</li>')}</ol>`],
  ['attributes', `<p ${many(5000, (index) => `a${String(index)} `)}>money`],
];

it.each(complexMarkup)('detects %s', (_name, html) => expect(isTooComplex(html)).toBe(true));

it.each(complexMarkup)('sanitises %s to plain text', (_name, html) => {
  const shown = new DOMParser().parseFromString(String(sanitise(html)), 'text/html').body;
  expect(shown.querySelectorAll('*')).toHaveLength(0);
  expect(shown.textContent).toContain('money');
});

it.each([
  ['paragraphs', fill('<p style="text-align: center">a <b>b</b> <i>c</i></p>', 8000)],
  ['paragraphs that are never closed', fill(`<p>${'word '.repeat(30)}`, 11_000)],
  ['nested formatting', fill('<font color="#ff0000" size=4 face=\'Tahoma\'><b><u>word</u></b></font> ', 8000)],
  ['formatting that is closed in another order', fill('<b><i>word</b></i> ', 130)],
  ['one format around everything', `<font color="red">${fill('<p><b>word</b><br>word</p>', 4000)}</font>`],
  ['a table', `<table><tbody>${fill('<tr><td><strong>a</strong></td><td>b</td></tr>', 5000)}</tbody></table>`],
  ['an open table', `<table>${fill(`<tr><td>${'word '.repeat(10)}<td>100`, 10_000)}</table>`],
  ['nested lists', fill('<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li></ul>', 4000)],
  ['drawings', fill('<p><svg><title>a</title><g><path d="M0 0"/><path d="M0 0"></path></g></svg><b>word</b></p>', 4000)],
  ['links', fill('<p><a href="https://a.example/?b=1&c=2" target=_blank>word<br>word</a></p>', 10_000)],
  ['a script and a select', '<script>if (a) b()</script><select><option>a<option>b</select><p>1 < 2</p>'],
  ['the markup of a word processor', fill('<!--[if !supportLists]--><span><span>a</span></span><!--[endif]--><o:p></o:p>', 6000)],
  ['an empty text', ''],
])('accepts %s', (_name, html) => {
  expect(html.length).toBeLessThan(12_000);
  expect(isTooComplex(html)).toBe(false);
});

it.each([
  ['long texts', fill('word ', 12_001)],
  ['many tags', fill('<br>', 2100)],
  ['many comments', fill('<!---->', 4000)],
  ['many ends', fill('</p>', 2100)],
])('refuses %s', (_name, html) => expect(isTooComplex(html)).toBe(true));

it('never accepts markup that expands beyond the limit', () => {
  const tag = fc.constantFrom(
    ...'b i a font p div li ul table tr td caption select svg desc title math mi object template button h1 span textarea nobr'.split(' '),
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
      // The parser repeats the same formatting at most three times.
      const html = `${start.repeat(times)}${unit.repeat(200)}`.replaceAll('#', () => `lang=l${String((number += 1))}`);
      if (!isTooComplex(html)) expect(countElements(html)).toBeLessThan(3500);
    }),
    { numRuns: 300 },
  );
});
