import type { Layer } from '../../drawing/layers';
import { type Breadth, back, HAIR, LIGHT, lines, SWELLING, type Way, way, within } from '../../drawing/pen';

const read = (drawn: Way | string): Way => (typeof drawn === 'string' ? way(drawn) : drawn);

/** A petal or blade between two edges that share both ends: it hides what is below, its edges are drawn, then its veins. */
export const blade = (
  left: Way | string,
  right: Way | string,
  veins: readonly (Way | string)[] = [],
  edge: Breadth = SWELLING,
): Layer => ({
  hides: within([read(left), back(read(right))]),
  inks: [...lines([left, right], edge), ...lines(veins, HAIR)],
});

/** A piece with any number of consecutive edges, with finer lines inside it. */
export const piece = (
  edges: readonly (Way | string)[],
  inner: readonly (Way | string)[] = [],
  edge: Breadth = SWELLING,
): Layer => ({ hides: within(edges.map(read)), inks: [...lines(edges, edge), ...lines(inner, HAIR)] });

/** Lines that hide nothing. */
export const strokes = (drawn: readonly (Way | string)[], breadth: Breadth = LIGHT): Layer => ({
  inks: lines(drawn, breadth),
});
