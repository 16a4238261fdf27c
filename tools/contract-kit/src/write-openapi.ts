import { writeFileSync } from 'node:fs';
import { openApiFile, openApiText } from './openapi-file.ts';

/** `node tools/contract-kit/src/write-openapi.ts`: updates the OpenAPI document after a change of the contract. */
writeFileSync(openApiFile, openApiText());
