import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'sass';
import type { Colors, ThemeColors } from '@wallet/operator/colors';
import { workspaceRoot } from './workspace/workspace.ts';

const kit = '@wallet/ui-kit/';

/** Reads an app's colours from its style sheet. Throws when a rule is missing. */
export function readColors(folder: string): ThemeColors {
  const { css } = compile(join(folder, 'src/colors.scss'), {
    importers: [
      {
        findFileUrl: (url) => (url.startsWith(kit) ? pathToFileURL(join(workspaceRoot, 'libs/ui-kit/src', url.slice(kit.length))) : null),
      },
    ],
  });
  return { dark: readRule(css, ':root'), light: readRule(css, ':root[data-theme=light]') };
}

function readRule(css: string, selector: string): Colors {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`the theme has no rule ${selector}`);
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...rule.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, token = '', value = '']) => [token, value.trim()]));
}
