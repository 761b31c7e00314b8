import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSeen } from '../../../src/stone/handling';
import { withKeys } from '../../../src/stone/keyElements';
import { mayBeApproved, stoneStatus } from '../../../src/stone/status';
import { design } from '../../../src/stone/stone';
import { Refusal } from '../../domain/refusal';
import type { Sealed } from '../../drawing/sealScene';
import { callerKey } from '../../http/callerKey';
import { inTurn } from '../../pictures/inTurn';
import type { Services } from '../../services';
import { writeKeyed } from '../../store/approvals/ask';
import { catalogueRevision } from '../../store/catalogueRevision';
import type { Queries } from '../../store/database';
import { designText } from '../../store/decisions';
import { findStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { sendRound } from './sendRound';

/** 72 random bits: a key is looked for within one design only. */
const newKey = () => randomBytes(9).toString('base64url');

/** A stone as it was drawn to be approved. */
export interface Drawn {
  /** The version that was drawn. */
  readonly version: number;
  readonly sealed: Sealed;
  /** The revision of the catalogue that it was drawn from. */
  readonly catalogue: string;
}

/**
 * Draws a stone to be approved, and seals it. Before the transaction that sends it, since it takes a second or two.
 *
 * @throws Refusal `picturesBusy`, or `approvalUndrawn` where it could not be drawn.
 */
export async function drawToApprove(
  { seal, database }: Services,
  request: FastifyRequest,
  stone: StoredStone,
): Promise<Drawn> {
  // Read before it is drawn: of a catalogue that is imported meanwhile nothing is known.
  const catalogue = await catalogueRevision(database);
  const drawn = seal(design.parse(JSON.parse(stone.design)), callerKey(request));
  const sealed = await inTurn(drawn, 'approvalUndrawn').catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    request.log.error({ err: error }, 'a stone to be approved could not be drawn');
    throw new Refusal('approvalUndrawn');
  });
  return { version: stone.version, sealed, catalogue };
}

/**
 * Sends a stone as it was drawn to the relatives of an approval. Its elements have keys from then on, which makes a draft a new
 * version. In a transaction that has locked the stone.
 *
 * @returns the stone as it now is; undefined where it is another than was drawn.
 * @throws Refusal `alreadyCut` where its mason has begun, or its order is cancelled; `nothingToApprove` where nothing stands on it.
 */
export async function sendDesign(
  inside: Queries,
  stone: StoredStone,
  drawn: Drawn,
  approvalId: number,
): Promise<StoredStone | undefined> {
  if (!mayBeApproved(stoneStatus.parse(stone.status))) throw new Refusal('alreadyCut');
  if (stone.version !== drawn.version) return undefined;
  const bare = design.parse(JSON.parse(stone.design));
  if (!bare.Parms.some(isSeen)) throw new Refusal('nothingToApprove');
  const keyed = { ...bare, Parms: withKeys(bare.Parms, newKey) };
  const text = designText(keyed);
  const version = await writeKeyed(inside, stone.id, text);
  const { sealed, catalogue } = drawn;
  await sendRound(inside, approvalId, { version, text, design: keyed, sealed, catalogue });
  const now = await findStone(inside, stone.id);
  if (!now) throw new Error('the stone that is to be approved is gone');
  return now;
}
