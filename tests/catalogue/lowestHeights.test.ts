import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lowestHeights } from '../../catalogue/ornaments/lowest/lowestHeights';
import { lowestHeightOf } from '../../src/stone/lowestHeights';
import { catalogue } from '../scene/drawnStone';
import { isWhole } from '../someOf';

const written = JSON.parse(readFileSync('catalogue/lowest-heights.json', 'utf8'));
const engraved = catalogue.vignets.filter(({ kind }) => kind === 'sandblown');

describe('The height from which on an ornament can be cut', () => {
  test('is known of every ornament that is cut', () => {
    expect(new Set(Object.keys(written))).toEqual(new Set(engraved.map(({ id }) => String(id))));
  });

  // A rose, a script, a cross, leaves; `ORNAMENTS=all` measures every one, in two minutes.
  const some = isWhole('ORNAMENTS') ? engraved.map(({ id }) => id) : [552, 633, 560, 627];
  test(`is as the check measures it, of ${some.length} of ${engraved.length}`, { timeout: 600_000 }, () => {
    const measured = Object.fromEntries(lowestHeights(some));
    expect(measured).toEqual(Object.fromEntries(some.map((id) => [id, written[id]])));
  });

  test('is no lower on a coarser stone', () => {
    for (const vignet of engraved) {
      const [polished, honed, rough] = (['polished', 'honed', 'rough'] as const).map((finish) =>
        lowestHeightOf(vignet, finish),
      );
      expect(polished, vignet.Name).toBeLessThanOrEqual(honed ?? 0);
      expect(honed, vignet.Name).toBeLessThanOrEqual(rough ?? 0);
    }
  });

  test('does not matter of what is cast, or drawn by somebody else', () => {
    expect(lowestHeightOf({ id: 702, kind: 'standard' }, 'rough')).toBe(0);
    expect(lowestHeightOf({ id: 99_999, kind: 'sandblown' }, 'rough')).toBe(0);
  });
});
