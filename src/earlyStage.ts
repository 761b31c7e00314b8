import { openRenderer } from './renderer/renderer';

/** The addresses that show a stone, below their language. */
const STONE = /^(?:\/(?:de|no))?\/(?:designer|stone-design|opret-sten)(?:\/|$)/;

/**
 * Opens the stage at once where the address shows a stone: its WebAssembly is on its way while the designer's own code
 * still is. Where that fails, it is said when the stage is needed.
 */
export function openEarly(path: string): void {
  if (!STONE.test(path)) return;
  openRenderer().catch(() => undefined);
  import('./screens/designer/DesignerScreen').catch(() => undefined);
}
