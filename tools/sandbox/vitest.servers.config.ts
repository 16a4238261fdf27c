import { defineConfig } from 'vitest/config';

/** The sandbox's tests on the PostgreSQL and Redis of DATABASE_URL and REDIS_URL, and those that make sense only there. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'sandbox on servers',
    include: ['{test,on-servers}/**/*.test.ts'],
    restoreMocks: true,
    // Restarts are timed; they have the machine for themselves.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
