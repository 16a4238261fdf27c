import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChunkModules } from '../src/chunk-modules.ts';

describe('findChunkModules', () => {
  const root = mkdtempSync(join(tmpdir(), 'wallet-chunks-'));
  const files = {
    'package.json': '{ "type": "module", "sideEffects": false }',
    'index.ts': "export { used } from './used.ts';\nexport { unused } from './unused.ts';\n",
    'used.ts': "import { helper } from './helper.ts';\nexport const used = () => helper();\n",
    'helper.ts': 'export const helper = () => globalThis.name;\n',
    'unused.ts': 'export const unused = () => globalThis.length;\n',
    'later.ts': 'export const later = () => globalThis.origin;\n',
    'first.ts': "export { used } from './index.ts';\nexport const load = () => import('./later.ts');\n",
    'second.ts': "export { helper } from './helper.ts';\n",
  };
  let modules: Readonly<Record<'first' | 'second', ReadonlySet<string>>>;
  const namesOf = (entry: 'first' | 'second') => [...modules[entry]].filter((id) => id.startsWith(root)).map((id) => basename(id));

  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    modules = await findChunkModules({ root, build: {} }, { first: join(root, 'first.ts'), second: join(root, 'second.ts') });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('finds what an entry uses, also through modules that only re-export it', () => {
    expect(namesOf('first')).toEqual(expect.arrayContaining(['used.ts', 'helper.ts']));
  });

  it('leaves out what is re-exported but not used, and what loads later', () => {
    expect(namesOf('first')).not.toContain('unused.ts');
    expect(namesOf('first')).not.toContain('later.ts');
  });

  it('lists a module that several entries use for each of them', () => {
    expect(namesOf('second')).toContain('helper.ts');
    expect(namesOf('second')).not.toContain('used.ts');
  });
});
