import { boxAround, covers } from '../../geometry/contour';
import { areaOf, type Polygon, polygonsOf } from '../../geometry/polygon';
import { roundInset, united } from '../../scene/frame/offset';
import type { Scene, Slab } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import type { SoundWeld } from '../sheet/soundWeld';
import { asContour } from './asContour';
import { areasWithin, type CutGroup, cutGroups, polygonsAt } from './cuts';
import { extrude, type Front } from './extrude';
import type { Part, Substance } from './part';
import { placedRidges } from './placedRidges';

/** How far a chord may deviate from the outline's curves, in mm. */
const CHORD: Mm = 0.02;

/** A cut ends this far before the stone's edge, in mm: what is drawn beyond it is not cut into anything. */
const BEFORE_EDGE: Mm = 0.1;

/** The outline of a stone as polygons clockwise, its edges apart. */
export function edgeOf({ outline }: Pick<Slab, 'outline'>): Polygon[] {
  return united(polygonsOf(outline, CHORD)).map((polygon) =>
    areaOf(polygon) < 0 ? polygon.toReversed() : polygon,
  );
}

/** What a stone's own surfaces are made of. */
function substancesOf({ variant, made, photograph }: Slab) {
  const face: Substance = photograph
    ? { kind: 'photograph' }
    : { kind: 'stone', variant, finish: variant.finish };
  return {
    face,
    edge: { kind: 'stone', variant, finish: made.edge ?? variant.finish },
    side: { kind: 'stone', variant, finish: made.side ?? variant.finish },
  } satisfies Record<string, Substance>;
}

/** The stone itself, with its bevel, and with everything engraved as a cut. */
export function stonePart(scene: Scene, weld: SoundWeld): Part {
  const { slab } = scene;
  const { made, variant } = slab;
  const outline = edgeOf(slab);
  const bevel = Math.min(made.bevel, made.thickness / 2);
  const face = bevel > 0 ? roundInset(outline, bevel) : outline;
  const within = roundInset(face, BEFORE_EDGE);
  const groups = cutGroups(scene, 'engraved', weld).map(
    (group): CutGroup => ({ ...group, areas: group.areas.flatMap((area) => areasWithin(area, within)) }),
  );
  const { face: faced, edge, side } = substancesOf(slab);
  const cuts = groups.flatMap((group) =>
    group.areas.map((area) => ({ group, area, polygons: polygonsAt(area) })),
  );
  const ridges = cuts.flatMap(({ group, area }) => placedRidges(area, group.work.depth));
  const known = cuts.map(({ group, polygons }) => ({
    contours: polygons.map(asContour),
    box: boxAround(polygons.map(asContour)),
    front: {
      substance: { kind: 'covering', covering: group.colour, over: variant },
      elements: group.elements,
    } satisfies Front,
  }));
  const faceContours = face.map(asContour);
  const { points, surfaces } = extrude({
    outline,
    lines: bevel > 0 ? face : [],
    ridges: [],
    carvings: cuts.map(({ group, area }) => ({ area, most: group.work.depth })),
    heightOf: ({ points: sheet }) => {
      const heights = new Map<number, Mm>();
      for (const { x, y, far } of ridges.flat()) {
        const place = sheet.placeOf({ x, y });
        if (place !== undefined) heights.set(place, -far);
      }
      if (bevel > 0) for (const corner of outline.flat()) heights.set(sheet.placeOf(corner) ?? -1, -bevel);
      for (const { polygons } of cuts)
        for (const corner of polygons.flat()) heights.set(sheet.placeOf(corner) ?? -1, 0);
      return (place) => heights.get(place) ?? 0;
    },
    back: -made.thickness,
    frontAt: ({ x, y }) => {
      const cut = known.find(
        ({ contours, box }) =>
          x > box.left && x < box.right && y > box.top && y < box.bottom && covers(contours, x, y),
      );
      if (cut) return cut.front;
      return { substance: covers(faceContours, x, y) ? faced : edge, elements: [] };
    },
    side,
    behind: side,
  });
  return { kind: 'stone', elements: [], points, surfaces, bodies: outline.length, holes: 0 };
}
