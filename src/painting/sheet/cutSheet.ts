import { boundsOf } from '../../geometry/bounds';
import { type Box, boxAroundAll } from '../../geometry/box';
import { joinOutlines, type Outline } from '../../geometry/outline';
import type { Scene } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { withoutPause } from '../relief/withoutPause';
import { type Circle, circleOutline } from './circle';
import { centreLines, guidesOf } from './guides';
import type { Label } from './label';
import { soundWeld, type Weld, type Whiskers } from './soundWeld';
import { stencilEdge } from './stencil';
import type { Ticket } from './ticket';
import type { Tool } from './tools';
import { type WeldedScene, weldingScene } from './weldingScene';

/** What a sheet has beside what is welded. */
export interface SheetOptions {
  /** The positions of the centre lines, in mm from the left. */
  readonly centreLines: readonly Mm[];
  /** How far outside everything engraved the rubber stencil ends, in mm; no stencil where it is left out. */
  readonly stencilMargin?: Mm | undefined;
}

/** How a scene is prepared for the workshop. */
export interface CutOptions extends SheetOptions {
  readonly weld: Weld;
  /** Whether lines that go out to a point and back on themselves are left, for a tool in the spindle; a knife's are taken away. */
  readonly whiskers?: Whiskers;
}

/** The path of one tool, in stone mm. Closed contours enclose ink by the nonzero rule; open ones are guides. */
export interface CutLayer {
  readonly tool: Tool;
  readonly outline: Outline;
  /** Where the outline is that of circles, the circles. */
  readonly circles?: readonly Circle[];
}

/** A stone as a plotter needs it: outlines without overlaps, sorted by tool; y down, as in the scene. */
export interface CutSheet {
  readonly width: Mm;
  readonly height: Mm;
  /** The box around the stone and all that is drawn: a part may lie beside the stone. The same whichever layers are left out. */
  readonly drawn: Box;
  readonly layers: readonly CutLayer[];
  /** What it says of itself, where that is wished. */
  readonly ticket?: Ticket;
  /** What is written on it and never cut; a stone's sheet has none. */
  readonly labels?: readonly Label[];
  /** What its file says of itself as comments, in plain ASCII. */
  readonly statement?: readonly string[];
}

/** The box around a stone and all its layers. */
function drawnBox({ width, height }: Scene, layers: readonly CutLayer[]): Box {
  const stone = { left: 0, top: 0, right: width, bottom: height };
  const drawn = layers.flatMap(({ outline }) => boundsOf(outline) ?? []);
  return boxAroundAll([stone, ...drawn]) ?? stone;
}

/**
 * Sorts a scene's outlines by tool, in stone mm. Empty layers are left out.
 *
 * @param welded of the same scene.
 * @throws RangeError for a stencil margin that is not above 0.
 */
export function sheetOfWelded(
  scene: Scene,
  { engraved, mounted, holes }: WeldedScene,
  { stencilMargin, centreLines: centres }: SheetOptions,
): CutSheet {
  if (stencilMargin !== undefined && !(stencilMargin > 0))
    throw new RangeError(`A stencil cannot end ${stencilMargin} mm outside`);
  const layers: CutLayer[] = [
    { tool: 'engrave', outline: engraved },
    { tool: 'mount', outline: mounted },
    ...(stencilMargin === undefined
      ? []
      : [{ tool: 'stencil' as const, outline: stencilEdge(engraved, stencilMargin) }]),
    { tool: 'outline', outline: scene.slab.outline },
    {
      tool: 'guide',
      outline: joinOutlines([
        centreLines(centres, scene.height),
        ...scene.nodes.map((node) => guidesOf(node)),
      ]),
    },
    { tool: 'drill', outline: joinOutlines(holes.map(circleOutline)), circles: holes },
  ];
  return {
    width: scene.width,
    height: scene.height,
    drawn: drawnBox(scene, layers),
    layers: layers.filter(({ outline }) => outline.verbs.length > 0),
  };
}

/**
 * Welds a scene and sorts its outlines by tool, in stone mm. Empty layers are left out.
 *
 * @throws RangeError for a stencil margin that is not above 0.
 */
export function cutSheet(scene: Scene, { weld, whiskers, ...options }: CutOptions): CutSheet {
  return sheetOfWelded(scene, withoutPause(weldingScene(scene, soundWeld(weld, whiskers))), options);
}
