import type { Finding } from '../../src/stone/finding';
import type { GoodDesign } from './goodDesigns';
import { findingsOn } from './inspected';

/** Something that was objected to in a good design. */
export interface Alarm {
  readonly name: string;
  readonly from: GoodDesign['from'];
  readonly finding: Finding;
}

/** Everything that the inspection objects to in good designs. */
export function falseAlarms(good: readonly GoodDesign[]): Alarm[] {
  return good.flatMap(({ name, from, design, people }) =>
    findingsOn(design, { people }).map((finding) => ({ name, from, finding })),
  );
}
