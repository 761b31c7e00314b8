import type { Canvas, Path } from 'canvaskit-wasm';
import type { Outline } from '../../geometry/outline';
import { areaOf, outlineOf, type Polygon, polygonsOf } from '../../geometry/polygon';
import { roundInset, united } from '../../scene/frame/offset';
import { PerStone } from '../../scene/frame/perStone';
import type { Slab } from '../../scene/scene';
import { postureOf } from '../../stone/catalogue/posture';
import type { Mm } from '../../stone/numbers';
import { bevelFacets } from '../relief/bevelFacets';
import type { Facet } from '../relief/facet';
import { LIGHT } from '../relief/light';
import { roughRim } from '../relief/roughRim';
import { edgeGloss } from './edgeGloss';
import type { Painter } from './painter';
import { paintFacets } from './paintFacets';
import { stoneKey } from './stoneKey';

/** How far a chord may deviate from the outline's curves, in mm: below a pixel at any zoom at which all is seen. */
const CHORD: Mm = 0.02;

/** The line in which a bevel meets the face, in mm. */
const CREASE: Mm = 0.5;

/** How a stone's edge is seen: its broken outline if it is, what lies within the edge, and the planes between. */
interface Rim {
  readonly broken?: Outline;
  readonly within?: Outline;
  readonly facets: readonly Facet[];
}

/** Edges of a stone kept: as many as somebody compares. */
const rims = new PerStone<Rim>(8);

const level = Math.hypot(LIGHT[0], LIGHT[1]);
const ALONG = [LIGHT[0] / level, LIGHT[1] / level] as const;

function clockwise(outline: Outline): Polygon[] {
  return united(polygonsOf(outline, CHORD)).map((polygon) =>
    areaOf(polygon) < 0 ? polygon.toReversed() : polygon,
  );
}

function make({ outline, stoneType, made: { edge, bevel } }: Slab): Rim {
  if (edge === 'rough') {
    const foot = postureOf(stoneType.shape) === 'upright' ? stoneType.height : undefined;
    const rim = roughRim(clockwise(outline), stoneType.id, ALONG, foot);
    return { broken: outlineOf(rim.outline), facets: rim.facets };
  }
  if (bevel === 0) return { facets: [] };
  const polygons = clockwise(outline);
  return {
    within: outlineOf(roundInset(polygons, bevel)),
    facets: bevelFacets(polygons, bevel, ALONG),
  };
}

const keyOf = ({ made: { edge, bevel } }: Slab) => `${edge === 'rough' ? 'rough' : ''} ${bevel}`;

/** The edge of a stone as it is worked: once for each stone and edge. */
export function rimOf(slab: Slab): Rim {
  return rims.get(slab.stoneType, keyOf(slab), () => make(slab));
}

/** Paints the planes of a stone's edge over its material, within its outline; nothing of a plain edge. */
export function paintRim(canvas: Canvas, face: Path, slab: Slab, painter: Painter): void {
  const { within, facets } = rimOf(slab);
  if (facets.length === 0) return;
  const { kit, palette, paths } = painter;
  canvas.save();
  canvas.clipPath(face, kit.ClipOp.Intersect, true);
  if (within) {
    const inner = paths.outline(`within ${stoneKey(slab)} ${keyOf(slab)}`, within);
    canvas.save();
    canvas.clipPath(inner, kit.ClipOp.Difference, true);
    const gloss = edgeGloss(slab.made.edge);
    paintFacets(canvas, facets, painter, gloss);
    canvas.restore();
    canvas.drawPath(inner, palette.line([1, 1, 1], CREASE, Math.min(1, 0.35 * gloss)));
  } else {
    paintFacets(canvas, facets, painter);
  }
  canvas.restore();
}
