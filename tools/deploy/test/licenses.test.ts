import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps, distFolder, licensesFile } from '@wallet/build';
import { expect, it } from 'vitest';

it.each(apps)('%s contains the licences of its packages and fonts', (app) => {
  const licenses = readFileSync(join(distFolder(app), licensesFile), 'utf8');
  for (const name of ['react', 'react-dom', '@reduxjs/toolkit', 'formik', 'dompurify', 'socket.io-client']) {
    expect(licenses).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
  expect(licenses).toContain('SIL OPEN FONT LICENSE');
  expect(licenses).not.toContain('## vitest');
});

it.each(apps)('%s contains no development checks or tools of the store', (app) => {
  const assets = join(distFolder(app), 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  expect(code).toContain('devTools:!1');
  expect(code).not.toMatch(/state mutation was detected|non-serializable value/);
});
