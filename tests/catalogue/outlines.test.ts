import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { boundsOf } from '../../src/geometry/bounds';
import { CLOSE, MOVE } from '../../src/geometry/outline';
import { outlineFromSvg } from '../../src/geometry/svgPath';

const { catalogue } = await catalogueFromFiles();
const drawn = [...catalogue.stoneTypes, ...catalogue.vignets];

describe('an outline of the catalogue', () => {
  it.each(drawn)('$id $Name fills its box to 0.01 mm', ({ outline, width, height }) => {
    const box = boundsOf(outlineFromSvg(outline));
    expect(Math.abs(box?.left ?? Number.NaN)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(box?.top ?? Number.NaN)).toBeLessThanOrEqual(0.01);
    expect(Math.abs((box?.right ?? Number.NaN) - width)).toBeLessThanOrEqual(0.01);
    expect(Math.abs((box?.bottom ?? Number.NaN) - height)).toBeLessThanOrEqual(0.01);
  });

  it.each(drawn)('$id $Name is closed', ({ outline }) => {
    const { verbs } = outlineFromSvg(outline);
    const count = (wanted: number) => verbs.filter((verb) => verb === wanted).length;
    expect(count(MOVE)).toBeGreaterThan(0);
    expect(count(CLOSE)).toBe(count(MOVE));
    expect(verbs[verbs.length - 1]).toBe(CLOSE);
  });

  it('is one piece for a stone', () => {
    for (const { Name, outline } of catalogue.stoneTypes) expect(outline.split('M').length - 1, Name).toBe(1);
  });

  it('is rounded to a thousandth of a millimetre', () => {
    for (const { Name, outline } of drawn) expect(outline, Name).not.toMatch(/\.\d{4}/);
  });
});

/** How much of an ornament's box is filled, 0 to 1, and whether its middle is. */
async function filled(id: number): Promise<{ share: number; middle: boolean }> {
  const vignet = catalogue.vignets.find((entry) => entry.id === id);
  if (!vignet) throw new Error(`There is no vignet ${id}.`);
  const { width, height, outline } = vignet;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${outline}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opaque = data.reduce((sum, alpha) => sum + alpha, 0) / 255;
  const at = Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2);
  return { share: opaque / (info.width * info.height), middle: (data[at] ?? 0) > 128 };
}

describe('an ornament filled by the nonzero rule', () => {
  it('keeps its holes: the cross in outline lets the stone show inside its bars', async () => {
    const [open, plain] = [await filled(563), await filled(560)];
    expect(open.middle).toBe(false);
    expect(plain.middle).toBe(true);
    expect(open.share).toBeLessThan(plain.share * 0.6);
  });

  it('keeps its pieces: mirrored halves add up where they cross', async () => {
    const { share } = await filled(554);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.5);
  });

  it('never fills its whole box', async () => {
    for (const { id, Name } of catalogue.vignets) expect((await filled(id)).share, Name).toBeLessThan(0.85);
  });
});
