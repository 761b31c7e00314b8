import type { Draft } from '../../api/drafts';
import { saveUrgency, type Urgency } from '../../stone/autosave';
import { fillSpacings } from '../../stone/edits/text';
import { design, type Stone } from '../../stone/stone';
import { randomKey } from '../randomKey';
import type { DesignerContext, Saved } from './context';
import { quoteOf } from './effects';

/** What the server holds of a stone, in the designer's words. */
export function savedOf(stone: Stone, token: string | undefined): Saved {
  return {
    address: { id: stone.id, token },
    readonlyToken: stone.readonlyToken,
    version: stone.version,
    status: stone.status,
    hasBusiness: stone.hasBusiness,
    takenOver: stone.takenOver,
    isForReading: stone.token === undefined,
    awaitsApproval: stone.awaitsApproval,
    waitsFor: stone.waitsFor,
    quote: quoteOf(stone),
    design: fillSpacings(design.parse(stone)),
  };
}

/** The same stone with its links as they are now. Whoever reads is told none for editing, and keeps the own. */
export function withLinksOf(saved: Saved, { token, readonlyToken }: Stone): Saved {
  const { address } = saved;
  return {
    ...saved,
    address: address.token === undefined ? address : { ...address, token: token ?? address.token },
    readonlyToken: readonlyToken ?? saved.readonlyToken,
  };
}

/** A stone as it stands that the server was never told of. */
export function neverSaved() {
  return {
    saved: undefined,
    readOnly: false,
    failure: undefined,
    creating: undefined,
    creationKey: randomKey(),
    isResumed: false,
    sent: [],
  } satisfies Partial<DesignerContext>;
}

/** Where the server holds a stone, and in which version. */
export const heldIn = ({ address, version }: Saved) => ({ address, version });

/** The version a draft builds on, where that is an older one than the stone's. */
export function olderThan({ version }: Saved, draft: Draft): number | undefined {
  return draft.version !== undefined && draft.version < version ? draft.version : undefined;
}

/** How soon what was edited since the stone was saved is to be saved; `none` for one that never was. */
export function urgencyOf({ saved, history }: Pick<DesignerContext, 'saved' | 'history'>): Urgency {
  return saved ? saveUrgency(saved.design, history.present) : 'none';
}
