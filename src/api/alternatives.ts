import {
  type AlternativeMade,
  type Alternatives,
  alternativeMade,
  alternatives,
  type ChoiceLinkMade,
  type ChoiceView,
  type Choosing,
  choiceLinkMade,
  choiceView,
} from '../stone/wire/alternatives';
import { call } from './http';
import { PUBLIC } from './identity';

const pathOf = (id: number) => `/api/stone/${id}/alternatives`;
const linkPath = (token: string) => `/api/choose/${encodeURIComponent(token)}`;

/** The stones between which the family of one chooses, for a user of its business. */
export function fetchAlternatives(id: number, signal: AbortSignal): Promise<Alternatives> {
  return call(pathOf(id), { answer: alternatives, signal });
}

/**
 * Makes a further one, like the stone with this number.
 *
 * @param idempotencyKey what is repeated under it makes no second one.
 */
export function makeAlternative(
  id: number,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<AlternativeMade> {
  return call(pathOf(id), { method: 'POST', answer: alternativeMade, idempotencyKey, signal });
}

/** Names one of them; an empty name takes it away. */
export function nameAlternative(id: number, name: string, signal: AbortSignal): Promise<Alternatives> {
  return call(`${pathOf(id)}/name`, { method: 'PUT', answer: alternatives, body: { name }, signal });
}

/** A link by which the family chooses, told once; an earlier one ends. */
export function makeChoiceLink(id: number, signal: AbortSignal): Promise<ChoiceLinkMade> {
  return call(`${pathOf(id)}/link`, { method: 'POST', answer: choiceLinkMade, body: {}, signal });
}

/** Ends that link. */
export function endChoiceLink(id: number, signal: AbortSignal): Promise<Alternatives> {
  return call(`${pathOf(id)}/link`, { method: 'DELETE', answer: alternatives, signal });
}

/** The stones that a family's link shows. The login in this browser plays no part. */
export function fetchChoice(token: string, signal: AbortSignal): Promise<ChoiceView> {
  return call(linkPath(token), { answer: choiceView, as: PUBLIC, signal });
}

/** Says which one it is to be. */
export function chooseAlternative(token: string, body: Choosing, signal: AbortSignal): Promise<ChoiceView> {
  return call(linkPath(token), { method: 'PUT', answer: choiceView, as: PUBLIC, body, signal });
}

/** Where the picture of one of them is, which an `img` fetches. */
export const choicePicture = (token: string, letter: string) => `${linkPath(token)}/picture/${letter}`;
