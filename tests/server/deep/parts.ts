import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Test files that run together, with the variables of their long form. */
export interface Part {
  readonly name: string;
  readonly files: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** Runs a command of the project's; variables that are set outside override `variables`. */
export function ran(words: readonly string[], variables: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync('npx', ['--no-install', ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...variables, ...process.env },
  });
  return status === 0;
}

/** A run that failed without a failing test, or without any tests, counts as one failure. */
function counted(isFine: boolean, report: string): Count {
  try {
    const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const unnoticed = (!isFine && numFailedTests === 0) || passed + numFailedTests === 0;
    return { passed, failed: numFailedTests + Number(unnoticed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs the files of a part one after the other, so that each has the machine to itself. */
function tested({ name, files, variables }: Part): Count {
  const report = join(mkdtempSync(join(tmpdir(), 'gravestone-deep-')), `${name}.json`);
  const words = ['vitest', 'run', '--no-file-parallelism', '--reporter=default', '--reporter=json'];
  return counted(ran([...words, `--outputFile.json=${report}`, ...files], variables), report);
}

/**
 * Runs parts one after the other, then the others; prints a line for each, and at the end `N passed, N failed`.
 *
 * @param others commands that pass or fail as a whole.
 */
export function runParts(parts: readonly Part[], others: Readonly<Record<string, () => boolean>> = {}): void {
  const steps: (readonly [string, () => Count])[] = [
    ...parts.map((part) => [part.name, () => tested(part)] as const),
    ...Object.entries(others).map(
      ([name, run]) =>
        [
          name,
          () => {
            const passed = run();
            return { passed: Number(passed), failed: Number(!passed) };
          },
        ] as const,
    ),
  ];
  const lines: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const [name, run] of steps) {
    const began = Date.now();
    const { passed, failed } = run();
    total.passed += passed;
    total.failed += failed;
    lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`);
  }
  console.error('');
  process.stdout.write(`${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
