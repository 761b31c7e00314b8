import { boundsOf } from '../../../geometry/bounds';
import { type Box, grownBox } from '../../../geometry/box';
import { boxOnStone } from '../../../scene/place';
import type { Scene } from '../../../scene/scene';
import type { Mm } from '../../../stone/numbers';
import { shapesOf } from '../../sheet/ink';
import { firstFitting, SCALES } from './scale';
import { AREA } from './sheet';

/** Room left of the face for numbers, and right of it. */
const SIDE = { left: 16, right: 6 } as const;

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
  readonly top: Mm;
  readonly bottom: Mm;
}

const join = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The box around all ink on a face, with some air. */
function inscriptionOf(scene: Scene): Box | undefined {
  const boxes = scene.nodes
    .filter(({ kind }) => kind !== 'frame')
    .flatMap((node) => {
      const ink = shapesOf(node).flatMap((shape) => boundsOf(shape) ?? []);
      return ink.length > 0 ? ink : [boxOnStone(node.box, node.place)];
    });
  if (boxes.length === 0) return undefined;
  return grownBox(join(boxes), AIR);
}

/**
 * Places the face: 1:1 where it or at least its inscription fits, else the whole face in the largest scale that fits.
 *
 * @param top where the room for it begins, and `bottom` where it ends, in mm of the page.
 */
export function letteringLayout(scene: Scene, top: Mm, bottom: Mm): LetteringLayout {
  const width = AREA.right - AREA.left - SIDE.left - SIDE.right;
  const fits = (box: Box, scale: number) =>
    (box.right - box.left) / scale <= width && (box.bottom - box.top) / scale <= bottom - top;
  const whole: Box = { left: 0, top: 0, right: scene.width, bottom: scene.height };
  const inscription = inscriptionOf(scene);
  const onlyWords = inscription && !fits(whole, 1) && fits(inscription, 1);
  const shown = onlyWords ? inscription : whole;
  const scale = firstFitting(SCALES, (one) => fits(shown, one));
  const wide = (shown.right - shown.left) / scale;
  const left = AREA.left + SIDE.left + (width - wide) / 2;
  return { scale, shown, isWhole: !onlyWords, left, top, bottom: top + (shown.bottom - shown.top) / scale };
}
