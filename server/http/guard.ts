import type { Caller } from '../domain/caller';
import {
  type GeneralAction,
  type Guarded,
  refusalAt,
  refusalOf,
  type StoneAction,
} from '../domain/permissions';
import { Refusal, type RefusalCode } from '../domain/refusal';

/**
 * Checks that a caller may do something that concerns no stone.
 *
 * @throws Refusal
 */
export function allow(caller: Caller, action: GeneralAction): void {
  const refused = refusalOf(caller, action);
  if (refused) throw new Refusal(refused);
}

/**
 * Checks that a caller may do something with a stone.
 *
 * @param hidden the refusal where the stone is missing or the caller may not see it: a call with another kind of
 *   number, such as an upload of a stone, must not tell by its words that it exists.
 * @returns the stone, which exists.
 * @throws Refusal
 */
export function allowAt<Stone extends Guarded>(
  caller: Caller,
  action: StoneAction,
  stone: Stone | undefined,
  hidden: RefusalCode = 'stoneNotFound',
): Stone {
  const refused = refusalAt(caller, action, stone);
  if (!stone || refused === 'stoneNotFound') throw new Refusal(hidden);
  if (refused) throw new Refusal(refused);
  return stone;
}
