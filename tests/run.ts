/**
 * `npm test`: type check, lint, unused code, build, unit and API tests, browser tests; `npm run test:whole` takes all of them
 * (`shortRun.ts` says what it adds). The first four run at once; every
 * gate runs even when another fails. What failed and why, and what passed only at the second try, is said once more at the
 * end, where a cut log still has it; the last line is `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { SHORT_RUN } from './shortRun';

const isWhole = process.argv.includes('--whole');

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** As much of an error, in characters, as is said again at the end. */
const MESSAGE_LENGTH = 1000;

/** What is said again right before the last line. */
const said: string[] = [];

const reports = mkdtempSync(join(tmpdir(), 'gravestone-reports-'));

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n── ${command} ${args.join(' ')}\n`);
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(isWhole ? {} : SHORT_RUN), ...env },
  });
  return status === 0;
}

/** Ends with what the command wrote, as one piece: several run at once. A gate counts as one test. */
async function gate(command: string, ...args: string[]): Promise<Count> {
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn('npx', ['--no-install', command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const written: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => written.push(piece));
    child.on('error', (error) => resolve({ code: null, output: String(error) }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(written).toString() }));
  });
  const passed = code === 0;
  process.stdout.write(`\n── ${[command, ...args].join(' ')}\n${output}`);
  if (!passed) said.push(`failed: ${[command, ...args].join(' ')}: ${output.slice(0, MESSAGE_LENGTH)}`);
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
    said.push(`no report of the tests: ${String(error)}`);
  }
  const unnoticed = (!ok && count.failed === 0) || count.skipped > 0 || count.passed + count.failed === 0;
  if (unnoticed) said.push(`failed: a run that broke off, or left tests out: ${JSON.stringify(count)}`);
  return { passed: count.passed, failed: count.failed + Number(unnoticed) };
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** What went wrong outside a test: at import, or before or after all tests. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function unitTests(): Count {
  const report = join(reports, 'vitest.json');
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  return counted(ok, report, (json: UnitReport) => {
    for (const { name, status, message, assertionResults } of json.testResults) {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName, failureMessages } of failed)
        said.push(
          `failed: ${relative('.', name)}: ${fullName}: ${failureMessages.join('\n').slice(0, MESSAGE_LENGTH)}`,
        );
      if (status === 'failed' && failed.length === 0)
        said.push(`failed: ${relative('.', name)}: ${message.slice(0, MESSAGE_LENGTH)}`);
    }
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  });
}

interface BrowserReport {
  readonly stats: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
  readonly suites: readonly BrowserSuite[];
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: keyof BrowserReport['stats'];
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

function sayBrowserSuite({ suites = [], specs = [] }: BrowserSuite): void {
  for (const { file, title, tests } of specs)
    for (const { projectName, status, results } of tests) {
      const test = `${file}: ${title} (${projectName})`;
      const message = results[0]?.error?.message?.slice(0, MESSAGE_LENGTH) ?? '';
      if (status === 'unexpected') said.push(`failed: ${test}: ${message}`);
      if (status === 'flaky') said.push(`passed at the second try: ${test}: ${message}`);
    }
  for (const suite of suites) sayBrowserSuite(suite);
}

function browserTests(): Count {
  const report = join(reports, 'playwright.json');
  const ok = run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(ok, report, ({ stats, suites }: BrowserReport) => {
    for (const suite of suites) sayBrowserSuite(suite);
    const { expected, flaky, unexpected, skipped } = stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  });
}

const gates = await Promise.all([
  gate('tsc', '-b'),
  gate('biome', 'check', '--error-on-warnings', '.'),
  gate('knip'),
  gate('vite', 'build', '--logLevel', 'warn'),
]);
const counts: Count[] = [...gates, unitTests(), browserTests()];
const total = (of: keyof Count) => counts.reduce((sum, count) => sum + count[of], 0);
process.stdout.write(`\n${said.map((line) => `${line}\n`).join('')}`);
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') > 0 ? 1 : 0;
