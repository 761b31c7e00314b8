import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // Tests start real servers and real shapers; two cores leave little room for patience.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
