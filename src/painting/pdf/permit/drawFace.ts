import type { jsPDF } from 'jspdf';
import { type Matrix, transformOutline } from '../../../geometry/matrix';
import type { Outline } from '../../../geometry/outline';
import type { Scene, SceneNode } from '../../../scene/scene';
import { guidesOf } from '../../sheet/guides';
import { cutOf, shapesOf } from '../../sheet/ink';
import { drawOutline, type Ink } from '../outlinePath';
import { LINE } from './type';

/** What is cut is dark, what is mounted grey, everything else an edge. */
const INK = {
  engraved: { fill: 0.1 },
  mounted: { fill: 0.45 },
  thing: { stroke: 0.2, width: LINE.narrow },
} as const satisfies Record<string, Ink>;

/** Draws everything that is cut into a stone or mounted on it. @param toPaper from mm of the stone to mm of the page. */
export function drawElements(pdf: jsPDF, nodes: readonly SceneNode[], toPaper: Matrix): void {
  const draw = (outline: Outline, ink: Ink) =>
    drawOutline({ pdf, dx: 0, dy: 0 }, transformOutline(outline, toPaper), ink);
  for (const node of nodes) {
    const cut = cutOf(node);
    if (cut) for (const shape of shapesOf(node)) draw(shape, INK[cut]);
    else draw(guidesOf(node), INK.thing);
  }
}

/** Draws a stone's edge and everything on its face. */
export function drawFace(pdf: jsPDF, scene: Scene, toPaper: Matrix): void {
  const edge: Ink = { stroke: 0, width: LINE.wide };
  drawOutline({ pdf, dx: 0, dy: 0 }, transformOutline(scene.slab.outline, toPaper), edge);
  drawElements(pdf, scene.nodes, toPaper);
}
