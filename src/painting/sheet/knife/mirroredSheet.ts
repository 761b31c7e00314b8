import { outlineOfContours } from '../../../geometry/outlineOfContours';
import type { Point } from '../../../geometry/point';
import { type Contour, contoursOf } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';
import type { CutSheet } from '../cutSheet';

/** A contour seen from the back of the stone. It runs backwards, so that its winding still says what is ink. */
function mirrored({ closed, strokes, start }: Contour, width: Mm): Contour {
  const at = ([x, y]: Point): Point => [width - x, y];
  const backwards = strokes.toReversed().map(({ from, controls, to }) => ({
    from: at(to),
    to: at(from),
    ...(controls && { controls: [at(controls[1]), at(controls[0])] as const }),
  }));
  return { closed, start: backwards[0]?.from ?? at(start), strokes: backwards };
}

/** The whole sheet mirrored about the middle of the stone: stencils that are cut from their back are turned over. */
export function mirroredSheet(sheet: CutSheet): CutSheet {
  const { width, drawn } = sheet;
  return {
    ...sheet,
    drawn: { ...drawn, left: width - drawn.right, right: width - drawn.left },
    layers: sheet.layers.map((layer) => ({
      ...layer,
      outline: outlineOfContours(contoursOf(layer.outline).map((contour) => mirrored(contour, width))),
      ...(layer.circles && { circles: layer.circles.map((circle) => ({ ...circle, x: width - circle.x })) }),
    })),
  };
}
