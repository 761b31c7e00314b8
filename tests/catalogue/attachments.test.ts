import { describe, expect, it } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { boundsOf } from '../../src/geometry/bounds';
import { CLOSE, MOVE } from '../../src/geometry/outline';
import { outlineFromSvg } from '../../src/geometry/svgPath';

const { attachments } = (await catalogueFromFiles()).catalogue;

describe('an attachment', () => {
  it.each(attachments)('$id $Name fills its box with its parts to 0.02 mm', ({ parts, width, height }) => {
    const boxes = parts.map(({ outline }) => boundsOf(outlineFromSvg(outline)));
    const edge = (side: 'left' | 'top' | 'right' | 'bottom') => boxes.map((box) => box?.[side] ?? Number.NaN);
    expect(Math.abs(Math.min(...edge('left')))).toBeLessThanOrEqual(0.02);
    expect(Math.abs(Math.min(...edge('top')))).toBeLessThanOrEqual(0.02);
    expect(Math.abs(Math.max(...edge('right')) - width)).toBeLessThanOrEqual(0.02);
    expect(Math.abs(Math.max(...edge('bottom')) - height)).toBeLessThanOrEqual(0.02);
  });

  it.each(attachments)('$id $Name is made of closed outlines', ({ parts }) => {
    for (const { outline } of parts) {
      const { verbs } = outlineFromSvg(outline);
      const count = (wanted: number) => verbs.filter((verb) => verb === wanted).length;
      expect(count(MOVE)).toBeGreaterThan(0);
      expect(count(CLOSE)).toBe(count(MOVE));
      expect(verbs[verbs.length - 1]).toBe(CLOSE);
    }
  });

  it('is of a size that stands on a gravestone: 4 to 30 cm', () => {
    for (const { Name, width, height } of attachments) {
      expect(Math.min(width, height), Name).toBeGreaterThanOrEqual(40);
      expect(Math.max(width, height), Name).toBeLessThanOrEqual(300);
    }
  });

  it('is drawn in layers, so that each can have its own metal and bevel', () => {
    for (const { Name, parts } of attachments) expect(parts.length, Name).toBeGreaterThanOrEqual(2);
  });

  it('stands out from the stone by no more than a hand', () => {
    for (const { Name, parts } of attachments)
      for (const { depth } of parts) expect(depth, Name).toBeLessThanOrEqual(110);
  });
});
