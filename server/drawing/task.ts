import type { FileOrder } from '../../src/painting/files/formats';
import { KeptCuts } from '../../src/painting/files/keptCuts';
import { makeFile } from '../../src/painting/files/makeFile';
import { NothingMounted } from '../../src/painting/lists/nothingMounted';
import type { Agreement } from '../../src/painting/pdf/drawAgreement';
import { measureScene } from '../../src/scene/measures';
import type { LyingElement } from '../../src/scene/nearestElement';
import { type ReservedSpace, reservedSpaces } from '../../src/scene/reserved';
import type { Scene } from '../../src/scene/scene';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { Finding } from '../../src/stone/finding';
import { cutBy, type LeastCut } from '../../src/stone/leastCut';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import type { Seal } from '../../src/stone/wire/seal';
import { drawEtchingOf, type EtchedFiles } from './drawEtching';
import { drawPortraitOf } from './drawPortrait';
import { fileSupplies, tilesIn } from './fileSupplies';
import { KeptScene } from './keptScene';
import { type Named, objectionsTo, pictureInAddress, sceneOf } from './scenes';
import { type Sealed, type SealedParts, sealedParts, sealScene } from './sealScene';

/** What a scene is built from, complete. */
export interface Drawable extends Named {
  /** The uploaded pictures that the design names, by their address. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Where the pictures of a catalogue's materials are. */
interface Tiles {
  /** The folder that holds the catalogue's `tiles`. */
  readonly catalogueFolder: string;
  /** Tiles of an imported catalogue, by their path, which take precedence over those of the folder. */
  readonly tiles?: ReadonlyMap<string, Uint8Array>;
}

/** A paper of a stone that is to be drawn. */
export interface PaperTask extends Drawable, Tiles {
  readonly order: FileOrder;
  readonly locale: Locale;
  readonly stoneId: number;
  /** What was agreed when the stone was ordered. */
  readonly agreement: Agreement;
  /** What was approved of it, if it was. */
  readonly seal?: Seal | undefined;
  /** The number of the case that it belongs to. */
  readonly caseNo?: string | undefined;
}

const scenes = new KeptScene();
const cuts = new KeptCuts();

/** The scene of what is to be drawn; a task also holds what the scene does not follow from. */
const drawn = ({ design, catalogue, pictures }: Drawable): Promise<Scene> =>
  scenes.of({ design, catalogue, pictures }, (given) =>
    sceneOf(given, async (url) => {
      const bytes = given.pictures.get(url);
      return bytes ? Uint8Array.from(bytes).buffer : pictureInAddress(url);
    }),
  );

/** The findings on a design that hold whoever it is for, and what is measured of it. */
export interface Found {
  /** What a mason objects to in its scene. */
  readonly scene: readonly Finding[];
  /** What a proof-reader objects to in its words. */
  readonly words: readonly Finding[];
  /** The spaces that are kept free on it. */
  readonly reserved: readonly ReservedSpace[];
  /** Where its elements lie; left out by who only looks for findings. */
  readonly lying?: readonly LyingElement[];
}

/** A stone that is looked through. */
export interface FindingsTask extends Drawable {
  /** What its mason blasts at least; the material's own limits where it is left out. */
  readonly least?: LeastCut;
}

/** A scene whose material has a workshop's own limits. */
function judgedBy(scene: Scene, least: LeastCut): Scene {
  return { ...scene, slab: { ...scene.slab, variant: cutBy(scene.slab.variant, least) } };
}

/** What a mason and a proof-reader object to in a stone. */
export async function findIn(task: FindingsTask): Promise<Found> {
  const built = await drawn(task);
  const scene = task.least ? judgedBy(built, task.least) : built;
  const words = proofreadDesign(task.design);
  const lying = measureScene(scene).elements.map(({ element, place, box }) => ({ element, place, box }));
  return { scene: await objectionsTo(scene), words, reserved: reservedSpaces(scene), lying };
}

/** A stone, and which of its elements is a medallion or an etching whose picture is wanted. */
export interface PortraitTask extends Drawable {
  readonly element: number;
}

/** Draws the picture that is fired on a medallion; returns a JPEG. */
export async function drawPortrait({ element, ...task }: PortraitTask): Promise<Uint8Array> {
  return drawPortraitOf(await drawn(task), element);
}

/** Draws the picture that a machine engraves. */
export async function drawEtching({ element, ...task }: PortraitTask): Promise<EtchedFiles> {
  return drawEtchingOf(await drawn(task), element);
}

/** Draws a paper of a stone; returns its bytes, and undefined for a list of what is mounted where nothing is. */
export async function drawPaper(task: PaperTask): Promise<Uint8Array | undefined> {
  const scene = await drawn(task);
  const {
    order,
    design,
    catalogue,
    locale,
    stoneId: id,
    catalogueFolder,
    tiles,
    agreement,
    seal,
    caseNo,
  } = task;
  const stone = { scene, design, id, names: namesIn(catalogue), locale, agreement, seal, caseNo };
  const supplies = { ...(await fileSupplies(locale, tilesIn(catalogueFolder, tiles))), cuts };
  const content = await makeFile(order, stone, supplies).catch((error: unknown) => {
    if (error instanceof NothingMounted) return undefined;
    throw error;
  });
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/** A stone that is to be sealed, or compared with a seal. */
export interface SealTask extends Drawable, Tiles {}

async function toSeal({ catalogueFolder, tiles, ...task }: SealTask) {
  const { design, catalogue } = task;
  return [{ scene: await drawn(task), design, catalogue }, tilesIn(catalogueFolder, tiles)] as const;
}

/** Draws the picture of a stone that is to be approved, and seals both. */
export async function sealDrawn(task: SealTask): Promise<Sealed> {
  return sealScene(...(await toSeal(task)));
}

/** The hashes of all that is cut and shown of a stone, but of its picture. */
export async function sealedPartsOf(task: SealTask): Promise<SealedParts> {
  return sealedParts(...(await toSeal(task)));
}
