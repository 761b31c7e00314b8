import { describe, expect, test } from 'vitest';
import { saveUrgency } from '../../src/stone/autosave';
import { SCENERY_BOUNDS } from '../../src/stone/catalogue/scenery';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { design } from '../../src/stone/stone';

const before = design.parse({});

describe('Moving what is behind the stone', () => {
  test('changes what is given and is saved after the delay', () => {
    const moved = applyEdit(before, { kind: 'moveBackground', fields: { x: 40, scale: 1.5 } });
    expect(moved.backgroundPosition).toEqual({ x: 40, y: 0, scale: 1.5 });
    expect(saveUrgency(before, moved)).toBe('soon');
  });

  test('goes no farther than its bounds', () => {
    const fields = { x: -5000, y: 5000, scale: 0.1 };
    const { backgroundPosition } = applyEdit(before, { kind: 'moveBackground', fields });
    const { x, y, scale } = SCENERY_BOUNDS;
    expect(backgroundPosition).toEqual({ x: x.min, y: y.max, scale: scale.min });
  });

  test('is nothing where it stays', () => {
    expect(applyEdit(before, { kind: 'moveBackground', fields: { x: 0 } })).toBe(before);
  });
});
