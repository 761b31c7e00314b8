import type { Design } from '../stone';
import { withFields } from './fields';

/** What is agreed with the stonemason beside the stone's looks (specification section 3, "Project settings"). */
const AGREED = [
  'Comment',
  'StonemasonId',
  'RepaintStone',
  'ReserveSpace',
  'RemoveNow',
  'canMasonContact',
  'InvoiceEnduser',
] as const satisfies readonly (keyof Design)[];

export type Agreed = Pick<Design, (typeof AGREED)[number]>;

/** A design with what is agreed in another: undoing a letter takes nobody's choice of a stonemason back. */
export function withAgreedOf(design: Design, other: Design): Design {
  const fields: Partial<Agreed> = Object.fromEntries(AGREED.map((name) => [name, other[name]]));
  return withFields(design, fields);
}
