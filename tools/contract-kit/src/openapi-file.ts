import { join } from 'node:path';
import { describeContract } from '@wallet/sandbox';

export const openApiFile = join(import.meta.dirname, '../openapi.json');

/** What the file has to hold. */
export function openApiText(): string {
  return `${JSON.stringify(describeContract(), null, 1)}\n`;
}
