import { describe, expect, it } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { longestThinPart } from './thinness';

const { catalogue, standardStone } = await catalogueFromFiles();
const { vignets, stoneTypes } = catalogue;

/** The scale at which a sandblown ornament is shown: that of the standard stone, which is the specification's. */
const USUAL = standardStone.Parms.find(({ type }) => type === 'sandblownVignet')?.scale ?? Number.NaN;

/** The thinnest stroke in mm that a polished stone takes. */
const THINNEST = Math.min(
  ...stoneTypes.flatMap(({ Variants }) => Variants.map((each) => each.thinnestStroke)),
);

/** The thinnest stroke in mm that can be cast and mounted. */
const CAST = 1.2;

/** The ornaments drawn in fine lines. */
const inLines = vignets.filter(({ id }) => id >= 620 && id <= 643);
const silhouettes = vignets.filter(({ kind, id }) => kind === 'sandblown' && !(id >= 620 && id <= 643));
const cast = vignets.filter(({ kind }) => kind === 'standard');

/** A bar of a breadth, 100 mm long. */
const bar = (breadth: number) => ({
  outline: `M0 0L100 0L100 ${breadth}L0 ${breadth}Z`,
  width: 100,
  height: breadth,
});

describe('the measure of thinness', () => {
  it('finds a bar that is thinner than the stroke along its whole length', async () => {
    expect(await longestThinPart(bar(2), 2.4)).toBeGreaterThan(95);
  });

  it('finds nothing in a bar as broad as the stroke, and only the corners of a broad one', async () => {
    expect(await longestThinPart(bar(2.6), 2.4)).toBeLessThan(1.5);
    expect(await longestThinPart(bar(20), 2.4)).toBeLessThan(1.5);
  });

  it('finds the tip of a wedge, as long as it is thinner than the stroke', async () => {
    const wedge = { outline: 'M0 0L100 5L0 10Z', width: 100, height: 10 };
    const tip = await longestThinPart(wedge, 2.4);
    expect(tip).toBeGreaterThan(10);
    expect(tip).toBeLessThan(26);
  });
});

describe('an ornament shown at its usual size, scale 0.3', () => {
  it('keeps lines of at least 0.7 mm, as polished granite takes them', () => {
    expect({ THINNEST, USUAL }).toEqual({ THINNEST: 0.7, USUAL: 0.3 });
    expect(inLines.length).toBeGreaterThanOrEqual(20);
  });

  it.each(inLines)('$id $Name, drawn in lines, is nowhere thinner but at a tip of 1.5 mm', async (vignet) => {
    expect((await longestThinPart(vignet, THINNEST / USUAL)) * USUAL).toBeLessThan(1.5);
  });

  it.each(silhouettes)('$id $Name is nowhere thinner but at a tip of 3 mm', async (vignet) => {
    const tip = (await longestThinPart(vignet, THINNEST / USUAL)) * USUAL;
    expect(tip).toBeLessThan(3);
  });
});

describe('an ornament of bronze at its natural size', () => {
  it.each(cast)('$id $Name is nowhere thinner than 1.2 mm but at a tip of 4 mm', async (vignet) => {
    expect(await longestThinPart(vignet, CAST, 8)).toBeLessThan(4);
  });
});
