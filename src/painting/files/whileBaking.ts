import type { SceneNode } from '../../scene/scene';
import type { BakedRelief } from '../relief/bakeRelief';
import type { AskedRelief } from '../relief/orders';
import { bakeReliefs, type ReliefBakers } from './reliefBakers';

/** Reliefs that are baked while something is painted. */
export interface ComingReliefs {
  /** Resolves once all that an element asks for are there. */
  of(node: SceneNode): Promise<void>;
  /** Lets those that are baked come in. */
  turn(): Promise<void>;
  /** Resolves once all are there. */
  readonly all: Promise<void>;
}

/**
 * Bakes what elements ask for, each relief once, in the order in which they ask; by others where there are some and it is worth while.
 *
 * @param take receives each as soon as it is baked: by then it is there. The next one of its lane is not begun before it is done.
 */
export function comingReliefs(
  askedBy: ReadonlyMap<SceneNode, readonly AskedRelief[]>,
  bakers: ReliefBakers | undefined,
  take: (baked: BakedRelief | undefined, asked: AskedRelief) => void | Promise<void>,
): ComingReliefs {
  const missing = new Map([...askedBy.values()].flat().map((asked) => [asked.key, asked]));
  let arrived: () => void = () => undefined;
  const all = bakeReliefs([...missing.values()], bakers, async (baked, asked) => {
    const taken = take(baked, asked);
    missing.delete(asked.key);
    arrived();
    await taken;
  });
  // Whoever waits hears of it; nobody may wait yet.
  all.catch(() => undefined);
  return {
    all,
    turn: async () => bakers?.turn(),
    async of(node) {
      const isMissing = () => askedBy.get(node)?.some(({ key }) => missing.has(key));
      while (isMissing()) {
        const next = new Promise<void>((resolve) => {
          arrived = resolve;
        });
        await Promise.race([next, all]);
      }
    },
  };
}

/**
 * Paints while reliefs are baked.
 *
 * @param painting names each element before it paints it, whose reliefs are then waited for.
 * @throws what painting and baking throw, once nothing is baked any more.
 */
export async function whileBaking<Result>(
  reliefs: ComingReliefs,
  painting: Generator<SceneNode | undefined, Result>,
): Promise<Result> {
  try {
    for (;;) {
      const { done, value } = painting.next();
      if (done) return value;
      await (value ? reliefs.of(value) : reliefs.turn());
    }
  } catch (error) {
    // Lets go of what it paints on.
    painting.throw(error);
    throw error;
  } finally {
    // What comes in later would be kept by a painter that is gone.
    await reliefs.all.catch(() => undefined);
  }
}
