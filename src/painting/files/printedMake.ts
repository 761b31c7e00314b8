import { judgedStone } from '../../scene/checks/judgedStone';
import { standingStone } from '../../scene/permit/views';
import { saidMake } from '../../scene/saidMake';
import type { PrintedMake } from '../pdf/drawMake';
import { permitSpeechIn } from '../pdf/permit/speechIn';
import { offerTextsBy } from '../pdf/writtenTexts';
import type { FileStone, FileSupplies } from './supplies';

/** How a stone is made besides its face, as papers print it; undefined where nothing of that was chosen. */
export async function printedMake(
  { scene, design, locale }: Pick<FileStone, 'scene' | 'design' | 'locale'>,
  { translate }: Pick<FileSupplies, 'translate'>,
): Promise<PrintedMake | undefined> {
  // Of a back, the front's sheet shows it: one stone is ordered, and one base.
  if (design.backOf !== undefined) return undefined;
  const judged = design.make && judgedStone(design, () => scene.slab.stoneType);
  if (!judged) return undefined;
  return {
    scene,
    judged,
    standing: standingStone(judged, judged.thickness ?? scene.slab.made.thickness, {}),
    speech: await permitSpeechIn(locale),
    heading: translate('make:said.heading'),
    said: offerTextsBy(translate, locale).made(saidMake(scene.slab, locale)),
  };
}
