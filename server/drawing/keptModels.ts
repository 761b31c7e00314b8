import { createHash } from 'node:crypto';
import { design as designSchema } from '../../src/stone/stone';
import type { ImportedTile } from '../pictures/importedTiles';
import type { ProcessPool } from '../processes/processPool';
import type { Database } from '../store/database';
import type { StoredStone } from '../store/storedStone';
import { drawableOf, type ReadPicture } from './drawable';
import { tilesOf } from './tilesOf';
import type { DrawingWork } from './work';

/** A file of a stone's bodies, for a phone that shows it in its surroundings: USDZ for Apple's, binary glTF for others. */
export type ModelFormat = 'glb' | 'usdz';

/** The bodies of a full stone take some ten seconds of a processor (docs/walk.md); more by the clock on a busy machine. */
const LIMITS = { wallMs: 120_000, processorMs: 45_000 };

/**
 * How many bytes of files are kept. A phone asks for one several times, and a family looks at it together; a full stone takes
 * 7.5 MB as USDZ.
 */
const MOST_BYTES = 60_000_000;

/** Nobody has agreed to anything: a file of bodies holds no papers. */
const NO_AGREEMENT = { title: '', sections: [] };

/** What models are made with. */
export interface ModelSupplies {
  readonly database: Database;
  readonly work: ProcessPool<DrawingWork>;
  readonly read: ReadPicture;
  /** The folder that holds the catalogue's `tiles`. */
  readonly catalogueFolder: string;
  /** Reads the tiles of an imported catalogue. */
  readonly imported: ImportedTile;
}

/**
 * Makes the file of a stored stone, for a caller; each once for all who ask for the same design at the time.
 *
 * @throws NoTurn, GivenUp
 */
export type DrawModel = (
  stone: Pick<StoredStone, 'id' | 'design' | 'pricedFor'>,
  format: ModelFormat,
  caller: string,
) => Promise<Uint8Array>;

/** What a file is kept by: all that it is made from. Uploaded pictures are named by their content. */
const keyOf = ({ design, pricedFor }: Pick<StoredStone, 'design' | 'pricedFor'>, format: ModelFormat) =>
  createHash('sha256').update(`${format}\n${pricedFor.catalogue}\n${design}`).digest('base64url');

/** Makes models by the drawing processes' own way of papers, and keeps the ones asked for last. */
export function keptModels({ database, work, read, catalogueFolder, imported }: ModelSupplies): DrawModel {
  /** The files in hand or under way; the one not asked for longest is first. */
  const kept = new Map<string, { readonly made: Promise<Uint8Array>; bytes: number }>();
  const make: DrawModel = async ({ id, design: text }, format, caller) => {
    const task = async () => {
      const design = designSchema.parse(JSON.parse(text));
      const drawable = await drawableOf(database, design, read);
      const tiles = await tilesOf(design, drawable.catalogue.stoneTypes, catalogueFolder, imported);
      const order = { format };
      const paper = { order, locale: 'da' as const, agreement: NO_AGREEMENT, stoneId: id };
      return { ...paper, catalogueFolder, tiles, ...drawable };
    };
    const made = await work.run('paper', task, { caller, ...LIMITS });
    if (!made) throw new Error(`no ${format} was made of stone ${id}`);
    return made;
  };
  const makeRoom = () => {
    let held = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of kept) {
      if (held <= MOST_BYTES || kept.size === 1) return;
      kept.delete(key);
      held -= bytes;
    }
  };
  return (stone, format, caller) => {
    const key = keyOf(stone, format);
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known.made;
    }
    const entry = { made: make(stone, format, caller), bytes: 0 };
    kept.set(key, entry);
    entry.made.then(
      (bytes) => {
        entry.bytes = bytes.length;
        makeRoom();
      },
      // Made again at the next request.
      () => kept.delete(key),
    );
    return entry.made;
  };
}
