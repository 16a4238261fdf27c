import type { BuildFlags } from '@wallet/domain';
import type { Page } from '@playwright/test';

/** The possible values of a flag in built code. */
const builtIn = '(?:!0|!1|null|\\[\\]|\\d+|`[^`]*`)';

/** Serves the app from now on as a build with these flags, by replacing them in its code. */
export async function serveWithFlags(page: Page, flags: Partial<BuildFlags>): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.includes('truelinkPassphrase:`') ? withFlags(code, flags) : code });
  });
}

function withFlags(code: string, flags: Partial<BuildFlags>): string {
  return Object.entries(flags).reduce((changed, [name, value]) => {
    const pattern = new RegExp(`\\b${name}:${builtIn}`);
    if (!pattern.test(changed)) throw new Error(`the build has no flag ${name}`);
    return changed.replace(pattern, `${name}:${JSON.stringify(value)}`);
  }, code);
}
