import { type BrowserContext, expect, test } from '@playwright/test';
import { chanceOf } from '../../tests/server/deep/chance';
import { Provider } from './provider';
import { Run } from './run';
import { comeToRest, step, takeLeave } from './steps';
import { Witness } from './witness';

/** How many runs: a few with every test, 300 in the long form; a seed repeats one run alone and logs its steps. */
const RUNS = Number(process.env.EDITING_RUNS ?? 2);
const SEED = process.env.EDITING_SEED;
const SEEDS =
  SEED === undefined
    ? Array.from({ length: RUNS }, (_run, index) => index + Number(process.env.EDITING_FIRST ?? 1))
    : [Number(SEED)];

// A smaller screen is drawn faster, and a trace of so many steps says less than the log of the failed run.
test.use({
  viewport: { width: 1000, height: 700 },
  trace: 'off',
  actionTimeout: 45_000,
  navigationTimeout: 45_000,
});

const provider = new Provider();
test.beforeAll(() => {
  test.setTimeout(180_000);
  return provider.start();
});
test.afterAll(() => provider.kill('SIGTERM'));

/** A browser with nothing stored but a login. */
async function clear(context: BrowserContext, login: object | undefined): Promise<void> {
  const door = await context.newPage();
  await door.goto(`${provider.url}/healthz`);
  await door.evaluate((kept) => {
    localStorage.clear();
    if (kept) localStorage.setItem('gravestone.user', JSON.stringify(kept));
    return new Promise<void>((resolve) => {
      indexedDB.deleteDatabase('gravestone').onsuccess = () => resolve();
    });
  }, login);
  await door.close();
}

/** Begins a new stone, saves it two times out of three, takes 10 to 25 random steps, and checks for losses. */
async function edit(run: Run): Promise<number> {
  const { chance, witness } = run;
  const first = await run.open();
  run.begun = witness.last(first)?.design;
  if (chance.below(3) > 0) {
    await first.getByRole('button', { name: 'Gem sten' }).click();
    await first.waitForURL(/\/designer\/\d+/);
    run.noteAddress(first);
  }
  const steps = 10 + chance.below(16);
  for (let done = 0; done < steps; done++) await step(run);
  await comeToRest(run);
  await takeLeave(run);
  expect(run.orphans, 'unsaved edits that were never offered').toEqual([]);
  return steps;
}

test(`whatever happens while a stone is edited, nothing is lost: runs ${SEEDS[0]} to ${SEEDS.at(-1)}`, async ({
  context,
}) => {
  test.setTimeout(60_000 + SEEDS.length * 60_000);
  const witness = new Witness();
  await witness.attend(context);
  const failures: string[] = [];
  const sum = { runs: 0, steps: 0, acknowledged: 0, orphaned: 0, offered: 0, theirs: 0, mine: 0 };
  for (const seed of SEEDS) {
    const began = Date.now();
    const chance = chanceOf(seed);
    await provider.start();
    const login = chance.below(2) === 0 ? await provider.logIn('bedemand') : undefined;
    await clear(context, login);
    witness.forget();
    const run = new Run(context, witness, provider, chance, login?.token);
    try {
      sum.steps += await edit(run);
    } catch (error) {
      failures.push(`run ${seed}: ${String(error).slice(0, 3000)}\n  ${run.story.join('\n  ')}`);
      console.error(failures.at(-1));
    }
    await run.recover();
    for (const tab of context.pages()) await tab.close();
    sum.runs++;
    sum.acknowledged += witness.acknowledged().length;
    for (const figure of ['orphaned', 'offered', 'theirs', 'mine'] as const)
      sum[figure] += run.figures[figure];
    if (SEED !== undefined) console.warn(run.story.join('\n'));
    if (SEEDS.length > 6) console.warn(`run ${seed}: ${Date.now() - began} ms; ${JSON.stringify(sum)}`);
  }
  console.warn(`${JSON.stringify(sum)}, ${failures.length} failed`);
  expect(failures).toEqual([]);
});
