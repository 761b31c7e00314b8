import type { ReliefBakers } from '../../src/painting/files/reliefBakers';
import { bakeWhole } from '../../src/painting/relief/bakeWhole';
import type { ReliefPool } from '../reliefs/pool';
import { turnOver } from '../turnOver';

/** Bakes for a file in the workers of a pool, and here what they do not: a file lacks no relief. */
export function poolBakers(pool: ReliefPool): ReliefBakers {
  return {
    lanes: pool.lanes,
    turn: turnOver,
    async bake(order) {
      if (!pool.isFree) return bakeWhole(order);
      return pool.bake(order).catch(() => bakeWhole(order));
    },
  };
}
