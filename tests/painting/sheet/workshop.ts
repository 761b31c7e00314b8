import { loadNodeKit } from '../../../server/drawing/nodeKit';
import type { Outline } from '../../../src/geometry/outline';
import { contoursOf } from '../../../src/geometry/strokes';
import { weld } from '../../../src/painting/canvaskit/weld';
import { type CutSheet, cutSheet } from '../../../src/painting/sheet/cutSheet';
import { inCuttingOrder } from '../../../src/painting/sheet/order/inCuttingOrder';
import type { Tool } from '../../../src/painting/sheet/tools';
import { buildScene } from '../../../src/scene/buildScene';
import type { Place, Scene } from '../../../src/scene/scene';
import type { Arc } from '../../lettering/bentByHand';
import { designWith, sceneWith, sources } from '../../scene/drawnStone';
import { along, type Point } from './points';

const kit = await loadNodeKit();

export const welding = (outline: Outline) => weld(kit, outline);

/** A scene's sheet as its outlines are welded, its centre line in the middle. */
export function sheetAsWelded(scene: Scene, stencilMargin?: number): CutSheet {
  return cutSheet(scene, { weld: welding, centreLines: [scene.width / 2], stencilMargin });
}

/** The same in the order in which every file holds it. */
export function sheetOf(scene: Scene, stencilMargin?: number): CutSheet {
  return inCuttingOrder(sheetAsWelded(scene, stencilMargin));
}

/** The sheet of the standard stone with these elements. */
export function sheetWith(...Parms: readonly object[]): CutSheet {
  return sheetOf(sceneWith(...Parms));
}

/** The scene of the standard stone with a frame around these elements. */
export function framedScene(Type: string, ...Parms: readonly object[]): Scene {
  return buildScene(designWith(Parms, { Frame: { Type } }), sources);
}

/** What a tool runs along, as points. */
export function linesOf({ layers }: CutSheet, tool: Tool, steps?: number): Point[][] {
  const outline = layers.find((layer) => layer.tool === tool)?.outline;
  return outline ? pointsOf(outline, steps) : [];
}

/** An outline's contours as points. */
export function pointsOf(outline: Outline, steps = 60): Point[][] {
  return contoursOf(outline).map(({ start, strokes }) => [
    start,
    ...strokes.flatMap(({ from, controls, to }) => (controls ? along([from, ...controls, to], steps) : [to])),
  ]);
}

interface MeasuredPlace extends Place {
  readonly curve?: Arc;
}

const PLACES: readonly MeasuredPlace[] = [
  { x: 300, y: 268, rotation: 0, scale: 1 },
  { x: 120.25, y: 400.5, rotation: 90, scale: 0.75 },
  { x: 310, y: 433.3, rotation: -37.5, scale: 0.9 },
  { x: 300, y: 200, rotation: 0, scale: 1, curve: { kind: 'arc', radius: 260, side: 'outside' } },
  { x: 290.5, y: 420.25, rotation: 17, scale: 0.9, curve: { kind: 'arc', radius: 333.3, side: 'inside' } },
];

/** Lines that a format's letters are measured by: no two letters of theirs touch. */
export const MEASURED = {
  family: 'EB Garamond',
  setting: {
    text: 'AVATAR To. Sorgen 1941',
    fontSize: 24.5,
    fontSpacing: 104,
    letterSpacing: 2.5,
    spacings: [1.5, 0, 0.125],
  },
  places: PLACES,
};

/** A measured line as an element of a design. */
export function measuredElement({ scale, curve, ...position }: MeasuredPlace, variant = 'sandb') {
  const { text, fontSize, fontSpacing, letterSpacing, spacings } = MEASURED.setting;
  return {
    type: 'text',
    subText: text,
    variant,
    fontFamily: MEASURED.family,
    fontSize: String(fontSize),
    fontSpacing,
    letterSpacing,
    subTextSpacing: spacings.join(),
    position,
    scale,
    ...(curve && { curve }),
  };
}
