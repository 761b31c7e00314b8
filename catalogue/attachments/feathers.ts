import { placed, solid } from '../drawing/contour';
import { type Layer, laid } from '../drawing/layers';
import { feather } from '../ornaments/fine/wing';

/** A cast feather: its length and breadth, where its root lies, which way it points (degrees). */
export type CastFeather = readonly [length: number, breadth: number, x: number, y: number, turn: number];

/** The groove between a feather and what lies below it. */
const GROOVE = 1.5;

/** Cast feathers: each hides those before it, and a groove is left round it. */
export const castFeathers = (feathers: readonly CastFeather[]): Layer[] =>
  feathers.flatMap(([length, breadth, x, y, turn]) => {
    const whole = feather(length, breadth, 0).hides ?? [];
    const inner = feather(length - 2 * GROOVE, breadth - 2 * GROOVE, 0).hides ?? [];
    const sheet: Layer = { hides: solid(whole), inks: solid(placed(inner, { x: GROOVE })) };
    return laid([sheet], { x, y, turn });
  });
