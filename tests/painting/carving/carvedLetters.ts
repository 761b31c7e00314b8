import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { weld } from '../../../src/painting/canvaskit/weld';
import type { Cutting } from '../../../src/painting/carving/measures';
import type { Post } from '../../../src/painting/carving/posts/names';
import { WRITERS } from '../../../src/painting/carving/posts/posts';
import { programOf, stagesOf } from '../../../src/painting/carving/program';
import { toolpathOf } from '../../../src/painting/carving/toolpath';
import { cutSheet } from '../../../src/painting/sheet/cutSheet';
import { buildScene } from '../../../src/scene/buildScene';
import { sources } from '../../accuracy/cut/overlaps';
import { designWith } from '../../scene/drawnStone';

const kit = await loadNodeKit();

/** The scene of the standard stone with one line of letters in the middle. */
export const lettersIn = (fontFamily: string, subText: string, fontSize: number) =>
  buildScene(
    designWith([
      {
        type: 'text',
        subText,
        fontFamily,
        fontSize: String(fontSize),
        variant: 'sandb',
        position: { x: 300, y: 300 },
      },
    ]),
    sources,
  );

/** The outline that is engraved into a scene's stone, welded. */
function engravedIn(scene: ReturnType<typeof lettersIn>) {
  const { layers, width, height } = cutSheet(scene, {
    weld: (outline) => weld(kit, outline),
    centreLines: [],
    whiskers: 'left',
  });
  const engraved = layers.find(({ tool }) => tool === 'engrave');
  if (!engraved) throw new Error('nothing is engraved');
  return { outline: engraved.outline, width, height };
}

/** The part of the ink that is said to be reached by a mill. */
export function reachedOf(scene: ReturnType<typeof lettersIn>, cutting: Cutting): number {
  const { outline, height } = engravedIn(scene);
  return toolpathOf(outline, height, cutting).reached ?? Number.NaN;
}

/** The program that cuts a scene, without a head. */
export function programFor(
  scene: ReturnType<typeof lettersIn>,
  cutting: Cutting,
  post: Post,
  head: string[] = [],
): string {
  const { outline, width, height } = engravedIn(scene);
  const stages = stagesOf(toolpathOf(outline, height, cutting), height, cutting, ({ kind }) => kind);
  return WRITERS[post](programOf({ name: 'STONE1', head, stages, width, height }, cutting));
}
