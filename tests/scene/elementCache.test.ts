import { beforeEach, describe, expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { ElementCache } from '../../src/scene/elementCache';
import type { Scene } from '../../src/scene/scene';
import type { Sources } from '../../src/scene/sources';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import type { Design } from '../../src/stone/stone';
import { sources, standardStone } from './drawnStone';

let cache: ElementCache;

/** Builds a scene as the stage does, and counts the elements built for it. */
function build(design: Design): { scene: Scene; builds: number } {
  const before = cache.builds;
  const scene = buildScene(design, sources, cache.build);
  cache.endScene();
  return { scene, builds: cache.builds - before };
}

/** How many elements an edit of the standard stone builds. */
function afterEdit(edit: Edit): number {
  build(standardStone);
  const changed = applyEdit(standardStone, edit);
  const built = build(changed);
  expect(built.scene).toEqual(buildScene(changed, sources));
  return built.builds;
}

beforeEach(() => {
  cache = new ElementCache();
  expect(build(standardStone).builds).toBe(4);
});

describe('The elements built for an edit', () => {
  test('are the line that follows the frame, where another frame is chosen', () => {
    const curve = { kind: 'edge', of: 'frame' } as const;
    const along = applyEdit(standardStone, { kind: 'changeText', element: 0, fields: { curve } });
    build(along);
    for (const Type of ['line', 'cutCorners', 'none']) {
      const framed = applyEdit(along, { kind: 'changeFrame', fields: { Type } });
      const built = build(framed);
      expect(built.builds).toBe(1);
      expect(paintSvg(built.scene)).toBe(paintSvg(buildScene(framed, sources)));
    }
  });

  test('are none where one only moved, turned or grew', () => {
    expect(afterEdit({ kind: 'place', element: 0, x: 12, y: 34 })).toBe(0);
    expect(afterEdit({ kind: 'scale', element: 3, scale: 0.5 })).toBe(0);
    const turned = { ...standardStone.Parms[0], position: { x: 300, y: 268, rotation: 90 } };
    expect(
      build({ ...standardStone, Parms: [turned, ...standardStone.Parms.slice(1)] as Design['Parms'] }).builds,
    ).toBe(0);
  });

  test('are all where the same stone is drawn by another revision, whose letters may have another height', () => {
    build(standardStone);
    expect(build({ ...standardStone, revision: 1 }).builds).toBe(4);
  });

  test('are none where the stone or what is behind it changed', () => {
    expect(afterEdit({ kind: 'chooseStone', stoneTypeId: 16, variantId: 1601 })).toBe(0);
    expect(afterEdit({ kind: 'chooseBackground', backgroundId: 11 })).toBe(0);
  });

  test('are one for a keystroke, a spacing, a colour or a font', () => {
    expect(afterEdit({ kind: 'writeText', element: 0, subText: 'Navn Efternavnx' })).toBe(1);
    expect(afterEdit({ kind: 'spaceCharacter', element: 0, character: 1, mm: 2 })).toBe(1);
    expect(afterEdit({ kind: 'changeText', element: 1, fields: { fontColor: 'sort' } })).toBe(1);
    expect(afterEdit({ kind: 'changeText', element: 2, fields: { fontFamily: 'Jost' } })).toBe(1);
    expect(afterEdit({ kind: 'changeVignet', element: 3, fields: { reverse: true } })).toBe(1);
  });

  test('are one for a new element on top', () => {
    expect(afterEdit({ kind: 'copy', element: 0 })).toBe(1);
  });

  test('carry the right number in their warnings after one before them was deleted', () => {
    const lilac = applyEdit(standardStone, {
      kind: 'changeText',
      element: 2,
      fields: { fontColor: 'lilla' },
    });
    build(lilac);
    const { scene } = build(applyEdit(lilac, { kind: 'delete', element: 0 }));
    expect(scene.warnings).toMatchObject([{ kind: 'unknownColour', elements: [1], value: 'lilla' }]);
  });
});

describe('The cache forgets', () => {
  test('a line whose font was not to be had, so that it stands there once the font has come', () => {
    const without: Sources = { ...sources, typeface: () => 'failed' };
    cache.clear();
    expect(buildScene(standardStone, without, cache.build).nodes[0]?.kind).toBe('unavailable');
    cache.endScene();
    expect(build(standardStone).scene).toEqual(buildScene(standardStone, sources));
  });

  test('what the latest scene did not use', () => {
    const shorter = applyEdit(standardStone, { kind: 'delete', element: 3 });
    expect(build(shorter).builds).toBe(0);
    expect(build(standardStone).builds).toBe(1);
  });

  test('everything when fonts or the catalogue changed', () => {
    cache.clear();
    expect(build(standardStone).builds).toBe(4);
  });
});
