import { type Matrix, transformOutline } from '../../geometry/matrix';
import { EMPTY, joinOutlines, LINE, MOVE, type Outline, OutlinePen } from '../../geometry/outline';
import { lineOver } from '../../lettering/alongBaseline';
import { letterOutline } from '../../lettering/letterOutline';
import { boxOutline } from '../../scene/boxOutline';
import { placeMatrix } from '../../scene/place';
import type { LetteringNode, SceneNode } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';

/** An open line through points. */
function lineThrough(points: readonly (readonly [Mm, Mm])[]): Outline {
  const pen = new OutlinePen();
  for (const [index, [x, y]] of points.entries()) pen.draw(index === 0 ? MOVE : LINE, x, y);
  return pen.outline();
}

/** A line's baseline from its left end to its right, and the signs for characters its font lacks. */
function letteringGuides({ line, typeface }: LetteringNode): Outline {
  const missing = line.letters.filter((letter) => letter.missing);
  const baseline = line.width > 0 ? lineThrough(lineOver(line, 0)) : EMPTY;
  return joinOutlines([baseline, ...missing.map((letter) => letterOutline(typeface, line, letter))]);
}

/** The lines in stone mm that help to place a node, and its parts that cannot be cut: never left out silently. */
export function guidesOf(node: SceneNode): Outline {
  const placed = (outline: Outline, matrix: Matrix = placeMatrix(node.place)) =>
    transformOutline(outline, matrix);
  switch (node.kind) {
    case 'lettering':
      return placed(letteringGuides(node));
    case 'ornament':
    case 'frame':
      return EMPTY;
    case 'attachment':
      return placed(joinOutlines(node.layers.map(({ outline }) => outline)));
    case 'medallion':
    case 'etching':
      return placed(node.outline);
    case 'image':
    case 'unavailable':
      return placed(boxOutline(node.box));
  }
}

/** Vertical lines from the top of the stone to its foot. */
export function centreLines(places: readonly Mm[], height: Mm): Outline {
  return joinOutlines(
    places.map((x) =>
      lineThrough([
        [x, 0],
        [x, height],
      ]),
    ),
  );
}
