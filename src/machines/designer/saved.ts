import { fillSpacings } from '../../stone/edits/text';
import { design, type Stone } from '../../stone/stone';
import type { Saved } from './context';
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

/** Where the server holds a stone, and in which version. */
export const heldIn = ({ address, version }: Saved) => ({ address, version });
