import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { byFlatCapitals } from '../../../src/lettering/flatCapitals';
import { loadShaper } from '../../../src/lettering/shaper';
import { openTypeface, type Typeface } from '../../../src/lettering/typeface';
import { PICTURE } from '../../../src/screens/start/front/bareStone';
import { setName } from '../../../src/screens/start/front/nameOnStone';

const PICTURES = 'src/screens/start/front/pictures';

const picture = (name: string) => sharp(`${PICTURES}/stone-${name}-small.webp`);

/** The box of all by which a picture's upper half, where the name stands, differs from the bare stone, in whole pixels. */
async function boxOfName(named: Sharp) {
  const bare = await picture('bare').removeAlpha().raw().toBuffer();
  const { data, info } = await named.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (let y = 250; y < 368; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      if (Math.abs((data[at] ?? 0) - (bare[at] ?? 0)) < 40) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  return box;
}

let typeface: Typeface;
beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
  );
  const bytes = new Uint8Array(readFileSync(path)).buffer;
  typeface = byFlatCapitals(openTypeface(await loadShaper(), bytes, 'EB Garamond'));
});

describe('A name written on the start page', () => {
  test.each([
    ['da', 'Karen Østergård'],
    ['de', 'Karen Österberg'],
  ])('stands where the product’s own renderer cut it on the picture: %s', async (locale, name) => {
    const own = picture('bare').composite([{ input: Buffer.from(setName(typeface, name).svg) }]);
    const drawn = await boxOfName(picture(locale));
    const lettered = await boxOfName(own);
    expect(drawn.right - drawn.left).toBeGreaterThan(300);
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(lettered[side] - drawn[side]), side).toBeLessThanOrEqual(1);
  });

  test('is set smaller where it is long, and stays between the stone’s shoulders', async () => {
    const { svg } = setName(typeface, 'Wilhelmine Margarethe Christensen-Østergård');
    const { left, right } = await boxOfName(picture('bare').composite([{ input: Buffer.from(svg) }]));
    expect(left).toBeGreaterThan(PICTURE.width * 0.12);
    expect(right).toBeLessThan(PICTURE.width * 0.88);
  });

  test('leaves out what its letters lack, and names it', () => {
    const { lacking, svg } = setName(typeface, 'Anna ☃');
    expect(lacking).toEqual(['☃']);
    expect(svg).not.toMatch(/NaN|☃/);
  });

  test('of nothing but markup is letters and nothing else', () => {
    expect(setName(typeface, '<image href="x"/>').svg).not.toContain('image');
  });
});
