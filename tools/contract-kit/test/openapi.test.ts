import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApiFile, openApiText } from '../src/write-openapi.ts';

it('the OpenAPI document matches the contract; after a change run node tools/contract-kit/src/write-openapi.ts', () => {
  expect(readFileSync(openApiFile, 'utf8') === openApiText()).toBe(true);
});
