import { catalogueFromFiles } from '../../../../catalogue/fromFiles';
import { fileSupplies, tilesIn } from '../../../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../../../server/drawing/scenes';
import type { FileOrder } from '../../../../src/painting/files/formats';
import { makeFile } from '../../../../src/painting/files/makeFile';
import { namesIn } from '../../../../src/scene/sourcesFrom';
import type { Locale } from '../../../../src/stone/catalogue/naming';
import { type PermitPart, permitCase } from '../../../../src/stone/permit/permitCase';
import { design as designSchema } from '../../../../src/stone/stone';

export const { catalogue } = await catalogueFromFiles('catalogue');

/** A stone and what is known of its case, as the command line would read both. */
export interface Asked {
  readonly design: object;
  readonly of?: object;
  readonly churchyard?: number;
  readonly locale?: Locale;
  readonly part?: PermitPart;
}

/** A stone's file, made by the one way to a file. */
export async function fileOf(
  order: FileOrder,
  { design: written, of = {}, churchyard, locale = 'da' }: Asked,
) {
  const design = designSchema.parse(written);
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  const permit = {
    given: permitCase.parse(of),
    churchyard: catalogue.churchyards.find(({ id }) => id === churchyard),
  };
  const stone = { scene, design, id: 31, names: namesIn(catalogue), locale, permit };
  return makeFile(order, stone, await fileSupplies(locale, tilesIn('catalogue')));
}

/** The papers for a permit. */
export async function permitOf(asked: Asked) {
  const pdf = Buffer.from(await fileOf({ format: 'permit', part: asked.part }, asked));
  /** The stone in true size, which tests/accuracy holds to HarfBuzz letter by letter. */
  const trueSize = () => fileOf({ format: 'pdf' }, asked);
  return { pdf, trueSize };
}

/** Two lines on a stone of the catalogue. */
export const inscribed = (StoneTypeId: number, more: object = {}) => ({
  StoneTypeId,
  type: 'coffin',
  Parms: [
    { type: 'text', subText: 'Anna Østergaard', fontSize: '40', position: { x: 300, y: 250 } },
    { type: 'text', subText: '* 1941 † 2026', fontSize: '20', position: { x: 300, y: 320 } },
  ],
  ...more,
});
