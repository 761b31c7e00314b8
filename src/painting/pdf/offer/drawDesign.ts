import { GState, type jsPDF } from 'jspdf';
import { type Matrix, transformOutline } from '../../../geometry/matrix';
import type { Outline } from '../../../geometry/outline';
import { letterOutline } from '../../../lettering/letterOutline';
import { boxOutline } from '../../../scene/boxOutline';
import { placeMatrix } from '../../../scene/place';
import type { Cut, Scene, SceneNode } from '../../../scene/scene';
import { shownNodes } from '../../../scene/shownNodes';
import type { ColourName } from '../../../stone/colours';
import type { Mm } from '../../../stone/numbers';
import { shaded, toneOf } from '../../colours';
import { GHOST, ghostOf } from '../../ghost';
import { drawOutline, type Ink } from '../outlinePath';
import type { ImagePlace } from './layout';

/** The picture beneath the letters: the stone itself, on its base if it has one, with a margin. */
export interface OfferPicture {
  readonly jpeg: Uint8Array;
  /** Where it begins on the stone: left of it and above. */
  readonly left: Mm;
  readonly top: Mm;
  /** How much of the stone's plane it shows. */
  readonly width: Mm;
  readonly height: Mm;
  /** What lies on top of letters, as PNG files with a transparent background. */
  readonly pieces: readonly PlacedPiece[];
}

/** A picture of one node, and its place on the stone, in mm. */
export interface PlacedPiece {
  readonly node: SceneNode;
  readonly png: Uint8Array;
  readonly left: Mm;
  readonly top: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

const MISTAKE: Ink = { stroke: [0.86, 0.16, 0.16], width: 0.6 };

/** How far the lit and the shaded edge of a cut are visible beside it, and a mounted letter's shadow, in mm. */
const LIP: Mm = 0.45;
const SHADOW: Mm = 1.5;

interface Sheet {
  readonly pdf: jsPDF;
  /** From stone mm to the sheet's px. */
  readonly toSheet: Matrix;
}

function draw({ pdf, toSheet }: Sheet, outline: Outline, ink: Ink, opacity: number, off: Mm = 0): void {
  const [a, b, c, d, e, f] = toSheet;
  pdf.setGState(new GState({ opacity, 'stroke-opacity': opacity }));
  const moved: Matrix = [a, b, c, d, e + a * off, f + d * off];
  drawOutline({ pdf, dx: 0, dy: 0 }, transformOutline(outline, moved), ink);
}

/** Something cut into the stone: its lower right edge is lit, its upper left one shaded. */
function drawEngraved(sheet: Sheet, outline: Outline, colour: ColourName): void {
  const { rgb, alpha } = toneOf(colour);
  draw(sheet, outline, { fill: 1 }, 0.35, LIP);
  draw(sheet, outline, { fill: 0 }, 0.6, -LIP);
  draw(sheet, outline, { fill: rgb }, alpha);
}

/** Something mounted on the stone: it has a shadow and an edge. */
function drawMounted(sheet: Sheet, outline: Outline, colour: ColourName): void {
  const { rgb, alpha } = toneOf(colour);
  draw(sheet, outline, { fill: 0 }, 0.45, SHADOW);
  draw(sheet, outline, { fill: shaded(rgb, 1.25) }, alpha, -LIP / 2);
  draw(sheet, outline, { fill: rgb }, alpha);
}

function drawPiece({ pdf, toSheet }: Sheet, { node, png, left, top, width, height }: PlacedPiece): void {
  const [scale, , , , e, f] = toSheet;
  pdf.setGState(new GState({ opacity: 1, 'stroke-opacity': 1 }));
  const place = [e + left * scale, f + top * scale, width * scale, height * scale] as const;
  pdf.addImage(png, 'PNG', ...place, `piece ${node.element}`, 'FAST');
}

/** The ghost of something reserved: its edge in dashes. */
function drawGhost(sheet: Sheet, node: SceneNode): void {
  const { outline, rgb } = ghostOf(node);
  const [scale] = sheet.toSheet;
  const dashes = [GHOST.dash, GHOST.gap].map((mm) => mm * scale);
  draw(sheet, outline, { stroke: rgb, width: Math.max(GHOST.line * scale, 0.25), dashes }, GHOST.opacity);
}

const DRAWN: Record<Cut, typeof drawEngraved> = { engraved: drawEngraved, mounted: drawMounted };

/**
 * Draws a stone. Letters, ornaments and the frame are filled paths, exact at any size; the stone beneath them is a
 * picture, since granite has no outline to write, and so are the things fixed to it and uploaded pictures,
 * which need shading and pixels: below everything, or individually where they lie on letters. What is reserved is a
 * dashed line.
 */
export function drawDesign(pdf: jsPDF, scene: Scene, picture: OfferPicture, place: ImagePlace): void {
  const { scale, left, top } = place;
  const { jpeg } = picture;
  const [width, height] = [picture.width * scale, picture.height * scale];
  pdf.addImage(
    jpeg,
    'JPEG',
    left + picture.left * scale,
    top + picture.top * scale,
    width,
    height,
    'stone',
    'NONE',
  );
  const sheet: Sheet = { pdf, toSheet: [scale, 0, 0, scale, left, top] };
  for (const node of shownNodes(scene)) {
    if (node.space !== undefined) {
      drawGhost(sheet, node);
      continue;
    }
    const placed = (outline: Outline) => transformOutline(outline, placeMatrix(node.place));
    switch (node.kind) {
      case 'lettering':
        for (const letter of node.line.letters) {
          const outline = placed(letterOutline(node.typeface, node.line, letter));
          if (letter.missing) draw(sheet, outline, MISTAKE, 1);
          else DRAWN[node.cut](sheet, outline, node.colour);
        }
        break;
      case 'ornament':
      case 'frame':
        DRAWN[node.cut](sheet, placed(node.outline), node.colour);
        break;
      case 'unavailable':
        draw(sheet, placed(boxOutline(node.box)), { ...MISTAKE, dashes: [3, 2] }, 1);
        break;
      case 'attachment':
      case 'medallion':
      case 'etching':
      case 'image': {
        // Part of the stone's picture, unless it lies on something.
        const piece = picture.pieces.find((one) => one.node === node);
        if (piece) drawPiece(sheet, piece);
        break;
      }
    }
  }
  pdf.setGState(new GState({ opacity: 1, 'stroke-opacity': 1 }));
  pdf.setLineDashPattern([], 0);
}
