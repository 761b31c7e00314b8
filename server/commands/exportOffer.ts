import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileBytes } from '../../fonts/fileBytes';
import {
  AROUND,
  offerPxPerMm,
  type Pixels,
  paintOfferGround,
  paintOfferPieces,
} from '../../src/painting/canvaskit/offerGround';
import { openPainter } from '../../src/painting/canvaskit/painter';
import type { Agreement } from '../../src/painting/pdf/drawAgreement';
import type { OfferPicture } from '../../src/painting/pdf/offer/drawDesign';
import { pointsPerMm } from '../../src/painting/pdf/offer/layout';
import { type Offer, paintOffer } from '../../src/painting/pdf/offer/paintOffer';
import { PAPER_FONTS } from '../../src/painting/pdf/paperFonts';
import type { Scene } from '../../src/scene/scene';
import type { Locale } from '../../src/stone/catalogue/naming';
import { loadNodeKit } from './nodeKit';
import { offerTexts } from './texts';

/** The quality of the stone's picture as JPEG: granite hides what is lost. */
const QUALITY = 86;

const raw = ({ pixels, width, height }: Pixels) => sharp(pixels, { raw: { width, height, channels: 4 } });

async function pictureOf(
  scene: Scene,
  catalogueFolder: string,
  tiles: ReadonlyMap<string, Uint8Array>,
): Promise<OfferPicture> {
  const painter = openPainter(
    await loadNodeKit(),
    async (tile) => Uint8Array.from(tiles.get(tile) ?? (await readFile(join(catalogueFolder, tile)))).buffer,
  );
  try {
    await painter.tiles.load(scene.slab.variant.tile);
    const pxPerMm = offerPxPerMm(pointsPerMm(scene));
    const ground = paintOfferGround(scene, painter, pxPerMm);
    const jpeg = await raw(ground).removeAlpha().jpeg({ quality: QUALITY }).toBuffer();
    const pieces = await Promise.all(
      paintOfferPieces(scene, painter, pxPerMm).map(async (piece) => ({
        ...piece,
        ...piece.inMm,
        png: await raw(piece).png().toBuffer(),
      })),
    );
    return { jpeg, around: AROUND, ...ground.inMm, pieces };
  } finally {
    painter.delete();
  }
}

/** The offer of a stone as a PDF, in the language the texts were started with. */
export async function exportOffer(
  stone: Pick<Offer, 'scene' | 'design' | 'id' | 'names'>,
  given: {
    readonly locale: Locale;
    readonly detailed: boolean;
    readonly catalogueFolder: string;
    /** Tiles that count before those of the folder, by their path in the catalogue. */
    readonly tiles?: ReadonlyMap<string, Uint8Array> | undefined;
    /** What was agreed when the stone was ordered. */
    readonly agreement?: Agreement | undefined;
  },
): Promise<Uint8Array> {
  const { locale, detailed, catalogueFolder, tiles = new Map(), agreement } = given;
  const [regular, bold, serif] = await Promise.all([
    fileBytes(PAPER_FONTS.regular),
    fileBytes(PAPER_FONTS.bold),
    fileBytes(PAPER_FONTS.serif),
  ]);
  return paintOffer({
    ...stone,
    locale,
    detailed,
    agreement,
    picture: await pictureOf(stone.scene, catalogueFolder, tiles),
    fonts: { regular, bold, serif },
    texts: offerTexts(locale),
    date: new Date(),
  });
}
