import { outlineOf, polygonsOf } from '../../geometry/polygon';
import { outlineFromSvg, svgPathData } from '../../geometry/svgPath';
import type { StoneFace } from '../../stone/catalogue/stoneType';
import { FRAME_TYPES, type Frame, frameTypeNamed } from '../../stone/frame';
import type { Mm } from '../../stone/numbers';
import { drawFrame } from './drawFrame';
import { PerStone } from './perStone';
import { FRAME_DRAWINGS, type FrameDrawing } from './types';

/** On a stone of this size strokes are sketched at their true weight, in mm. */
const PLAIN = { longer: 150, shorter: 90 } as const;

/** How far a sketch may deviate from the true line, in mm: a hundredth of a pixel of a small picture. */
const COARSE: Mm = 0.08;

/**
 * A frame's drawing with heavier strokes, so that they are visible in a small picture, its corners slightly larger
 * and its position a little further in.
 *
 * @param times how many times heavier the strokes are.
 */
function enlarged(drawing: FrameDrawing, times: number): FrameDrawing {
  const { inset, lines, row, corner, reach } = drawing;
  const place = 1 + (times - 1) * 0.25;
  const larger =
    row?.kind === 'beads'
      ? { ...row, diameter: row.diameter * times, pitch: row.pitch * times }
      : row && { ...row, width: row.width * times, length: row.length * times, pitch: row.pitch * times };
  return {
    inset: inset * place,
    lines: lines.map(({ inwards, width }) => ({ inwards: inwards * times, width: width * times })),
    ...(larger && { row: larger }),
    corner,
    reach: reach * (1 + (times - 1) * 0.5),
  };
}

/** As many as there are kinds, and the frame chosen. */
const sketches = new PerStone<string>(2 * FRAME_TYPES.length);

function sketch(face: StoneFace, frame: Frame): string {
  const type = frameTypeNamed(frame.Type);
  if (!type || type === 'none') return '';
  const { outline, width, height } = face;
  const heavier = Math.min(Math.max(width, height) / PLAIN.longer, Math.min(width, height) / PLAIN.shorter);
  const drawing = enlarged(FRAME_DRAWINGS[type], Math.max(1, heavier));
  const coarse = outlineOf(polygonsOf(outlineFromSvg(outline), COARSE));
  const drawn = drawFrame(coarse, drawing, frame);
  return drawn ? svgPathData(drawn, 1) : '';
}

/**
 * A frame on a stone for a small picture, with strokes heavy enough to be visible.
 *
 * @returns SVG path data in stone mm; empty where no frame is drawn.
 */
export function sketchFrame(face: StoneFace, frame: Frame): string {
  return sketches.get(face, JSON.stringify(frame), () => sketch(face, frame));
}
