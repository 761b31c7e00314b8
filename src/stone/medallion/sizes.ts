import type { Mm } from '../numbers';
import type { MedallionShape } from './parm';

/** The sides of a plate in mm. */
export interface PlateSize {
  readonly width: Mm;
  readonly height: Mm;
}

const upright = (sizes: readonly (readonly [Mm, Mm])[]): readonly PlateSize[] =>
  sizes.map(([width, height]) => ({ width, height }));

const PLATES = upright([
  [50, 70],
  [70, 90],
  [90, 120],
  [110, 150],
  [130, 180],
]);

/** The sizes in which medallions are usually sold, the smallest first; of an oval and a rectangle, upright. */
export const USUAL_SIZES: Readonly<Record<MedallionShape, readonly PlateSize[]>> = {
  oval: PLATES,
  rectangle: PLATES,
  round: upright([
    [60, 60],
    [70, 70],
    [90, 90],
    [110, 110],
    [130, 130],
  ]),
};

/** The usual sizes as a medallion lies: on its side where it is wider than high. */
function sizesAs(shape: MedallionShape, { width, height }: PlateSize): readonly PlateSize[] {
  const sizes = USUAL_SIZES[shape];
  return width > height ? sizes.map((size) => ({ width: size.height, height: size.width })) : sizes;
}

/** How unlike two lengths are: a third more is as far as a third less. */
const unlike = (one: Mm, other: Mm) => Math.abs(Math.log(one / other));

/** The usual size of a shape that comes nearest to a wanted one. */
export function nearestSize(shape: MedallionShape, wanted: PlateSize): PlateSize {
  return sizesAs(shape, wanted).reduce((nearest, size) =>
    unlike(size.height, wanted.height) < unlike(nearest.height, wanted.height) ? size : nearest,
  );
}

/** The next usual size above or below; undefined where there is none. */
export function nextSize(shape: MedallionShape, of: PlateSize, larger: boolean): PlateSize | undefined {
  const sizes = sizesAs(shape, of);
  return larger
    ? sizes.find(({ height }) => height > of.height)
    : sizes.findLast(({ height }) => height < of.height);
}
