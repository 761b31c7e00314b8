/**
 * Prints how much of each stone is cut out rightly from the photographs of the tests (intersection over union with the
 * generator's own mask, of the outline that is stored), and how long it takes from the file to the outline:
 *
 *     npx tsx bench/cutting/run.ts [tuning|held-out]
 */
import { cutOut } from '../../server/pictures/background/cutOut';
import { decoded } from '../../server/pictures/decoded';
import { STONE_PIXELS } from '../../server/pictures/prepareUpload';
import { photographed } from '../../tests/server/images/churchyard/photographed';
import { HELD_OUT, TUNING } from '../../tests/server/images/churchyard/sets';
import { drawn, overlap } from '../../tests/server/images/photographs';

const sittings = process.argv[2] === 'tuning' ? TUNING : HELD_OUT;
const rows: { name: string; share: number; ms: number }[] = [];
for (const sitting of sittings) {
  const { picture, truth, width, height } = await photographed(sitting);
  const began = process.cpuUsage();
  const found = await cutOut({ kind: 'stonetype', picture: await decoded(picture, STONE_PIXELS) });
  const { user, system } = process.cpuUsage(began);
  const ms = (user + system) / 1000;
  const name = `${sitting.seed} ${sitting.outline}, ${sitting.stone}, ${sitting.scenery}`;
  if (!found) {
    rows.push({ name, share: 0, ms });
    continue;
  }
  const { box, outline } = found;
  const scale = [
    ((box.right - box.left) * width) / found.width,
    ((box.bottom - box.top) * height) / found.height,
  ];
  const place = `translate(${box.left * width} ${box.top * height}) scale(${scale.join(' ')})`;
  const cut = await drawn(width, height, `<path transform="${place}" fill="#fff" d="${outline}"/>`);
  rows.push({ name, share: overlap(cut, truth), ms });
}
const mean = rows.reduce((sum, { share }) => sum + share, 0) / rows.length;
const table = [
  '| photograph | of 1 | ms |',
  '| --- | ---: | ---: |',
  ...rows.map(({ name, share, ms }) => `| ${name} | ${share.toFixed(3)} | ${ms.toFixed(0)} |`),
  `| mean | ${mean.toFixed(3)} | |`,
  `| least | ${Math.min(...rows.map(({ share }) => share)).toFixed(3)} | |`,
  `| longest | | ${Math.max(...rows.map(({ ms }) => ms)).toFixed(0)} |`,
];
process.stdout.write(`${table.join('\n')}\n`);
