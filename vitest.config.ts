import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isShortRun, LEFT_OUT } from './tests/shortRun.ts';

/** What the server promises whatever it stores in: these run on the embedded database and once more on PostgreSQL. */
const CONTRACT = [
  'access',
  'accessNotes',
  'accesses',
  'alternatives',
  'approval/approving',
  'approval/askedAgain',
  'approval/askingCase',
  'approval/catalogueChanges',
  'approval/cutting',
  'approval/expiring',
  'approval/lateComments',
  'approval/rereading',
  'approval/voiding',
  'archive',
  'backup',
  'catalogue',
  'confirming',
  'contract',
  'deep/fuzz',
  'deep/mailDown',
  'deep/siege',
  'deleting',
  'errorsInLog',
  'lettering',
  'limits',
  'livePrices',
  'mason/orders',
  'mason/ownPrices',
  'mason/proposals',
  'mason/questions',
  'mason/stepLetters',
  'monitoring',
  'orders',
  'passkeys',
  'photograph',
  'prepare',
  'priceVat',
  'pricing',
  'privacy/erasing',
  'privacy/relative',
  'privacy/retention',
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
  'together',
  'upgrading/upgrade',
  'users',
  'webhooks',
  'writtenMeanwhile',
];
/** What has little to do with the store, and is tried on both by `npm run test:attack` alone. */
const ATTACKED = [
  'approval/sealedOrder',
  'bombs',
  'deep/dataKills',
  'deep/roles',
  'fetching',
  'letters',
  'mason/settings',
  'oddUploads',
  'passwords',
  'slowClients',
  'stopping',
];
const isAttack = process.env.ATTACK !== undefined;
/** Takes minutes: `npm run test:whole` has `hungNode.test.ts`, which kills one node in the middle of one letter. */
const ATTACK_ALONE = isAttack ? [] : ['tests/server/deep/dataKills.test.ts'];
const ON_POSTGRES = [
  'countingTogether',
  'fullPostgres',
  'lockedMeanwhile',
  'moving',
  'postgres',
  'privacy/dumped',
].map((name) => `tests/server/${name}.test.ts`);
/**
 * Rooms whose modules keep nothing from one file to the next but what a test puts back: their files share a process, and
 * with it what they import.
 */
const PURE = [
  'accuracy',
  'api',
  'cache',
  'catalogue',
  'components',
  'fonts',
  'geometry',
  'golden',
  'lettering',
  'locales',
  'machines',
  'painting',
  'scene',
  'screens',
  'stone',
  'styles',
].map((room) => `tests/${room}/**/*.test.ts`);
/**
 * Each file opens a store of its own, and may share the process with the one before: importing the server takes two
 * seconds of processor time, and its second embedded database is compiled already.
 */
const EMBEDDED = ['tests/server/*.test.ts', 'tests/server/!(deep)/**/*.test.ts'];
/**
 * In the rooms above, but with a process of its own: it replaces modules by `vi.mock`, measures the heap, counts what a cache
 * already holds after another file, or kills processes.
 */
const APART = [
  'tests/machines/designer/{drafting,drawing,saveEffect}.test.ts',
  'tests/painting/{attachment,canvaskit,material,reliefPaint}.test.ts',
  'tests/painting/{mesh/work,sheet/stencilWork}.test.ts',
  'tests/screens/designer/stage/pointer/*.test.ts',
  'tests/server/pictures.test.ts',
  'tests/server/processes/processPool.test.ts',
];
/**
 * What waits for most of its time, until another node takes over or a limit is over: these come last, when nobody else needs
 * the cores, and all at once.
 */
const WAITING = ['deep/deliveryKills', 'deep/hungNode', 'hangingPostgres', 'stopping'].map(
  (name) => `tests/server/${name}.test.ts`,
);

/** Those who wait, and the second store: not for a short run. */
const LONG_PROJECTS: readonly TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'waiting',
      include: WAITING,
      maxWorkers: WAITING.length,
      sequence: { groupOrder: 1 },
      globalSetup: 'tests/server/bundle.ts',
    },
  },
  {
    extends: true,
    test: {
      name: 'postgres',
      include: [
        ...ON_POSTGRES,
        ...[...CONTRACT, ...(isAttack ? ATTACKED : [])].map((name) => `tests/server/${name}.test.ts`),
      ],
      isolate: false,
      globalSetup: ['tests/server/bundle.ts', 'tests/server/postgresCluster.ts'],
    },
  },
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['tests/**/*.test.ts'],
          exclude: [...ATTACK_ALONE, ...PURE, ...EMBEDDED, ...WAITING, ...LEFT_OUT],
          globalSetup: 'tests/server/bundle.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: APART,
          exclude: [...LEFT_OUT],
          globalSetup: 'tests/server/bundle.ts',
        },
      },
      {
        extends: true,
        test: { name: 'pure', include: PURE, exclude: [...APART, ...LEFT_OUT], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: EMBEDDED,
          exclude: [...ON_POSTGRES, ...APART, ...WAITING, ...LEFT_OUT],
          isolate: false,
          globalSetup: 'tests/server/bundle.ts',
        },
      },
      ...(isShortRun ? [] : LONG_PROJECTS),
    ],
    environment: 'node',
    // One less than the cores is Vitest's own choice, which on two cores is one. A third was tried: it saves nothing measurable,
    // and processes that are worked in by turns wait too long for it.
    maxWorkers: 2,
    // Tests start real servers and real shapers; two cores leave little room for patience.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    allowOnly: false,
  },
});
