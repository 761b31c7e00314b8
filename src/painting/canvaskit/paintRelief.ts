import type { Canvas, Paint, Path } from 'canvaskit-wasm';
import type { Matrix } from '../../lettering/matrix';
import type { Cut } from '../../scene/scene';
import type { ColourName } from '../../stone/colours';
import { unreachable } from '../../stone/unreachable';
import { type Rgb, shaded, TONES } from '../colours';
import { keeping } from './kit';
import type { Painter } from './painter';

/** A shape to be cut or mounted. */
export interface Shape {
  /** The path in units of its own: font units for a glyph. */
  readonly path: Path;
  /** From the path's units to the element's mm. */
  readonly toMm: Matrix;
}

/** How a shape is carried out; `edge` is the width in mm of its lit and shaded edges. */
export interface Relief {
  readonly cut: Cut;
  readonly colour: ColourName;
  readonly edge: number;
}

/** The bare cut of `transparent`: the crystals broken open are lighter than the face, which shows through. */
const BARE_CUT = { rgb: [0.62, 0.62, 0.62] as Rgb, alpha: 0.42 };

function toneOf(colour: ColourName): { rgb: Rgb; alpha: number } {
  return colour === 'transparent' ? BARE_CUT : { rgb: TONES[colour], alpha: 1 };
}

/** Draws a shape moved by dx, dy mm. */
function draw(canvas: Canvas, { path, toMm }: Shape, dx: number, dy: number, paint: Paint): void {
  const [a, b, c, d, e, f] = toMm;
  canvas.save();
  canvas.concat([a, c, e + dx, b, d, f + dy, 0, 0, 1]);
  canvas.drawPath(path, paint);
  canvas.restore();
}

/** Draws a shape moved by dx, dy mm, as far as it lies within itself: what is left bare is the edge towards the light. */
function drawWithin(
  canvas: Canvas,
  shape: Shape,
  { kit }: Painter,
  dx: number,
  dy: number,
  paint: Paint,
): void {
  const [a, b, c, d, e, f] = shape.toMm;
  canvas.save();
  canvas.concat([a, c, e, b, d, f, 0, 0, 1]);
  canvas.clipPath(shape.path, kit.ClipOp.Intersect, true);
  const scale = a * d - b * c;
  canvas.translate((d * dx - c * dy) / scale, (a * dy - b * dx) / scale);
  canvas.drawPath(shape.path, paint);
  canvas.restore();
}

/** Cut into the stone: the upper left wall lies in shade, the lower right lip catches the light. */
function paintEngraved(canvas: Canvas, shape: Shape, { colour, edge }: Relief, painter: Painter): void {
  const { palette } = painter;
  const { rgb, alpha } = toneOf(colour);
  draw(canvas, shape, edge * 0.6, edge * 0.7, palette.fill([1, 1, 1], 0.22));
  draw(canvas, shape, 0, 0, palette.fill(shaded(rgb, 0.42), Math.max(alpha, 0.6)));
  drawWithin(canvas, shape, painter, edge, edge * 1.1, palette.fill(rgb, alpha));
}

/** Standing on the stone: a soft shadow and a dark side to the lower right, a lit edge to the upper left. */
function paintMounted(canvas: Canvas, shape: Shape, { colour, edge }: Relief, painter: Painter): void {
  const { palette } = painter;
  const { rgb } = toneOf(colour);
  const mmPerUnit = Math.sqrt(Math.abs(shape.toMm[0] * shape.toMm[3] - shape.toMm[1] * shape.toMm[2]));
  keeping((keeper) => {
    const shadow = keeper.keep(palette.blur([0, 0, 0], 0.6, (edge * 1.5) / mmPerUnit));
    draw(canvas, shape, edge * 2.4, edge * 2.8, shadow);
  });
  draw(canvas, shape, edge * 0.7, edge * 0.8, palette.fill(shaded(rgb, 0.35)));
  draw(canvas, shape, 0, 0, palette.fill(shaded(rgb, 1.45)));
  drawWithin(canvas, shape, painter, edge * 0.7, edge * 0.8, palette.fill(rgb));
}

/** Paints one shape as it is cut or mounted, in the element's own mm. */
export function paintRelief(canvas: Canvas, shape: Shape, relief: Relief, painter: Painter): void {
  switch (relief.cut) {
    case 'engraved':
      paintEngraved(canvas, shape, relief, painter);
      break;
    case 'mounted':
      paintMounted(canvas, shape, relief, painter);
      break;
    default:
      unreachable(relief.cut);
  }
}

/** Paints the sign for a character the font lacks, flat and in the colour of a mistake, so that nobody overlooks it. */
export function paintMissing(canvas: Canvas, shape: Shape, { palette }: Painter): void {
  draw(canvas, shape, 0, 0, palette.fill([0.86, 0.16, 0.16]));
}
