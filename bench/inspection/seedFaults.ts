import type { Finding } from '../../src/stone/finding';
import type { Random } from '../../tests/random';
import { ALL_FAULTS } from './faults/all';
import { type GoodDesign, tidyDesign } from './goodDesigns';
import { findingsOn } from './inspected';
import type { Fault, Seeded } from './seeded';

/** How many faults of one kind were found. */
export interface Caught {
  readonly kind: string;
  readonly seeded: number;
  readonly caught: number;
  /** What was not found, as text to look at. */
  readonly missed: readonly string[];
}

/** Whether a finding matches what must be found: the kind, the elements, the characters and the measure. */
function isOf({ kind, elements, named = 'all', characters = [], value }: Seeded, found: Finding): boolean {
  if (found.kind !== kind) return false;
  const isNamed = (element: number) => found.elements.includes(element);
  const names = named === 'one' ? elements.some(isNamed) : elements.every(isNamed);
  const marks = characters.every((index) => found.characters.some((each) => each.index === index));
  const measures = !value || (Number(found.value) >= value[0] && Number(found.value) <= value[1]);
  return names && marks && measures;
}

/** Tries design after design, until one of them can have this fault. */
function seed(fault: Fault, good: () => GoodDesign, random: Random): Seeded {
  for (let tries = 0; tries < 500; tries += 1) {
    const seeded = fault(good(), random);
    if (seeded) return seeded;
  }
  throw new Error('no good design can be spoilt in this way');
}

/** Seeds so many faults in all, equally many of every kind, and inspects each. */
export function seedFaults(count: number, random: Random): Caught[] {
  const kinds = Object.entries(ALL_FAULTS);
  const each = Math.ceil(count / kinds.length);
  // Each kind is seeded into different designs, drawn from so many.
  const good = Array.from({ length: Math.max(12, Math.round(count / 10)) }, () => tidyDesign(random));
  return kinds.map(([kind, fault]) => {
    const missed: string[] = [];
    for (let number = 0; number < each; number += 1) {
      const seeded = seed(
        fault,
        () => good[Math.floor(random() * good.length)] ?? tidyDesign(random),
        random,
      );
      const findings = findingsOn(seeded.design, seeded);
      if (findings.some((found) => isOf(seeded, found))) continue;
      missed.push(JSON.stringify({ ...seeded, findings }));
    }
    return { kind, seeded: each, caught: each - missed.length, missed };
  });
}
