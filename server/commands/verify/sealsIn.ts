import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { readSealStatement, readStatedNumber } from '../../../src/stone/sealing/sealStatement';
import { order } from '../../../src/stone/wire/order';
import type { Seal } from '../../../src/stone/wire/seal';
import { readJsonFile } from '../readDesign';
import { Refusal } from '../refusal';
import { t } from '../texts';
import type { ToldStone } from './compareOrder';

/** A seal, and the stone of the order that it is of, as that tells of it; any other file is of one. */
export interface FoundSeal {
  readonly seal: Seal;
  readonly told?: ToldStone;
}

/** What a file says of itself: its seals, and its text where it is one for a machine. */
export interface SealedFile {
  readonly seals: readonly FoundSeal[];
  /** The number that stands alone in a toolpath, whose control shows each line of it. */
  readonly numberAlone?: string;
  readonly text: string;
}

async function inOrder(file: string): Promise<readonly FoundSeal[]> {
  const read = order.safeParse(await readJsonFile(file));
  if (!read.success)
    throw new Refusal(t('verifyOrder', { detail: read.error.issues[0]?.path.join('.') || '–' }));
  const { stones, locale } = read.data;
  return stones.flatMap((stone) => (stone.seal ? [{ seal: stone.seal, told: { stone, locale } }] : []));
}

/**
 * Reads the seals out of a file: `order.json`, or any that this program wrote for a machine or as a paper.
 *
 * @throws UnreadableDesign, Refusal for a file that cannot be read.
 */
export async function sealsIn(file: string): Promise<SealedFile> {
  if (extname(file).toLowerCase() === '.json') return { seals: await inOrder(file), text: '' };
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(t('verifyFile', { detail: error.code ?? error.message }));
  });
  // Each byte a character: what is looked for is ASCII, whatever stands around it.
  const text = bytes.toString('latin1');
  const seal = readSealStatement(text);
  const number = seal ? undefined : readStatedNumber(text);
  return { seals: seal ? [{ seal }] : [], ...(number !== undefined && { numberAlone: number }), text };
}
