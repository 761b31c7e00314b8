import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { design as schema } from '../../../src/stone/stone';
import { bytesOf, sceneFor } from '../mesh/made';
import { readStl } from '../mesh/readStl';

/** Pixels a mm. */
const FINE = 5;

/** A bevelled stone with a line cut into it and a bronze line, of which a mill knows nothing. */
const DESIGN = schema.parse({
  StoneTypeId: 31,
  StoneTypeVariantId: 3101,
  make: { bevel: 15 },
  Parms: [
    { type: 'text', subText: 'Åse', fontSize: '60', variant: 'sandb', position: { x: 200, y: 200 } },
    { type: 'text', subText: 'Tak', fontSize: '30', variant: 'bronze', position: { x: 200, y: 300 } },
  ],
});

const scene = await sceneFor(DESIGN);
const png = await bytesOf({ format: 'heightMap', pxPerMm: FINE }, DESIGN, scene);

async function read() {
  const { data, info } = await sharp(png)
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return { ...info, greys: new Uint16Array(data.buffer, data.byteOffset, data.length / 2) };
}

/** The highest point of any triangle at a place, by trying each: in mm from the face; undefined beside the stone. */
function heightAt({ points, corners }: ReturnType<typeof readStl>, x: number, y: number): number | undefined {
  let highest: number | undefined;
  const at = (corner: number, axis: number) => points[3 * (corners[corner] ?? 0) + axis] ?? Number.NaN;
  for (let first = 0; first < corners.length; first += 3) {
    const [ax, ay, az] = [at(first, 0), at(first, 1), at(first, 2)];
    const [bx, by] = [at(first + 1, 0) - ax, at(first + 1, 1) - ay];
    const [cx, cy] = [at(first + 2, 0) - ax, at(first + 2, 1) - ay];
    const area = bx * cy - by * cx;
    if (Math.abs(area) < 1e-9) continue;
    const ofB = ((x - ax) * cy - (y - ay) * cx) / area;
    const ofC = (bx * (y - ay) - by * (x - ax)) / area;
    if (ofB < 0 || ofC < 0 || ofB + ofC > 1) continue;
    const z = az + ofB * (at(first + 1, 2) - az) + ofC * (at(first + 2, 2) - az);
    highest = Math.max(highest ?? z, z);
  }
  return highest;
}

describe('A height map', () => {
  test('has a grey of 16 bits for each thousandth of a mm, as deep as the STL at the middle of each pixel', async () => {
    const { width, height, channels, greys } = await read();
    expect([width, height, channels]).toEqual([scene.width * FINE, scene.height * FINE, 1]);
    const body = readStl(await bytesOf({ format: 'stl' }, DESIGN, scene));
    let worst = 0;
    const found = { face: 0, cut: 0, beside: 0 };
    // Places that lie beside each other nowhere: a step that shares no factor with the width.
    for (let at = 0; at < greys.length; at += 9973) {
      const [x, y] = [((at % width) + 0.5) / FINE, (Math.floor(at / width) + 0.5) / FINE];
      const z = heightAt(body, x, scene.height - y);
      const grey = greys[at] ?? Number.NaN;
      worst = Math.max(worst, Math.abs(grey - (z === undefined ? 0 : 65_535 + z * 1000)));
      found[z === undefined ? 'beside' : z > -0.001 ? 'face' : 'cut'] += 1;
    }
    expect(worst).toBeLessThan(2);
    expect(Math.min(...Object.values(found))).toBeGreaterThan(3);
  });

  test('says in words what a grey is, and how large a pixel', async () => {
    expect((await sharp(png).metadata()).density).toBe(Math.round(FINE * 25.4));
    const text = Buffer.from(png).toString('latin1');
    expect(text).toContain('White is the face of the stone, each grey below it 0.001 mm deeper');
    // No program is to lighten what are measures.
    expect(text).not.toContain('sRGB');
  });
});
