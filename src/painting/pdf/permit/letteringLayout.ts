import { boundsOf } from '../../../geometry/bounds';
import { type Box, boxAroundAll, grownBox } from '../../../geometry/box';
import { boxOnStone } from '../../../scene/place';
import type { Scene, SceneNode } from '../../../scene/scene';
import type { Mm } from '../../../stone/numbers';
import { shapesOf } from '../../sheet/ink';
import { firstFitting, SCALES } from './scale';
import { AREA } from './sheet';

/** Room for numbers, left and right of the face. */
const SIDE: Mm = 12;

/** Around letters where only the inscription is shown, in mm of the stone. */
const AIR: Mm = 5;

/** The part of a stone's face that the sheet shows, and where. */
export interface LetteringLayout {
  readonly scale: number;
  /** In mm of the stone. */
  readonly shown: Box;
  readonly isWhole: boolean;
  /** In mm of the page. */
  readonly left: Mm;
  readonly right: Mm;
  readonly top: Mm;
  readonly bottom: Mm;
}

/** The box around an element's ink, in mm of the stone; around its place where it has none. */
export const inkOnStone = (node: SceneNode): Box =>
  boxAroundAll(shapesOf(node).flatMap((shape) => boundsOf(shape) ?? [])) ?? boxOnStone(node.box, node.place);

/** The box around all ink on a face, with some air. */
function inscriptionOf(scene: Scene): Box | undefined {
  const inked = scene.nodes.filter(({ kind }) => kind !== 'frame');
  const box = boxAroundAll(inked.map(inkOnStone));
  return box && grownBox(box, AIR);
}

/**
 * Places the face: 1:1 where it or at least its inscription fits, else the whole face in the largest scale that fits.
 *
 * @param top where the room for it begins, and `bottom` where it ends, in mm of the page.
 */
export function letteringLayout(scene: Scene, top: Mm, bottom: Mm): LetteringLayout {
  const width = AREA.right - AREA.left - 2 * SIDE;
  const fits = (box: Box, scale: number) =>
    (box.right - box.left) / scale <= width && (box.bottom - box.top) / scale <= bottom - top;
  const whole: Box = { left: 0, top: 0, right: scene.width, bottom: scene.height };
  const inscription = inscriptionOf(scene);
  const onlyWords = inscription && !fits(whole, 1) && fits(inscription, 1);
  const shown = onlyWords ? inscription : whole;
  const scale = firstFitting(SCALES, (one) => fits(shown, one));
  const wide = (shown.right - shown.left) / scale;
  const left = AREA.left + SIDE + (width - wide) / 2;
  const foot = top + (shown.bottom - shown.top) / scale;
  return { scale, shown, isWhole: !onlyWords, left, right: left + wide, top, bottom: foot };
}
