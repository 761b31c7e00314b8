import { judgedStone } from '../../scene/checks/judgedStone';
import { standingStone } from '../../scene/permit/views';
import type { ColourName } from '../../stone/colours';
import { countryFor } from '../../stone/permit/country';
import { PERMIT_PARTS, type PermitPart, UNKNOWN_CASE } from '../../stone/permit/permitCase';
import { paintPermit } from '../pdf/permit/paintPermit';
import { permitSpeechIn } from '../pdf/permit/speechIn';
import { offerTextsBy } from '../pdf/writtenTexts';
import type { FileStone, FileSupplies } from './supplies';

/** The papers for a churchyard's permit, or one part of them. */
export async function permitFile(
  { scene, design, id, names, locale, permit }: FileStone,
  { translate, date, fonts }: FileSupplies,
  { part }: { readonly part?: PermitPart | undefined },
): Promise<Uint8Array> {
  const { stoneType, made } = scene.slab;
  const judged = judgedStone(design, () => stoneType);
  // A scene has its stone: from the catalogue or from the design.
  if (!judged) throw new Error(`the stone type ${design.StoneTypeId} is missing`);
  const { churchyard, given = UNKNOWN_CASE } = permit ?? {};
  const [speech, written] = await Promise.all([permitSpeechIn(locale), fonts()]);
  const pack = {
    ...{ scene, design, id, names, judged, churchyard, given, speech, date },
    standing: standingStone(judged, judged.thickness ?? made.thickness, given),
    country: countryFor(churchyard, locale),
    offer: offerTextsBy(translate, locale),
    colourOf: (name: ColourName) => translate(`colours.${name}`),
  };
  return paintPermit(pack, part ? [part] : PERMIT_PARTS, written);
}
