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
import type { Layers } from './readLayers';

/** A file for the mason's plotter. */
export type WorkshopFile = 'dxf' | 'legacy-dxf' | 'plt';

const PAINTERS: Record<WorkshopFile, (sheet: CutSheet, layers: Layers) => string> = {
  dxf: paintDxf,
  'legacy-dxf': paintLegacyDxf,
  plt: (sheet, layers) => paintPlt(sheet, (tool) => layers.get(tool)),
};

/** How a file for the plotter differs from one that holds everything but a stencil. */
interface WorkshopOptions {
  /** How far outside everything engraved the rubber stencil ends, in mm; none where left out. */
  readonly stencil?: Mm | undefined;
  /** What the file is to hold; every layer that the stone has where left out. */
  readonly layers?: Layers | undefined;
}

/** The scene as a file for the plotter: welded outlines by tool, in true mm. */
export async function exportWorkshop(
  scene: Scene,
  design: Design,
  file: WorkshopFile,
  { stencil, layers }: WorkshopOptions = {},
): Promise<string> {
  const kit = await loadNodeKit();
  const sheet = cutSheet(scene, {
    weld: (outline) => weld(kit, outline),
    centreLines: centreLinesOf(design, scene.width),
    stencilMargin: stencil,
  });
  const shown = sheet.layers.filter(({ tool }) => layers?.has(tool) ?? true);
  return PAINTERS[file]({ ...sheet, layers: shown }, layers ?? new Map());
}
