import { expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { joinsSteps } from '../../src/stone/edits/edit';
import { customVignetParm } from '../../src/stone/parm';
import { design } from '../../src/stone/stone';

const stone = { id: 1_000_001, url: '/u.webp', width: 600, height: 900, outline: 'M0 0H600V900H0Z' };
const added = { kind: 'addOwnStone', stone, variantId: 3, isAddition: true } as const;

test('An own stone becomes the stone, and an addition says that the stone stands there already', () => {
  const after = applyEdit(design.parse({}), added);
  expect(after).toMatchObject({ StoneTypeId: stone.id, StoneTypeVariantId: 3, ExistingStone: true });
  expect(after.stoneStoneTypes).toEqual([stone]);
  expect(applyEdit(design.parse({}), { ...added, isAddition: false }).ExistingStone).toBe(false);
});

test('The same own stone chosen again is listed once', () => {
  const twice = applyEdit(applyEdit(design.parse({}), added), { ...added, isAddition: false });
  expect(twice.stoneStoneTypes).toEqual([stone]);
  expect(twice.ExistingStone).toBe(true);
});

test('An own vignet is listed and stands on top of the others', () => {
  const vignet = customVignetParm.parse({ type: 'customVignet', vignetId: 7 });
  const upload = { id: 7, url: '/u.svg', width: 80, height: 60 };
  const after = applyEdit(design.parse({}), { kind: 'addOwnVignet', upload, vignet });
  expect(after.stoneVignets).toEqual([upload]);
  expect(after.Parms.at(-1)).toEqual(vignet);
  expect(joinsSteps({ kind: 'addOwnVignet', upload, vignet })).toBe(false);
});
