import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { nameWithin } from '../../src/scene/nameWithin';
import { setWithin } from '../../src/scene/setWithin';
import { applyEdit } from '../../src/stone/edits/edit';
import { stoneChoice } from '../../src/stone/edits/stoneChoice';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import type { Design } from '../../src/stone/stone';
import { nameThePeople } from '../../src/stone/templates/people';
import { catalogue, sources, standardStone } from './drawnStone';
import { strokes } from './measuredStrokes';

const LONG = [
  'Anne Margrethe Elisabeth Skovgaard-Peters',
  'Wilhelmine Großmann-von der Schulenburg',
  'Ragnhild Ingeborg Bjørnstad Thorvaldsen',
];
const sizeOf = (wanted: number) => catalogue.vignets.find(({ id }) => id === wanted);

function onStone(id: number): Design {
  const edit = stoneChoice(standardStone, { ...catalogue, fonts: FONTS }, id);
  return edit ? applyEdit(standardStone, edit) : standardStone;
}

/** The stones as they come, but for rough ones: letters that can be cut into those leave no room for so long a name. */
const STONES = catalogue.stoneTypes.filter(({ Variants: [first] }) => first?.finish !== 'rough');

describe('The name of a case, on the standard stone set onto any stone that is not rough,', () => {
  test.each(STONES.map((type) => [type.Name, type] as const))(
    'is within on “%s”, however long',
    (_name, type) => {
      const given = onStone(type.id);
      const variant = type.Variants.find(({ id }) => id === given.StoneTypeVariantId);
      const letterHeights = letterHeightsOn(FONTS, variant?.thinnestStroke ?? 0);
      const within = setWithin(type, sizeOf, letterHeights);
      for (const decName of LONG) {
        const people = {
          decName,
          decBirth: '28. september 1938',
          decDeath: '30. november 2026',
          partnerName: '',
          partnerBirth: '',
          partnerDeath: '',
        };
        const set = nameWithin(nameThePeople(given, people), within, letterHeights);
        const said = set.Parms.flatMap((each) => (each.type === 'text' ? [each.subText] : [])).join(' ');
        expect(said).toContain(decName);
        expect(
          checkScene(buildScene(set, sources), strokes).filter(({ elements }) =>
            elements.some((element) => set.Parms[element]?.type === 'text'),
          ),
          decName,
        ).toEqual([]);
      }
    },
  );

  test('stays as it is where it has room', () => {
    const [type] = catalogue.stoneTypes;
    if (!type) throw new Error('no stone');
    const letterHeights = letterHeightsOn(FONTS, 0.7);
    expect(nameWithin(standardStone, setWithin(type, sizeOf, letterHeights), letterHeights)).toEqual(
      standardStone,
    );
  });
});
