import { type FileOrder, FORMATS } from '../../src/painting/files/formats';
import type { WorkshopPart } from '../../src/stone/wire/workshop';
import { drawableOf, type ReadPicture } from '../drawing/drawable';
import { tilesOf } from '../drawing/tilesOf';
import type { DrawingWork } from '../drawing/work';
import type { Enclosure } from '../mail/writeLetter';
import { madeMedallions } from '../orders/orderedMedallions';
import { agreementOf } from '../orders/orderSections';
import type { ImportedTile } from '../pictures/importedTiles';
import type { ProcessPool } from '../processes/processPool';
import type { Database } from '../store/database';
import type { DrawPapers } from './enclosePapers';
import { makeSureOfApproval } from './mayCut';

/** A paper takes a second or two; more by the clock on a busy machine. */
const LIMITS = { wallMs: 120_000, processorMs: 20_000 };

/** The papers of a stone for a mason by what they are. */
export type PapersByPart = Readonly<Record<WorkshopPart, DrawPapers>>;

/**
 * The papers of a stone for a mason: the offer with its list of every element, the stone at true size, the same for two
 * kinds of plotters, and the pictures that are fired on its medallions.
 *
 * @param catalogueFolder the folder that holds the catalogue's `tiles`.
 * @param imported reads the tiles of an imported catalogue.
 */
export function papersByPart(
  database: Database,
  work: ProcessPool<DrawingWork>,
  read: ReadPicture,
  catalogueFolder: string,
  imported: ImportedTile,
): PapersByPart {
  const paper =
    (kind: string, wanted: FileOrder): DrawPapers =>
    async (design, stoneId, order) => {
      const drawable = await drawableOf(database, design, read);
      const tiles = await tilesOf(design, drawable.catalogue.stoneTypes, catalogueFolder, imported);
      const agreement = agreementOf(order, stoneId);
      const task = {
        order: wanted,
        locale: order.locale,
        agreement,
        stoneId,
        catalogueFolder,
        tiles,
        ...drawable,
      };
      const content = await work.run('paper', () => task, { caller: `stone:${stoneId}`, ...LIMITS });
      const { extension, mediaType } = FORMATS[wanted.format];
      return [{ filename: `${stoneId}-${kind}.${extension}`, contentType: mediaType, content }];
    };
  const portraits: DrawPapers = async (design, stoneId) => {
    const made = madeMedallions(design.Parms, stoneId);
    if (made.length === 0) return [];
    const drawable = await drawableOf(database, design, read);
    const enclosed: Enclosure[] = [];
    for (const { medallion, element, file } of made) {
      // One that is gone is a finding in the letter; another attempt would not bring it back.
      if (!drawable.pictures.has(medallion.picture)) continue;
      const task = () => ({ element, ...drawable });
      const content = await work.run('portrait', task, { caller: `stone:${stoneId}`, ...LIMITS });
      enclosed.push({ filename: file, contentType: 'image/jpeg', content });
    }
    return enclosed;
  };
  const supplies = { database, work, read, catalogueFolder, imported };
  // What is cut from, the sheet at true size among it, opens with a valid approval where the business demands one.
  const cutting =
    (draw: DrawPapers): DrawPapers =>
    async (design, stoneId, order) => {
      await makeSureOfApproval(stoneId, supplies);
      return draw(design, stoneId, order);
    };
  return {
    offer: paper('offer', { format: 'offer', detailed: true }),
    sheet: cutting(paper('sheet', { format: 'pdf' })),
    dxf: cutting(paper('sheet', { format: 'dxf', legacy: false })),
    plt: cutting(paper('sheet', { format: 'plt' })),
    medallions: portraits,
  };
}

/** The papers that go along with a letter: all but the PLT, which is the DXF once more. */
export function masonPapers(...given: Parameters<typeof papersByPart>): readonly DrawPapers[] {
  const { offer, sheet, dxf, medallions } = papersByPart(...given);
  return [offer, sheet, dxf, medallions];
}
