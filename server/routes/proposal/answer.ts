import type { FastifyRequest } from 'fastify';
import { isUncut, stoneStatus } from '../../../src/stone/status';
import { design } from '../../../src/stone/stone';
import type { ProposalAnswer } from '../../../src/stone/wire/proposal';
import { userBehind } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import type { Sealed } from '../../drawing/sealScene';
import { callerKey } from '../../http/callerKey';
import { inTurn } from '../../pictures/inTurn';
import { dropPreview, keepPreview } from '../../pictures/keepPreview';
import { previewPicture } from '../../pictures/previewPicture';
import type { Services } from '../../services';
import { designHash } from '../../store/approvals/designHash';
import { withKeptKeys } from '../../store/approvals/voiding';
import { catalogueRevision } from '../../store/catalogueRevision';
import type { Queries } from '../../store/database';
import { designText } from '../../store/decisions';
import { tellMason, writeOfAccepted } from '../../store/masonNotices';
import { answerProposal, type KeptProposal, lastProposal } from '../../store/proposals/proposals';
import { writeAccepted } from '../../store/proposals/writeAccepted';
import type { StoredStone } from '../../store/storedStone';
import { askAgain } from './askAgain';

/** Finds the stone whose proposal is answered, locked in a transaction and otherwise as it is. @throws Refusal */
export type FindStone = (queries: Queries, isLocked: boolean) => Promise<StoredStone>;

const read = (text: string) => design.parse(JSON.parse(text));
const hashOf = (text: string) => designHash(read(text));

const STATES = { accept: 'accepted', decline: 'declined' } as const;

/** The proposal that is answered; undefined where it was answered so before. @throws Refusal */
async function openProposal(
  queries: Queries,
  { id, status, design: ordered }: StoredStone,
  { proposal, decision }: ProposalAnswer,
): Promise<KeptProposal | undefined> {
  const kept = await lastProposal(queries, id);
  if (!kept) throw new Refusal('proposalNotFound');
  if (kept.id !== proposal) throw new Refusal('proposalNotOpen');
  if (kept.state === STATES[decision]) return undefined;
  if (kept.state !== 'open') throw new Refusal('proposalAnswered');
  // Nothing but an accepted proposal changes an ordered stone; where something has, it is not what was compared.
  if (!isUncut(stoneStatus.parse(status)) || hashOf(kept.ordered) !== hashOf(ordered))
    throw new Refusal('proposalNotOpen');
  if (kept.ordered === ordered) return kept;
  // Relatives were asked since it was proposed: they find its elements by the keys that these got then.
  return { ...kept, proposed: designText(withKeptKeys(read(kept.proposed), ordered)) };
}

/**
 * Draws a proposed design: for its picture, and for the seal where relatives are asked again. Before the transaction, since it
 * takes a second or two.
 *
 * @throws Refusal where relatives are asked and it could not be drawn; without them only the picture is missing.
 */
async function drawn(
  { seal }: Services,
  request: FastifyRequest,
  kept: KeptProposal,
  { approvalId }: StoredStone,
): Promise<Sealed | undefined> {
  const sealed = inTurn(seal(read(kept.proposed), callerKey(request)), 'approvalUndrawn');
  return sealed.catch((error: unknown) => {
    if (approvalId !== null) throw error instanceof Refusal ? error : new Refusal('approvalUndrawn');
    request.log.warn({ err: error }, 'a proposed stone has no picture');
    return undefined;
  });
}

/** Keeps the picture of a proposed design; null where there is none. */
async function pictureOf(services: Services, request: FastifyRequest, sealed: Sealed | undefined) {
  if (!sealed) return null;
  const keeping = { ...services, caller: callerKey(request), log: request.log };
  try {
    const base64 = Buffer.from(sealed.picture).toString('base64');
    return await keepPreview(keeping, previewPicture(`data:image/png;base64,${base64}`));
  } catch (error) {
    request.log.warn({ err: error }, 'the picture of a proposed stone was not kept');
    return null;
  }
}

/**
 * Accepts or declines a mason's proposal. Accepting makes it the order's design, once however often and by whomever it is
 * pressed; declining leaves the order as it was.
 *
 * @throws Refusal
 */
export async function answerTo(
  services: Services,
  request: FastifyRequest,
  answer: ProposalAnswer,
  find: FindStone,
): Promise<void> {
  const { database, previews, post } = services;
  const before = await find(database, false);
  const shown = await openProposal(database, before, answer);
  if (!shown) return;
  const isAccepted = answer.decision === 'accept';
  // Read before it is drawn, as wherever a stone is sealed.
  const catalogue = await catalogueRevision(database);
  const sealed = isAccepted ? await drawn(services, request, shown, before) : undefined;
  const preview = await pictureOf(services, request, sealed);
  let unused = preview;
  try {
    await database.transaction(async (inside) => {
      const stone = await find(inside, true);
      const kept = await openProposal(inside, stone, answer);
      if (!kept) return;
      await answerProposal(inside, kept.id, {
        state: STATES[answer.decision],
        text: answer.text || null,
        by: request.caller.kind === 'user' ? 'undertaker' : 'family',
        userId: userBehind(request.caller)?.id ?? null,
        status: stone.status,
      });
      if (isAccepted) {
        const version = await writeAccepted(inside, stone, kept, preview);
        if (version === undefined) throw new Refusal('proposalNotOpen');
        await askAgain(inside, request, stone, { version, proposed: kept.proposed, sealed, catalogue });
        unused = stone.preview;
      }
      if (isAccepted) await writeOfAccepted(inside, stone);
      else await tellMason(inside, stone, 'proposalDeclined');
    });
  } finally {
    await dropPreview(previews, unused, request.log);
  }
  post.waiting();
}
