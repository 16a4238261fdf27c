import { writeFileSync } from 'node:fs';
import { openApiFile, openApiText } from './openapi-file.ts';

/** `node tools/contract-kit/src/write-openapi.ts`: writes the OpenAPI document anew, after a row of the wire changed. */
writeFileSync(openApiFile, openApiText());
