import type { Design } from '../../src/stone/stone';
import type { Seal, SealPart } from '../../src/stone/wire/seal';
import { drawableOf, type ReadPicture } from '../drawing/drawable';
import { pictureHash, type Sealed, sealHash } from '../drawing/sealScene';
import { tilesOf } from '../drawing/tilesOf';
import type { DrawingWork } from '../drawing/work';
import type { ImportedTile } from '../pictures/importedTiles';
import type { ProcessPool } from '../processes/processPool';
import type { Queries } from '../store/database';

/** Like a paper: a second or two; more by the clock on a busy machine. */
const LIMITS = { wallMs: 120_000, processorMs: 20_000 };

/** What stones are sealed with. */
export interface SealSupplies {
  readonly database: Queries;
  readonly work: ProcessPool<DrawingWork>;
  readonly read: ReadPicture;
  /** The folder that holds the catalogue's `tiles`. */
  readonly catalogueFolder: string;
  /** Reads the tiles of an imported catalogue. */
  readonly imported: ImportedTile;
  /** Whose turn it is, as in `stone:17`: callers take turns. */
  readonly caller: string;
}

async function taskOf(design: Design, { database, read, catalogueFolder, imported }: SealSupplies) {
  const drawable = await drawableOf(database, design, read);
  const tiles = await tilesOf(design, drawable.catalogue.stoneTypes, catalogueFolder, imported);
  return { ...drawable, catalogueFolder, tiles };
}

/**
 * Seals a stone: draws the picture that is shown to whoever approves it, and takes the hashes of all that is cut and shown.
 *
 * @returns the seal, and the picture as PNG: it is to be kept, since a later version of the program may draw another one.
 * @throws NoTurn, GivenUp as the process says; Error where the design cannot be drawn.
 */
export function sealStone(design: Design, supplies: SealSupplies): Promise<Sealed> {
  const { work, caller } = supplies;
  return work.run('seal', () => taskOf(design, supplies), { caller, ...LIMITS });
}

/**
 * The parts in which a stone is no longer what was approved, none where it still is. A seal whose own hash does not follow from
 * its parts holds for nothing: then all of them.
 *
 * @param kept the picture that was shown, if it is to be looked at too: any file of the same pixels is the same.
 * @throws NoTurn, GivenUp as the process says; Error where the design cannot be drawn.
 */
export async function whatChanged(
  seal: Seal,
  design: Design,
  supplies: SealSupplies,
  kept?: Uint8Array,
): Promise<readonly SealPart[]> {
  const { parts, sha256 } = seal;
  if (sealHash(parts) !== sha256) return ['design', 'outlines', 'catalogue', 'picture'];
  const { work, caller } = supplies;
  const asked = { caller, ...LIMITS };
  const now = await work.run('sealedParts', () => taskOf(design, supplies), asked);
  const changed: SealPart[] = (['design', 'outlines', 'catalogue'] as const).filter(
    (part) => now[part] !== parts[part],
  );
  // A file that is no longer a picture is not the one that was shown.
  const shown = kept && (await pictureHash(kept).catch(() => undefined));
  return kept && shown !== parts.picture ? [...changed, 'picture'] : changed;
}

/** Whether a stone, and the picture that was kept of it, are still what was approved (`whatChanged`). */
export async function isSealed(
  design: Design,
  seal: Seal,
  supplies: SealSupplies,
  kept?: Uint8Array,
): Promise<boolean> {
  return (await whatChanged(seal, design, supplies, kept)).length === 0;
}
