import { changedParts } from '../../../src/stone/changedParts';
import type { Design } from '../../../src/stone/stone';
import type { Sealed } from '../../drawing/sealScene';
import { addRound } from '../../store/approvals/ask';
import { designHash } from '../../store/approvals/designHash';
import { carryTicks, latestRound } from '../../store/approvals/earlierRounds';
import type { Queries } from '../../store/database';

/** A design as it was written and drawn. */
interface SentRound {
  readonly version: number;
  readonly text: string;
  readonly design: Design;
  readonly sealed: Sealed;
}

/** Makes a design the next round of an approval; what was ticked and is as it was stays ticked. In a transaction. */
export async function sendRound(
  inside: Queries,
  approvalId: number,
  { version, text, design, sealed }: SentRound,
): Promise<void> {
  const earlier = await latestRound(inside, approvalId);
  await addRound(inside, approvalId, {
    version,
    design: text,
    designHash: designHash(design),
    seal: JSON.stringify(sealed.seal),
    picture: sealed.picture,
  });
  const latest = await latestRound(inside, approvalId);
  if (earlier && latest)
    await carryTicks(inside, earlier.id, latest.id, changedParts(earlier.design, latest.design));
}
