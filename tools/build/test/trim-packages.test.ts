import { describe, expect, it } from 'vitest';
import { markPure } from '../src/trim-packages.ts';

describe('markPure', () => {
  it.each([
    [
      'const NavLink = React$1.forwardRef(function Named() {});',
      'const NavLink = /* @__PURE__ */ React$1.forwardRef(function Named() {});',
    ],
    ['const RouteContext = React.createContext({', 'const RouteContext = /* @__PURE__ */ React.createContext({'],
    ['NavLink.displayName = "NavLink";', ''],
  ])('lets %s be left out', (code, expected) => {
    expect(markPure(code)).toBe(expected);
  });

  it.each(['  const inner = React.createContext(null);', 'window.displayName = compute();', 'const state = React.useState(null);'])(
    'does not change %s',
    (code) => {
      expect(markPure(code)).toBe(code);
    },
  );
});
