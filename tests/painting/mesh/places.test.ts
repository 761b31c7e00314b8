import { validateBytes } from 'gltf-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { workmanshipOf } from '../../../src/painting/relief/workmanship';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import type { Scene } from '../../../src/scene/scene';
import { design as schema } from '../../../src/stone/stone';
import { contoursOfPath, inkOfAll, shapeOf } from '../../accuracy/cut/seenInk';
import { PORTRAIT } from '../../scene/portrait';
import type { Point } from '../sheet/points';
import { bytesOf, designIn, EXAMPLES, sceneFor } from './made';
import { around, boxesIn, edgeOf, farFrom, NOWHERE, ontoFace, type Sides } from './places';
import { type ReadPart, readGlb } from './readGlb';
import { readUsda, readZip } from './readUsdz';

/** How far a body's box may lie beside what is drawn, and a letter's edge beside its outline, in mm. */
const BOX = 0.5;
const EDGE = 0.02;

/** How far the wall of a cut may lie beside the one that relief has, in mm. */
const WALL = 0.15;

/** A stone with a medallion, on a base, with a bevel. */
const MEDALLION = schema.parse({
  StoneTypeId: 15,
  StoneTypeVariantId: 1501,
  make: { base: { width: 700, height: 150, depth: 240 }, bevel: 20 },
  Parms: [
    { type: 'medallion', picture: PORTRAIT, position: { x: 300, y: 250, rotation: 20 } },
    { type: 'text', subText: 'Karen', fontSize: '40', variant: 'sandb', position: { x: 300, y: 500 } },
  ],
});

/** What lies on its back. */
const LYING = new Set<string>(['examples/urn-slab.json']);

interface Made {
  readonly name: string;
  readonly scene: Scene;
  readonly svg: string;
  readonly glb: Uint8Array;
  readonly files: { readonly glb: readonly ReadPart[]; readonly usdz: readonly ReadPart[] };
}

let stones: Made[] = [];

beforeAll(async () => {
  const designs = [
    ...(await Promise.all(
      EXAMPLES.map(async (name) => ({ name: name as string, design: await designIn(name) })),
    )),
    { name: 'medallion', design: MEDALLION },
  ];
  stones = [];
  for (const { name, design } of designs) {
    const scene = await sceneFor(design);
    const glb = await bytesOf({ format: 'glb' }, design, scene);
    const usdz = readZip(await bytesOf({ format: 'usdz' }, design, scene));
    const layer = new TextDecoder().decode(usdz[0]?.bytes);
    stones.push({
      name,
      scene,
      svg: paintSvg(scene),
      glb,
      files: { glb: readGlb(glb), usdz: readUsda(layer) },
    });
  }
}, 900_000);

/** The paths of each element in the SVG, each with its contours, by the number that it has there; a frame's is −1. */
function drawnIn(svg: string): Map<number, Point[][][]> {
  const drawn = new Map<number, Point[][][]>();
  for (const [, element, content = ''] of svg.matchAll(/^<g data-(?:element="(\d+)"|frame)([^\n]*)$/gm)) {
    const index = element === undefined ? -1 : Number(element);
    for (const [, d = ''] of content.matchAll(/ d="([^"]+)"/g))
      drawn.set(index, [...(drawn.get(index) ?? []), contoursOfPath(d)]);
  }
  return drawn;
}

/** How far the stone and its base reach along x, y and z, in mm. */
function reachOf(parts: readonly ReadPart[]): (readonly [number, number])[] {
  const pieces = parts
    .filter(({ kind }) => kind === 'stone' || kind === 'base')
    .flatMap((part) => part.pieces);
  return [0, 1, 2].map((axis) => {
    const along = pieces.flatMap(({ points }) => points.filter((_, at) => at % 3 === axis));
    const [from, , to] = along.reduce<Sides>((sides, at) => around(sides, [at, at]), NOWHERE);
    return [1000 * from, 1000 * to];
  });
}

/** The same as it is ordered: on its base, or on its back. */
function nominalReach({ width, height, slab }: Scene, lies: boolean): (readonly [number, number])[] {
  const { thickness, base } = slab.made;
  const across = Math.max(width, base?.width ?? 0);
  const deep = lies ? height : Math.max(thickness, base?.depth ?? 0);
  const up = lies ? thickness : height + (base?.height ?? 0);
  return [
    [-across / 2, across / 2],
    [0, up],
    [-deep / 2, deep / 2],
  ];
}

