import type { Box } from '../../geometry/box';
import { transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import { letterOutline } from '../../lettering/letterOutline';
import { boxOutline } from '../../scene/boxOutline';
import { placeMatrix } from '../../scene/place';
import { reservedSpaces } from '../../scene/reserved';
import type { Cut, EtchingNode, LetteringNode, MedallionNode, Scene, SceneNode } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { type DrillHole, numbered } from '../sheet/drillHoles';
import { drillPins, mountedPieces } from '../sheet/drillPins';
import { centreLines, guidesOf } from '../sheet/guides';
import { cutOf, shapesOf } from '../sheet/ink';
import type { SoundWeld } from '../sheet/soundWeld';
import { drawOutline, type Ink, type Window } from './outlinePath';
import { onLayer, type PaperLayer } from './paperLayers';

/** How each way of working looks on paper: cut parts are black, mounted ones pale with an outline. */
const CUT_INK: Record<Cut, Ink> = {
  engraved: { fill: 0.1 },
  mounted: { fill: 0.86, stroke: 0, width: 0.15 },
};
const STONE_INK: Ink = { stroke: 0.35, width: 0.3 };
const THING_INK: Ink = { stroke: 0.35, width: 0.15 };
const GUIDE_INK: Ink = { stroke: [0.1, 0.4, 0.65], width: 0.1, dashes: [3, 1.5] };
const CENTRE_INK: Ink = { stroke: [0.1, 0.4, 0.65], width: 0.1, dashes: [8, 1.5, 1, 1.5] };
const RESERVED_INK: Ink = { stroke: [0.1, 0.4, 0.65], width: 0.3, dashes: [4, 2.5] };
const MISTAKE_INK: Ink = { stroke: [0.86, 0.16, 0.16], width: 0.3 };

/** One path on paper, in stone mm. */
interface Drawn {
  readonly outline: Outline;
  readonly ink: Ink;
  /** The layer that it is on; the stone's edge is on none and always shown. */
  readonly layer?: PaperLayer;
}

/** What guides the eye and the hand and is not cut. */
const guide = (outline: Outline, ink: Ink): Drawn => ({ outline, ink, layer: 'guides' });

/** A stone's face on paper, computed once for all pages that show it; lengths in stone mm. */
export interface Face {
  readonly width: Mm;
  readonly height: Mm;
  /** The stone's edge, its centre lines, the spaces that are kept free, and every element that is cut with its guides. */
  readonly all: readonly Drawn[];
  /** The same with only the mounted parts; empty where there are none. */
  readonly mounted: readonly Drawn[];
  /** The holes for the pins of mounted parts. */
  readonly holes: readonly DrillHole[];
  /** The boxes of the spaces that are kept free. */
  readonly reserved: readonly Box[];
  /** The medallions, whose names are written into them. */
  readonly medallions: readonly MedallionNode[];
  /** The etchings, whose names are written into them. */
  readonly etchings: readonly EtchingNode[];
}

function missingSigns({ line, typeface, place }: LetteringNode): Drawn[] {
  return line.letters
    .filter(({ missing }) => missing)
    .map((letter) =>
      guide(transformOutline(letterOutline(typeface, line, letter), placeMatrix(place)), MISTAKE_INK),
    );
}

/** A line's baseline, without the signs drawn in the error colour. */
function baselineOf(node: LetteringNode): Outline {
  const letters = node.line.letters.filter(({ missing }) => !missing);
  return guidesOf({ ...node, line: { ...node.line, letters } });
}

function guidesDrawn(node: SceneNode): Drawn[] {
  switch (node.kind) {
    case 'lettering':
      return [guide(baselineOf(node), GUIDE_INK), ...missingSigns(node)];
    case 'ornament':
    case 'frame':
      return [];
    case 'attachment':
    case 'medallion':
    case 'etching':
      return [guide(guidesOf(node), THING_INK)];
    case 'image':
      return [guide(guidesOf(node), GUIDE_INK)];
    case 'unavailable':
      return [guide(guidesOf(node), { ...MISTAKE_INK, dashes: [3, 2] })];
  }
}

/**
 * Computes a stone's face.
 *
 * @param centres the positions of the centre lines, in mm from the left.
 * @param weld joins the strokes of a letter or ornament whose edge is drawn, so that no line crosses it.
 */
export function faceOf(scene: Scene, centres: readonly Mm[], weld: SoundWeld): Face {
  const { width, height } = scene;
  const bare: Drawn[] = [
    { outline: scene.slab.outline, ink: STONE_INK },
    guide(centreLines(centres, height), CENTRE_INK),
  ];
  const reserved = reservedSpaces(scene).map(({ box }) => box);
  const boxes = reserved.map((box) => guide(boxOutline(box), RESERVED_INK));
  const nodes = scene.nodes.map((node) => {
    const cut = cutOf(node);
    const parts = cut === 'mounted' ? mountedPieces(node).map(weld) : shapesOf(node);
    const ink = cut ? parts.map((outline): Drawn => ({ outline, ink: CUT_INK[cut], layer: 'cut' })) : [];
    const { element } = node;
    return { cut, element, pins: drillPins(node, weld), drawn: [...guidesDrawn(node), ...ink] };
  });
  const mounted = nodes.filter(({ cut }) => cut === 'mounted');
  return {
    width,
    height,
    all: [...bare, ...boxes, ...nodes.flatMap(({ drawn }) => drawn)],
    mounted: mounted.length > 0 ? [...bare, ...mounted.flatMap(({ drawn }) => drawn)] : [],
    holes: numbered(mounted),
    reserved,
    medallions: scene.nodes.filter((node) => node.kind === 'medallion'),
    etchings: scene.nodes.filter((node) => node.kind === 'etching'),
  };
}

/** Draws paths of a face in true size. */
export function drawPaths(window: Window, paths: readonly Drawn[]): void {
  for (const { outline, ink, layer } of paths) {
    const draw = () => drawOutline(window, outline, ink);
    if (layer) onLayer(window.pdf, layer, draw);
    else draw();
  }
}
