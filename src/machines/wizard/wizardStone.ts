import type { KnownStone } from '../../api/knownStones';
import type { StoneAddress } from '../../api/stones';
import type { StoneStatus } from '../../stone/status';
import type { Stone, StoneKind } from '../../stone/stone';
import type { ListedStone } from '../../stone/wire/project';

/** A saved stone as the wizard lists it, a user's or a visitor's. */
export interface WizardStone {
  readonly address: StoneAddress;
  readonly designName: string;
  readonly kind: StoneKind | null;
  readonly status: StoneStatus;
  /** ISO 8601; unknown for a visitor's stone, and until it was sent. */
  readonly updatedAt: string | undefined;
  readonly sentAt: string | undefined;
  readonly hasPreview: boolean;
}

/** A stone of the user's business. */
export function fromListed(listed: ListedStone): WizardStone {
  const { id, designName, type, status, updatedAt, sentAt, hasPreview } = listed;
  return {
    address: { id },
    designName,
    kind: type,
    status,
    updatedAt,
    sentAt: sentAt ?? undefined,
    hasPreview,
  };
}

/** A stone this browser remembers, in its current state on the server. */
export function fromKnown(known: KnownStone, stone: Stone): WizardStone {
  return {
    address: { id: known.id, token: known.token },
    designName: stone.designName || known.designName,
    kind: stone.type,
    status: stone.status,
    updatedAt: undefined,
    sentAt: undefined,
    hasPreview: true,
  };
}

/** Whether a stone is not ordered yet: only a draft can be edited and sent. */
export function isPending({ status }: WizardStone): boolean {
  return status === 'draft';
}

/** The designer's address for a stone. */
export function designerAddress({ id, token }: StoneAddress): string {
  return `/designer/${id}${token ? `/${token}` : ''}`;
}

/** The address of everything that is kept of a stone. */
export function ownDataAddress({ id, token }: StoneAddress): string {
  return `/own-data/${id}${token ? `/${token}` : ''}`;
}
