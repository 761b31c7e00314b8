import type { Scene } from '../../scene/scene';
import { standingBox } from '../../scene/standingBox';
import {
  type OfferResolutions,
  offerPxPerMm,
  paintingOfferGround,
  paintOfferPieces,
} from '../canvaskit/offerGround';
import type { Painter } from '../canvaskit/painter';
import { pointsPerMm } from '../pdf/offer/layout';
import { paintOffer } from '../pdf/offer/paintOffer';
import { offerTextsBy } from '../pdf/writtenTexts';
import { beginOfferReliefs } from './offerReliefs';
import { printedSeal } from './printedSeal';
import { type FileStone, type FileSupplies, painted } from './supplies';
import { whileBaking } from './whileBaking';

/** The pictures of an offer: the stone, what lies on top of its letters, and the reliefs. */
async function paintPictures(
  scene: Scene,
  painter: Painter,
  supplies: FileSupplies,
  pxPerMm: OfferResolutions,
) {
  const { stone, reliefs } = pxPerMm;
  const coming = beginOfferReliefs(scene, painter, supplies, pxPerMm);
  const ground = await whileBaking(coming, paintingOfferGround(scene, painter, stone, reliefs));
  const over = paintOfferPieces(scene, painter, stone, reliefs);
  return { ground, over, reliefs: await coming.done() };
}

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
  const { ground, over, reliefs } = await painted(stone, supplies, (painter) =>
    paintPictures(scene, painter, supplies, pxPerMm),
  );
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
