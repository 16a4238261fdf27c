import { defineConfig } from 'vitest/config';

const common = { root: import.meta.dirname, restoreMocks: true, testTimeout: 30_000, hookTimeout: 60_000 };

/** The sandbox's tests on the PostgreSQL and Redis of DATABASE_URL and REDIS_URL, and those that make sense only there. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Each test has a database of its own. PostgreSQL works on the other core.
    maxWorkers: 2,
    projects: [
      { test: { ...common, name: 'sandbox on servers', include: ['test/**/*.test.ts'], isolate: false, sequence: { groupOrder: 1 } } },
      // Restarts are timed: they have the machine for themselves.
      { test: { ...common, name: 'servers', include: ['on-servers/**/*.test.ts'], fileParallelism: false, sequence: { groupOrder: 2 } } },
    ],
  },
});
