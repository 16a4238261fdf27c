import { expect, it } from 'vitest';
import { checkBootScript, checkScripts, checkStyles } from '../src/floor/check-floor.ts';
import { featureAt } from '../src/floor/compat-data.ts';
import { buildTarget, floor, newestMethod } from '../src/floor/floor.ts';

const inScript = (code: string) => checkScripts([{ name: 'a.js', code }]);
const inStyles = (code: string) => checkStyles([{ name: 'a.css', code }]);

it('is the target of the build', () => {
  expect(buildTarget).toEqual(floor.map(({ browser, version }) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`));
});

it.each(['chrome', 'safari'])('is where %s got the method by which the boot script knows it', (name) => {
  const support = featureAt('javascript', 'builtins', 'Array', newestMethod)?.__compat?.support[name as 'chrome' | 'safari'];
  expect(support).toMatchObject({ version_added: floor.find(({ browser }) => browser === name)?.version });
});

it.each([
  ['a static function', 'use(URL.parse(text))', 'URL.parse'],
  ['a static function of the global object', 'use(window.URL.canParse(text))', 'URL.canParse'],
  ['a method of lists', 'use(list.toReversed())', 'Array.toReversed'],
  ['a method of the browser', 'context.roundRect(0, 0, 9, 9, 2)', 'CanvasRenderingContext2D.roundRect'],
  ['a static function of the language', 'use(Object.groupBy(list, key))', 'Object.groupBy'],
  ['a method of a prototype', 'use(Array.prototype.toSorted.call(list))', 'Array.toSorted'],
  ['a method that is taken out of its prototype', 'const { toSorted } = Array.prototype; use(toSorted)', 'Array.toSorted'],
  ['a method by its text', "use(list['toSorted']())", 'Array.toSorted'],
  ['a function that is taken out of a class', 'const { withResolvers } = Promise; use(withResolvers)', 'Promise.withResolvers'],
  ['a class of the language', 'use(new Intl.DurationFormat())', 'Intl.DurationFormat'],
  ['a class of the browser', 'use(new WebTransport(address))', 'WebTransport'],
  ['a part of the navigator', 'navigator.share({ url })', 'Navigator.share'],
  ['a part of the navigator by its name alone', 'const { share } = navigator; share({ url })', 'Navigator.share'],
  ['an event', "page.addEventListener('scrollend', act)", 'scrollend event'],
  ['a handler of an event', 'page.onscrollend = act', 'scrollend event'],
  ['an attribute', "create('div', { popover: 'auto' })", 'attribute popover'],
  ['lookbehind', 'use(/(?<=a)b/)', 'lookbehind'],
  ['lookbehind in a text', "use(new RegExp('(?<!a)b'))", 'lookbehind'],
  ['lookbehind in a call', 'use(RegExp(`(?<!a)b`))', 'lookbehind'],
  ['a flag of regular expressions', 'use(/a/v)', 'flag'],
  ['a flag of regular expressions in a text', "use(new RegExp('a', 'v'))", 'flag v'],
  ['syntax', 'class A { static { use(this) } }', 'class static block'],
  ['newer syntax', 'using a = open()', 'Unexpected token'],
  ['a media query that is not compiled', "use(matchMedia('(width < 48rem)'))", '@media with a range'],
])('finds %s', (_name, code, feature) => {
  expect(inScript(code)).toEqual([expect.stringContaining(feature)]);
});

it.each([
  ['what the floor has', 'use(list.at(-1), list.findLast(is), Object.hasOwn(a, b), text.replaceAll(a, b), crypto.randomUUID?.())'],
  ['a feature that is asked for', "use('share' in navigator ? navigator.share({ url }) : null)"],
  ['a feature whose absence is caught', "try { lock = await navigator.wakeLock.request('screen') } catch {}"],
  ['a method of the app', 'class List { toReversed() { return this } } use(new List().toReversed())'],
  ['a variable of the app', 'const navigation = open(); use(navigation)'],
])('accepts %s', (_name, code) => {
  expect(inScript(code)).toEqual([]);
});

it('accepts only features with a known fallback, even if they are asked for', () => {
  expect(inScript("if ('paintWorklet' in CSS) CSS.paintWorklet.addModule(file)")).toEqual([expect.stringContaining('CSS.paintWorklet')]);
});

it.each([
  ['a unit', 'a { height: 100dvh }', 'dvh'],
  ['a unit in a custom property', 'a { --width: 10cqi }', 'cqi'],
  ['a unit next to a variable, where no fallback works', 'a { height: 100vh; height: calc(100svh - var(--bar)) }', 'svh'],
  ['a function', 'a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a function of time', 'a { transition-timing-function: linear(0, 1) }', 'linear()'],
  ['a colour that derives from another', 'a { color: rgb(from red r g b) }', 'rgb()'],
  ['a function that nobody knows', 'a { color: if(style(--a: 1): red) }', 'if('],
  ['a nested rule', 'a { color: red; &:hover { color: blue } }', 'nesting'],
  ['a nested rule without a sign', 'a { b { color: blue } }', 'nesting'],
  ['a nested media query', 'a { color: red; @media print { color: blue } }', 'nesting'],
  ['a list in a selector', 'a:nth-child(1 of b) { color: red }', ':nth-child(… of …)'],
  ['a keyword', 'a { overflow: clip }', 'overflow: clip'],
  ['a property', 'a { anchor-name: --a }', 'anchor-name'],
  ['a selector', 'a:has(b) { color: red }', ':has(b)'],
  ['a rule', '@starting-style { a { color: red } }', '@starting-style'],
  ['a media query with a range', '@media (width >= 40rem) { a { color: red } }', '@media with a range'],
  ['a negated media feature', '@media not (min-width: 40rem) { a { color: red } }', '@media (not …)'],
  ['a nested negation', '@media (min-width: 40rem) and (not (min-width: 60rem)) { a { color: red } }', '@media (not …)'],
  ['a media feature', '@media (update: slow) { a { color: red } }', '@media (update)'],
])('finds %s in a style sheet', (_name, code, feature) => {
  expect(inStyles(code)).toEqual([expect.stringContaining(feature)]);
});

it.each([
  [
    'what the floor has',
    '@media not print { a { color: red } } @media (min-width: 40rem) and (max-width: 60rem) { a:is(b, c)::before { inset: 0; aspect-ratio: 1; width: min(1rem, 10vw) } }',
  ],
  ['a declaration with an earlier one', 'a { height: 100vh; height: 100svh }'],
  ['a declaration with a prefixed one', 'a { -webkit-user-select: none; user-select: none }'],
  ['what a condition asks for', '@supports (width: 1cqi) { a { --width: 10cqi } } @supports selector(:has(b)) { a:has(b) { color: red } }'],
])('accepts %s in a style sheet', (_name, code) => {
  expect(inStyles(code)).toEqual([]);
});

it('finds syntax in the boot script with which older browsers could not even say that they are too old', () => {
  expect(checkBootScript({ name: 'boot', code: 'use(page?.document)' })).toEqual([expect.stringContaining('Unexpected token')]);
  expect(checkBootScript({ name: 'boot', code: 'use((page) => page.document)' })).toEqual([]);
});
