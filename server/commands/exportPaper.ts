import { fileBytes } from '../../fonts/fileBytes';
import { weld } from '../../src/painting/canvaskit/weld';
import type { Agreement } from '../../src/painting/pdf/drawAgreement';
import { faceOf } from '../../src/painting/pdf/face';
import { paintPdf, paintTiledPdf } from '../../src/painting/pdf/paintPdf';
import type { Paper } from '../../src/painting/pdf/paper';
import { PAPER_FONTS } from '../../src/painting/pdf/paperFonts';
import { centreLinesOf } from '../../src/painting/sheet/centreLinesOf';
import { letterList } from '../../src/painting/sheet/letterList';
import { soundWeld } from '../../src/painting/sheet/soundWeld';
import type { Scene } from '../../src/scene/scene';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Design } from '../../src/stone/stone';
import { loadNodeKit } from './nodeKit';
import { paperTexts } from './texts';

/**
 * The scene 1:1 as a PDF, with a template and a list where letters are mounted.
 *
 * @param tiled the paper to spread it over; without it, the page is as large as the stone.
 * @param agreement what was agreed when the stone was ordered.
 */
export async function exportPdf(
  scene: Scene,
  design: Design,
  locale: Locale,
  tiled?: Paper,
  agreement?: Agreement,
): Promise<Uint8Array> {
  const kit = await loadNodeKit();
  const [regular, bold] = await Promise.all([fileBytes(PAPER_FONTS.regular), fileBytes(PAPER_FONTS.bold)]);
  const face = faceOf(
    scene,
    centreLinesOf(design, scene.width),
    soundWeld((outline) => weld(kit, outline)),
  );
  const options = {
    title: design.designName,
    locale,
    fonts: { regular, bold },
    date: new Date(),
    texts: paperTexts(locale),
    letters: letterList(scene, design.Parms, locale),
    agreement,
  };
  return tiled ? paintTiledPdf(face, tiled, options) : paintPdf(face, options);
}
