import { design as designBody } from '../../../src/stone/stone';
import { FAULTS } from '../../../tests/stone/proofreading/faults';
import { caseOf, drawPlan, type PlacedLine, placed } from '../../../tests/stone/proofreading/inscriptions';
import type { Fault } from '../seeded';

/** These are held against a case, the others with one or without. */
const OF_CASE: ReadonlySet<string> = new Set(['nameDiffers', 'dateDiffers', 'partnerDiffers']);

/** The lines as they stand on a stone, in the family and height of the good design. */
const asParms = (lines: readonly PlacedLine[], given: object) =>
  lines.map(({ text, position }) => ({ ...given, type: 'text', subText: text, position }));

/**
 * The faults of words, made as the proof-reader’s own tests make them: an inscription is drawn at random and changed,
 * and the finding has to name one of the changed lines.
 */
export const WORD_FAULTS: Readonly<Record<string, Fault>> = Object.fromEntries(
  (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).map((kind): [string, Fault] => [
    kind,
    ({ design }, random) => {
      const plan = drawPlan(random);
      const people = caseOf(plan, random);
      const lines = placed(plan, random);
      const spoilt = FAULTS[kind]?.({ plan, lines, people }, random);
      if (!spoilt) return undefined;
      const like = design.Parms.find(({ type }) => type === 'text');
      const given =
        like?.type === 'text'
          ? { fontFamily: like.fontFamily, fontSize: like.fontSize, fontColor: like.fontColor }
          : {};
      const elements = spoilt.flatMap(({ text }, index) => (text === lines[index]?.text ? [] : [index]));
      return {
        kind,
        design: designBody.parse({ ...design, Parms: asParms(spoilt, given) }),
        people: OF_CASE.has(kind) || random() < 0.5 ? people : undefined,
        elements,
        named: 'one',
      };
    },
  ]),
);
