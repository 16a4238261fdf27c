import { defineConfig } from 'vitest/config';

/** The unit tests of the code that `npm run mutants` changes, as one project: Stryker's runner cannot choose among projects. */
export default defineConfig({
  test: {
    include: ['libs/{api-client,domain,money,session}/src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
