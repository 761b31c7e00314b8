import {
  type ProposalAnswer,
  type ProposalFound,
  type ProposalRequest,
  proposalFound,
} from '../stone/wire/proposal';
import { call } from './http';
import { PUBLIC } from './identity';
import type { StoneAddress } from './stones';

/** Where a proposal is read: at its stone, or by the link in a letter, which is for nothing else. */
export type ProposalPlace = StoneAddress | { readonly link: string };

const asked = (place: ProposalPlace) =>
  'link' in place
    ? { path: `/api/proposal/${encodeURIComponent(place.link)}`, as: PUBLIC }
    : { path: `/api/stone/${place.id}/proposal`, as: place.token };

/** What the mason of a stone proposed last. */
export function fetchProposal(place: ProposalPlace, signal: AbortSignal): Promise<ProposalFound> {
  const { path, as } = asked(place);
  return call(path, { answer: proposalFound, as, signal });
}

/** Proposes another design in place of the ordered one. */
export function sendProposal(
  place: StoneAddress,
  body: ProposalRequest,
  signal: AbortSignal,
): Promise<ProposalFound> {
  const { path, as } = asked(place);
  return call(path, { method: 'POST', answer: proposalFound, as, body, signal });
}

/** Accepts or declines; the same answer sent twice counts once. */
export function answerProposal(
  place: ProposalPlace,
  body: ProposalAnswer,
  signal: AbortSignal,
): Promise<ProposalFound> {
  const { path, as } = asked(place);
  return call(path, { method: 'PUT', answer: proposalFound, as, body, signal });
}
