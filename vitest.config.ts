import { defineConfig } from 'vitest/config';

/** What the server promises whatever it stores in: these run on the embedded database and once more on PostgreSQL. */
const CONTRACT = [
  'access',
  'archive',
  'backup',
  'catalogue',
  'contract',
  'deep/fuzz',
  'deep/mailDown',
  'deep/roles',
  'deleting',
  'letters',
  'limits',
  'monitoring',
  'orders',
  'prepare',
  'pricing',
  'previews',
  'projects',
  'refusals',
  'renewingLinks',
  'sending',
  'sendingAtOnce',
  'sessions',
  'sharing',
  'statements',
  'stones',
  'sweeping',
  'users',
];
const ON_POSTGRES = ['tests/server/moving.test.ts', 'tests/server/postgres.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'all', include: ['tests/**/*.test.ts'], exclude: ON_POSTGRES } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...ON_POSTGRES, ...CONTRACT.map((name) => `tests/server/${name}.test.ts`)],
          globalSetup: 'tests/server/postgresCluster.ts',
        },
      },
    ],
    environment: 'node',
    // One less than the cores is Vitest's own choice, which on two cores is one.
    maxWorkers: 2,
    // Tests start real servers and real shapers; two cores leave little room for patience.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
