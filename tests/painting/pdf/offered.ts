import sharp from 'sharp';
import { fileBytes } from '../../../fonts/fileBytes';
import { AROUND } from '../../../src/painting/canvaskit/paintStanding';
import type { OfferReliefs } from '../../../src/painting/pdf/offer/drawRelief';
import { paintOffer } from '../../../src/painting/pdf/offer/paintOffer';
import { PAPER_FONTS } from '../../../src/painting/pdf/paperFonts';
import { translateIn } from '../../../src/painting/pdf/translateIn';
import { offerTextsBy } from '../../../src/painting/pdf/writtenTexts';
import { buildScene } from '../../../src/scene/buildScene';
import type { Locale } from '../../../src/stone/catalogue/naming';
import { designWith, sources } from '../../scene/drawnStone';

const [regular, bold, serif] = await Promise.all([
  fileBytes(PAPER_FONTS.regular),
  fileBytes(PAPER_FONTS.bold),
  fileBytes(PAPER_FONTS.serif),
]);
const jpeg = await sharp({ create: { width: 60, height: 75, channels: 3, background: '#444' } })
  .jpeg()
  .toBuffer();

interface Asked {
  readonly locale?: Locale;
  readonly detailed?: boolean;
  readonly id?: number;
  readonly frame?: string;
  /** The family's name. */
  readonly designName?: string;
  /** The number of its stone; its first material. */
  readonly stone?: number;
  readonly reliefs?: OfferReliefs;
}

const NO_RELIEFS: OfferReliefs = { pxPerMm: 3, pictures: new Map() };

/** An offer with a picture that is all grey. */
export async function offerOf(
  Parms: readonly object[],
  {
    locale = 'da',
    detailed = false,
    id = 12,
    frame = 'none',
    designName = 'Åse Østergård',
    stone = 15,
    reliefs = NO_RELIEFS,
  }: Asked = {},
) {
  const design = designWith(Parms, {
    designName,
    Frame: { Type: frame },
    StoneTypeId: stone,
    StoneTypeVariantId: stone * 100 + 1,
  });
  return paintOffer({
    design,
    scene: buildScene(design, sources),
    id,
    locale,
    detailed,
    names: sources,
    picture: {
      jpeg,
      left: -AROUND,
      top: -AROUND,
      width: 636,
      height: 786,
      pieces: [],
      reliefs,
    },
    fonts: { regular, bold, serif },
    texts: offerTextsBy(await translateIn(locale), locale),
    date: new Date(2026, 10, 21),
  });
}
