import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeContract } from '@wallet/sandbox';

export const openApiFile = join(import.meta.dirname, '../openapi.json');

/** Returns the expected contents of the file. */
export function openApiText(): string {
  return `${JSON.stringify(describeContract(), null, 1)}\n`;
}

/** `node tools/contract-kit/src/write-openapi.ts`: updates the OpenAPI document after a change of the contract. */
if (import.meta.main) writeFileSync(openApiFile, openApiText());
