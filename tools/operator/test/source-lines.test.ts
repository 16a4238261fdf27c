import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toSourceLines } from '../src/apply/source-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));
const map = { version: 3, names: [], sources: ['../../libs/a.ts'], sourcesContent: ['pay()'], mappings: 'AAAA' };
writeFileSync(join(folder, 'index-AbCd1234.js.map'), JSON.stringify(map));

describe('toSourceLines', () => {
  const [position, source] = ['index-AbCd1234.js:1:1', 'libs/a.ts:1:1  pay()'];
  it.each([
    [position, source],
    [`    at pay (https://wallet.example:8443/assets/${position})`, `    at pay (${source})`],
    [`pay@https://wallet.example/assets/${position}\n@/assets/${position}`, `pay@${source}\n@${source}`],
    ['https://wallet.example/assets/other-AbCd1234.js:1:1', 'https://wallet.example/assets/other-AbCd1234.js:1:1'],
    ['index-AbCd1234.js', 'index-AbCd1234.js'],
  ])('finds the positions of %s', (text, expected) => expect(toSourceLines(text, folder)).toBe(expected));

  it.each(['https://', 'https://wallet.example/a', 'a/', 'a:', '.js', 'a.js:', 'a.js:1:', '1', '.', '-'])(
    'reads a long text that goes on with %s at once',
    (part) => {
      const text = `https://${part.repeat(60_000 / part.length)}`;
      const start = performance.now();
      toSourceLines(text, folder);
      expect(performance.now() - start).toBeLessThan(50);
    },
  );
});
