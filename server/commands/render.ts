import { join } from 'node:path';
import type { Names } from '../../src/painting/pdf/offer/entries';
import type { Scene } from '../../src/scene/scene';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Design } from '../../src/stone/stone';
import { projectRoot } from '../projectRoot';
import { exportOffer } from './exportOffer';
import { exportPdf } from './exportPaper';
import { exportPng, exportSvg } from './exportScene';
import { exportWorkshop } from './exportWorkshop';
import type { Call } from './readCall';

/** A stone to be made a file of. */
export interface Rendered {
  readonly scene: Scene;
  readonly design: Design;
  /** The stone's number; a stone that was never saved has none. */
  readonly id: number | undefined;
  readonly names: Names;
}

/** How a file is to be made: what the command was asked for, apart from where it lies. */
export type Rendering = Omit<Call, 'input' | 'output' | 'allowMissing'>;

/**
 * Makes one file of a scene.
 *
 * @throws PictureTooLarge
 */
export function render(
  stone: Rendered,
  { format, pxPerMm, weld, tiled, offer, legacy, stencil, layers }: Rendering,
  locale: Locale,
): Promise<string | Uint8Array> {
  const { scene, design } = stone;
  const catalogueFolder = join(projectRoot(), 'catalogue');
  switch (format) {
    case 'svg':
      return exportSvg(scene, design.designName, weld);
    case 'png':
      return exportPng(scene, pxPerMm, catalogueFolder);
    case 'pdf':
      if (offer) return exportOffer(stone, { locale, detailed: offer === 'detailed', catalogueFolder });
      return exportPdf(scene, design, locale, tiled);
    case 'dxf':
      return exportWorkshop(scene, design, legacy ? 'legacy-dxf' : 'dxf', { stencil, layers });
    case 'plt':
      return exportWorkshop(scene, design, 'plt', { stencil, layers });
  }
}
