import { openRenderer } from './renderer/renderer';
import { DESIGNER } from './screens/lateScreens';

/** The addresses that show a stone, without the language prefix. */
const STONE = /^(?:\/(?:de|no))?\/(?:designer|stone-design|opret-sten)(?:\/|$)/;

/** How long to wait for the designer's code before showing a loading indicator, in ms. */
const PATIENCE = 200;

/**
 * Opens the stage at once where the address shows a stone: its WebAssembly then loads in parallel with the designer's
 * code. A failure is reported when the stage is needed.
 *
 * @returns fulfilled once the designer can be shown without a placeholder, or after the time limit.
 */
export async function openEarly(path: string): Promise<void> {
  if (!STONE.test(path)) return;
  openRenderer().catch(() => undefined);
  const coming = DESIGNER.fetch().catch(() => undefined);
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
