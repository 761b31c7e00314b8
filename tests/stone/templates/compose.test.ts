import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontShelf } from '../../../src/lettering/fontShelf';
import { buildScene } from '../../../src/scene/buildScene';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import { design } from '../../../src/stone/stone';
import { compose, type Occasion } from '../../../src/stone/templates/compose';
import { type People, sayingOf, type Words } from '../../../src/stone/templates/people';
import { template } from '../../../src/stone/templates/template';
import { catalogue } from '../../scene/drawnStone';

const templates = z.array(template).parse(JSON.parse(readFileSync('catalogue/templates.json', 'utf8')));
const words = JSON.parse(readFileSync('locales/da/templates.json', 'utf8')) as Words;
const vignetHeights = Object.fromEntries(catalogue.vignets.map(({ id, height }) => [id, height]));
const fonts = new FontShelf(fileBytes, FONTS);
await fonts.load(templates.flatMap(({ lines }) => lines.map(({ font }) => font)));

const LONG: People = {
  decName: 'Anne Margrethe Skovgaard-Petersen',
  decBirth: '28. september 1938',
  decDeath: '30. november 2026',
  partnerName: 'Christian Frederik Skovgaard-Petersen',
  partnerBirth: '12. december 1936',
  partnerDeath: '19. september 2021',
};

const stoneOf = (kind: string, people: number) =>
  catalogue.stoneTypes.filter(
    (type) => type.type === kind && !type.existing && (people === 1 || type.width >= 900),
  );

function occasionOn(type: (typeof catalogue.stoneTypes)[number], people?: People): Occasion {
  const variant = type.Variants[0];
  if (!variant) throw new Error('a stone without a material');
  return {
    design: design.parse({ StoneTypeId: type.id, StoneTypeVariantId: variant.id }),
    face: type,
    stoneColour: variant.colour,
    people,
    words,
    vignetHeights,
  };
}

describe('A template', () => {
  test('is there at least twelve times, for every kind of grave, each under a number of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(12);
    expect(new Set(templates.map(({ kind }) => kind))).toEqual(new Set(['coffin', 'urn', 'lawn']));
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });

  test.each(templates.map((one) => [one.Name, one] as const))(
    '“%s” stands well on the stones of its kind: nothing missing, outside or over something else',
    (_name, one) => {
      const flat = stoneOf(one.kind, one.people).filter(({ width, height }) => {
        // The stones a template is meant for: those of about its own proportions.
        const shape = width / height / (one.width / one.height);
        return shape > 0.8 && shape < 1.25;
      });
      expect(flat.length).toBeGreaterThan(0);
      for (const type of flat) {
        for (const people of [undefined, LONG]) {
          const composed = compose(one, occasionOn(type, people));
          const { warnings, nodes } = buildScene(composed, sourcesFrom(catalogue, fonts));
          expect(nodes.filter(({ kind }) => kind === 'unavailable')).toEqual([]);
          expect(
            warnings.filter(({ kind }) => kind !== 'tooThin'),
            type.Name,
          ).toEqual([]);
          expect(composed.Parms).toHaveLength(one.lines.length + one.ornaments.length);
        }
      }
    },
  );

  test('is light on dark granite and dark on light', () => {
    const [first] = templates;
    const [type] = stoneOf('coffin', 1);
    if (!first || !type) throw new Error('no template, or no stone');
    const colourOn = (stoneColour: string) => {
      const [line] = compose(first, { ...occasionOn(type), stoneColour }).Parms;
      return line?.type === 'text' ? line.fontColor : undefined;
    };
    expect([colourOn('#1a1c20'), colourOn('#b9b6b0')]).toEqual(['guld', 'sort']);
  });
});

describe('A template says', () => {
  test('what the case knows, and samples of the rest', () => {
    const known = { ...LONG, decDeath: '', partnerName: '' };
    expect(sayingOf('name', known, words)).toBe('Anne Margrethe Skovgaard-Petersen');
    expect(sayingOf('birth', known, words)).toBe('* 28. september 1938');
    expect(sayingOf('death', known, words)).toBe('† 3. november 2026');
    expect(sayingOf('partnerName', known, words)).toBe('Navn Efternavn');
    expect(sayingOf('name', undefined, words)).toBe('Navn Efternavn');
  });

  test('years of dates however they are written', () => {
    expect(sayingOf('years', { ...LONG, decBirth: '1938', decDeath: '30/11-2026' }, words)).toBe(
      '1938 – 2026',
    );
  });
});
