import { LruCache } from '../../src/cache/lruCache';
import { type BakedRelief, lightField } from '../../src/painting/relief/bakeRelief';
import { type HeightField, heightFieldOf } from '../../src/painting/relief/heightField';
import type { ReliefOrder } from '../../src/painting/relief/reliefOrder';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import { shapeKey } from './shapeKey';

/** How many cells of height fields are kept, at 8 bytes each: 16 MB, about the letters of four stones. */
const MOST_CELLS = 2e6;

/**
 * Bakes reliefs and keeps the height fields of the last ones: the same shape in another light, another colour or turned is
 * only lit again.
 */
export class Relighting {
  private readonly fields = new LruCache<string, { readonly field: HeightField | undefined }>({
    most: MOST_CELLS,
    weigh: ({ field }) => field?.distances.length ?? 1,
  });
  /** How many shapes were measured. */
  measured = 0;

  /**
   * Bakes a relief without a pause.
   *
   * @returns undefined for a shape without ink.
   */
  bake(order: ReliefOrder): BakedRelief | undefined {
    const { field } = this.fields.getOrMake(shapeKey(order), () => {
      this.measured += 1;
      return { field: withoutPause(heightFieldOf(order)) };
    });
    return field && withoutPause(lightField(field, order));
  }
}
