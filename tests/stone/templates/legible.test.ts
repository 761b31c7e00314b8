import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import da from '../../../locales/da/templates.json';
import { FontCache } from '../../../src/lettering/fontCache';
import { buildScene } from '../../../src/scene/buildScene';
import { illegible } from '../../../src/scene/checks/illegible';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import { NO_HEIGHTS } from '../../../src/stone/letterHeights';
import { design } from '../../../src/stone/stone';
import { compose } from '../../../src/stone/templates/compose';
import { template } from '../../../src/stone/templates/template';
import { catalogue } from '../../scene/drawnStone';

const templates = z.array(template).parse(JSON.parse(readFileSync('catalogue/templates.json', 'utf8')));
const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(templates.flatMap(({ lines }) => lines.map(({ font }) => font)));
const sources = sourcesFrom(catalogue, fonts);

const STONES = catalogue.stoneTypes.flatMap((face) => face.Variants.map((ground) => ({ face, ground })));

test.each(templates.map((one) => [one.Name, one] as const))(
  'A template can be read on every stone in every material: %s',
  (_name, one) => {
    const unread = STONES.flatMap(({ face, ground }) => {
      const bare = design.parse({ StoneTypeId: face.id, StoneTypeVariantId: ground.id });
      const set = compose(one, {
        design: bare,
        face,
        ground,
        people: undefined,
        words: da,
        vignets: catalogue.vignets,
        letterHeights: NO_HEIGHTS,
      });
      return illegible(buildScene(set, sources)).map((finding) => ({
        face: face.Name,
        ground: ground.Name,
        finding,
      }));
    });
    expect(unread).toEqual([]);
  },
);
