/**
 * `npm test`: type check, lint, unused code, build, unit and API tests, browser tests. Every gate runs even when one
 * before it fails; the last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'gravestone-reports-'));

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n── ${command} ${args.join(' ')}\n`);
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A gate counts as one test. */
function gate(command: string, ...args: string[]): Count {
  const passed = run(command, args);
  return { passed: Number(passed), failed: Number(!passed) };
}

/**
 * A runner's own count from its report. A run that failed without a failing test, left tests out, or tested nothing
 * counts as one failure more: nothing may go unnoticed.
 */
function counted(ok: boolean, report: string, read: (json: never) => Count & { skipped: number }): Count {
  let count = { passed: 0, failed: 0, skipped: 0 };
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch (error) {
    console.error(`no report of the tests: ${String(error)}`);
  }
  const unnoticed = (!ok && count.failed === 0) || count.skipped > 0 || count.passed + count.failed === 0;
  return { passed: count.passed, failed: count.failed + Number(unnoticed) };
}

function unitTests(): Count {
  const report = join(reports, 'vitest.json');
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  return counted(
    ok,
    report,
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }: Record<string, number>) => ({
      passed: numPassedTests ?? 0,
      failed: numFailedTests ?? 0,
      skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    }),
  );
}

function browserTests(): Count {
  const report = join(reports, 'playwright.json');
  const ok = run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(ok, report, ({ stats }: { stats: Record<string, number> }) => {
    const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = stats;
    if (flaky > 0) console.error(`${flaky} browser tests passed only at the second try`);
    return { passed: expected + flaky, failed: unexpected, skipped };
  });
}

const counts: Count[] = [
  gate('tsc', '--noEmit'),
  gate('biome', 'check', '--error-on-warnings', '.'),
  gate('knip'),
  gate('vite', 'build', '--logLevel', 'warn'),
  unitTests(),
  browserTests(),
];
const total = (of: keyof Count) => counts.reduce((sum, count) => sum + count[of], 0);
console.error('');
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') > 0 ? 1 : 0;
