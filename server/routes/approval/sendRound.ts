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
  /** The revision of the catalogue that it was drawn from. */
  readonly catalogue: string;
}

/** Makes a design the next round of an approval; what was ticked and is as it was stays ticked. In a transaction. */
export async function sendRound(
  inside: Queries,
  approvalId: number,
  { version, text, design, sealed, catalogue }: SentRound,
): Promise<void> {
  const earlier = await latestRound(inside, approvalId);
  await addRound(inside, approvalId, {
    version,
    design: text,
    designHash: designHash(design),
    seal: JSON.stringify(sealed.seal),
    picture: sealed.picture,
    catalogue,
  });
  const latest = await latestRound(inside, approvalId);
  // What a catalogue does to a stone is said by no design: all of it is read again.
  if (earlier && latest && !earlier.isOutdated && earlier.catalogue === catalogue)
    await carryTicks(inside, earlier.id, latest.id, changedParts(earlier.design, latest.design));
}
