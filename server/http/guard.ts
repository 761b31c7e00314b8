import type { Caller } from '../access/caller';
import {
  type GeneralAction,
  type Guarded,
  refusalAt,
  refusalOf,
  type StoneAction,
} from '../access/permissions';
import { Refusal } from './refusal';

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
 * @returns the stone, which is there.
 * @throws Refusal
 */
export function allowAt<Stone extends Guarded>(
  caller: Caller,
  action: StoneAction,
  stone: Stone | undefined,
): Stone {
  const refused = refusalAt(caller, action, stone);
  if (refused || !stone) throw new Refusal(refused ?? 'stoneNotFound');
  return stone;
}
