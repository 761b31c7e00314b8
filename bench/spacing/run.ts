/**
 * Prints how even each family's letters stand as the font sets them and as optical spacing proposes, on the fixed lines:
 *
 *     npx tsx bench/spacing/run.ts
 *
 * In percent of the cap height, measured in pixels: the deviation of the white between neighbours within a word, for
 * several depths to which a letter's hollow counts, and of the steps from stem to stem.
 */
import { DEPTHS, type Unevenness } from '../../tests/lettering/evenness/evenness';
import { judge } from '../../tests/lettering/evenness/families';
import { FONT_FILES } from '../../tests/lettering/typefaces';

const figures = ({ white, stems }: Unevenness) => [...white, stems];
const rows: { name: string; before: number[]; after: number[]; moved: number }[] = [];
for (const file of FONT_FILES) {
  const { name, before, after, proposals } = await judge(file);
  const moved = proposals.flat().filter((spacing) => spacing !== 0).length;
  rows.push({ name, before: figures(before), after: figures(after), moved });
}
const meanOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
const columns = [...DEPTHS.keys(), DEPTHS.length];
rows.push({
  name: 'mean',
  before: columns.map((column) => meanOf(rows.map(({ before }) => before[column] ?? 0))),
  after: columns.map((column) => meanOf(rows.map(({ after }) => after[column] ?? 0))),
  moved: meanOf(rows.map(({ moved }) => moved)),
});
const heads = [...DEPTHS.map((depth) => `white, ${depth < 1 ? depth.toFixed(2) : 'whole'}`), 'stems'];
const table = [
  `| family | ${heads.join(' | ')} | gaps moved |`,
  `| --- | ${heads.map(() => '---:').join(' | ')} | ---: |`,
  ...rows.map(({ name, before, after, moved }) => {
    const cells = before.map((value, column) => `${value.toFixed(2)} → ${after[column]?.toFixed(2)}`);
    return `| ${name} | ${cells.join(' | ')} | ${moved.toFixed(0)} |`;
  }),
];
process.stdout.write(`${table.join('\n')}\n`);
