import type { Polygon } from '../../geometry/polygon';
import { roundInset } from '../../scene/frame/offset';
import type { Scene } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import type { SoundWeld } from '../sheet/soundWeld';
import { type CutArea, type CutGroup, cutGroups, polygonsAt } from './cuts';
import { extrude } from './extrude';
import { joinedPart } from './joinedPart';
import type { Part, Substance } from './part';
import { placedRidges } from './placedRidges';

/** Where the rounded edge is drawn between the outside and the face, as parts of its width. */
const STEPS = [0.13, 0.5] as const;

/** How high a mounted letter is at a distance from its edge: a quarter of a circle, and the face behind it. */
function heightAt(far: Mm, { depth, thickness }: CutGroup['work']): Mm {
  const edge = Math.min(depth, thickness);
  const left = Math.max(0, edge - far);
  return thickness - edge + Math.sqrt(edge * edge - left * left);
}

/** The lines around a form's face, from its edge inwards. */
function linesIn(area: CutArea, edge: Mm): readonly { readonly far: Mm; readonly line: Polygon }[] {
  const polygons = polygonsAt(area);
  return STEPS.flatMap((part) =>
    roundInset(polygons, part * edge).map((line) => ({ far: part * edge, line })),
  );
}

function bodyOf(group: CutGroup, area: CutArea, substance: Substance) {
  const { work, elements } = group;
  const outline = polygonsAt(area);
  const edge = Math.min(work.depth, work.thickness);
  const lines = linesIn(area, edge);
  const ridges = placedRidges(area, edge);
  return extrude({
    outline,
    lines: lines.map(({ line }) => line),
    ridges,
    heightOf: ({ points }) => {
      const heights = new Map<number, Mm>();
      const set = (far: Mm, at: { readonly x: Mm; readonly y: Mm }) =>
        heights.set(points.placeOf(at) ?? -1, heightAt(far, work));
      for (const point of ridges.flat()) set(point.far, point);
      for (const { far, line } of lines) for (const corner of line) set(far, corner);
      for (const corner of outline.flat()) set(0, corner);
      return (place) => heights.get(place) ?? 0;
    },
    back: 0,
    frontAt: () => ({ substance, elements }),
    side: substance,
    behind: substance,
  });
}

/** Letters and ornaments that stand on the stone, with rounded edges: a part for each element, or for several that overlap. */
export function mountedParts(scene: Scene, weld: SoundWeld): Part[] {
  return cutGroups(scene, 'mounted', weld).map((group): Part => {
    const { elements, colour, areas } = group;
    const substance: Substance = { kind: 'covering', covering: colour, over: scene.slab.variant };
    return joinedPart(
      'mounted',
      elements,
      areas.map((area) => ({
        body: bodyOf(group, area, substance),
        holes: area.form.length - 1,
      })),
    );
  });
}
