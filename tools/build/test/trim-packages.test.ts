import { describe, expect, it } from 'vitest';
import { dropInvariantTexts, keepShapes, markUnused, markWarnings } from '../src/trim-packages.ts';

describe('markUnused', () => {
  it.each([
    [
      'const NavLink = React$1.forwardRef(function Named() {});',
      'const NavLink = /* @__PURE__ */ React$1.forwardRef(function Named() {});',
    ],
    ['const RouteContext = React.createContext({', 'const RouteContext = /* @__PURE__ */ React.createContext({'],
    ['const methods = new Set(["GET"]);', 'const methods = /* @__PURE__ */ new Set(["GET"]);'],
    [
      'var Boundary = class extends React$1.Component {\n\trender() {\n\t\treturn {};\n\t}\n};',
      'var Boundary = /* @__PURE__ */ (() => class extends React$1.Component {\n\trender() {\n\t\treturn {};\n\t}\n})();',
    ],
    ['NavLink.displayName = "NavLink";', ''],
  ])('lets %j be left out', (code, expected) => {
    expect(markUnused(code)).toBe(expected);
  });

  it.each([
    '  const inner = React.createContext(null);',
    'window.displayName = compute();',
    'const state = React.useState(null);',
    'new Set(callWithEffects());',
  ])('does not change %j', (code) => {
    expect(markUnused(code)).toBe(code);
  });
});

it('keeps the shapes of an icon, and nothing else', () => {
  const icon = `const __iconData = {
  name: "house",
  size: 24,
  node: [
    ["path", { d: "M15 21", key: "5wwlr5" }],
    [
      "path",
      {
        d: "M3 10",
        key: "r6nss1"
      }
    ]
  ],
  aliases: ["home"]
};`;
  expect(keepShapes(icon).replace(/\s+/g, ' ')).toBe(
    'const __iconData = { node: [ ["path", { d: "M15 21" }], [ "path", { d: "M3 10" } ] ] };',
  );
});

describe('markWarnings', () => {
  it.each([
    ['\twarning(match, `no route`);', '\t/* @__PURE__ */ warning(match, `no route`);'],
    ['  warnOnce(i18n, `NO_LANGUAGES`, `lost`);', '  /* @__PURE__ */ warnOnce(i18n, `NO_LANGUAGES`, `lost`);'],
    ['if (lost) this.logger.warn(`lost`);', 'if (lost) /* @__PURE__ */ this.logger.warn(`lost`);'],
    ['i18n.services.logger?.once(`key`);', '/* @__PURE__ */ i18n.services.logger?.once(`key`);'],
  ])('lets %j be left out', (code, expected) => {
    expect(markWarnings(code)).toBe(expected);
  });

  it.each(['this.logger.error("broken");', 'function warning(cond, message) {', 'this.logger.init(options);'])('keeps %j', (code) => {
    expect(markWarnings(code)).toBe(code);
  });
});

describe('dropInvariantTexts', () => {
  it.each([
    ['\tinvariant(inRouter(), `useHref() may be used only in a \\`Router\\`.`);', '\tinvariant(inRouter());'],
    ['\tinvariant(has("a", b), "never \\"two\\"");', '\tinvariant(has("a", b));'],
    ['\tinvariant(!to.search, getInvalidPathError("#", "search", "hash", to));', '\tinvariant(!to.search);'],
  ])('shortens %j', (code, expected) => {
    expect(dropInvariantTexts(code)).toBe(expected);
  });

  it.each(['function invariant(value, message) {', '\tinvariant(isKnown(`a`));', 'throw new Error("External navigation");'])(
    'does not change %j',
    (code) => {
      expect(dropInvariantTexts(code)).toBe(code);
    },
  );
});
