import { describe, expect, test } from 'vitest';
import { OFFERED } from '../../../src/painting/files/formats';
import { isShownTo, type Viewer } from '../../../src/painting/files/isShownTo';

const shownTo = (viewer: Viewer) => OFFERED.filter((file) => isShownTo(viewer, file)).map(({ name }) => name);

const FAMILY = { isUser: false, worksWithStones: false };

/** What a family has use for: to read, to print, to send on, to see in space. */
const FAMILYS = ['offer', 'offerDetailed', 'printView', 'glb', 'usdz', 'png'];

/** A case fills these in, which nobody has without a login. */
const PERMITS = ['permit', 'permitForm'];

const ALL = OFFERED.map(({ name }) => name);

describe('Of the files of a stone', () => {
  test('a family sees what it needs', () => {
    expect(shownTo(FAMILY)).toEqual(FAMILYS);
  });

  test('whoever says on a device that he works with stones sees those of the trade as well', () => {
    const shown = shownTo({ ...FAMILY, worksWithStones: true });
    expect(shown).toEqual(ALL.filter((name) => !PERMITS.includes(name)));
  });

  test.each([true, false])(
    'whoever is logged in sees all, whatever was said on the device (%s)',
    (worksWithStones) => {
      expect(shownTo({ isUser: true, worksWithStones })).toEqual(ALL);
    },
  );
});
