import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontShelf } from '../../src/lettering/fontShelf';
import { InkShelf } from '../../src/painting/canvaskit/inkShelf';
import type { Agreement } from '../../src/painting/pdf/drawAgreement';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import type { Scene } from '../../src/scene/scene';
import { type DrawnCatalogue, namesIn, sourcesFrom } from '../../src/scene/sourcesFrom';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Finding } from '../../src/stone/finding';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import type { Design } from '../../src/stone/stone';
import { exportOffer } from '../commands/exportOffer';
import { exportPdf } from '../commands/exportPaper';
import { loadNodeKit } from '../commands/nodeKit';
import { startTexts } from '../commands/texts';

/** What a scene is built from, all of it handed over. */
export interface Drawable {
  readonly design: Design;
  readonly catalogue: DrawnCatalogue;
  /** The uploaded pictures that the design names, by their address. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** A paper of a stone to be drawn: the stone at true size, or the offer. */
export interface PaperTask extends Drawable {
  readonly paper: 'sheet' | 'offer';
  readonly locale: Locale;
  readonly stoneId: number;
  /** What was agreed when the stone was ordered. */
  readonly agreement: Agreement;
  /** The folder that holds the catalogue's `tiles`. */
  readonly catalogueFolder: string;
  /** Tiles of an imported catalogue, by their path, which count before those of the folder. */
  readonly tiles?: ReadonlyMap<string, Uint8Array>;
}

const fonts = new FontShelf(fileBytes, FONTS);
let strokes: InkShelf | undefined;

async function sceneOf({ design, catalogue, pictures }: Drawable): Promise<Scene> {
  await fonts.load(design.Parms.flatMap((element) => (element.type === 'text' ? [element.fontFamily] : [])));
  const own = new OwnPictures(async (url) => {
    if (url.startsWith('data:')) return (await fetch(url)).arrayBuffer();
    const bytes = pictures.get(url);
    if (!bytes) throw new Error('the picture is not kept here');
    return Uint8Array.from(bytes).buffer;
  });
  await own.load(ownPicturesOf(design));
  return buildScene(design, sourcesFrom(catalogue, fonts, own));
}

/** What there is to object to in a design, whoever it is for. */
export interface Found {
  /** What a mason objects to in its scene. */
  readonly scene: readonly Finding[];
  /** What a proof-reader objects to in its words. */
  readonly words: readonly Finding[];
}

/** What a mason and a proof-reader object to in a stone. */
export async function findIn(task: Drawable): Promise<Found> {
  const scene = await sceneOf(task);
  strokes ??= new InkShelf(await loadNodeKit());
  return { scene: [...scene.warnings, ...checkScene(scene, strokes)], words: proofreadDesign(task.design) };
}

/** Draws a paper of a stone; returns the PDF. */
export async function drawPaper(task: PaperTask): Promise<Uint8Array> {
  const scene = await sceneOf(task);
  const { design, catalogue, locale, stoneId: id, catalogueFolder, tiles, agreement } = task;
  await startTexts(locale);
  if (task.paper === 'sheet') return exportPdf(scene, design, locale, undefined, agreement);
  const stone = { scene, design, id, names: namesIn(catalogue) };
  return exportOffer(stone, { locale, detailed: false, catalogueFolder, tiles, agreement });
}
