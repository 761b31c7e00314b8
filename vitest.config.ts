import { defineConfig } from 'vitest/config';

/** What the server promises whatever it stores in: these run on the embedded database and once more on PostgreSQL. */
const CONTRACT = [
  'access',
  'accessNotes',
  'accesses',
  'archive',
  'backup',
  'catalogue',
  'confirming',
  'contract',
  'deep/fuzz',
  'deep/mailDown',
  'deep/roles',
  'deep/siege',
  'deleting',
  'fetching',
  'lettering',
  'letters',
  'limits',
  'livePrices',
  'mason/orders',
  'mason/questions',
  'mason/settings',
  'monitoring',
  'orders',
  'passkeys',
  'passwords',
  'photograph',
  'prepare',
  'priceVat',
  'pricing',
  'previews',
  'projects',
  'refusals',
  'renewingLinks',
  'secondFactor',
  'sending',
  'sendingAtOnce',
  'sessions',
  'sharing',
  'statements',
  'stones',
  'sweeping',
  'upgrading/upgrade',
  'users',
  'webhooks',
  'writtenMeanwhile',
];
/** What has little to do with the store, and is tried on both by `npm run test:attack` alone. */
const ATTACKED = ['bombs', 'deep/dataKills', 'oddUploads', 'slowClients', 'stopping'];
const isAttack = process.env.ATTACK !== undefined;
/** Takes minutes: `npm test` has `hungNode.test.ts`, which kills one node in the middle of one letter. */
const ATTACK_ALONE = isAttack ? [] : ['tests/server/deep/dataKills.test.ts'];
const ON_POSTGRES = ['countingTogether', 'fullPostgres', 'moving', 'postgres'].map(
  (name) => `tests/server/${name}.test.ts`,
);
/**
 * Pure rooms, whose modules keep nothing but what follows from their arguments: their files share a process, and
 * with it what they import. Painters stay apart, since their tests measure how far a heap grows.
 */
const PURE = [
  'accuracy',
  'cache',
  'catalogue',
  'fonts',
  'geometry',
  'golden',
  'lettering',
  'locales',
  'scene',
  'stone',
].map((room) => `tests/${room}/**/*.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['tests/**/*.test.ts'],
          exclude: [...ON_POSTGRES, ...ATTACK_ALONE, ...PURE],
          globalSetup: 'tests/server/bundle.ts',
        },
      },
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [
            ...ON_POSTGRES,
            ...[...CONTRACT, ...(isAttack ? ATTACKED : [])].map((name) => `tests/server/${name}.test.ts`),
          ],
          globalSetup: ['tests/server/bundle.ts', 'tests/server/postgresCluster.ts'],
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
