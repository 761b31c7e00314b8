/**
 * Presses one thing after the other in the designer, with a finger on a phone four times slower, on a stone of six families with
 * large gilded vignettes, and prints how long each held up the page. Several builds are measured in turn.
 *
 *     npx tsx bench/inUse/presses.ts [repeats] [lines] [folder of a built version …]
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { median } from '../median';
import { mixedStone } from '../mixed/mixedDesign';
import { machine } from '../report';
import { PHONE } from '../start/devices';
import { serveBuild } from '../versus/openBuild';
import { measurePresses, PRESSES } from './measurePresses';

const [repeats = '3', lines = '12', ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given : [process.cwd()];

const NAMES: Readonly<Record<(typeof PRESSES)[number], string>> = {
  line: 'a line on the stone',
  keys: '24 keys in its words',
  stoneTab: 'the tab "stone"',
  otherStone: 'another stone',
  undo: 'undo',
  textTab: 'the tab "text"',
};

const stone = await mixedStone(Number(lines));
const all = folders.map((): Awaited<ReturnType<typeof measurePresses>>[] => []);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (let repeat = 1; repeat <= Number(repeats); repeat += 1) {
    for (const [place, folder] of folders.entries()) {
      const server = await serveBuild(folder);
      try {
        all[place]?.push(await measurePresses(browser, PHONE, server.url, stone));
      } finally {
        server.end();
      }
      process.stderr.write(`${folder}, ${repeat} of ${repeats}\n`);
    }
  }
  const rows = PRESSES.map((press) => {
    const cells = all.map((runs) => {
      const of = (figure: 'longest' | 'long') => median(runs.map((run) => run[press][figure])).toFixed(0);
      return `${of('longest')} (${of('long')})`;
    });
    return `| ${[NAMES[press], ...cells].join(' | ')} |`;
  });
  process.stdout.write(
    `${[
      `${new Date().toISOString().slice(0, 10)}. ${machine({ chromium: browser.version() })}.`,
      `The longest turn of the page’s thread in ms by the clock, and in brackets how many took 50 ms or more; ${PHONE.name}, ${lines} lines.`,
      '',
      `| | ${folders.join(' | ')} |`,
      `| --- |${folders.map(() => ' ---: |').join('')}`,
      ...rows,
    ].join('\n')}\n`,
  );
} finally {
  await browser.close();
}
