/**
 * `npm run test:attack`: what strangers may do to a server on the open internet, class by class, each on the embedded
 * database and on PostgreSQL where both can be, in bounded amounts and only against its own servers. Prints a line for
 * each class with its measurements, and at the end `N passed, N failed`. Variables below that are set outside take
 * precedence; `DEEP_SEED` repeats a run's random numbers. Class names as arguments (`-- siege kills`) run only these.
 */
import { type Part, runParts } from './parts';

const deep = (name: string) => `tests/server/deep/${name}.test.ts`;
const brief = (name: string) => `tests/server/${name}.test.ts`;

const CLASSES: readonly Part[] = [
  { name: 'decoder bombs', files: [brief('bombs'), brief('oddUploads')], variables: { BOMBS: 'all' } },
  { name: 'regular expressions', files: ['tests/regularExpressions.test.ts'], variables: {} },
  { name: 'slow clients', files: [brief('slowClients'), brief('stopping'), deep('notHttp')], variables: {} },
  { name: 'races', files: [brief('sendingAtOnce'), brief('takingOver')], variables: { RACE_ROUNDS: '30' } },
  {
    name: 'limits, relays and replays',
    files: [
      brief('limits'),
      brief('confirming'),
      brief('sending'),
      brief('letters'),
      brief('access'),
      brief('stones'),
      deep('linkRoles'),
      deep('roles'),
    ],
    variables: {},
  },
  {
    name: 'papers and passwords',
    files: [brief('approval/sealedOrder'), brief('fetching'), brief('mason/settings'), brief('passwords')],
    variables: {},
  },
  { name: 'disk full', files: [brief('diskFull'), brief('fullPostgres'), brief('readiness')], variables: {} },
  { name: 'hung database', files: [brief('hangingPostgres'), brief('postgres')], variables: {} },
  {
    name: 'kills',
    files: [deep('dataKills'), deep('deliveryKills'), deep('hungNode'), deep('kills')],
    variables: { DATA_KILLS: '5', KILL_ROUNDS: '20' },
  },
  { name: 'malformed requests', files: [deep('fuzz')], variables: { FUZZ_REQUESTS: '10000' } },
  { name: 'siege', files: [deep('siege')], variables: { SIEGE_REQUESTS: '50000' } },
];

const wanted = process.argv.slice(2);
const chosen = CLASSES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

runParts(chosen.map((each) => ({ ...each, variables: { ATTACK: 'all', ...each.variables } })));
