/**
 * Prints how densely stencils lie on a roll, beside two others with the same gap and margin: libnest2d, which packs the hulls of the
 * same pieces, turned by half at most, for as much processor time as ours took, and MaxRects (`maxrects-packer`), which packs their
 * boxes. `REFERENCE_TIMES` gives libnest2d so many times as long. Real stones' stencils, and random pieces with bays:
 *
 *     apt-get install python3-pynest2d && npx tsx bench/nesting/run.ts
 */
import { createRequire } from 'node:module';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { readDesign } from '../../server/commands/readDesign';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { pictureInAddress, sceneOf } from '../../server/drawing/scenes';
import { boundsOf } from '../../src/geometry/bounds';
import { weld } from '../../src/painting/canvaskit/weld';
import { measuresOf } from '../../src/painting/nesting/measures';
import { nest } from '../../src/painting/nesting/nest';
import type { StencilPiece } from '../../src/painting/nesting/piece';
import { piecesOf } from '../../src/painting/nesting/piecesOf';
import type { Rubber } from '../../src/painting/nesting/roll';
import { randomPiece } from '../../tests/painting/nesting/randomPieces';
import { randomFrom } from '../../tests/random';
import { lengthByLibnest2d } from './byLibnest2d';

// Its file for `import` has no named exports that Node would find.
const { MaxRectsPacker } = createRequire(import.meta.url)(
  'maxrects-packer',
) as typeof import('maxrects-packer');

const RUBBER: Rubber = { width: 610, longest: 10_000, margin: 5, gap: 3 };

/** How far outside of what is engraved a stone's stencil ends, in mm. */
const STENCIL = 10;

/** How many times as long as ours libnest2d is given. */
const TIMES = Number(process.env.REFERENCE_TIMES ?? 1);

/** What some work comes to, and how many seconds of a processor it took. */
function timed<T>(work: () => T): readonly [T, number] {
  const began = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(began);
  return [done, (user + system) / 1e6];
}

/** The length of the roll that MaxRects takes for the pieces' boxes, in mm. */
function lengthByBoxes(pieces: readonly StencilPiece[]): number {
  const { width, longest, margin, gap } = RUBBER;
  const packer = new MaxRectsPacker(longest - 2 * margin, width - 2 * margin, gap, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
  });
  const boxes = pieces.flatMap(({ edge }) => boundsOf(edge) ?? []);
  packer.addArray(
    boxes.map(({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top })) as never,
  );
  const [bin, another] = packer.bins;
  if (!bin || another) throw new Error('the boxes did not fit on one roll');
  return Math.max(...bin.rects.map(({ x, width: length }) => x + length)) + 2 * margin;
}

async function stencilsOf(files: readonly string[]): Promise<StencilPiece[]> {
  const { catalogue } = await catalogueFromFiles('catalogue');
  const kit = await loadNodeKit();
  const pieces: StencilPiece[] = [];
  for (const file of files) {
    const { design } = await readDesign(file);
    const scene = await sceneOf({ design, catalogue }, pictureInAddress);
    const stone = { name: file, scene, wordsOf: () => '' };
    const options = {
      weld: (outline: Parameters<typeof weld>[1]) => weld(kit, outline),
      margin: STENCIL,
      pieces: 'lines',
    } as const;
    pieces.push(...piecesOf(stone, options));
  }
  return pieces;
}

const EXAMPLES = ['single', 'double', 'addition', 'urn-slab'].map((name) => `examples/${name}.json`);
const real = await stencilsOf([...EXAMPLES, 'catalogue/standard-stone.json']);
const random = (seed: number) => {
  const chance = randomFrom(seed);
  return Array.from({ length: 24 }, (_, index) => randomPiece(chance, index));
};

const subjects: readonly (readonly [string, readonly StencilPiece[]])[] = [
  ['five stones', real],
  ['five stones, three times', [...real, ...real, ...real]],
  ...[1, 2, 3].map((seed) => [`24 random pieces, seed ${seed}`, random(seed)] as const),
];
process.stdout.write(`| pieces | roll used, mm | processor time, s | density | libnest2d, mm | runs | density | ours of it | MaxRects, mm | time, s | density |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
`);
for (const [name, pieces] of subjects) {
  const [[roll], seconds] = timed(() => nest(pieces, RUBBER, { rotation: '180' }));
  if (!roll) throw new Error('nothing was laid');
  const hulls = lengthByLibnest2d(pieces, RUBBER, TIMES * seconds);
  const [boxes, secondsOfBoxes] = timed(() => lengthByBoxes(pieces));
  const { area } = measuresOf(roll);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const density = (of: number) => percent(area / (of * RUBBER.width));
  const cells = [
    ...[`${pieces.length}: ${name}`, roll.length.toFixed(0), seconds.toFixed(1), density(roll.length)],
    ...(hulls
      ? [hulls.length.toFixed(0), hulls.runs, density(hulls.length), percent(hulls.length / roll.length)]
      : ['not installed', '', '', '']),
    ...[boxes.toFixed(0), secondsOfBoxes.toFixed(3), density(boxes)],
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
