/**
 * `npm run test:deep`: the long forms of what `npm test` tries briefly. Kills, fuzzing, a soak, the load figures and the
 * accuracy of letters, one after the other. Prints a line for each part, and at the end `N passed, N failed`. Any of the
 * variables below set from outside counts; `DEEP_SEED` repeats a run's dice.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Part {
  readonly name: string;
  readonly files: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

const PARTS: readonly Part[] = [
  {
    name: 'kills',
    files: ['tests/server/deep/kills.test.ts', 'tests/server/deep/deliveryKills.test.ts'],
    variables: { KILL_ROUNDS: '200' },
  },
  { name: 'fuzzing', files: ['tests/server/deep/fuzz.test.ts'], variables: { FUZZ_REQUESTS: '10000' } },
  {
    name: 'roles and mail',
    files: ['tests/server/deep/roles.test.ts', 'tests/server/deep/mailDown.test.ts'],
    variables: {},
  },
  { name: 'orders', files: ['tests/server/orders.test.ts'], variables: { RANDOM_ORDERS: '1000' } },
  { name: 'soak', files: ['tests/server/deep/soak.test.ts'], variables: { SOAK_SECONDS: '600' } },
  {
    name: 'accuracy',
    files: ['tests/accuracy'],
    variables: { ACCURACY_DESIGNS: '5000', CUT_DESIGNS: '1000' },
  },
];

const reports = mkdtempSync(join(tmpdir(), 'gravestone-deep-'));

function run(words: readonly string[], variables: Readonly<Record<string, string>> = {}): boolean {
  // What is set outside comes last, and counts.
  const env = { ...variables, ...process.env };
  const { status } = spawnSync('npx', ['--no-install', ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  return status === 0;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** A run that failed without a failing test, or tested nothing, counts as one failure. */
function counted(isFine: boolean, report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const unnoticed = (!isFine && numFailedTests === 0) || passed + numFailedTests === 0;
    return { passed, failed: numFailedTests + Number(unnoticed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const lines: string[] = [];
const total = { passed: 0, failed: 0 };
function note(name: string, { passed, failed }: { passed: number; failed: number }, began: number): void {
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`);
}

for (const { name, files, variables } of PARTS) {
  const began = Date.now();
  const report = join(reports, `${name}.json`);
  // One file after the other: each has the machine for itself.
  const words = ['vitest', 'run', '--no-file-parallelism', '--reporter=default', '--reporter=json'];
  const isFine = run([...words, `--outputFile.json=${report}`, ...files], variables);
  note(name, counted(isFine, report), began);
}
const began = Date.now();
const isFine = run(['tsx', 'bench/load/run.ts', '--seconds', process.env.LOAD_SECONDS ?? '10']);
note('load', { passed: Number(isFine), failed: Number(!isFine) }, began);

console.error('');
process.stdout.write(`${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
