import { join } from 'node:path';
import type { Scene } from '../../src/scene/scene';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Design } from '../../src/stone/stone';
import { projectRoot } from '../projectRoot';
import { exportPdf } from './exportPaper';
import { exportPng, exportSvg } from './exportScene';
import { exportWorkshop } from './exportWorkshop';
import type { Call } from './readCall';

/** How a file is to be made: what the command was asked for, apart from where it lies. */
export type Rendering = Omit<Call, 'input' | 'output'>;

/**
 * Makes one file of a scene.
 *
 * @throws PictureTooLarge
 */
export function render(
  scene: Scene,
  design: Design,
  { format, pxPerMm, weld, tiled, legacy, stencil }: Rendering,
  locale: Locale,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'svg':
      return exportSvg(scene, design.designName, weld);
    case 'png':
      return exportPng(scene, pxPerMm, join(projectRoot(), 'catalogue'));
    case 'pdf':
      return exportPdf(scene, design, locale, tiled);
    case 'dxf':
      return exportWorkshop(scene, design, legacy ? 'legacy-dxf' : 'dxf', stencil);
    case 'plt':
      return exportWorkshop(scene, design, 'plt', stencil);
  }
}
