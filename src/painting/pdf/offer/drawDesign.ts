import { GState, type jsPDF } from 'jspdf';
import { transformOutline } from '../../../geometry/matrix';
import type { Outline } from '../../../geometry/outline';
import { letterOutline } from '../../../lettering/letterOutline';
import { boxOutline } from '../../../scene/boxOutline';
import { placeMatrix } from '../../../scene/place';
import type { LetteringNode, Scene, SceneNode } from '../../../scene/scene';
import { shownNodes } from '../../../scene/shownNodes';
import type { Mm } from '../../../stone/numbers';
import { isCutOff } from '../../canvaskit/clipToStone';
import { GHOST, ghostOf } from '../../ghost';
import { Forms } from '../forms';
import { drawOutline, drawWithin, type Ink } from '../outlinePath';
import { drawRelief, type OfferReliefs, type Sheet } from './drawRelief';
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
  /** What lies on top of letters, and the shadows that fall on them, as PNG files with a transparent background. */
  readonly pieces: readonly PlacedPiece[];
  readonly reliefs: OfferReliefs;
}

/** A picture of one node, or of its shadow, and its place on the stone, in mm. */
export interface PlacedPiece {
  readonly node: SceneNode;
  readonly png: Uint8Array;
  readonly left: Mm;
  readonly top: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

const MISTAKE: Ink = { stroke: [0.86, 0.16, 0.16], width: 0.6 };

function draw({ pdf, toSheet }: Sheet, outline: Outline, ink: Ink, opacity: number): void {
  opaque(pdf, opacity);
  drawOutline({ pdf, dx: 0, dy: 0 }, transformOutline(outline, toSheet), ink);
}

function opaque(pdf: jsPDF, opacity = 1): void {
  pdf.setGState(new GState({ opacity, 'stroke-opacity': opacity }));
}

function drawPiece({ pdf, toSheet }: Sheet, { node, png, left, top, width, height }: PlacedPiece): void {
  const [scale, , , , e, f] = toSheet;
  opaque(pdf);
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

/** Draws the signs for characters that the font lacks. */
function drawMissing(sheet: Sheet, { line, typeface, place }: LetteringNode): void {
  for (const letter of line.letters.filter(({ missing }) => missing)) {
    const outline = letterOutline(typeface, line, letter);
    draw(sheet, transformOutline(outline, placeMatrix(place)), MISTAKE, 1);
  }
}

/** What is cut into the stone and overhangs it ends at the stone's edge, where there is nothing to cut into. */
function onStone({ pdf, toSheet }: Sheet, { slab }: Scene, node: SceneNode, drawNode: () => void): void {
  if (isCutOff(node, slab)) drawWithin(pdf, transformOutline(slab.outline, toSheet), undefined, drawNode);
  else drawNode();
}

function drawNode(sheet: Sheet, scene: Scene, node: SceneNode, { pieces, reliefs }: OfferPicture): void {
  if (node.space !== undefined) {
    drawGhost(sheet, node);
    return;
  }
  // Of a letter its shadow, where that falls on what lies below it and not on the stone alone.
  const piece = pieces.find((one) => one.node === node);
  if (piece) drawPiece(sheet, piece);
  switch (node.kind) {
    case 'lettering':
    case 'ornament':
    case 'frame':
      opaque(sheet.pdf);
      onStone(sheet, scene, node, () => drawRelief(sheet, node, reliefs));
      if (node.kind === 'lettering') drawMissing(sheet, node);
      break;
    case 'unavailable':
      draw(
        sheet,
        transformOutline(boxOutline(node.box), placeMatrix(node.place)),
        { ...MISTAKE, dashes: [3, 2] },
        1,
      );
      break;
    case 'attachment':
    case 'medallion':
    case 'etching':
    case 'image':
      // Part of the stone's picture, unless it lies on something.
      break;
  }
}

/**
 * Draws a stone. Letters, ornaments and the frame are paths, exact at any size, and their reliefs lie within them; the
 * stone beneath, with their shadows and the lips of cuts, is a picture, since granite has no outline to write. So are the
 * things fixed to it and uploaded pictures, which need shading and pixels: below everything, or individually where they lie
 * on letters. What is reserved is a dashed line.
 */
export function drawDesign(pdf: jsPDF, scene: Scene, picture: OfferPicture, place: ImagePlace): void {
  const { scale, left, top } = place;
  const { jpeg } = picture;
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [x, y] = [left + picture.left * scale, top + picture.top * scale];
  pdf.addImage(jpeg, 'JPEG', x, y, width, height, 'stone', 'NONE');
  const sheet: Sheet = { pdf, toSheet: [scale, 0, 0, scale, left, top], forms: new Forms(pdf) };
  for (const node of shownNodes(scene)) drawNode(sheet, scene, node, picture);
  opaque(pdf);
  pdf.setLineDashPattern([], 0);
}
