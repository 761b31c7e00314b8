import { LATEST_REVISION } from '../stone/revision';
import { type Design, design, type Stone, type StoneKind, stone } from '../stone/stone';
import { withSamplesIn } from '../stone/templates/samplesIn';
import { type CreateStoneRequest, deletedStone, type UpdateStoneRequest } from '../stone/wire/stoneRequest';
import { readEarly } from './earlyAnswers';
import { call } from './http';
import { localeOfPage } from './localeOfPage';
import { STANDARD_STONE_PATH, STONE_PATH } from './paths';

/** A stone's id on the server and the right to it. */
export interface StoneAddress {
  readonly id: number;
  readonly token?: string | undefined;
}

/** A design whose lines are new, and so is the rule their letters are drawn by. */
const newDesign = design.transform((prepared): Design => ({ ...prepared, revision: LATEST_REVISION }));

/**
 * A prepared design, with its sample words in the page's language: the one cached for the offline start may
 * have been requested by a page in another language.
 */
const preparedDesign = newDesign.transform((prepared) => withSamplesIn(prepared, localeOfPage()));

/** A new stone with the standard preset (specification section 4). */
export function prepareStandardStone(signal?: AbortSignal): Promise<Design> {
  return call(STANDARD_STONE_PATH, { answer: preparedDesign, ...(signal && { signal }) });
}

/** The same where it was asked for early; undefined where it does not come. */
export const readStandardStoneEarly = () => readEarly(STANDARD_STONE_PATH, preparedDesign);

/** A new stone for a kind of grave: the standard lines on a stone type, 0 for one that fits. */
export function prepareStone(kind: StoneKind, signal?: AbortSignal, stoneTypeId = 0): Promise<Design> {
  return call(`/api/prepareStone/${stoneTypeId}/${kind}`, {
    answer: preparedDesign,
    ...(signal && { signal }),
  });
}

/** The stone at an address, for holders of its token. */
export function fetchStone({ id, token }: StoneAddress, signal?: AbortSignal): Promise<Stone> {
  return call(`${STONE_PATH}/${id}`, { answer: stone, as: token, ...(signal && { signal }) });
}

/** The same where it was asked for early; undefined where it does not come. */
export const readStoneEarly = ({ id, token }: StoneAddress) => readEarly(`${STONE_PATH}/${id}`, stone, token);

/** Saves a new stone with its preview. A repeated call with the same key returns the first call's stone. */
export function createStone(
  body: CreateStoneRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Stone> {
  return call('/api/stone/', {
    method: 'POST',
    answer: stone,
    body,
    idempotencyKey,
    ...(signal && { signal }),
  });
}

/** Saves a stone again; `version` is the one the design builds on. */
export function updateStone(
  { id, token }: StoneAddress,
  body: UpdateStoneRequest,
  signal?: AbortSignal,
): Promise<Stone> {
  return call(`/api/stone/${id}`, {
    method: 'PUT',
    answer: stone,
    as: token,
    body,
    ...(signal && { signal }),
  });
}

/** The design of a stone to begin another one with, for users who may read it. */
export function prepareCopy({ id, token }: StoneAddress, signal?: AbortSignal): Promise<Design> {
  return call(`/api/prepareStone/0/copystone/${id}`, {
    answer: design,
    as: token,
    ...(signal && { signal }),
  });
}

/** The standard lines placed anew on a stone type, for a stored stone (specification section 4, variant `reset`). */
export function prepareReset(
  { id, token }: StoneAddress,
  stoneTypeId: number,
  signal?: AbortSignal,
): Promise<Design> {
  return call(`/api/prepareStone/${stoneTypeId}/reset/${id}`, {
    answer: newDesign,
    as: token,
    ...(signal && { signal }),
  });
}

/** Deletes a stone permanently. */
export async function deleteStone({ id, token }: StoneAddress, signal?: AbortSignal): Promise<void> {
  await call(`/api/stone/${id}`, {
    method: 'DELETE',
    answer: deletedStone,
    as: token,
    ...(signal && { signal }),
  });
}
