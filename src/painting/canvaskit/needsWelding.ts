import { contoursOf } from '../../geometry/contour';
import { isWelded } from '../../geometry/isWelded';
import type { Outline } from '../../geometry/outline';

/** How far a chord may deviate from its curve, in parts of the outline's own extent. */
const CHORD = 1e-4;

const known = new WeakMap<Outline, boolean>();

/** Whether the contours of an outline overlap. Most letters' do not, and a stone shows each many times. */
export function needsWelding(outline: Outline): boolean {
  const before = known.get(outline);
  if (before !== undefined) return before;
  const extent = outline.coords.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
  const needs = !isWelded(contoursOf(outline, CHORD * extent));
  known.set(outline, needs);
  return needs;
}
