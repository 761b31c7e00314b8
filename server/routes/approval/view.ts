import type { FastifyRequest } from 'fastify';
import { isSeen } from '../../../src/stone/handling';
import { partsOfStone } from '../../../src/stone/partsOfStone';
import { design } from '../../../src/stone/stone';
import type { ApprovalView } from '../../../src/stone/wire/approval';
import { localeOf } from '../../http/acceptedLocale';
import { callerKey } from '../../http/callerKey';
import { asDecided } from '../../http/stoneText';
import type { Services } from '../../services';
import { ticksOf } from '../../store/approvals/answers';
import { becameOutdated, lastReadBefore } from '../../store/approvals/earlierRounds';
import { businessName } from '../../store/businesses';
import { elementName } from '../../texts/elementName';
import { remarkSentences } from '../../texts/warningSentences';
import { anchored } from './anchored';
import type { Approving } from './relative';
import { outdatedIn, sealNumberIn } from './shown';

/** How long to wait until it is known what the program notices, in ms; a relative reads the stone without. */
const PATIENCE_MS = 3000;

/** What the program noticed about the design that was sent, in a family's words. */
async function noticedIn(
  { checks }: Services,
  request: FastifyRequest,
  { standing, stone }: Approving,
): Promise<ApprovalView['noticed']> {
  const place = { caller: callerKey(request), about: `approval:${stone.id}` };
  const found = await checks.find(standing.found.design, PATIENCE_MS, place);
  if (!found) return [];
  const locale = localeOf(request.headers['accept-language']);
  const { Parms } = standing.sent;
  const findings = [...found.scene, ...found.words];
  const sentences = remarkSentences(locale, findings, Parms);
  return findings.map(({ kind, elements }, index) => ({
    keys: elements.flatMap((element) => Parms[element]?.key ?? []),
    text: sentences[index] ?? kind,
  }));
}

/** An approval as a relative sees it. */
export async function relativeView(
  services: Services,
  request: FastifyRequest,
  approving: Approving,
): Promise<ApprovalView> {
  const { standing, who, stone, inside } = approving;
  const { found, state, approvers, comments, sent } = standing;
  const locale = localeOf(request.headers['accept-language']);
  const ticked = await ticksOf(inside, found.round_id, who.id);
  const before = found.round > 1 ? await lastReadBefore(inside, found, who.id) : undefined;
  const isOutdated =
    before !== undefined && (await becameOutdated(inside, found.id, { from: before.round, to: found.round }));
  const asked = approvers.filter(({ revoked_at }) => revoked_at === null);
  const nameOf = (element: (typeof sent.Parms)[number]) =>
    elementName(element, sent.Parms.indexOf(element), locale);
  return {
    state,
    round: found.round,
    needed: found.needed,
    askedAt: found.asked_at.toISOString(),
    expiresAt: found.expires_at.toISOString(),
    seal: sealNumberIn(found),
    ...outdatedIn(found),
    comments: anchored(comments, sent.Parms, nameOf),
    name: who.name,
    business: await businessName(inside, stone.businessId),
    decision: who.decision,
    decidedAt: who.decided_at?.toISOString() ?? null,
    approved: asked.filter(({ decision }) => decision === 'approved').length,
    asked: asked.length,
    design: design.parse(JSON.parse(asDecided(found.design))),
    elements: [
      ...sent.Parms.flatMap((element) =>
        element.key && isSeen(element)
          ? [{ key: element.key, text: nameOf(element), isTicked: ticked.has(element.key) }]
          : [],
      ),
      ...partsOfStone(sent).map(({ key }) => ({ key, text: '', isTicked: ticked.has(key) })),
    ],
    noticed: await noticedIn(services, request, approving),
    ...(before && {
      before: {
        round: before.round,
        design: design.parse(JSON.parse(asDecided(JSON.stringify(before.design)))),
        ...(isOutdated && { isOutdated }),
      },
    }),
  };
}
