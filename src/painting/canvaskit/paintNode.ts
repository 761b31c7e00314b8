import type { Canvas } from 'canvaskit-wasm';
import { glyphMatrix } from '../../lettering/letterOutline';
import type { LetteringNode, OrnamentNode, SceneNode, UnavailableNode } from '../../scene/scene';
import { unreachable } from '../../stone/unreachable';
import type { Painter } from './painter';
import { paintMissing, paintRelief, type Relief } from './paintRelief';

const WHITE = [1, 1, 1] as const;
const IDENTITY = [1, 0, 0, 1, 0, 0] as const;

/** The width of a cut's visible edges in mm: deeper for larger letters, never more than a chisel shows. */
function edgeOf(size: number): number {
  return Math.min(0.9, Math.max(0.18, size * 0.014));
}

function paintLettering(canvas: Canvas, node: LetteringNode, painter: Painter): void {
  const relief: Relief = { cut: node.cut, colour: node.colour, edge: edgeOf(node.line.capHeight) };
  for (const letter of node.line.letters) {
    for (const glyph of letter.glyphs) {
      const path = painter.paths.glyph(node.typeface, glyph.gid);
      if (path.isEmpty()) continue;
      const shape = { path, toMm: glyphMatrix(node.line, glyph) };
      if (letter.missing) paintMissing(canvas, shape, painter);
      else paintRelief(canvas, shape, relief, painter);
    }
  }
}

function paintOrnament(canvas: Canvas, node: OrnamentNode, painter: Painter): void {
  const path = painter.paths.outline(node.source, node.outline);
  const relief: Relief = { cut: node.cut, colour: node.colour, edge: 0.45 / node.place.scale };
  paintRelief(canvas, { path, toMm: IDENTITY }, relief, painter);
}

function paintUnavailable(canvas: Canvas, { box }: UnavailableNode, { kit, palette }: Painter): void {
  const rectangle = kit.LTRBRect(box.left, box.top, box.right, box.bottom);
  canvas.drawRect(rectangle, palette.fill(WHITE, 0.12));
  canvas.drawRect(rectangle, palette.line(WHITE, 0.8, 0.8));
}

/** Paints one element in its own mm, about its anchor. */
export function paintNode(canvas: Canvas, node: SceneNode, painter: Painter): void {
  switch (node.kind) {
    case 'lettering':
      paintLettering(canvas, node, painter);
      break;
    case 'ornament':
      paintOrnament(canvas, node, painter);
      break;
    case 'unavailable':
      paintUnavailable(canvas, node, painter);
      break;
    default:
      unreachable(node);
  }
}
