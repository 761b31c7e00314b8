import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { proofreadScene } from '../../server/commands/checkedScene';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { materialsOf } from '../../src/stone/catalogue/materials';
import type { StoneType, StoneVariant } from '../../src/stone/catalogue/stoneType';
import { type ColourName, ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../../src/stone/colours';
import { contrastOn } from '../../src/stone/legibility/contrast';
import { daylightAt } from '../../src/stone/legibility/daylight';
import { design } from '../../src/stone/stone';
import { catalogue } from '../scene/drawnStone';
import { pngOf } from './files/made';
import { type Opacity, opacityOfSvg, withoutStone } from './picture';

/** Each stone of the catalogue in its first finish: from dark to light, fine and coarse, plain and banded. */
const MATERIALS = materialsOf(catalogue.stoneTypes[0]?.Variants ?? []).flatMap(
  ({ variants: [first] }) => first ?? [],
);

/** A slab with room for eleven lines of a height in mm. */
function slabOf(variant: StoneVariant, height: number): StoneType {
  const [wide, tall] = [height * 4, height * 23];
  return {
    id: 1,
    Name: 'slab',
    Names: {},
    type: 'urn',
    existing: false,
    shape: 'slab',
    width: wide,
    height: tall,
    thickness: 80,
    outline: `M0 0H${wide}V${tall}H0Z`,
    Variants: [variant],
  };
}

const COLOURS = [
  ...Object.entries(ENGRAVED_COLOURS).map(([name, word]) => [name, word, 'sandb', 'engraved'] as const),
  ...Object.entries(MOUNTED_COLOURS).map(([name, word]) => [name, word, 'mounted', 'mounted'] as const),
];

const middleOf = (line: number, height: number) => ({ x: height * 2, y: height * (1.5 + line * 2) });

/** Every colour on a material, a line each; `only` paints all in one. */
async function sceneIn(variant: StoneVariant, fontFamily: string, height: number, only?: string) {
  const lines = COLOURS.map(([, fontColor, cut], line) => ({
    type: 'text',
    subText: 'Birte',
    fontFamily,
    fontSize: String(height),
    fontColor: only ?? fontColor,
    variant: cut,
    position: { ...middleOf(line, height), rotation: 0 },
  }));
  return proofreadScene({
    design: design.parse({ StoneTypeId: 1, StoneTypeVariantId: variant.id, Parms: lines }),
    catalogue: { ...catalogue, stoneTypes: [slabOf(variant, height)] },
  });
}

/** Luminances by the formula of WCAG 2.2, from 8-bit sRGB. */
const LINEAR = Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

async function luminances(png: Uint8Array): Promise<Float64Array> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = (at: number) => LINEAR[data[at] ?? 0] ?? 0;
  const pixels = new Float64Array(data.length / 3);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = 0.2126 * light(at * 3) + 0.7152 * light(at * 3 + 1) + 0.0722 * light(at * 3 + 2);
  return pixels;
}

/** What squares of a minute of arc, 0.87 mm at 3 m, show on average of a line's ink, and how much ink each has. */
function seenAtOnce(
  painted: Float64Array,
  { width, alpha }: Opacity,
  from: number,
  to: number,
  side: number,
) {
  const seen: { readonly step: number; readonly ink: number }[] = [];
  for (let y = from; y < to; y += side) {
    for (let x = 0; x < width; x += side) {
      let [light, ink] = [0, 0];
      for (let row = y; row < Math.min(to, y + side); row += 1)
        for (let pixel = row * width + x; pixel < row * width + Math.min(width, x + side); pixel += 1) {
          if ((alpha[pixel] ?? 0) < 250) continue;
          light += painted[pixel] ?? 0;
          ink += 1;
        }
      if (ink > 0) seen.push({ step: Math.log(light / ink + 0.05), ink });
    }
  }
  return seen;
}

/** The contrast that the pixels of a line have against a stone of that luminance; relief counts by a third. */
function contrastInPixels(seen: ReturnType<typeof seenAtOnce>, stone: number): number {
  const total = seen.reduce((sum, { ink }) => sum + ink, 0);
  const over = (of: (step: number) => number) =>
    seen.reduce((sum, { step, ink }) => sum + (of(step) * ink) / total, 0);
  const mean = over((step) => step) - Math.log(stone + 0.05);
  const spread = over((step) => step ** 2) - over((step) => step) ** 2;
  return Math.exp(Math.sqrt(mean ** 2 + spread / 3));
}

/** A family of each kind, in a height it is often cut in, and how finely it is painted. */
const LETTERS = [
  ['EB Garamond', 25, 6],
  ['Jost', 16, 8],
  ['Great Vibes', 30, 6],
  ['Alegreya', 40, 4],
] as const;

/** Each material in one family; that there is no difference between materials but what the tables say is all of it. */
const CASES = MATERIALS.map(
  (variant, index) => [variant.Name, variant, ...(LETTERS[index % 4] ?? LETTERS[0])] as const,
);

describe('How well a colour is told from the stone', () => {
  test.each(CASES)('is what the pixels say: %s, %o', async (_name, variant, family, height, pxPerMm) => {
    const scene = await sceneIn(variant, family, height);
    const { stoneType } = scene.slab;
    const painted = await luminances(await pngOf(scene, pxPerMm, 'catalogue'));
    const bare = await luminances(await pngOf({ ...scene, nodes: [] }, 1, 'catalogue'));
    const white = paintSvg(await sceneIn(variant, family, height, 'hvid'), { title: 'ink' });
    const ink = await opacityOfSvg(withoutStone(white), pxPerMm);
    const compared = COLOURS.map(([name, , , cut], line) => {
      const middle = middleOf(line, height);
      const [top, bottom] = [middle.y - 1.4 * height, middle.y + 0.6 * height];
      const stones = bare.slice(stoneType.width * Math.round(top), stoneType.width * Math.round(bottom));
      const stone = stones.reduce((sum, one) => sum + one, 0) / stones.length;
      const rows = [Math.round(top * pxPerMm), Math.round(bottom * pxPerMm)] as const;
      const side = Math.round(0.87 * pxPerMm);
      const seen = contrastInPixels(seenAtOnce(painted, ink, ...rows, side), stone);
      const veil = daylightAt(variant.finish, stoneType, middle);
      const said = contrastOn({ colour: name as ColourName, cut, size: height }, variant, [veil]);
      return { what: `${cut} ${name}`, seen, said, apart: Math.abs(Math.log(said / seen)) };
    });
    // Families differ in how broad their strokes are, and bands and coarse crystals in what a letter stands on: that makes up to three
    // tenths of a small bold letter of high contrast, and less where it is decided whether it can be read.
    expect(compared.filter(({ apart }) => !(apart < Math.log(1.31)))).toEqual([]);
    expect(compared.filter(({ seen, apart }) => seen < 2.5 && !(apart < Math.log(1.22)))).toEqual([]);
  });
});
