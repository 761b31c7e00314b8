import { z } from 'zod';
import { identifier } from '../../stone/numbers';
import type { StoneKind } from '../../stone/stone';

/** The purpose for which a stone that is not ordered yet is chosen. */
const purpose = z.enum(['edit', 'send', 'offer']);
export type Purpose = z.infer<typeof purpose>;

/** The kinds of grave a new stone can be made for. */
export const GRAVE_KINDS = ['coffin', 'urn', 'lawn'] as const satisfies readonly StoneKind[];
export type GraveKind = (typeof GRAVE_KINDS)[number];
const graveKind = z.enum(GRAVE_KINDS);

/** The wizard's steps (specification section 2, "Start screen and wizard"), and the data of each. */
export type Place =
  | { readonly step: 'takeAction' }
  | { readonly step: 'newStone' }
  | { readonly step: 'selectStoneType'; readonly kind: GraveKind }
  | { readonly step: 'additionToExisting' }
  | { readonly step: 'reference' }
  | { readonly step: 'pendingStones'; readonly purpose: Purpose }
  | { readonly step: 'orderedStones' }
  | { readonly step: 'sendStone'; readonly purpose: 'send' | 'offer'; readonly stoneId: number };

export type Step = Place['step'];

/** Reads the wizard's place from an address: `/?step=…`; anything unknown is the first step. */
export function placeOf(search: URLSearchParams): Place {
  const step = search.get('step');
  const wish = purpose.safeParse(search.get('for')).data ?? 'edit';
  const kind = graveKind.safeParse(search.get('kind')).data;
  const stoneId = identifier.safeParse(search.get('stone')).data;
  switch (step) {
    case 'newStone':
    case 'additionToExisting':
    case 'reference':
    case 'orderedStones':
      return { step };
    case 'selectStoneType':
      return kind ? { step, kind } : { step: 'newStone' };
    case 'pendingStones':
      return { step, purpose: wish };
    case 'sendStone': {
      const sending = wish === 'offer' ? 'offer' : 'send';
      return stoneId ? { step, purpose: sending, stoneId } : { step: 'pendingStones', purpose: sending };
    }
    default:
      return { step: 'takeAction' };
  }
}

/** The case a new stone is made for, from the address. */
export function projectOf(search: URLSearchParams): number | undefined {
  return identifier.safeParse(search.get('project')).data || undefined;
}

/** The address of a place in the wizard, without the language prefix. */
export function addressOf(place: Place, projectId?: number): string {
  if (place.step === 'takeAction' && projectId === undefined) return '/';
  const search = new URLSearchParams({ step: place.step });
  if ('kind' in place) search.set('kind', place.kind);
  if ('purpose' in place) search.set('for', place.purpose);
  if ('stoneId' in place) search.set('stone', String(place.stoneId));
  if (projectId !== undefined) search.set('project', String(projectId));
  return `/?${search}`;
}

/** The place a step back leads to. */
export function placeBefore(place: Place): Place {
  switch (place.step) {
    case 'selectStoneType':
    case 'reference':
      return { step: 'newStone' };
    case 'sendStone':
      return { step: 'pendingStones', purpose: place.purpose };
    default:
      return { step: 'takeAction' };
  }
}

/** The designer's address for a new stone of a stone type. */
export function newStoneAddress(kind: StoneKind, stoneTypeId: number, projectId?: number): string {
  const search = new URLSearchParams({ type: kind, stone: String(stoneTypeId) });
  if (projectId !== undefined) search.set('project', String(projectId));
  return `/designer?${search}`;
}

/** The designer's address for a further stone of a case, made like one of its stones. */
export function alikeAddress(projectId: number, stoneId: number): string {
  return `/designer?project=${projectId}&like=${stoneId}`;
}

/** The designer's address for the back of a stone of a case, as it begins. */
export function backAddress(projectId: number, stoneId: number): string {
  return `${alikeAddress(projectId, stoneId)}&face=back`;
}

/** The designer's address for a new stone of a case, in the current language: /opret-sten is Danish in each. */
export function caseStoneAddress(projectId: number): string {
  return `/designer?project=${projectId}`;
}
