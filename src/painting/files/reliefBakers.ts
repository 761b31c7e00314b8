import type { BakedRelief } from '../relief/bakeRelief';
import { bakeWhole } from '../relief/bakeWhole';
import type { AskedRelief } from '../relief/orders';
import type { ReliefOrder } from '../relief/reliefOrder';

/** Bakes reliefs elsewhere than on the thread that makes a file. */
export interface ReliefBakers {
  /** How many may be asked for at once. */
  readonly lanes: number;
  /** Resolves with undefined for a shape without ink. */
  bake(order: ReliefOrder): Promise<BakedRelief | undefined>;
  /** Lets what they have baked come in, and takes up what they bake next. */
  turn(): Promise<void>;
}

/** Fewer reliefs than these are baked here: that takes less than starting others. */
const WORTHWHILE = 40;

/**
 * Bakes reliefs, by others at once where there are some and it is worth while.
 *
 * @param take receives each as soon as it is baked; the next one of its lane is not begun before it is done.
 * @throws what the first that failed did, once nothing is baked any more: no other is begun after it.
 */
export async function bakeReliefs(
  asked: readonly AskedRelief[],
  bakers: ReliefBakers | undefined,
  take: (baked: BakedRelief | undefined, asked: AskedRelief) => void | Promise<void>,
): Promise<void> {
  const others = asked.length < WORTHWHILE ? undefined : bakers;
  const rest = asked.values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const one of rest) {
      if (failures.length > 0) return;
      try {
        const order = one.order();
        await take(others ? await others.bake(order) : bakeWhole(order), one);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: others?.lanes ?? 1 }, lane));
  if (failures.length > 0) throw failures[0];
}
