import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Changes Playwright's code in memory, for browsers that it does not know. Called by modules that are loaded before everything else:
 * `node --import`. Throws when Playwright no longer contains what is replaced exactly once.
 */
export function adaptPlaywright(replacements: readonly (readonly [from: string, to: string])[]): void {
  registerHooks({
    load: (url, context, nextLoad) => {
      if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return nextLoad(url, context);
      const source = replacements.reduce(
        (code, [from, to]) => {
          if (code.split(from).length !== 2) throw new Error(`Playwright does not contain "${from}" once`);
          return code.replace(from, to);
        },
        readFileSync(fileURLToPath(url), 'utf8'),
      );
      return { format: 'commonjs', source, shortCircuit: true };
    },
  });
}
