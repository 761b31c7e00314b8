/**
 * `npm run screens`: takes a picture of every screen and popup of the real product, at three widths and in both themes,
 * and writes them with an index to docs/screens. `-- --only designer/text` takes those alone whose names begin so (several
 * with commas between; `looks/` are the sheets of stones in their places and of what was before), `-- --widths 390` those of a width alone, `-- --missing` those whose pictures are not there yet.
 * Whatever fails is said, and the command ends with 1.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildApp } from '../../bench/places';
import { findChromium, WEBGL_FLAGS } from '../../e2e/chromium';
import { commandLine } from '../../tests/server/commandLine';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { BEFORE_AND_AFTER, drawBeforeAndAfter } from './beforeAndAfter';
import { type Demo, makeDemo, PASSWORD } from './demo';
import { filmEditor } from './film';
import { writeIndex } from './indexPage';
import { drawLooksSheet, LOOKS_SHEET } from './looksSheet';
import { FURTHER_WIDTHS, fileOf, type Scene, THEMES, WIDTHS, type Width } from './scene';
import { SCENES } from './scenes/scenes';
import { FOLDER, openStudio, shoot } from './studio';

const say = (what: string) => process.stderr.write(`${what}\n`);

/** The words behind a flag, by the commas between them; undefined where the flag is not given. */
function flag(name: string): readonly string[] | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '').split(',');
}

const only = flag('only');
const widths = flag('widths')?.map(Number);
const missingOnly = process.argv.includes('--missing');
const isWanted = (name: string) => !only || only.some((begin) => name.startsWith(begin));

/** Whether a scene's pictures of a width are there. */
const isTaken = (scene: Scene, width: Width) =>
  THEMES.every((theme) => existsSync(join(FOLDER, fileOf(scene, width, theme))));

/** Takes every wanted scene at one width, one after the other; gives those that failed, and why. */
async function takeAll(browser: Browser, demo: Demo, url: string, width: Width): Promise<string[]> {
  const failed: string[] = [];
  const scenes = SCENES.filter(
    (scene) =>
      isWanted(scene.name) &&
      (scene.widths ?? WIDTHS).includes(width) &&
      !(missingOnly && isTaken(scene, width)),
  );
  const context = await openStudio(browser, url, width);
  for (const scene of scenes) {
    try {
      await shoot(context, demo, url, scene, width);
    } catch (error) {
      failed.push(`${scene.name}, ${width} px: ${error instanceof Error ? error.message : error}`);
      say(`FAILED ${failed.at(-1)}`);
    }
  }
  await context.close();
  return failed;
}

async function takeThem(browser: Browser, url: string, dataFolder: string): Promise<string[]> {
  const demo = await makeDemo(browser, url, dataFolder);
  const wanted = (of: readonly Width[]) => of.filter((width) => !widths || widths.includes(width));
  const take = (width: Width) => takeAll(browser, demo, url, width);
  const failed = (await Promise.all(wanted(WIDTHS).map(take))).flat();
  for (const width of wanted(FURTHER_WIDTHS)) failed.push(...(await take(width)));
  if (isWanted('editor') && !(missingOnly && existsSync(join(FOLDER, 'editor.webp'))))
    await filmEditor(browser, demo, url);
  if (isWanted(LOOKS_SHEET) && !(missingOnly && existsSync(join(FOLDER, LOOKS_SHEET))))
    await drawLooksSheet();
  // Last: it shows what was taken now.
  if (isWanted(BEFORE_AND_AFTER) && !(missingOnly && existsSync(join(FOLDER, BEFORE_AND_AFTER))))
    await drawBeforeAndAfter();
  return failed;
}

function checkNames(scenes: readonly Scene[]): void {
  const names = scenes.map(({ name }) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`two scenes of one name: ${twice.join(', ')}`);
  if (only && !names.concat('editor', LOOKS_SHEET, BEFORE_AND_AFTER).some(isWanted))
    throw new Error(`no scene begins with ${only.join(', ')}`);
}

checkNames(SCENES);
if (!process.argv.includes('--built')) buildApp();
const folder = await mkdtemp(join(tmpdir(), 'gravestone-screens-'));
const settings = { DATA_DIR: folder, DEMO_PASSWORD: PASSWORD, PORT: process.env.SCREENS_PORT ?? '0' };
// The user who works for a mason is added to a store that is there and that nobody holds.
await (await runServer(settings)).end('SIGTERM');
execFileSync(process.execPath, [...commandLine('user'), 'add', 'hugger', '7', 'Værksted', '--mason', '1'], {
  env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
  input: `${PASSWORD}\n`,
});
const server = await runServer(settings);
const browser = await chromium.launch({ executablePath: findChromium(), args: WEBGL_FLAGS });
try {
  const failed = await takeThem(browser, server.url, folder);
  const { pictures, megabytes } = await writeIndex(SCENES);
  say(`${pictures} pictures, ${megabytes.toFixed(1)} MB, ${failed.length} scenes failed`);
  for (const each of failed) say(`  ${each.split('\n')[0]}`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await removeBundle();
  await rm(folder, { recursive: true, force: true });
}
