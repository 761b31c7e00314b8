import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import type { FileOrder } from '../../src/painting/files/formats';
import { makeFile } from '../../src/painting/files/makeFile';
import { buildScene } from '../../src/scene/buildScene';
import { reservedSpaces } from '../../src/scene/reserved';
import { namesIn } from '../../src/scene/sourcesFrom';
import { type Design, design as schema } from '../../src/stone/stone';
import { catalogue } from '../scene/drawnStone';
import { linesOf, randomDesigns } from './randomDesigns';
import { sampledInk } from './sampledInk';
import { shapeAll, shapedByHarfBuzz, sources } from './samples';
import { charactersByHand } from './strokesByHand';

const RUNS = { numRuns: Number(process.env.RESERVED_DESIGNS ?? 4), seed: 20_261_103 };

/** A box is soon measured. */
const BOXES = { ...RUNS, numRuns: RUNS.numRuns * 8 };

/** How long either may take, in ms. */
const PATIENCE = 120_000 + RUNS.numRuns * 30_000;

/** What a plotter, a laser or another drawing program is given. */
const FOR_CUTTING: readonly FileOrder[] = [
  { format: 'svg', welded: false },
  { format: 'svg', welded: true },
  { format: 'dxf', legacy: false, stencil: 4 },
  { format: 'dxf', legacy: true },
  { format: 'plt', stencil: 4 },
];

const supplies = { ...(await fileSupplies('da', tilesIn('catalogue'))), date: new Date('2026-11-03') };

const ROSE = { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 520, rotation: 12 } };
const LANTERN = { type: 'attachment', attachmentId: 1, position: { x: 480, y: 600, rotation: 0 } };

/** Two random inscriptions, of which the other is to be cut later, with an ornament and a lantern. */
const bothOf = (now: Design, later: Design) => {
  const reserved = [...later.Parms, ROSE, LANTERN].map((parm) => ({ ...parm, reserved: true }));
  return {
    without: now,
    withReserved: schema.parse({ ...now, Parms: [...now.Parms, ...reserved] }),
  };
};

/** The files of a design, whose scene is built once for all of them. */
function filesOf(design: Design) {
  const scene = buildScene(design, sources);
  const stone = { scene, design, id: 12, names: namesIn(catalogue), locale: 'da' } as const;
  return (order: FileOrder) => makeFile(order, stone, supplies);
}

test(
  `Every file for cutting of ${RUNS.numRuns} stones with reserved lines is byte for byte that of the stone without them`,
  async () => {
    await fc.assert(
      fc.asyncProperty(randomDesigns, randomDesigns, async (now, later) => {
        const { without, withReserved } = bothOf(now, later);
        const [fileOf, fileWithout] = [filesOf(withReserved), filesOf(without)];
        const files = new Map<FileOrder, unknown>();
        for (const order of FOR_CUTTING) {
          files.set(order, await fileWithout(order));
          if ((await fileOf(order)) !== files.get(order)) expect(`${JSON.stringify(order)} differs`).toBe('');
        }
        // Once they are cut the files do differ: what is compared could have been in them.
        const cut = schema.parse({
          ...withReserved,
          Parms: withReserved.Parms.map(({ reserved: _, ...parm }) => parm),
        });
        const [svg] = FOR_CUTTING;
        if (!svg) throw new Error('nothing is compared');
        expect(await filesOf(cut)(svg)).not.toBe(files.get(svg));
      }),
      RUNS,
    );
  },
  PATIENCE,
);

test(
  `The space of ${BOXES.numRuns} inscriptions that are reserved is the box around their letters as HarfBuzz sets them, within 0.01 mm`,
  () => {
    shapeAll(fc.sample(randomDesigns, BOXES));
    fc.assert(
      fc.property(randomDesigns, (later) => {
        const Parms = later.Parms.map((parm) => ({ ...parm, group: 1, reserved: true }));
        const [space, ...more] = reservedSpaces(buildScene(schema.parse({ ...later, Parms }), sources));
        // A line without ink keeps the box by which it is grasped: nothing of it can be compared.
        if (linesOf(later).some(({ subText }) => subText.trim() === '')) return;
        const byHand = sampledInk(
          linesOf(later).flatMap((line) =>
            charactersByHand(line, shapedByHarfBuzz(line)).flatMap(({ strokes }) => strokes),
          ),
        );
        expect(more).toEqual([]);
        if (!space || !byHand) throw new Error('no ink');
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(Math.abs(space.box[side] - byHand[side])).toBeLessThan(0.01);
      }),
      BOXES,
    );
  },
  PATIENCE,
);
