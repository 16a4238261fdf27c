import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Creates the fonts from the Noto families: `node libs/ui-kit/tools/make-fonts.ts`. Each script has its own file with weights from 400 to
 * 700 and only the characters that the wallet needs. Run it when the characters change.
 */
const outDir = join(import.meta.dirname, '../src/fonts');
const resolve = createRequire(import.meta.url).resolve;
const folderOf = (family: string) => dirname(resolve(`@fontsource-variable/${family}/package.json`));

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const fonts = [
  { name: 'thai', family: 'noto-sans-thai', part: 'thai', text: range(0x0e01, 0x0e3a) + range(0x0e3f, 0x0e5b) + '\u200b\u25cc' },
  {
    name: 'lao',
    family: 'noto-sans-lao',
    part: 'lao',
    text: `${range(0x0e81, 0x0edf)}\u200b\u25cc`,
  },
  {
    name: 'latin',
    family: 'noto-sans-thai',
    part: 'latin',
    text: `${range(0x20, 0x7e)}\u00a0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026`,
  },
];

mkdirSync(outDir, { recursive: true });
for (const { name, family, part, text } of fonts) {
  const source = readFileSync(join(folderOf(family), `files/${family}-${part}-wght-normal.woff2`));
  const font = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } });
  writeFileSync(join(outDir, `${name}.woff2`), font);
  console.log(`${name} ${String(font.length)} B`);
}
copyFileSync(join(folderOf('noto-sans-thai'), 'LICENSE'), join(outDir, 'OFL.txt'));
