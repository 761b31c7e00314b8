import { differenceD, FillRule } from 'clipper2-ts';
import { joinOutlines, type Outline } from '../../../geometry/outline';
import { outlineOfContours } from '../../../geometry/outlineOfContours';
import { areaOf, outlineOf, polygonsOf } from '../../../geometry/polygon';
import { contoursOf } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';
import { type Nest, nested } from '../order/nesting';
import { type Bridge, bridgesFrom } from './bridges';

/** How far chords may lie beside curves, in mm, and the decimals of a mm kept. */
const CHORD: Mm = 0.002;
const DECIMALS = 5;

/** An area below this, in mm², is what rounding leaves beside a bridge, and no piece of ink. */
const SPECK = 0.01;

/** An island finds no place for a bridge: the bridge is too wide for it. */
export class NoRoomForTab extends Error {
  readonly width: Mm;

  constructor(width: Mm) {
    super(`An island has no room for a bridge of ${width} mm`);
    this.name = 'NoRoomForTab';
    this.width = width;
  }
}

interface Tabs {
  readonly count: number;
  readonly width: Mm;
}

/** A shape of ink with its counters joined to the outside, each over bridges of its own. */
function shapeBridged(shape: Nest, tabs: Tabs): Outline {
  if (shape.inner.length === 0) return outlineOfContours([shape.contour]);
  const polygons = polygonsOf(
    outlineOfContours([shape.contour, ...shape.inner.map(({ contour }) => contour)]),
    CHORD,
  );
  const joined = new Set([0]);
  const bridges: Bridge[] = [];
  let left = polygons.map((_, index) => index).slice(1);
  // A counter among others may reach the outside over one that is joined already.
  while (left.length > 0) {
    const before = left.length;
    left = left.filter((counter) => {
      const found = bridgesFrom(polygons, counter, joined, tabs);
      bridges.push(...found);
      if (found.length > 0) joined.add(counter);
      return found.length === 0;
    });
    if (left.length === before) throw new NoRoomForTab(tabs.width);
  }
  const rest = differenceD(
    polygons.map((polygon) => [...polygon]),
    bridges.map(({ corners }) => [...corners]),
    FillRule.NonZero,
    DECIMALS,
  ).filter((path) => Math.abs(areaOf(path)) > SPECK);
  return joinOutlines([
    outlineOf(rest),
    ...shape.inner.flatMap(({ inner }) => inner.map((it) => shapeBridged(it, tabs))),
  ]);
}

/**
 * An outline whose islands (the counters of O and A, what stands in a frame) are joined to what is around them by bridges
 * across the ink, so that they stay in place in a stencil without a carrier. What has no counter keeps its curves; the
 * rest becomes lines within 0.003 mm of them.
 *
 * @throws NoRoomForTab
 */
export function bridged(outline: Outline, tabs: Tabs): Outline {
  return joinOutlines(nested(contoursOf(outline)).map((shape) => shapeBridged(shape, tabs)));
}
