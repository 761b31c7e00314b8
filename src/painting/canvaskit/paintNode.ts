import type { Canvas } from 'canvaskit-wasm';
import { glyphMatrix } from '../../lettering/letterOutline';
import type { LetteringNode, SceneNode } from '../../scene/scene';
import { unreachable } from '../../stone/unreachable';
import { drawShape } from './drawShape';
import { paintAttachment } from './paintAttachment';
import { paintEtching } from './paintEtching';
import type { Painter } from './painter';
import { paintGhost } from './paintGhost';
import { paintImage } from './paintImage';
import { paintMedallion } from './paintMedallion';
import { paintRelief } from './paintRelief';

const WHITE = [1, 1, 1] as const;

/** The colour of an error, flat, so that it cannot be overlooked. */
const MISSING = [0.86, 0.16, 0.16] as const;

/** Paints the sign for each character the font lacks. */
function paintMissing(canvas: Canvas, { line, typeface }: LetteringNode, { paths, palette }: Painter): void {
  for (const { glyphs } of line.letters.filter(({ missing }) => missing)) {
    for (const glyph of glyphs) {
      const path = paths.glyph(typeface, glyph.gid);
      if (!path.isEmpty()) {
        drawShape(canvas, { path, toMm: glyphMatrix(line, glyph) }, 0, 0, palette.fill(MISSING));
      }
    }
  }
}

function paintUnavailable(canvas: Canvas, { box }: Pick<SceneNode, 'box'>, { kit, palette }: Painter): void {
  const rectangle = kit.LTRBRect(box.left, box.top, box.right, box.bottom);
  canvas.drawRect(rectangle, palette.fill(WHITE, 0.12));
  canvas.drawRect(rectangle, palette.line(WHITE, 0.8, 0.8));
}

/**
 * Paints one element in its own mm, about its anchor; a reserved one as a ghost.
 *
 * @param pxPerMm device pixels per mm of the stone.
 */
export function paintNode(canvas: Canvas, node: SceneNode, painter: Painter, pxPerMm: number): void {
  if (node.space !== undefined) {
    paintGhost(canvas, node, painter, pxPerMm);
    if (node.kind === 'lettering') paintMissing(canvas, node, painter);
    return;
  }
  switch (node.kind) {
    case 'lettering':
      paintRelief(canvas, node, painter, pxPerMm);
      paintMissing(canvas, node, painter);
      break;
    case 'ornament':
    case 'frame':
      paintRelief(canvas, node, painter, pxPerMm);
      break;
    case 'attachment':
      paintAttachment(canvas, node, painter, pxPerMm);
      break;
    case 'image':
      if (!paintImage(canvas, node, painter)) paintUnavailable(canvas, node, painter);
      break;
    case 'medallion':
      if (!paintMedallion(canvas, node, painter)) paintUnavailable(canvas, node, painter);
      break;
    case 'etching':
      if (!paintEtching(canvas, node, painter)) paintUnavailable(canvas, node, painter);
      break;
    case 'unavailable':
      paintUnavailable(canvas, node, painter);
      break;
    default:
      unreachable(node);
  }
}
