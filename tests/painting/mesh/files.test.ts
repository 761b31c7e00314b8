import { validateBytes } from 'gltf-validator';
import { describe, expect, test } from 'vitest';
import { TWELVE_LINES } from '../../../bench/space/stone';
import { design as schema } from '../../../src/stone/stone';
import { lookAtSurface } from './closed';
import { bytesOf, designIn, sceneFor } from './made';
import { readStl } from './readStl';
import { readUsda, readZip } from './readUsdz';

/** The most bytes that a stone of twelve lines may take. */
const MOST_BYTES = 5e6;

const TWELVE = schema.parse(TWELVE_LINES);

describe('A binary glTF', () => {
  test('that is spoiled has one: the validator is asked', async () => {
    const design = await designIn('examples/urn-slab.json');
    const file = await bytesOf({ format: 'glb' }, design, await sceneFor(design));
    const bytes = Uint8Array.from(file);
    // The first of its numbers, behind the head and the JSON.
    const numbers = 28 + new DataView(bytes.buffer).getUint32(12, true);
    bytes.fill(255, numbers, numbers + 4000);
    const report = await validateBytes(bytes);
    expect(report.issues.numErrors).toBeGreaterThan(0);
  }, 120_000);

  test('of a stone of twelve lines takes no more than five megabytes', async () => {
    const bytes = await bytesOf({ format: 'glb' }, TWELVE, await sceneFor(TWELVE));
    expect(bytes.length).toBeGreaterThan(1e6);
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    const report = await validateBytes(bytes);
    expect([report.issues.numErrors, report.issues.numWarnings]).toEqual([0, 0]);
  }, 120_000);
});

describe('A USDZ', () => {
  test('is a zip that packs nothing, each file at a multiple of 64 bytes, its layer the first', async () => {
    const design = await designIn('examples/bronze.json');
    const files = readZip(await bytesOf({ format: 'usdz' }, design, await sceneFor(design)));
    expect(files.map(({ name }) => name)).toEqual(['stone.usda', 'textures/0.jpg']);
    for (const { method, begins, isSound } of files)
      expect({ method, odd: begins % 64, isSound }).toEqual({ method: 0, odd: 0, isSound: true });
    expect([...(files[1]?.bytes.subarray(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff]);
  }, 120_000);

  test('says its unit, which way is up and what it opens with, and binds every mesh to a material that is there', async () => {
    const design = await designIn('catalogue/standard-stone.json');
    const [file] = readZip(await bytesOf({ format: 'usdz' }, design, await sceneFor(design)));
    const layer = new TextDecoder().decode(file?.bytes);
    expect(layer).toMatch(
      /^#usda 1\.0\n\(\n {4}defaultPrim = "Stone"\n {4}metersPerUnit = 1\n {4}upAxis = "Y"\n\)\n/,
    );
    const there = new Set([...layer.matchAll(/def Material "(\w+)"/g)].map(([, name]) => name));
    const bound = [...layer.matchAll(/material:binding = <\/Stone\/Materials\/(\w+)>/g)].map(
      ([, name]) => name,
    );
    expect(bound.length).toBeGreaterThan(4);
    expect(bound.filter((name) => !there.has(name))).toEqual([]);
    expect(layer).toContain('float inputs:clearcoat = 1');
    expect(layer.match(/"UsdUVTexture"/g)).toHaveLength(1);
    for (const { kind, pieces } of readUsda(layer)) {
      const { open, flat, volume } = lookAtSurface(pieces);
      expect({ open, flat, kind }).toEqual({ open: 0, flat: 0, kind });
      expect(volume).toBeGreaterThan(0);
    }
  }, 120_000);
});

describe('An STL', () => {
  test('holds the stone with its cuts in mm, from its lower left corner and its face, closed and facing outwards', async () => {
    const design = await designIn('catalogue/standard-stone.json');
    const scene = await sceneFor(design);
    const { normals, ...surface } = readStl(await bytesOf({ format: 'stl' }, design, scene));
    const { open, flat, euler, volume } = lookAtSurface([surface]);
    expect({ open, flat, euler }).toEqual({ open: 0, flat: 0, euler: 2 });
    const { width, height, slab } = scene;
    const whole = width * height * slab.made.thickness;
    expect(volume).toBeGreaterThan(0.8 * whole);
    expect(volume).toBeLessThan(whole);
    const along = (axis: number) => surface.points.filter((_, at) => at % 3 === axis);
    const least = [0, 1, 2].map((axis) => along(axis).reduce((one, other) => Math.min(one, other)));
    const most = [0, 1, 2].map((axis) => along(axis).reduce((one, other) => Math.max(one, other)));
    for (const [axis, [from, to]] of [
      [0, width],
      [0, height],
      [-slab.made.thickness, 0],
    ].entries()) {
      expect(least[axis]).toBeCloseTo(from ?? Number.NaN, 1);
      expect(most[axis]).toBeCloseTo(to ?? Number.NaN, 1);
    }
    expect(normals.every((length) => Math.abs(length - 1) < 1e-4)).toBe(true);
  }, 120_000);
});
