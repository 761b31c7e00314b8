import { faceOf } from '../pdf/face';
import { paintPdf, paintTiledPdf } from '../pdf/paintPdf';
import type { Paper } from '../pdf/paper';
import { paperTextsBy } from '../pdf/writtenTexts';
import { centreLinesOf } from '../sheet/centreLinesOf';
import { letterList } from '../sheet/letterList';
import { printedMake } from './printedMake';
import { printedSeal } from './printedSeal';
import type { FileStone, FileSupplies } from './supplies';
import { weldBy } from './weldBy';

/** The stone 1:1 as a PDF, with a template and a list where letters are mounted, and what was agreed. */
export async function fullSizeFile(
  stone: FileStone,
  supplies: FileSupplies,
  { tiled }: { readonly tiled?: Paper | undefined },
): Promise<Uint8Array> {
  const { scene, design, locale, agreement } = stone;
  const { kit, translate, date, fonts } = supplies;
  const centreLines = centreLinesOf(design, scene.width);
  const { regular, bold } = await fonts();
  const face = faceOf(scene, centreLines, weldBy({ kit }));
  const options = {
    title: design.designName,
    locale,
    fonts: { regular, bold },
    date,
    texts: paperTextsBy(translate, locale),
    letters: letterList(scene, design.Parms, locale),
    make: await printedMake(stone, supplies),
    agreement,
    seal: printedSeal(stone, supplies),
  };
  return tiled ? paintTiledPdf(face, tiled, options) : paintPdf(face, options);
}
