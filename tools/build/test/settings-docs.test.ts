import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsDocs } from '../src/write-settings-docs.ts';

it.each(Object.entries(settingsDocs()))('%s is made from the schema: node tools/build/src/write-settings-docs.ts', (file, content) => {
  expect(readFileSync(file, 'utf8')).toBe(content);
});
