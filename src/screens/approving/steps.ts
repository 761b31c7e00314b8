import type { Parm } from '../../stone/parm';
import { type PartOfStone, partOfKey } from '../../stone/partsOfStone';
import type { ApprovalView } from '../../stone/wire/approval';
import { readingOrder } from '../designer/elements/readingOrder';

/** One thing to read. */
export interface Step {
  readonly key: string;
  readonly kind: Parm['type'] | PartOfStone;
  /** Its index in `Parms`; undefined of what is no element. */
  readonly element: number | undefined;
  /** A line's letters, anything else's name. */
  readonly text: string;
  readonly isTicked: boolean;
}

/** Lines first, since they are what must not be wrong; then what stands beside them, then the stone. */
const rank = ({ kind, element }: Step) => (kind === 'text' ? 0 : element === undefined ? 2 : 1);

/** What there is to read, in the order in which a reader takes it: from above, and from the left within a row. */
export function stepsOf({ design: { Parms }, elements }: Pick<ApprovalView, 'design' | 'elements'>): Step[] {
  const steps = elements.flatMap(({ key, text, isTicked }): Step[] => {
    const element = Parms.findIndex((parm) => parm.key === key);
    const parm = Parms[element];
    const kind = parm?.type ?? partOfKey(key);
    return kind ? [{ key, kind, element: parm && element, text, isTicked }] : [];
  });
  const order = readingOrder(Parms, []);
  const placeOf = ({ element }: Step) => (element === undefined ? 0 : order.indexOf(element));
  return steps.toSorted((one, other) => rank(one) - rank(other) || placeOf(one) - placeOf(other));
}
