import type { Point } from '../../../geometry/point';
import { Grid } from './grid';
import { type Stop, Tour } from './improve';

/** So many of what is nearest to a stop may become its neighbours on the way. */
const NEIGHBOURS = 8;

/** From each stop to the nearest that is left. */
function nearestFirst(stops: readonly Stop[], from: Point): number[] {
  const left = new Grid(stops.map(({ arrive }) => arrive));
  const order: number[] = [];
  let at = from;
  while (order.length < stops.length) {
    const [next = 0] = left.nearest(at, 1);
    left.remove(next);
    order.push(next);
    at = stops[next]?.leave ?? at;
  }
  return order;
}

/**
 * A short way from a point over all stops, as their places in the list: nearest next, then improved until no stretch
 * that is turned around, and none of up to three stops that is set elsewhere, makes it shorter.
 */
export function shortTour(stops: readonly Stop[], from: Point): number[] {
  if (stops.length < 2) return stops.map((_, index) => index);
  const all = new Grid(stops.map(({ arrive }) => arrive));
  const near = stops.map(({ leave }, index) =>
    all.nearest(leave, NEIGHBOURS + 1).filter((other) => other !== index),
  );
  const tour = new Tour(nearestFirst(stops, from), stops, from);
  tour.improve(near);
  return tour.order();
}
