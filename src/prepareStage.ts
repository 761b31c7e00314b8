import { readDrawnFromEarly } from './api/lists';
import { openRenderer } from './renderer/renderer';
import type { Design } from './stone/stone';

/**
 * Has the stage know the catalogue and load what a stone needs while the designer's code is on its way.
 *
 * @param coming the stone, as it was asked for early; what is shown of it then may differ.
 */
export async function prepareStage(coming: Promise<Design | undefined>): Promise<void> {
  const [{ stage }, lists, design] = await Promise.all([openRenderer(), readDrawnFromEarly(), coming]);
  if (!lists) return;
  await Promise.all([stage.catalogue(lists), design && stage.prepare(design)]);
}
