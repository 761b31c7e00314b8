import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { buildScene } from '../../../src/scene/buildScene';
import { checkScene } from '../../../src/scene/checks/checkScene';
import { silhouetteOf } from '../../../src/scene/silhouetteOf';
import type { StoneType, StoneVariant } from '../../../src/stone/catalogue/stoneType';
import { thingsOn } from '../../../src/stone/fitting/fitting';
import { nameWithin } from '../../../src/stone/fitting/nameWithin';
import type { Design } from '../../../src/stone/stone';
import { nameThePeople } from '../../../src/stone/templates/people';
import { catalogue, chosen, sources, standardStone } from '../../scene/drawnStone';
import { strokes } from '../../scene/measuredStrokes';

const LONG = [
  'Anne Margrethe Elisabeth Skovgaard-Peters',
  'Wilhelmine Großmann-von der Schulenburg',
  'Ragnhild Ingeborg Bjørnstad Thorvaldsen',
];

/** Sets a design onto a stone in one of its materials, as the designer does. */
function onto(type: StoneType, variant: StoneVariant) {
  const things = thingsOn(standardStone, { ...catalogue, fonts: FONTS }, variant);
  const face = { ...type, silhouette: silhouetteOf(type) };
  return (design: Design) => nameWithin(design, face, things);
}

/** A rough stone so small that letters which can be cut into it leave no room for so long a name. */
const NO_ROOM = 'Natursten til urnegrav';

describe('The name of a case, on the standard stone set onto any stone,', () => {
  test.each(catalogue.stoneTypes.map((type) => [type.Name, type] as const))(
    'is within on “%s”, however long',
    (_name, type) => {
      const given = chosen(standardStone, type.id);
      const variant = type.Variants.find(({ id }) => id === given.StoneTypeVariantId);
      if (!variant) throw new Error('no material');
      const named = onto(type, variant);
      for (const decName of LONG) {
        const people = {
          decName,
          decBirth: '28. september 1938',
          decDeath: '30. november 2026',
          partnerName: '',
          partnerBirth: '',
          partnerDeath: '',
        };
        const set = named(nameThePeople(given, people));
        const said = set.Parms.flatMap((each) => (each.type === 'text' ? [each.subText] : [])).join(' ');
        expect(said).toContain(decName);
        const found = checkScene(buildScene(set, sources), strokes)
          .filter(({ elements }) => elements.some((element) => set.Parms[element]?.type === 'text'))
          .map(({ kind }) => kind);
        expect(new Set(found), decName).toEqual(new Set(type.Name === NO_ROOM ? ['tooThin'] : []));
      }
    },
  );

  test('stays as it is where it has room', () => {
    const [type] = catalogue.stoneTypes;
    const [variant] = type?.Variants ?? [];
    if (!type || !variant) throw new Error('no stone');
    expect(onto(type, variant)(standardStone)).toEqual(standardStone);
  });
});
