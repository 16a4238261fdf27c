import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'theme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const theme = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../src/theme/main.ts'), ...args], { encoding: 'utf8' });

it('prints the colours of both themes', () => {
  const { stdout, stderr, status } = theme('#f2c14e');
  expect(stdout.match(/^ {4}accent: #f2c14e,$/gm)).toHaveLength(2);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('writes them to files instead, and says what it moved', () => {
  const [out, tokens] = [join(folder, 'colors.scss'), join(folder, 'brand.tokens.json')];
  const { stdout, stderr, status } = theme('#ff2d87', '--out', out, '--tokens', tokens);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^dark: #ff2d87 became .+\nlight: #ff2d87 became .+\n$/);
  expect(status).toBe(0);
  expect(readFileSync(out, 'utf8')).toContain('@include theme.colors(');
  expect(JSON.parse(readFileSync(tokens, 'utf8'))).toMatchObject({ dark: { $type: 'color' }, light: { $type: 'color' } });
});

it.each([
  ['a wrong colour', ['gold'], '"gold" is not a colour; allowed is #rrggbb or #rgb'],
  ['no colour', [], 'one colour is needed, and 0 were given'],
  ['two colours', ['#fff', '#000'], 'one colour is needed, and 2 were given'],
  ['an unknown option', ['#fff', '--output', 'x'], "Unknown option '--output'"],
  ['a folder that is missing', ['#fff', '--out', join(folder, 'missing/colors.scss')], 'no such file or directory'],
])('refuses %s and shows the usage', (_what, args, message) => {
  const { stdout, stderr, status } = theme(...args);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run theme -- COLOUR');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
