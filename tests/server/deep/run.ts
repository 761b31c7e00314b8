/**
 * `npm run test:deep`: the long forms of what `npm run test:whole` tries briefly. Kills, fuzzing, a soak, the load figures, the
 * accuracy of letters, and all of what `npm run test:whole` takes a sample of, one after the other. Prints a line for each part, and at the end `N passed, N failed`.
 * Variables below that are set outside take precedence; `DEEP_SEED` repeats a run's random numbers.
 */
import { type Part, ran, runParts } from './parts';

const PARTS: readonly Part[] = [
  {
    name: 'kills',
    files: ['tests/server/deep/kills.test.ts', 'tests/server/deep/deliveryKills.test.ts'],
    variables: { KILL_ROUNDS: '200' },
  },
  {
    name: 'approvals',
    files: ['tests/server/deep/approvalKills.test.ts'],
    variables: { APPROVAL_KILLS: '200' },
  },
  { name: 'fuzzing', files: ['tests/server/deep/fuzz.test.ts'], variables: { FUZZ_REQUESTS: '10000' } },
  {
    name: 'roles and mail',
    files: ['roles', 'linkRoles', 'mailDown'].map((name) => `tests/server/deep/${name}.test.ts`),
    variables: {},
  },
  {
    name: 'pins',
    files: ['tests/stone/pinned.test.ts', 'tests/stone/pinnedThroughEdits.test.ts'],
    variables: { PIN_EDITS: '10000' },
  },
  { name: 'orders', files: ['tests/server/orders.test.ts'], variables: { RANDOM_ORDERS: '1000' } },
  { name: 'soak', files: ['tests/server/deep/soak.test.ts'], variables: { SOAK_SECONDS: '600' } },
  {
    name: 'accuracy',
    files: ['tests/accuracy'],
    variables: {
      ACCURACY_DESIGNS: '5000',
      CUT_DESIGNS: '1000',
      RESERVED_DESIGNS: '50',
      RESERVED_PLACES: '500',
    },
  },
  {
    name: 'fonts',
    files: [
      'tests/fonts',
      'tests/accuracy/capHeights.test.ts',
      'tests/lettering/typeface.test.ts',
      'tests/lettering/evenSpacing.test.ts',
    ],
    variables: { GLYPHS: 'all', MEASURED_FACES: 'all', SPACED_FONTS: 'all' },
  },
  {
    name: 'edits',
    files: ['tests/stone/editSequences.test.ts', 'tests/stone/paragraph/grouping.test.ts'],
    variables: { EDIT_SEQUENCES: '10000' },
  },
  { name: 'ways', files: ['tests/machines/designer/transitions.test.ts'], variables: { WAYS: 'all' } },
  { name: 'frames', files: ['tests/scene/frame.test.ts'], variables: { FRAMES: 'all' } },
  {
    name: 'pictures',
    files: [
      'tests/catalogue/backgrounds.test.ts',
      'tests/catalogue/drawing.test.ts',
      'tests/catalogue/lowestHeights.test.ts',
      'tests/scene/oldLetters/recognise.test.ts',
      'tests/server/removeBackground.test.ts',
    ],
    variables: { BACKGROUNDS: 'all', ORNAMENTS: 'all', OLD_LETTERS: 'all', PHOTOGRAPHS: 'all' },
  },
  { name: 'meshes', files: ['tests/painting/mesh/closed.test.ts'], variables: { MESH_DESIGNS: '300' } },
  { name: 'backups', files: ['tests/server/onlineBackup.test.ts'], variables: { BACKUPS: 'all' } },
  {
    name: 'upgrades',
    files: ['tests/server/upgrading'],
    variables: { UPGRADES: 'all', EVERY_EXPORT: '1' },
  },
];

runParts(PARTS, {
  load: () => ran(['tsx', 'bench/load/run.ts', '--seconds', process.env.LOAD_SECONDS ?? '10']),
});
