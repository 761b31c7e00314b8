import { standingBox } from '../../scene/standingBox';
import { offerPxPerMm, paintOfferGround, paintOfferPieces } from '../canvaskit/offerGround';
import { pointsPerMm } from '../pdf/offer/layout';
import { paintOffer } from '../pdf/offer/paintOffer';
import { offerTextsBy } from '../pdf/writtenTexts';
import { offerReliefs } from './offerReliefs';
import { printedSeal } from './printedSeal';
import { type FileStone, type FileSupplies, painted } from './supplies';

/** The offer: a picture of the stone, what it is made of, and what was agreed. */
export async function offerFile(
  stone: FileStone,
  supplies: FileSupplies,
  { detailed }: { readonly detailed: boolean },
): Promise<Uint8Array> {
  const { scene, design, id, names, locale, agreement } = stone;
  const seal = printedSeal(stone, supplies);
  const { encode, translate, date } = supplies;
  const pxPerMm = offerPxPerMm(pointsPerMm(standingBox(scene.slab)));
  const { ground, over, reliefs } = await painted(stone, supplies, async (painter) => ({
    // First, since shadows come from them.
    reliefs: await offerReliefs(scene, painter, supplies, pxPerMm.reliefs),
    ground: paintOfferGround(scene, painter, pxPerMm.stone, pxPerMm.reliefs),
    over: paintOfferPieces(scene, painter, pxPerMm.stone, pxPerMm.reliefs),
  }));
  const [fonts, jpeg, pieces] = await Promise.all([
    supplies.fonts(),
    encode(ground, { type: 'image/jpeg' }),
    Promise.all(
      over.map(async (piece) => ({
        ...piece,
        ...piece.inMm,
        png: await encode(piece, { type: 'image/png' }),
      })),
    ),
  ]);
  const { left, top, inMm } = ground;
  const picture = { jpeg, left, top, ...inMm, pieces, reliefs };
  const texts = offerTextsBy(translate, locale);
  return paintOffer({
    scene,
    design,
    id,
    names,
    detailed,
    picture,
    texts,
    locale,
    fonts,
    date,
    agreement,
    seal,
  });
}
