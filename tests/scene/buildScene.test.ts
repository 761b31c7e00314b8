import { describe, expect, test } from 'vitest';
import { buildScene } from '../../src/scene/buildScene';
import { UnknownStoneType } from '../../src/scene/sources';
import { catalogue, designWith, frozen, sceneWith, sources, standardStone } from './drawnStone';

describe('Building a scene is pure', () => {
  test('the same design gives an equal scene', () => {
    const again = buildScene(structuredClone(standardStone), sources);
    expect(again).toEqual(buildScene(standardStone, sources));
  });

  test('neither the design nor the catalogue is touched', () => {
    const untouchable = frozen(structuredClone(standardStone));
    const once = { ...sources, stoneType: (id: number) => frozen(structuredClone(sources.stoneType(id))) };
    expect(buildScene(untouchable, once).nodes).toHaveLength(4);
    expect(untouchable).toEqual(standardStone);
  });
});

describe('A scene', () => {
  test('is as large as its stone type, in mm', () => {
    for (const { id, width, height } of catalogue.stoneTypes) {
      expect(buildScene(designWith([], { StoneTypeId: id }), sources)).toMatchObject({ width, height });
    }
  });

  test('holds one node for each element, in their order: the first lies lowest', () => {
    const { nodes } = sceneWith(
      { type: 'text', subText: 'Anna' },
      { type: 'sandblownVignet', vignetId: 552 },
      { type: 'attachment', attachmentId: 1 },
      { type: 'text', subText: '' },
    );
    expect(nodes.map(({ element }) => element)).toEqual([0, 1, 2, 3]);
    expect(nodes.map(({ kind }) => kind)).toEqual(['lettering', 'ornament', 'unavailable', 'lettering']);
  });

  test('has the background the design names, or none', () => {
    expect(buildScene(designWith([], { BackgroundId: 14 }), sources).background?.id).toBe(14);
    expect(buildScene(designWith([], { BackgroundId: 999 }), sources).background).toBeUndefined();
  });

  test('engraves the variant sandb and mounts any other; vignettes stand or are cut by their type', () => {
    const { nodes } = sceneWith(
      { type: 'text', variant: 'sandb' },
      { type: 'text', variant: 'bronze' },
      { type: 'text', variant: '' },
      { type: 'sandblownVignet', vignetId: 552 },
      { type: 'standardVignet', vignetId: 701 },
    );
    const cuts = nodes.map((node) => ('cut' in node ? node.cut : node.kind));
    expect(cuts).toEqual(['engraved', 'mounted', 'mounted', 'engraved', 'mounted']);
  });
});

describe('A design whose stone', () => {
  test('is of a type the catalogue does not hold cannot be drawn: the error names the type', () => {
    const building = () => buildScene(designWith([], { StoneTypeId: 9999 }), sources);
    expect(building).toThrow(UnknownStoneType);
    expect(building).toThrow('9999');
  });

  test('is of an unknown variant, or names none, is drawn in the first of its type', () => {
    for (const StoneTypeVariantId of [0, 1, 1601]) {
      const { slab } = buildScene(designWith([], { StoneTypeVariantId }), sources);
      expect(slab.variant.id).toBe(1501);
    }
    expect(buildScene(designWith([], { StoneTypeVariantId: 1503 }), sources).slab.variant.id).toBe(1503);
  });
});