describe('In a file in space, everything is where the picture has it', () => {
  test('each element’s box, within half a millimetre, in both files', () => {
    let compared = 0;
    for (const { name, scene, svg, files } of stones) {
      const drawn = drawnIn(svg);
      const onFace = ontoFace(scene, LYING.has(name));
      for (const [format, parts] of Object.entries(files)) {
        const boxes = boxesIn(parts, onFace);
        const shown = [...boxes.keys()].flatMap((key) => key.split(',').map(Number));
        expect(shown.sort(), `${name} ${format}`).toEqual([...drawn.keys()].sort());
        for (const [elements, box] of boxes) {
          const points = elements.split(',').flatMap((element) => drawn.get(Number(element))?.flat(2) ?? []);
          const expected = points.reduce(around, NOWHERE);
          const apart = box.map((side, index) => Math.abs(side - (expected[index] ?? Number.NaN)));
          expect(Math.max(...apart), `${name} ${format} ${elements}`).toBeLessThan(BOX);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  test('the stone stands on the ground, its footprint about the origin', () => {
    for (const { name, scene, files } of stones) {
      for (const parts of Object.values(files)) {
        const sides = reachOf(parts);
        const nominal = nominalReach(scene, LYING.has(name)).flat();
        // An outline may end a little before its nominal box.
        const apart = sides.flat().map((side, at) => Math.abs(side - (nominal[at] ?? Number.NaN)));
        expect(Math.max(...apart), name).toBeLessThan(BOX);
      }
    }
  });
});

/** Clipper's paths lie turned by this many radians (`seenInk`). */
const ASKEW = 0.4142;
const [COS, SIN] = [Math.cos(ASKEW), Math.sin(ASKEW)];

/** The edges of an element's ink, of which no part lies within another. */
function inkEdges(paths: readonly Point[][][]): (readonly [Point, Point])[] {
  return inkOfAll(paths.map(shapeOf)).flatMap((path) => {
    const points = path.map(({ x, y }): Point => [x * COS + y * SIN, y * COS - x * SIN]);
    return points.map((point, index): readonly [Point, Point] => [
      point,
      points[(index + 1) % points.length] ?? point,
    ]);
  });
}

test('Khronos’ validator finds neither an error nor a warning in any glTF', async () => {
  for (const { name, glb } of stones) {
    const { issues, info } = await validateBytes(glb, { maxIssues: 100 });
    expect(
      issues.messages.filter(({ severity }) => severity < 2),
      name,
    ).toEqual([]);
    expect(info.totalTriangleCount, name).toBeGreaterThan(1000);
  }
}, 120_000);

describe('A cut in space is the one that the picture shows', () => {
  const standard = () => {
    const stone = stones.find(({ name }) => name === 'catalogue/standard-stone.json');
    if (!stone) throw new Error('no standard stone');
    const onFace = ontoFace(stone.scene, false);
    const drawn = drawnIn(stone.svg);
    const cuts = stone.files.glb
      .filter(({ kind }) => kind === 'stone')
      .flatMap(({ pieces }) => pieces)
      .filter(({ elements }) => elements.length === 1)
      .map((piece) => ({ piece, paths: drawn.get(piece.elements[0] ?? Number.NaN) ?? [] }));
    return { scene: stone.scene, onFace, cuts };
  };

  test('its edge on the face is the letters’ outline, within 0.02 mm, all along both', () => {
    const { onFace, cuts } = standard();
    let worst = 0;
    expect(cuts).toHaveLength(4);
    for (const { piece, paths } of cuts) {
      const [inSpace, onPaper] = [edgeOf(piece, onFace), inkEdges(paths)];
      expect(inSpace.length).toBeGreaterThan(500);
      for (const [from] of inSpace) worst = Math.max(worst, farFrom(from, onPaper));
      // Its chords are ten times as fine as the bar.
      for (const [from] of onPaper.filter((_, at) => at % 5 === 0))
        worst = Math.max(worst, farFrom(from, inSpace));
    }
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThan(EDGE);
  }, 120_000);

  test('its walls fall as far as they are from the edge, down to where relief has the floor', () => {
    const { scene, onFace, cuts } = standard();
    const apart: number[] = [];
    let deepest = 0;
    for (const { piece, paths } of cuts) {
      const node = scene.nodes.find(({ element }) => element === piece.elements[0]);
      if (node?.kind !== 'lettering') continue;
      const { depth } = workmanshipOf('engraved', node.line.capHeight * node.place.scale);
      const edges = inkEdges(paths);
      const { points, corners } = piece;
      // The middle of every seventh triangle.
      for (let at = 0; at < corners.length; at += 21) {
        const three = [0, 1, 2].map((each) => corners[at + each] ?? 0);
        const middle = (axis: number) =>
          three.reduce((sum, corner) => sum + (points[3 * corner + axis] ?? 0), 0) / 3;
        const [x, y, out] = onFace(middle(0), middle(1), middle(2));
        const wall = Math.min(depth, farFrom([x, y], edges));
        apart.push(Math.abs(-out - wall));
        deepest = Math.max(deepest, -out / depth);
      }
    }
    apart.sort((one, other) => one - other);
    expect(apart.length).toBeGreaterThan(500);
    expect(apart[Math.floor(0.95 * apart.length)]).toBeLessThan(0.02);
    expect(apart.at(-1)).toBeLessThan(WALL);
    expect(deepest).toBeGreaterThan(0.5);
  }, 120_000);
});
