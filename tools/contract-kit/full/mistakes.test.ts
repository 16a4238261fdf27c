import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDeposits, startKitSandbox, type KitSandbox, type Login } from '../test/kit-sandbox.ts';
import { readingMistakes, writingMistakes, type Mistake } from '../test/mistakes.ts';
import { findUnnamed } from '../test/find-unnamed.ts';

let sandbox: KitSandbox;
let rich: Login;
let old: Login;
beforeAll(async () => {
  sandbox = await startKitSandbox({ faults: true });
  rich = await sandbox.memberIn('all-ready');
  old = await sandbox.memberIn('lots-of-history');
  await fillDeposits(sandbox, rich);
}, 120_000);
afterAll(() => sandbox[Symbol.asyncDispose](), 30_000);

const calls = (mistakes: readonly Mistake[]) => [...new Set(mistakes.map(([call]) => call))];
const of = (wanted: string, mistakes: readonly Mistake[]) => mistakes.filter(([call]) => call === wanted);

describe('a backend with one mistake', { timeout: 300_000 }, () => {
  it.each(calls(readingMistakes))('in %s is told what is wrong', async (call) => {
    const login = () => Promise.resolve(call === 'POST /api/statement' ? old : rich);
    expect(await findUnnamed(of(call, readingMistakes), { sandbox, login, allowWrites: false })).toEqual([]);
  });

  it.each(calls(writingMistakes))('in %s is told what is wrong when writing is allowed', async (call) => {
    const login = () => sandbox.memberIn('all-ready');
    expect(await findUnnamed(of(call, writingMistakes), { sandbox, login, allowWrites: true })).toEqual([]);
  });
});
