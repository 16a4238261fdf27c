import { join } from 'node:path';
import type { Plugin } from 'vite';
import { workspaceRoot } from './workspace/workspace.ts';

/** Creates the icons of `lucide-react` in builds. Its own factory supports much that the product does not use. */
const iconFactory = join(workspaceRoot, 'libs/ui-kit/src/icons/create-icon.ts');

/**
 * Leaves out of a build what packages bring to every page although nothing uses it: parts of `react-router` that its modules create when they
 * load, texts about mistakes that only developers can make, warnings of `react-router`, `i18next` and `react-i18next` for developers, and
 * options and names of icons.
 */
export function trimPackages(): Plugin {
  return {
    name: 'wallet-trim-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => iconFactory,
    },
    transform: {
      filter: { id: /\/node_modules\/(?:(?:react-router|i18next|react-i18next)\/dist|lucide-react\/dist\/esm\/icons)\// },
      handler: (code, id) => ({
        code: id.includes('/icons/') ? keepShapes(code) : dropInvariantTexts(markWarnings(markUnused(code))),
        map: null,
      }),
    },
  };
}

/** Removes all from an icon but its shapes. */
export const keepShapes = (code: string): string =>
  code
    .replace(/^ {2}name: "[^"]*",\n {2}size: 24,\n/m, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]\n/, '\n')
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/^__iconData\.node;$/m, '');

/** Marks what a module creates when it loads as free of side effects, and removes names for developers, so that the unused is left out. */
export const markUnused = (code: string): string =>
  code
    .replace(/^(const [\w$]+ = )(React[\w$]*\.(?:forwardRef|memo|createContext)\(|new (?:URL|Set|Map|WeakMap)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^(var [\w$]+ = )(class (?:extends [\w$.]+ )?\{\n[^]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')
    .replace(/^[\w$]+\.displayName = ("?)[\w.]+\1;$/gm, '');

/** Marks warnings as free of side effects. The packages show them to developers only; errors are kept. */
export const markWarnings = (code: string): string =>
  code
    .replace(/^(\s*)(warn(?:ing)?(?:Once)?\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/(?<![\w$.?])(?:[\w$]+\??\.)*logger\??\.(?:log|warn|deprecate|once)\(/g, '/* @__PURE__ */ $&');

/** Leaves out what the errors about wrong uses of `react-router` say. They are still thrown, and development says it all. */
export const dropInvariantTexts = (code: string): string =>
  code.replace(/^(\s*invariant\(.*), (?:`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|getInvalidPathError\([^)]*\))\);$/gm, '$1);');
