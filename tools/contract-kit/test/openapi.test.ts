import { readFileSync } from 'node:fs';
import { operations } from '@wallet/contract/operations';
import { describe, expect, it } from 'vitest';
import { openApiFile, openApiText } from '../src/write-openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const text = readFileSync(openApiFile, 'utf8');
const { paths } = JSON.parse(text) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

describe('the OpenAPI document', () => {
  it('matches the contract; after a change run node tools/contract-kit/src/write-openapi.ts', () => {
    expect(text === openApiText()).toBe(true);
  });

  it('describes every call once', () => {
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(described.sort()).toEqual(Object.keys(operations).sort());
  });

  it('describes uploads as forms', () => {
    expect(Object.keys(paths['/api/wallet/slip']?.post?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
  });
});
