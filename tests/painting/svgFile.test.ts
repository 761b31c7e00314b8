import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { characters } from '../../src/stone/spacing';
import { sceneWith } from '../scene/drawnStone';
import { charactersOf, pointsOf } from './svgFile';

const anna = { type: 'text', subText: 'Anna Sørensen', position: { x: 300, y: 200 } };

/** Reads an SVG with a strict XML parser (libxml2, within sharp) and draws it. */
function parsed(svg: string) {
  return sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
}

describe('An exported SVG', () => {
  test('is as large as the stone, in mm, with a viewBox in mm', () => {
    const svg = paintSvg(sceneWith(anna));
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="600mm" height="750mm" viewBox="0 0 600 750">/,
    );
  });

  test('has one path for each character, spaces too, and no transforms', () => {
    const svg = paintSvg(sceneWith(anna, { ...anna, subText: 'Rene\u0301' }));
    const written = charactersOf(svg).map(({ element, char, cluster }) => [element, char, cluster]);
    const expected = ['Anna Sørensen', 'René'].flatMap((text, element) =>
      characters(text).map((cluster, char) => [element, char, cluster]),
    );
    expect(written).toEqual(expected);
    expect(svg.match(/<path /g)).toHaveLength(1 + expected.length);
    expect(svg).not.toContain('transform');
  });

  test('has one path for a vignet, in stone mm', () => {
    const svg = paintSvg(
      sceneWith({
        type: 'standardVignet',
        vignetId: 560,
        scale: 0.5,
        position: { x: 300, y: 400, rotation: 90 },
      }),
    );
    const [, d = ''] = /<g data-element="0"><path d="([^"]*)"/.exec(svg) ?? [];
    const points = pointsOf(d);
    // The cross is 190 mm wide and 320 mm high: lying on its side at half its size, 160 mm by 95 mm.
    expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(220, 1);
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(380, 1);
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(352.5, 1);
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(447.5, 1);
  });

  test('shows a character the font lacks in the colour of a mistake', () => {
    const svg = paintSvg(sceneWith({ ...anna, subText: 'A🕊', fontColor: 'guld' }));
    const [letter, dove] = charactersOf(svg);
    expect(letter?.attributes).toBe('fill="#d6a859"');
    expect(dove?.attributes).toBe('fill="#db2929" data-missing="true"');
    expect(dove?.points.length).toBeGreaterThan(3);
  });

  test('says in a comment that an element could not be drawn', async () => {
    const svg = paintSvg(sceneWith({ type: 'attachment', attachmentId: 4711 }));
    expect(svg).toContain('<!-- element 0 ');
    await expect(parsed(svg)).resolves.toHaveProperty('info.format', 'png');
  });
});

describe('Whatever a text or a name holds, the SVG stays XML', () => {
  const AWKWARD = ['&', '<', '>', '"', "'", '&amp;', '-->', ']]>', '\t', '\n', '\r\n', '\u00a0', '👨‍👩‍👧'];
  const UNWRITABLE = ['\u0000', '\u0001', '\u001b', '\ud800', '\udc00', '\ufffe', '\uffff'];

  test.each([...AWKWARD, ...UNWRITABLE].map((text) => [JSON.stringify(text), text]))(
    '%s',
    async (_name, text) => {
      const svg = paintSvg(sceneWith({ ...anna, subText: `A${text}B` }), { title: text });
      await expect(parsed(svg)).resolves.toHaveProperty('info.format', 'png');
    },
  );

  test('and its characters are read back as they were written', () => {
    for (const text of AWKWARD) {
      const clusters = charactersOf(paintSvg(sceneWith({ ...anna, subText: `A${text}B` }))).map(
        ({ cluster }) => cluster,
      );
      expect(clusters).toEqual(characters(`A${text}B`));
    }
  });

  test('with what XML cannot hold replaced by the sign for it', () => {
    for (const text of UNWRITABLE) {
      const clusters = charactersOf(paintSvg(sceneWith({ ...anna, subText: `A${text}B` }))).map(
        ({ cluster }) => cluster,
      );
      expect(clusters.join('')).toBe('A\ufffdB');
    }
  });

  test('the design’s name is its title', () => {
    expect(paintSvg(sceneWith(), { title: 'Mor & far' })).toContain('<title>Mor &amp; far</title>');
    expect(paintSvg(sceneWith())).not.toContain('<title>');
  });
});
