import { oneOf } from '../../../tests/random';
import { extentOf, type Point } from '../ink';
import { sceneOf } from '../inspected';
import { between, changed, type Fault } from '../seeded';
import { inkAt, moved } from './places';

/**
 * One line is only reserved, and what else is cut is moved into its space, or across the border of it, until a point of
 * its ink lies within the upright box of the reserved ink.
 */
const inReserved: Fault = ({ design }, random) => {
  const nodes = sceneOf(design).nodes.filter(
    ({ kind, element }) =>
      (kind === 'lettering' || kind === 'ornament') && design.Parms[element]?.group === undefined,
  );
  const lines = nodes.filter(({ kind }) => kind === 'lettering');
  if (nodes.length < 2 || lines.length === 0) return undefined;
  const later = oneOf(random, lines);
  const own = oneOf(
    random,
    nodes.filter((node) => node !== later),
  );
  const [left, top, right, bottom] = extentOf(inkAt(design, later.element));
  const [x, y] = [between(random, left - 20, right + 20), between(random, top - 10, bottom + 10)];
  const by: Point = [x - own.place.x, y - own.place.y];
  const turn = random() < 0.4 ? between(random, -90, 90) : 0;
  const set = moved(design, own.element, by, turn);
  const isIn = ([px, py]: Point) => px > left && px < right && py > top && py < bottom;
  const inside = inkAt(set, own.element).filter(({ polygons }) => polygons.some((each) => each.some(isIn)));
  if (inside.length === 0) return undefined;
  return {
    kind: 'inReserved',
    design: changed(set, later.element, { reserved: true }),
    elements: [own.element, later.element],
    characters: inside.flatMap(({ index }) => (index >= 0 ? [index] : [])),
  };
};

/** The faults of what stands where room is kept. */
export const RESERVED_FAULTS = { inReserved } as const satisfies Record<string, Fault>;
