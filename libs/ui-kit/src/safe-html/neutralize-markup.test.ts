import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutralizeMarkup } from './neutralize-markup.ts';

const neutralize = (html: string) => neutralizeMarkup(html, 'data-style');
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('neutralizeMarkup', () => {
  it.each([
    ['<p style="color: red">a</p>', '<p data-style="color: red">a</p>'],
    ["<p STYLE = 'color: red' title=a>a</p>", "<p data-style = 'color: red' title=a>a</p>"],
    ['<p/style=color:red>a', '<p/data-style=color:red>a'],
    ['<br style>', '<br data-style>'],
    ['<svg style="fill: red"><g style="fill: blue"/></svg>', '<svg data-style="fill: red"><g data-style="fill: blue"/></svg>'],
    ['<p title="a > b" style="x">a</p>', '<p title="a > b" data-style="x">a</p>'],
    ['<p onclick="a()" ONLOAD=b>a</p>', '<p    >a</p>'],
    ['a<style media="x">p { color: red }</style>b', 'a</style>b'],
    ['a<style>p { color: red }', 'a'],
    ['<!-- <p title=" --><p style="x">', '<!-- <p title=" --><p data-style="x">'],
    ['<!--><p style="x">', '<!--><p data-style="x">'],
    ['<textarea><p style="x"></textarea><p style="x">', '<textarea><p style="x"></textarea><p data-style="x">'],
  ])('turns %s into %s', (html, expected) => expect(neutralize(html)).toBe(expected));

  it.each([
    '',
    'style="color: red"',
    '1 < 2 style="a"',
    '<p title=\'style="a"\'>a</p>',
    '<p data-style="a">a</p>',
    '</p style="a">',
    '<p style="a',
    'a < b <',
  ])('leaves %j unchanged', (html) => {
    expect(neutralize(html)).toBe(html);
  });

  it('removes every style, handler and style sheet that a browser finds, and changes no text', () => {
    const piece = fc.constantFrom(
      '<p ',
      '<b',
      '>',
      ' style="a"',
      "style='b'",
      ' style=c',
      ' STYLE',
      ' onclick="x"',
      ' title="y"',
      "title='",
      '"',
      "'",
      '/',
      ' ',
      '=',
      '<',
      '</p>',
      '<!--',
      '-->',
      'word',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('');
        const page = parse(neutralize(html));
        expect(page.querySelector('[style], [onclick], style')).toBeNull();
        expect(page.body.textContent).toBe(parse(html).body.textContent);
      }),
      { numRuns: 300 },
    );
  });
});
