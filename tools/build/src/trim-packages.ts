import { join } from 'node:path';
import type { Plugin } from 'vite';
import { workspaceRoot } from './workspace.ts';

/** Creates the icons of `lucide-react` in builds. Its own factory supports much that the product does not use. */
const iconFactory = join(workspaceRoot, 'libs/ui-kit/src/icons/create-icon.ts');

/**
 * Leaves out of a build what two packages bring to every page although nothing uses it: components of `react-router` that its modules create
 * when they load, and options of icons.
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
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

/** Marks the creation of components and contexts as free of side effects, and removes their names for developers, so that unused ones are left out. */
export const markPure = (code: string): string =>
  code
    .replace(/^(const [\w$]+ = )(React[\w$]*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^[\w$]+\.displayName = ("?)[\w.]+\1;$/gm, '');
