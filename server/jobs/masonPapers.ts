import type { OfferedName, OfferedOrder } from '../../src/painting/files/formats';
import { extensionOf, type FileOrder, FORMATS } from '../../src/painting/files/formats';
import {
  asMasonHasIt,
  type MasonSettings,
  machineCalled,
  WORKSHOP_FILES,
  worksFrom,
} from '../../src/painting/files/masonSettings';
import type { Design } from '../../src/stone/stone';
import type { Order } from '../../src/stone/wire/order';
import type { WorkshopPart } from '../../src/stone/wire/workshop';
import { drawableOf, type ReadPicture } from '../drawing/drawable';
import { tilesOf } from '../drawing/tilesOf';
import type { DrawingWork } from '../drawing/work';
import type { Enclosure } from '../mail/writeLetter';
import { checkSeal } from '../orders/makeSureOfSeals';
import { madeEtchings } from '../orders/orderedEtchings';
import { madeMedallions } from '../orders/orderedMedallions';
import { agreementOf } from '../orders/orderSections';
import { isHeldSeal, isSealOf, sealIn } from '../orders/sealOfStone';
import type { ImportedTile } from '../pictures/importedTiles';
import type { ProcessPool } from '../processes/processPool';
import type { Database } from '../store/database';
import type { DrawPapers } from './enclosePapers';
import { makeSureOfApproval } from './mayCut';

/** A paper takes a second or two; more by the clock on a busy machine. */
const LIMITS = { wallMs: 120_000, processorMs: 20_000 };

/** Makes papers as the workshop's settings say; as everybody has them where there are none. */
export type DrawAsSet = (
  design: Design,
  stoneId: number,
  order: Order,
  settings?: MasonSettings,
) => Promise<readonly Enclosure[]>;

/** The papers of a stone for a mason by what they are. */
export type PapersByPart = Readonly<Record<WorkshopPart, DrawAsSet>>;

/** The files that are papers of their own, with what they are called; a workshop may name others instead or besides. */
const SHEETS = { fullSize: 'sheet', dxf: 'sheet', plt: 'sheet' } as const satisfies Partial<
  Record<OfferedName, string>
>;
type SheetName = keyof typeof SHEETS;
const isSheet = (name: OfferedName): name is SheetName => Object.hasOwn(SHEETS, name);

/** Whether pictures are made for a stone: to be fired on a medallion, or engraved. */
const bearsPortraits = ({ Parms }: Design) =>
  madeMedallions(Parms, 0).length + madeEtchings(Parms, 0).length > 0;

/**
 * The papers of a stone for a mason: the offer with its list of every element, the stone at true size, the same for two
 * kinds of plotters, and the pictures that are fired on its medallions and engraved.
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
  const supplies = { database, work, read, catalogueFolder, imported };
  const drawn = async (
    kind: string,
    wanted: FileOrder,
    [design, stoneId, order]: Parameters<DrawPapers>,
  ): Promise<readonly Enclosure[]> => {
    const told = sealIn(order, stoneId);
    // The stone may have been altered since its order was composed, and so may the catalogue.
    const sealing = told && isSealOf(told, design) ? told : undefined;
    if (sealing) await checkSeal(supplies, stoneId, sealing);
    const drawable = await drawableOf(database, design, read);
    const tiles = await tilesOf(design, drawable.catalogue.stoneTypes, catalogueFolder, imported);
    // After the catalogue was read: what was imported since it was checked is in it.
    const seal = sealing && (await isHeldSeal(database, stoneId, sealing)) ? sealing : undefined;
    const agreement = agreementOf(order, stoneId);
    const task = {
      order: wanted,
      locale: order.locale,
      agreement,
      seal,
      caseNo: order.case?.caseNo,
      stoneId,
      catalogueFolder,
      tiles,
      ...drawable,
    };
    const content = await work.run('paper', () => task, { caller: `stone:${stoneId}`, ...LIMITS });
    const { mediaType } = FORMATS[wanted.format];
    const face = design.backOf === undefined ? '' : `-back-of-${design.backOf}`;
    const filename = `${stoneId}${face}-${kind}.${extensionOf(wanted)}`;
    return content ? [{ filename, contentType: mediaType, content }] : [];
  };
  const asSet = (file: OfferedOrder, settings: MasonSettings, { stonemason }: Order) =>
    asMasonHasIt(file, settings, {
      cutBy: machineCalled(settings, settings.usualMachine),
      atBench: false,
      mason: stonemason?.name,
    });
  const sheet =
    (name: SheetName): DrawAsSet =>
    async (design, stoneId, order, settings = {}) => {
      const file = WORKSHOP_FILES.find((offered) => offered.name === name);
      if (!file || !worksFrom(settings, name, [name])) return [];
      return drawn(SHEETS[name], asSet(file, settings, order), [design, stoneId, order]);
    };
  const chosen: DrawAsSet = async (design, stoneId, order, settings = {}) => {
    const files = WORKSHOP_FILES.filter(({ name }) => !isSheet(name) && worksFrom(settings, name, []));
    const made: Enclosure[] = [];
    // One after the other: a stone's files share its turn.
    for (const file of files)
      made.push(...(await drawn(file.name, asSet(file, settings, order), [design, stoneId, order])));
    return made;
  };
  const portraits: DrawPapers = async (design, stoneId) => {
    const made = madeMedallions(design.Parms, stoneId);
    const etched = madeEtchings(design.Parms, stoneId);
    const drawable = await drawableOf(database, design, read);
    const enclosed: Enclosure[] = [];
    for (const { medallion, element, file } of made) {
      // One that is gone is a finding in the letter; another attempt would not bring it back.
      if (!drawable.pictures.has(medallion.picture)) continue;
      const task = () => ({ element, ...drawable });
      const content = await work.run('portrait', task, { caller: `stone:${stoneId}`, ...LIMITS });
      enclosed.push({ filename: file, contentType: 'image/jpeg', content });
    }
    for (const { etching, element, png, tiff } of etched) {
      if (!drawable.pictures.has(etching.picture)) continue;
      const task = () => ({ element, ...drawable });
      const files = await work.run('etching', task, { caller: `stone:${stoneId}`, ...LIMITS });
      enclosed.push({ filename: png, contentType: 'image/png', content: files.png });
      enclosed.push({ filename: tiff, contentType: 'image/tiff', content: files.tiff });
    }
    return enclosed;
  };
  // What is cut from, the sheet at true size among it, opens with a valid approval where the business demands one.
  const cutting =
    (draw: DrawAsSet): DrawAsSet =>
    async (design, stoneId, order, settings) => {
      await makeSureOfApproval(stoneId, supplies);
      return draw(design, stoneId, order, settings);
    };
  return {
    offer: (...given) => drawn('offer', { format: 'offer', detailed: true }, [given[0], given[1], given[2]]),
    sheet: cutting(sheet('fullSize')),
    dxf: cutting(sheet('dxf')),
    plt: cutting(sheet('plt')),
    // A medallion's picture is fired, and an etching's drives the machine that engraves it.
    medallions: async (design, ...given) =>
      bearsPortraits(design) ? cutting(portraits)(design, ...given) : [],
    chosen: cutting(chosen),
  };
}

/**
 * The papers that go along with a letter: all but the PLT, which is the DXF once more. They are as everybody has them: a letter
 * is read by whoever opens it, and the link makes what the workshop's machine needs.
 */
export function masonPapers(...given: Parameters<typeof papersByPart>): readonly DrawPapers[] {
  const { offer, sheet, dxf, medallions } = papersByPart(...given);
  return [offer, sheet, dxf, medallions];
}
