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
 * Lets a caller through who may do something that concerns no stone.
 *
 * @throws Refusal
 */
export function allow(caller: Caller, action: GeneralAction): void {
  const refused = refusalOf(caller, action);
  if (refused) throw new Refusal(refused);
}

/**
 * Lets a caller through who may do something with a stone.
 *
 * @param hidden what is said where the stone is not there or none of the caller's business: what is asked for by another
 *   number, such as an upload of a stone, must not tell by its words that it exists.
 * @returns the stone, which is there.
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
