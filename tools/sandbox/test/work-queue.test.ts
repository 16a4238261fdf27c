import { describe, expect, it } from 'vitest';
import { createWorkQueue } from '../src/http/work-queue.ts';

describe('a work queue', () => {
  it('runs a limited number of tasks at once, and the others in their order', async () => {
    const run = createWorkQueue({ atOnce: 2, waiting: 10 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((name) =>
      run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await all[1];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    await all[0];
    ends[2]?.();
    await all[2];
    ends[3]?.();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('starts the next task after one has failed', async () => {
    const run = createWorkQueue({ atOnce: 1, waiting: 10 });
    const failed = run(() => Promise.reject(new Error('no')));
    const next = run(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await run(() => Promise.resolve('again'))).toBe('again');
  });
});
