import { weld } from '../../src/painting/canvaskit/weld';
import { paintDxf } from '../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../src/painting/dxf/paintLegacyDxf';
import { paintPlt } from '../../src/painting/plt/paintPlt';
import { centreLinesOf } from '../../src/painting/sheet/centreLinesOf';
import { type CutSheet, cutSheet } from '../../src/painting/sheet/cutSheet';
import type { Scene } from '../../src/scene/scene';
import type { Mm } from '../../src/stone/numbers';
import type { Design } from '../../src/stone/stone';
import { loadNodeKit } from './nodeKit';

/** A file for the mason's plotter. */
export type WorkshopFile = 'dxf' | 'legacy-dxf' | 'plt';

const PAINTERS: Record<WorkshopFile, (sheet: CutSheet) => string> = {
  dxf: paintDxf,
  'legacy-dxf': paintLegacyDxf,
  plt: paintPlt,
};

/**
 * The scene as a file for the plotter: welded outlines by tool, in true mm.
 *
 * @param stencilMargin how far outside everything engraved the rubber stencil ends, in mm; none where left out.
 */
export async function exportWorkshop(
  scene: Scene,
  design: Design,
  file: WorkshopFile,
  stencilMargin?: Mm,
): Promise<string> {
  const kit = await loadNodeKit();
  const sheet = cutSheet(scene, {
    weld: (outline) => weld(kit, outline),
    centreLines: centreLinesOf(design, scene.width),
    stencilMargin,
  });
  return PAINTERS[file](sheet);
}
