import { describe, expect, it } from 'vitest';
import { fillDeposits, startKitSandbox } from '../test/kit-sandbox.ts';
import { findUnnamed, inRounds, readingMistakes, writingMistakes, type Mistake } from '../test/mistakes.ts';

const sandbox = await startKitSandbox();
const rich = await sandbox.memberIn('all-ready');
const old = await sandbox.memberIn('lots-of-history');
await fillDeposits(sandbox, rich);

const needsHistory = ([call]: Mistake) => call === 'POST /api/statement';
const named = (rounds: readonly (readonly Mistake[])[]) =>
  rounds.map((round) => [round.map(([call, , finding]) => `${call} (${finding})`).join(', '), round] as const);

describe('a backend is told what is wrong', { timeout: 300_000 }, () => {
  it.each(named(inRounds(readingMistakes.filter((mistake) => !needsHistory(mistake)))))('in %s', async (_calls, round) => {
    expect(await findUnnamed(round, { url: sandbox.url, ...rich, allowWrites: false })).toEqual([]);
  });

  it.each(named(inRounds(readingMistakes.filter(needsHistory))))('of a member with entries, in %s', async (_calls, round) => {
    expect(await findUnnamed(round, { url: sandbox.url, ...old, allowWrites: false })).toEqual([]);
  });

  it.each(named(inRounds(writingMistakes)))('when writing is allowed, in %s', async (_calls, round) => {
    const member = await sandbox.memberIn('all-ready');
    expect(await findUnnamed(round, { url: sandbox.url, ...member, allowWrites: true })).toEqual([]);
  });
});
