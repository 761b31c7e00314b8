import type { Scene } from '../../scene/scene';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import type { Locale } from '../../stone/catalogue/naming';
import type { PermitCase } from '../../stone/permit/permitCase';
import type { Design } from '../../stone/stone';
import type { Seal } from '../../stone/wire/seal';
import type { PictureSource } from '../canvaskit/caches/cataloguePictures';
import type { Kit } from '../canvaskit/kit';
import type { Pixels } from '../canvaskit/offerGround';
import { openPainter, type Painter } from '../canvaskit/painter';
import type { Agreement } from '../pdf/drawAgreement';
import type { Names } from '../pdf/offer/entries';
import type { OfferFonts } from '../pdf/offer/paintOffer';
import type { Translate } from '../pdf/writtenTexts';
import type { KeptCuts } from './keptCuts';
import type { ReliefBakers } from './reliefBakers';

/** A stone from which a file is made. */
export interface FileStone {
  readonly scene: Scene;
  readonly design: Design;
  /** The stone's number; a stone that was never saved has none. */
  readonly id: number | undefined;
  readonly names: Names;
  /** The language of the text on paper. */
  readonly locale: Locale;
  /** What was agreed when the stone was ordered; added at the end of papers. */
  readonly agreement?: Agreement | undefined;
  /** What was approved, if it was: said by files for machines, printed on papers, never cut. */
  readonly seal?: Seal | undefined;
  /** The number of the case it belongs to, as the undertaker has it; on job tickets alone. */
  readonly caseNo?: string | undefined;
  /** What a churchyard is asked with for its permit besides the stone. */
  readonly permit?: PermitGiven | undefined;
}

/** The churchyard that is asked, where it is in the list, and what is known of the case. */
export interface PermitGiven {
  readonly churchyard: Churchyard | undefined;
  readonly given: PermitCase;
}

/** The quality of a picture as JPEG, in percent: granite hides the losses. */
export const JPEG_QUALITY = 86;

/** A kind of picture file. */
export interface PictureKind {
  readonly type: 'image/jpeg' | 'image/png';
}

/** What files are made with; a browser and a server each have their own. */
export interface FileSupplies {
  readonly kit: Kit;
  readonly tile: PictureSource;
  /** The fonts of the text on paper. */
  readonly fonts: () => Promise<OfferFonts>;
  /** Translates the text on paper into the stone's language. */
  readonly translate: Translate;
  readonly encode: (pixels: Pixels, as: PictureKind) => Promise<Uint8Array>;
  /** What was welded and put in order before; left out where no other file is cut from the same scene. */
  readonly cuts?: KeptCuts | undefined;
  /** Bakes reliefs on other threads; left out where all are baked on this one. */
  readonly bakers?: ReliefBakers | undefined;
  /** The date written on paper. */
  readonly date: Date;
}

/** Paints with its own painter that holds the tiles of the stone and its base, and frees it afterwards. */
export async function painted<T>(
  { scene }: Pick<FileStone, 'scene'>,
  { kit, tile }: Pick<FileSupplies, 'kit' | 'tile'>,
  paint: (painter: Painter) => T | Promise<T>,
): Promise<T> {
  const painter = openPainter(kit, tile);
  try {
    const { variant, made } = scene.slab;
    await painter.tiles.load(variant.tile);
    if (made.base) await painter.tiles.load(made.base.variant.tile);
    return await paint(painter);
  } finally {
    painter.delete();
  }
}
