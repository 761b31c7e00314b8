import { openRenderer } from './renderer/renderer';
import { DESIGNER } from './screens/lateScreens';

/** The addresses that show a stone, below their language. */
const STONE = /^(?:\/(?:de|no))?\/(?:designer|stone-design|opret-sten)(?:\/|$)/;

/** How long the designer's code is awaited before the page shows that it is on its way, in ms. */
const PATIENCE = 200;

/**
 * Opens the stage at once where the address shows a stone: its WebAssembly is on its way while the designer's own code
 * still is. Where that fails, it is said when the stage is needed.
 *
 * @returns fulfilled once the designer can be shown without anything standing in for it, or that takes too long.
 */
export async function openEarly(path: string): Promise<void> {
  if (!STONE.test(path)) return;
  openRenderer().catch(() => undefined);
  const coming = DESIGNER.fetch().catch(() => undefined);
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
