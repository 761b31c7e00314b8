import { randomBytes } from 'node:crypto';
import { changedParts } from '../../../src/stone/changedParts';
import { isSeen } from '../../../src/stone/handling';
import { withKeys } from '../../../src/stone/keyElements';
import { design } from '../../../src/stone/stone';
import { Refusal } from '../../domain/refusal';
import type { Services } from '../../services';
import { addRound, writeKeyed } from '../../store/approvals/ask';
import { designHash } from '../../store/approvals/designHash';
import { carryTicks, latestRound } from '../../store/approvals/earlierRounds';
import type { Queries } from '../../store/database';
import { designText } from '../../store/decisions';
import { findStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';

/** 72 random bits: a key is looked for within one design only. */
const newKey = () => randomBytes(9).toString('base64url');

/** A stone as it was drawn to be approved. */
export interface Drawn {
  /** The version that was drawn. */
  readonly version: number;
  readonly seal: string | null;
  readonly picture: Uint8Array | null;
}

/** Draws a stone to be approved. Before the transaction that sends it, since it takes a while. */
export async function drawToApprove({ previews }: Services, stone: StoredStone): Promise<Drawn> {
  const picture = stone.preview === null ? undefined : await previews.read(stone.preview);
  return { version: stone.version, seal: null, picture: picture?.bytes ?? null };
}

/**
 * Sends a stone as it was drawn to the relatives of an approval. Its elements have keys from then on, which makes it a new
 * version. In a transaction that has locked the stone.
 *
 * @returns the stone as it now is; undefined where it is another than was drawn.
 * @throws Refusal `sentToMason` where it is no draft any more, `nothingToApprove` where nothing stands on it.
 */
export async function sendDesign(
  inside: Queries,
  stone: StoredStone,
  drawn: Drawn,
  approvalId: number,
): Promise<StoredStone | undefined> {
  if (stone.status !== 'draft') throw new Refusal('sentToMason');
  if (stone.version !== drawn.version) return undefined;
  const bare = design.parse(JSON.parse(stone.design));
  if (!bare.Parms.some(isSeen)) throw new Refusal('nothingToApprove');
  const keyed = { ...bare, Parms: withKeys(bare.Parms, newKey) };
  const text = designText(keyed);
  const earlier = await latestRound(inside, approvalId);
  await writeKeyed(inside, stone.id, text);
  await addRound(inside, approvalId, {
    version: stone.version + 1,
    design: text,
    designHash: designHash(keyed),
    seal: drawn.seal,
    picture: drawn.picture,
  });
  const latest = await latestRound(inside, approvalId);
  if (earlier && latest)
    await carryTicks(inside, earlier.id, latest.id, changedParts(earlier.design, latest.design));
  const now = await findStone(inside, stone.id);
  if (!now) throw new Error('the stone that is to be approved is gone');
  return now;
}
