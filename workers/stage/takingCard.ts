import type { FirstPicture } from './firstPicture';
import type { Screens } from './screens';
import type { StagePainting } from './stagePainting';
import type { Supplies } from './supplies';

/** How long nothing is to have been painted before another draws, in ms: it paints all anew. */
const QUIET = 500;

interface Taking {
  readonly screens: Screens;
  readonly firstPicture: FirstPicture;
  readonly painting: StagePainting;
  readonly supplies: Pick<Supplies, 'cardKit'>;
  /** Whether a card emulated by the processor is taken, as it is for tests. */
  readonly emulated: boolean;
}

/**
 * Has the graphics card draw as soon as there is time for it. The first picture never waits for what it draws by, which is twice
 * as large as all that the processor needs, and whose programs the card compiles when they are first used. Where it does
 * not load or open, the processor goes on.
 */
export async function takingCard({
  screens,
  firstPicture,
  painting,
  supplies,
  emulated,
}: Taking): Promise<void> {
  await firstPicture.whenPainted();
  try {
    await supplies.cardKit?.();
    await painting.whenQuiet(QUIET);
    screens.takeCard(emulated);
  } catch {
    // What is wrong with the painting itself is said by the next one.
  }
}
