import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startSettableSite } from '../src/start-settable-site.ts';
import { anySettings, readServed } from '../test/any-settings.ts';

it('200 sets of settings one after another are each served whole', { timeout: 3_600_000 }, async () => {
  await using site = await startSettableSite('wallet-la', { backend: 'http://127.0.0.1:9' });
  for (const settings of fc.sample(anySettings, { numRuns: 200, seed: 2 })) {
    await site.apply(settings);
    const { versions } = await readServed(site.url);
    expect(new Set(Object.values(versions)).size, JSON.stringify(settings)).toBe(1);
  }
});
