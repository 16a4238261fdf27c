import type { BuildFlags } from '@wallet/domain';
import type { Page } from '@playwright/test';

/** What a flag can be once it is built in. */
const builtIn = '(?:!0|!1|null|\\[\\]|\\d+|`[^`]*`)';

/** From now on the page gets the app as a build with these flags has it: they stand in its code as the build wrote them. */
export async function serveWithFlags(page: Page, flags: Partial<BuildFlags>): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    await route.fulfill({ response: answer, body: code.includes('truelinkPassphrase:`') ? withFlags(code, flags) : code });
  });
}

function withFlags(code: string, flags: Partial<BuildFlags>): string {
  return Object.entries(flags).reduce((changed, [name, value]) => {
    const place = new RegExp(`\\b${name}:${builtIn}`);
    if (!place.test(changed)) throw new Error(`the build has no flag ${name}`);
    return changed.replace(place, `${name}:${JSON.stringify(value)}`);
  }, code);
}
