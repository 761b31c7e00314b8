import { describe, expect, test } from 'vitest';
import { checkChurchyard } from '../../../src/scene/checks/churchyard';
import { catalogueStone } from '../../../src/scene/checks/judgedStone';
import { ruleRows } from '../../../src/scene/permit/ruleRows';
import { churchyard } from '../../../src/stone/catalogue/churchyard';
import { catalogue } from '../../painting/pdf/permit/pack';

const stones = catalogue.stoneTypes.map((type) => catalogueStone(type, type.Variants[0]?.id ?? 0));

describe('Every rule of every churchyard, for every stone of the catalogue', () => {
  test('is broken in the table where the check finds it broken, and nowhere else', () => {
    for (const yard of catalogue.churchyards)
      for (const stone of stones) {
        const rows = ruleRows(stone, yard);
        const errors = checkChurchyard(stone, yard).filter(({ severity }) => severity === 'error');
        const broken = rows.filter(({ verdict }) => verdict === 'broken');
        const kinds = new Set(errors.map(({ kind, value, limit }) => `${kind} ${value} ${limit}`));
        expect(broken.length > 0, yard.Name).toBe(kinds.size > 0);
        // Two rules that say the same are one finding and two rows.
        expect(broken.length).toBeGreaterThanOrEqual(kinds.size);
      }
  });

  test('has the churchyard’s source, or its own', () => {
    for (const yard of catalogue.churchyards)
      for (const row of ruleRows(stones[0] as (typeof stones)[number], yard))
        expect(row.source).toEqual(row.rule.source ?? yard.source);
  });
});

describe('A rule', () => {
  const [stone] = stones.filter(({ height }) => height === 750);
  const verdicts = (...rules: object[]) =>
    stone &&
    ruleRows(stone, churchyard.parse({ id: 1, Name: 'X', country: 'DK', rules })).map(
      ({ verdict }) => verdict,
    );

  test('is kept, broken, to be asked, not checked, or not for this stone', () => {
    expect(verdicts({ maxHeight: 750 })).toEqual(['kept']);
    expect(verdicts({ maxHeight: 749 })).toEqual(['broken']);
    expect(verdicts({ maxHeight: 749, uncertain: 'unclear' })).toEqual(['toBeAsked']);
    expect(verdicts({ maxHeight: 750, uncertain: 'unclear' })).toEqual(['toBeAsked']);
    expect(verdicts({ maxHeight: 700, types: ['urn'] })).toEqual(['notConcerned']);
  });

  test('that asks for what is not known is not checked', () => {
    const unknown = stone && { ...stone, thickness: undefined };
    const yard = churchyard.parse({ id: 1, Name: 'X', country: 'DK', rules: [{ minThickness: 10 }] });
    expect(unknown && ruleRows(unknown, yard)).toMatchObject([
      { verdict: 'notChecked', measured: { value: null } },
    ]);
  });

  test('is shown with what the stone measures, with its base where the rule says so', () => {
    const under = {
      width: 700,
      height: 150,
      depth: 250,
      density: { least: 2000, most: 2000, source: 'x' },
      seat: 0,
    };
    const rows = (withBase: boolean) =>
      stone &&
      ruleRows(
        { ...stone, base: true, under },
        churchyard.parse({ id: 1, Name: 'X', country: 'DK', rules: [{ maxHeight: 900, withBase }] }),
      ).map(({ measured }) => measured.value);
    expect(rows(false)).toEqual([750]);
    expect(rows(true)).toEqual([900]);
  });
});
