import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../src/geometry/bounds';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { ElementCache } from '../../src/scene/elementCache';
import { elementAt } from '../../src/scene/hitTest';
import { measureScene } from '../../src/scene/measures';
import type { AttachmentNode, Scene } from '../../src/scene/scene';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import { catalogue, designWith, sceneWith, sources } from './drawnStone';
import { strokes } from './measuredStrokes';

const lantern = (given: object = {}) => ({
  type: 'attachment',
  attachmentId: 101,
  position: { x: 300, y: 400, rotation: 0 },
  ...given,
});

function attachmentIn({ nodes }: Scene, index = 0): AttachmentNode {
  const node = nodes[index];
  if (node?.kind !== 'attachment') throw new Error(`the element is ${node?.kind}`);
  return node;
}

const checked = (...Parms: readonly object[]) => checkScene(sceneWith(...Parms), strokes);

describe('An attachment on a stone', () => {
  test.each(catalogue.attachments)('$Name is as large as the catalogue says, about its middle', (entry) => {
    const { layers, box } = attachmentIn(sceneWith(lantern({ attachmentId: entry.id })));
    expect(box).toEqual({
      left: -entry.width / 2,
      right: entry.width / 2,
      top: -entry.height / 2,
      bottom: entry.height / 2,
    });
    expect(layers.map(({ material, depth }) => ({ material, depth }))).toEqual(
      entry.parts.map(({ material, depth }) => ({ material, depth })),
    );
    const drawn = layers.flatMap(({ outline }) => boundsOf(outline) ?? []);
    expect(Math.min(...drawn.map(({ left }) => left))).toBeCloseTo(box.left, 1);
    expect(Math.max(...drawn.map(({ bottom }) => bottom))).toBeCloseTo(box.bottom, 1);
  });

  test('is measured by its box times its scale', () => {
    const { elements } = measureScene(sceneWith(lantern({ scale: 0.5 })));
    expect(elements).toMatchObject([{ element: 0, kind: 'attachment', width: 70 }]);
  });

  test('is found under the hand where it was turned and scaled to', () => {
    const found = (given: object, x: number, y: number) =>
      elementAt(measureScene(sceneWith(lantern(given))).elements, x, y, 0);
    expect([found({}, 300, 515), found({}, 300, 525)]).toEqual([0, undefined]);
    expect([found({ scale: 0.5 }, 300, 455), found({ scale: 0.5 }, 300, 465)]).toEqual([0, undefined]);
    const lying = { position: { x: 300, y: 400, rotation: 90 } };
    expect([found(lying, 415, 400), found(lying, 300, 515)]).toEqual([0, undefined]);
  });

  test('that left the catalogue stands as an empty box with a warning', () => {
    const scene = sceneWith(lantern({ attachmentId: 4711 }));
    expect(scene.nodes[0]).toMatchObject({ kind: 'unavailable', box: { left: -50, bottom: 50 } });
    expect(scene.warnings).toMatchObject([{ kind: 'unknownAttachment', elements: [0], value: 4711 }]);
  });
});

describe('A mason objects to an attachment', () => {
  test('that does not rest on the stone, and says how much of it does', () => {
    const at = (x: number, y: number) => checked(lantern({ position: { x, y, rotation: 0 } }));
    expect(at(300, 400)).toEqual([]);
    const [hanging] = at(300, 690);
    expect(hanging).toMatchObject({ kind: 'attachmentOff', severity: 'warning', elements: [0], limit: 90 });
    expect(hanging?.value).toBeGreaterThan(50);
    expect(hanging?.value).toBeLessThan(90);
    expect(at(300, 1200)).toMatchObject([{ kind: 'attachmentOff', severity: 'error', value: 0 }]);
  });

  test('that covers a line, not to one whose box alone meets it', () => {
    const line = (y: number) => ({ type: 'text', subText: 'Anna', position: { x: 300, y } });
    expect(checked(line(420), lantern()).map(({ kind }) => kind)).toEqual(['overlapping']);
    // The ring's box has an upper left corner, the ring and its rosette leave that bare.
    const ring = { type: 'attachment', attachmentId: 142, position: { x: 300, y: 400, rotation: 0 } };
    expect(checked(ring, { ...line(352), subText: '.', position: { x: 245, y: 345 } })).toEqual([]);
  });
});

describe('The elements built for an edit of an attachment', () => {
  const design = designWith([lantern(), { type: 'text', subText: 'Anna' }]);

  function buildsAfter(edit: Edit): number {
    const cache = new ElementCache();
    buildScene(design, sources, cache.build);
    cache.endScene();
    const before = cache.builds;
    buildScene(applyEdit(design, edit), sources, cache.build);
    return cache.builds - before;
  }

  test('are none where it only moved, turned or grew, and one where it is another', () => {
    expect(buildsAfter({ kind: 'place', element: 0, x: 1, y: 2 })).toBe(0);
    expect(buildsAfter({ kind: 'turn', element: 0, rotation: 45 })).toBe(0);
    expect(buildsAfter({ kind: 'scale', element: 0, scale: 0.7 })).toBe(0);
    expect(buildsAfter({ kind: 'changeAttachment', element: 0, attachmentId: 121 })).toBe(1);
  });
});
