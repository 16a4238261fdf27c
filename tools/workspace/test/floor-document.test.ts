import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floor, workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

it('the README names the oldest supported browsers', () => {
  const { chrome, firefox, safari, ios_saf } = Object.fromEntries(floor.map(({ browser, version }) => [browser, version]));
  expect(ios_saf).toBe(safari);
  expect(readFileSync(join(workspaceRoot, 'README.md'), 'utf8').replace(/\s+/g, ' ')).toContain(
    `Safari and iOS ${String(safari)}, Chrome and Android WebView ${String(chrome)}, and Firefox ${String(firefox)} or newer`,
  );
});
