import { expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { scenePixels } from '../../src/painting/files/scenePixels';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { designWith, sources } from '../scene/drawnStone';
import { withoutStone } from './picture';

const ANNA = { type: 'text', subText: 'Anna', position: { x: 300, y: 200 } };
/** 15 is 600 × 750 mm; the base reaches 50 mm beyond it on either side. */
const stone = { StoneTypeId: 15, StoneTypeVariantId: 1503 };
const bare = buildScene(designWith([ANNA], stone), sources);
const onBase = buildScene(
  designWith([ANNA], { ...stone, make: { base: { width: 700, height: 150, depth: 240 } } }),
  sources,
);

test('An SVG of a stone on a base shows the base below its foot, and everything on the stone where it was', () => {
  const svg = paintSvg(onBase);
  expect(svg).toContain('width="700mm" height="900mm" viewBox="-50 0 700 900"');
  expect(svg).toMatch(/<path data-base="" d="M-50 750L650 750L650 900L-50 900Z" fill="#[0-9a-f]{6}"\/>/i);
  const letters = (drawn: string) => drawn.match(/<g data-element.*/g);
  expect(letters(withoutStone(svg))).toEqual(letters(withoutStone(paintSvg(bare))));
});

test('A PNG of it is as large as stone and base, with the granite of the base below the stone and nothing beside it', async () => {
  const { pixels, width, height } = await scenePixels(
    { scene: onBase },
    await fileSupplies('da', tilesIn('catalogue')),
    0.5,
  );
  expect([width, height]).toEqual([350, 450]);
  const opacity = (x: number, y: number) => pixels[(y * 0.5 * width + (x + 50) * 0.5) * 4 + 3];
  expect(opacity(-40, 800)).toBe(255);
  expect(opacity(640, 890)).toBe(255);
  expect(opacity(-40, 700)).toBe(0);
  expect(opacity(300, 700)).toBe(255);
}, 60_000);
