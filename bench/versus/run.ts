/**
 * Prints what an edit costs in two builds of the app, their pages taking turns in one browser:
 *
 *     npx tsx bench/versus/run.ts <folder before> <folder after> [rounds] [lines …]
 *
 * Both folders are checkouts that were built with `npm run build`. Per edit: ms by the clock until its pixels are there, and of the
 * processor in the page's thread and the stage's.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { median } from '../median';
import { machine } from '../report';
import { SIZES } from '../scene';
import { benchScenes } from '../scenes';
import { COSTS, type Cost, EDITS, type EditKind, measureEdit } from './edits';
import { openBuild, serveBuild } from './openBuild';

const [before, after, rounds = '8', ...given] = process.argv.slice(2);
if (!before || !after) throw new Error('which two folders?');
const sizes = given.length > 0 ? given.map(Number) : SIZES.map(({ lines }) => lines);
const scenes = await benchScenes();
const servers = await Promise.all([before, after].map(serveBuild));
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const rows = [
    `| lines | edit | ${COSTS.join(' | ')} |`,
    `| ---: | --- | ${COSTS.map(() => '---:').join(' | ')} |`,
  ];
  for (const lines of sizes) {
    const scene = scenes.find((one) => one.lines.length === lines);
    if (!scene) throw new Error(`no stone of ${lines} lines`);
    const builds = [];
    for (const { url } of servers) builds.push(await openBuild(browser, url, scene));
    const found = new Map<EditKind, Cost[][]>(EDITS.map((kind) => [kind, [[], []]]));
    // The first round is for the compiler.
    for (let round = 0; round <= Number(rounds); round += 1) {
      for (const kind of EDITS) {
        const turns = [...builds.entries()];
        for (const [which, build] of round % 2 === 0 ? turns : turns.reverse()) {
          const cost = await measureEdit(build, kind);
          if (round > 0) found.get(kind)?.[which]?.push(cost);
        }
      }
    }
    for (const [kind, [first = [], second = []]] of found) {
      const cells = COSTS.map((name) => {
        const [was, is] = [median(first.map((cost) => cost[name])), median(second.map((cost) => cost[name]))];
        return `${was.toFixed(3)} → ${is.toFixed(3)} (${(is / was).toFixed(2)})`;
      });
      rows.push(`| ${lines} | ${kind} | ${cells.join(' | ')} |`);
    }
    for (const { page } of builds) await page.context().close();
  }
  process.stdout.write(`${rows.join('\n')}\n${machine({ chromium: browser.version() })}\n`);
} finally {
  await browser.close();
  for (const { end } of servers) end();
}
