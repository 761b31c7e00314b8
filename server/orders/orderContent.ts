import type { Stonemason } from '../../src/stone/catalogue/stonemason';
import { type Decisions, decisionsIn, masonContacts } from '../../src/stone/decisions';
import { caseFacts, type OrderContent } from '../../src/stone/wire/order';
import type { StoredProject } from '../store/projects';

/** Everything an order says apart from its stones, from what was decided and from the case it belongs to. */
export function contentOf(
  decided: Decisions,
  project: StoredProject | undefined,
  mason: Stonemason | undefined,
): OrderContent {
  return {
    ...decisionsIn(decided),
    StonemasonId: decided.StonemasonId ?? null,
    ChurchyardId: decided.ChurchyardId ?? null,
    canMasonContact: masonContacts(decided),
    stonemason: mason ? { id: mason.id, name: mason.Name } : null,
    case: project ? caseFacts.parse({ ...JSON.parse(project.details), id: project.id }) : null,
  };
}
