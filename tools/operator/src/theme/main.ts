import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeMoves, themeFrom, toDesignTokens, toScss } from './index.ts';

const usage = `npm run theme -- COLOUR [--out FILE] [--tokens FILE]

  COLOUR    the brand's colour in quotes, as '#f2c14e'
  --out     where the colours of both themes go, as apps/wallet-th/src/colors.scss; without it and --tokens they are printed
  --tokens  where they go as W3C design tokens, as brand.tokens.json`;

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { out: text, tokens: text }, allowPositionals: true });
  const [color, ...others] = positionals;
  if (color === undefined || others.length > 0) throw new RangeError(`one colour is needed, and ${String(positionals.length)} were given`);
  const theme = themeFrom(color);
  if (values.out !== undefined) writeFileSync(values.out, toScss(theme));
  if (values.tokens !== undefined) writeFileSync(values.tokens, `${JSON.stringify(toDesignTokens(theme), null, 2)}\n`);
  if (values.out === undefined && values.tokens === undefined) process.stdout.write(toScss(theme));
  for (const move of describeMoves(theme)) console.error(move);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
