import { colorTokens, scaleTokens } from './libs/ui-kit/src/tokens/tokens.ts';

/** Tokens of the themes, and what a component tells others. */
const known = [...colorTokens, ...scaleTokens, 'foot', 'game-card', 'kept-height', 'visible-height', 'visible-top'];
const unknownToken = new RegExp(`var\\(--(?!(?:${known.join('|')})[\\s,)])`);

const inParentheses = (depth) => (depth === 0 ? String.raw`\([^()]*\)` : String.raw`\((?:[^()]|${inParentheses(depth - 1)})*\)`);
const outsideFunctions = String.raw`^(?:[^()]|${inParentheses(3)})*?(?<![^\s])`;
/** Not what a function makes of a size, and not what is smaller than the smallest space: that sets a sign right. */
const rawSpace = new RegExp(
  String.raw`${outsideFunctions}(?:(?:0?\.(?:2[5-9]|[3-9])\d*|[1-9]\d*(?:\.\d+)?)r?em|(?:[4-9]|\d\d+)(?:\.\d+)?px)\b`,
);
const rawSize = new RegExp(String.raw`${outsideFunctions}(?:\d*\.)?\d+(?:rem|px)\b`);

const text = { 'font-size': [rawSize], 'font-family': [/^(?!inherit$|var\()/] };
const padding = { '/^padding(?:-|$)/': [rawSpace] };
const shape = { '/^margin(?:-|$)/': [rawSpace], '/^(?:row-|column-)?gap$/': [rawSpace], '/^border-(?:[a-z]+-[a-z]+-)?radius$/': [rawSize] };
const tokens = { '/.+/': [unknownToken] };

/** What the build compiles for the browsers of `browserslist`. */
const compiled = ['css-autofill', 'css-media-range-syntax', 'css-nesting'];

/** What they may go without. */
const unneeded = [
  'css-container-queries', // `_fallbacks.scss` adds a media query, and no other file may use them
  'css-container-query-units', // an earlier declaration or `@supports`
  'css-has', // the ring of `:focus-within`, not dimmed but disabled all the same, or a toast over a button
  'css-overflow-anchor', // the page does not anchor by itself
  'css-overscroll-behavior', // the page scrolls on at the end
  'css-resize', // no handle to resize
  'css-scrollbar', // a scroll bar is visible
  'css-touch-action', // devices without a touch screen
  'css3-cursors', // devices without a mouse
  'text-size-adjust', // the prefixed property is next to it
  'viewport-unit-variants', // an earlier declaration with `vh`
];

export default {
  extends: 'stylelint-config-standard-scss',
  plugins: ['stylelint-no-unsupported-browser-features'],
  ignoreFiles: ['dist/**', 'reports/**', '.data/**', '.pictures/**', 'storybook-static/**'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-disallowed-list': [
      { ...tokens, ...text, ...padding, ...shape },
      { message: (property, value) => `"${property}: ${value}": take a token of libs/ui-kit/src/tokens/tokens.ts` },
    ],
    'plugin/no-unsupported-browser-features': [true, { ignore: compiled.concat(unneeded), ignorePartialSupport: true }],
    // Older browsers need the media query of styles/_fallbacks.scss too.
    'at-rule-disallowed-list': ['container'],
    // CSS modules have them.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // A package exports a style by its whole name.
    'scss/load-partial-extension': null,
    'scss/load-no-partial-leading-underscore': null,
  },
  overrides: [
    { files: ['libs/ui-kit/src/styles/_fallbacks.scss'], rules: { 'at-rule-disallowed-list': null } },
    {
      // The home of the tokens' values.
      files: ['apps/*/src/colors.scss', 'libs/ui-kit/src/styles/*.scss'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'declaration-property-value-disallowed-list': [tokens] },
    },
    {
      // Letters of a picture, in its own dots.
      files: ['libs/ui-kit/src/bank-mark/*.scss'],
      rules: { 'declaration-property-value-disallowed-list': [{ ...tokens, ...padding, ...shape }] },
    },
    {
      // Room for the icon over the field.
      files: ['libs/ui-kit/src/{controls,fields}/*.scss'],
      rules: { 'declaration-property-value-disallowed-list': [{ ...tokens, ...text, ...shape }] },
    },
  ],
};
