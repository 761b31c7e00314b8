/**
 * Measures how well old letters are recognised, on photographs drawn by lot:
 *
 *     npx tsx bench/oldLetters/run.ts [how many] [first seed]
 *
 * 500 from seed 1 on unless told otherwise; docs/benchmarks.md says which it publishes. Prints every photograph whose family
 * is not the first proposal, then the table.
 */
import { allFaces } from './faces';
import { type Measured, measureOne } from './measure';
import { tableOf } from './table';

const count = Number(process.argv[2] ?? 500);
const first = Number(process.argv[3] ?? 1);
const faces = await allFaces();
const all: Measured[] = [];
for (let seed = first; seed < first + count; seed += 1) {
  const one = await measureOne(seed, faces);
  all.push(one);
  if (one.rank === 1 && Math.abs(one.heightError ?? 1) < 0.05) continue;
  const { family, cursive, text, cap, colour } = one.line;
  const named = one.proposed.map(
    (each) => `${each.family}${each.cursive ? ' cursive' : ''} ${(100 * each.confidence).toFixed(0)} %`,
  );
  process.stdout.write(
    `${seed}: ${family}${cursive ? ' cursive' : ''}, ${cap.toFixed(0)} px, ${colour}, "${text}": place ${one.rank}, height ${(100 * (one.heightError ?? Number.NaN)).toFixed(1)} %; ${named.join(', ')}\n`,
  );
}
process.stdout.write(tableOf(all, faces.length));
