import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that open no database of the helpers are the same with any. */
const include = globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  /from '.*helper\.ts'|test-store/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

const common = { root: import.meta.dirname, restoreMocks: true, testTimeout: 30_000, hookTimeout: 60_000 };

/** The sandbox's tests on the PostgreSQL and Redis of DATABASE_URL and REDIS_URL, and those that make sense only there. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Each test has a database of its own. PostgreSQL works on the other core.
    maxWorkers: 2,
    projects: [
      { test: { ...common, name: 'sandbox on servers', include, isolate: false, sequence: { groupOrder: 1 } } },
      // Restarts are timed: they have the machine for themselves.
      { test: { ...common, name: 'servers', include: ['on-servers/**/*.test.ts'], fileParallelism: false, sequence: { groupOrder: 2 } } },
    ],
  },
});
