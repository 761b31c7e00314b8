import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { projectRoot } from '../../server/system/projectRoot';
import { boundsOf } from '../../src/geometry/bounds';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { paintInPlace } from '../../src/painting/canvaskit/place/paintInPlace';
import { coverBefore } from '../../src/painting/ground/cover';
import { isSeenFromAbove } from '../../src/painting/ground/fromAbove';
import { groundShadow } from '../../src/painting/ground/groundShadow';
import { lyingViewOf } from '../../src/painting/ground/lyingView';
import { groundPatch } from '../../src/painting/ground/patch';
import { footOf, standingOf } from '../../src/painting/ground/standing';
import { buildScene } from '../../src/scene/buildScene';
import { baseBox } from '../../src/scene/standingBox';
import { HAZY_DAY } from '../../src/stone/catalogue/placeLight';
import { postureOf } from '../../src/stone/catalogue/posture';
import { catalogue, designWith, frozen, sources } from '../scene/drawnStone';

const kit = await loadNodeKit();
const LAWN = 21;
const HEART = 23;
const offered = catalogue.stoneTypes.filter(({ existing }) => !existing);
const sceneOf = (StoneTypeId: number, BackgroundId = LAWN) =>
  buildScene(designWith([], { StoneTypeId, StoneTypeVariantId: 0, BackgroundId }), sources);
const HERE = { x: 0, y: 0, scale: 1 };

let painter: Painter;
beforeAll(async () => {
  painter = openPainter(
    kit,
    async (path) => Uint8Array.from(await readFile(`${projectRoot()}/catalogue/${path}`)).buffer,
  );
  for (const { picture } of catalogue.backgrounds.filter(({ id }) => id === LAWN)) {
    if (picture) await painter.scenery.load(picture);
  }
});
afterAll(() => painter.delete());

/** A stone in its place, a pixel a mm, with 100 mm around. */
function pixelsOf(scene: ReturnType<typeof sceneOf>) {
  const [width, height] = [scene.width + 200, scene.height + 200];
  const seen = { left: -100, top: -100, right: scene.width + 100, bottom: scene.height + 100 };
  const pixels = readPixels(kit, width, height, (canvas) => {
    canvas.translate(100, 100);
    paintInPlace(canvas, seen, scene, painter);
  });
  return (x: number, y: number) => Array.from(pixels.subarray(((y + 100) * width + x + 100) * 4).slice(0, 3));
}

describe('A stone that stands', () => {
  test.each(offered.filter(({ shape }) => postureOf(shape) === 'upright'))(
    '$Name touches the ground where its outline does, and nowhere else',
    ({ id, width }) => {
      const { contact } = standingOf(sceneOf(id).slab, true);
      expect(contact.from).toBeGreaterThanOrEqual(-0.5);
      expect(contact.to).toBeLessThanOrEqual(width + 0.5);
      expect(contact.to - contact.from).toBeGreaterThan(40);
    },
  );

  test('does not end with a cut: blades grow before its foot, and no row of pixels is all stone or all lawn', () => {
    const at = pixelsOf(sceneOf(15));
    const isLawn = ([r = 0, g = 0, b = 0]: number[]) => g > b + 10 && g >= r;
    const shares = [734, 738, 742].map((y) => {
      const row = Array.from({ length: 500 }, (_, x) => at(50 + x, y));
      return row.filter(isLawn).length / row.length;
    });
    for (const share of shares) {
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.98);
    }
    expect(isLawn(at(300, 700))).toBe(false);
  });

  test('stands on its point on no lawn: the tip of a heart is in the ground', () => {
    const scene = sceneOf(HEART);
    const at = pixelsOf(scene);
    const [r = 0, g = 0, b = 0] = at(320, 612);
    expect(g).toBeGreaterThan(r);
    expect(g).toBeGreaterThan(b + 10);
    // On a floor nothing can be set into: its tip is seen.
    expect(standingOf(scene.slab, false).foot).toBe(scene.height);
  });

  test('on a base goes into the ground with its base', () => {
    const make = { base: { width: 700, height: 150, depth: 240 } };
    const { slab } = buildScene(designWith([], { StoneTypeId: 15, StoneTypeVariantId: 1501, make }), sources);
    expect(standingOf(slab, true)).toMatchObject({ foot: 900, contact: { from: -50, to: 650 } });
  });

  test.each(catalogue.stoneTypes.filter(({ make }) => make?.base))(
    '$Name on a base stands on a foot of 40 mm or more, its own or one let into the base',
    ({ id, width, make }) => {
      const given = { StoneTypeId: id, StoneTypeVariantId: 0, make: { base: make?.base } };
      const { from, to } = footOf(buildScene(designWith([], given), sources).slab);
      expect(to - from).toBeGreaterThan(40);
      expect((from + to) / 2).toBeCloseTo(width / 2, 0);
    },
  );

  test('a heart goes into its base: stone, joint and base are met in turn, and the base is not taller for it', () => {
    const make = { base: { width: 740, height: 150, depth: 240 } };
    const scene = buildScene(
      designWith([], { StoneTypeId: HEART, StoneTypeVariantId: 2305, BackgroundId: 10, make }),
      sources,
    );
    const { slab, height } = scene;
    const seat = 620 - 52.7;
    expect(baseBox(slab)).toEqual({ left: -50, right: 690, top: seat, bottom: seat + 150 });
    // What is cut and stated is the heart as it is ordered.
    expect(boundsOf(slab.outline)?.bottom).toBeCloseTo(height, 6);
    const at = pixelsOf(scene);
    const tone = (x: number, y: number) => at(x, y).reduce((sum, part) => sum + part, 0) / 3;
    const joint = tone(320, Math.round(seat - 1.6));
    expect(joint).toBeLessThan(tone(320, Math.round(seat - 30)) * 0.7);
    expect(joint).toBeLessThan(tone(320, Math.round(seat + 40)) * 0.7);
    // No dark is thrown on the backdrop behind, 40 mm above the base beside the heart.
    expect(Math.abs(tone(240, Math.round(seat - 10)) - tone(20, Math.round(seat - 10)))).toBeLessThan(6);
  });
});

describe('The shadow', () => {
  test.each(catalogue.backgrounds)('in $Name falls away from its sun', ({ light }) => {
    const { slab, height, width } = sceneOf(16);
    const { aside, high } = light ?? HAZY_DAY;
    const box = boundsOf(groundShadow(standingOf(slab, true), { aside, high }, HERE));
    if (!box) throw new Error('there is no shadow');
    // The top of the stone's back, seen by a camera 700 mm high and 4 m away.
    const long = height / Math.tan((high * Math.PI) / 180);
    const back = long * Math.cos((aside * Math.PI) / 180) + slab.made.thickness;
    const nearer = 4000 / (4000 + back);
    expect(height - box.top).toBeCloseTo(700 * (1 - nearer), 3);
    const right = width + long * Math.sin((aside * Math.PI) / 180);
    expect(box.right).toBeGreaterThan(width / 2 + (right - 8 - width / 2) * nearer);
    expect(box.left).toBeGreaterThan(-1);
  });

  test('is longer the lower the sun is', () => {
    const { slab } = sceneOf(16);
    const reach = (high: number) =>
      boundsOf(groundShadow(standingOf(slab, true), { aside: 60, high }, HERE))?.right ?? 0;
    expect(reach(15)).toBeGreaterThan(reach(40));
    expect(reach(40)).toBeGreaterThan(reach(70));
  });
});

describe('What covers the ground', () => {
  test('is drawn from its seed: the same each time, another for another place', () => {
    const standing = standingOf(sceneOf(15).slab, true);
    const cover = { kind: 'grass' as const, tones: ['#102010', '#204020', '#306030'] };
    expect(coverBefore(standing, cover, 7)).toEqual(coverBefore(standing, cover, 7));
    expect(coverBefore(standing, cover, 8)).not.toEqual(coverBefore(standing, cover, 7));
  });
});

describe('A stone that lies', () => {
  test.each(offered.filter(({ shape }) => postureOf(shape) === 'lying'))(
    '$Name is seen lying: broad at its near edge, narrow at its far one, lower than it is high',
    ({ id, width, height }) => {
      const laid = lyingViewOf(sceneOf(id).slab);
      if (!laid) throw new Error('it stands');
      const { matrix, box } = laid;
      const seen = (x: number, y: number) => {
        const row = (at: number) => (matrix[at] ?? 0) * x + (matrix[at + 1] ?? 0) * y + (matrix[at + 2] ?? 0);
        return { x: row(0) / row(6), y: row(3) / row(6) };
      };
      expect(seen(width / 2, height / 2)).toEqual({ x: 0, y: 0 });
      expect(seen(width, height).x).toBeGreaterThan(width / 2);
      expect(seen(width, 0).x).toBeLessThan(width / 2);
      expect(box.bottom - box.top).toBeLessThan(height * 0.95);
      expect(box.bottom - box.top).toBeGreaterThan(height * 0.5);
    },
  );

  test('is none of those that stand, nor a photograph', () => {
    expect(lyingViewOf(sceneOf(15).slab)).toBeUndefined();
    expect(lyingViewOf(sceneOf(HEART).slab)).toBeUndefined();
  });

  test.each([33, 34, 35, 41])(
    'number %i shows all its thickness on a floor, which it does not go into',
    (id) => {
      const { slab } = sceneOf(id);
      expect(lyingViewOf(slab, false)?.above).toBe(slab.made.thickness);
      expect(lyingViewOf(slab)?.above).toBeLessThan(slab.made.thickness);
    },
  );
});

describe('A stone that is seen from above', () => {
  const GREY = 23;
  const grounds = catalogue.backgrounds.map(({ cover }) => cover);

  test.each(offered)('$Name is so where nothing makes it stand, before every backdrop', ({ id, shape }) => {
    const { slab } = sceneOf(id);
    for (const cover of grounds) {
      const isHeartOnFloor = shape === 'heart' && !cover;
      expect(isSeenFromAbove(slab, cover)).toBe(postureOf(shape) === 'lying' || isHeartOnFloor);
    }
  });

  test('is no heart on a base', () => {
    const make = { base: { width: 740, height: 150, depth: 240 } };
    const given = { StoneTypeId: HEART, StoneTypeVariantId: 0, make };
    expect(isSeenFromAbove(buildScene(designWith([], given), sources).slab)).toBe(false);
  });

  test('has a soft shade all round and none at its foot alone: a heart before a plain backdrop', () => {
    const at = pixelsOf(sceneOf(HEART, GREY));
    const grey = (x: number, y: number) => at(x, y)[0] ?? 0;
    // Beyond its sides, above its lobes and below its tip, 10 mm from the stone and 70 mm.
    const around = [
      [grey(-10, 170), grey(-70, 170)],
      [grey(650, 170), grey(710, 170)],
      [grey(170, -10), grey(170, -70)],
      [grey(323, 630), grey(323, 700)],
    ] as const;
    for (const [near, far] of around) expect(near).toBeLessThan(far - 2);
    // No horizon: from the top to the bottom beside the stone no row differs from the next by a step.
    for (let y = -90; y < 700; y += 1) expect(Math.abs(grey(-80, y) - grey(-80, y + 1))).toBeLessThan(4);
  });

  test('has the ground of its place around it, and nothing that is behind: a lawn plate', () => {
    const scene = sceneOf(41);
    const at = pixelsOf(scene);
    for (const y of [-80, -50, scene.height + 50, scene.height + 80]) {
      const row = Array.from({ length: scene.width }, (_, x) => at(x, y));
      const isLawn = row.filter(([r = 0, g = 0, b = 0]) => g > b + 10 && g >= r);
      expect(isLawn.length / row.length).toBeGreaterThan(0.9);
    }
  });

  test.each(catalogue.backgrounds.flatMap(({ id, Name, cover }) => (cover ? [{ id, Name, cover }] : [])))(
    'lies on a ground of $Name that is drawn from its seed and repeats without a seam',
    ({ id, cover }) => {
      const patch = groundPatch(cover, id);
      expect(groundPatch(cover, id)).toEqual(patch);
      // What reaches over one side is there again on the other.
      for (const { outline } of patch.shapes) {
        const box = boundsOf(outline);
        if (!box) continue;
        if (box.left < 0) expect(box.right).toBeGreaterThan(patch.width * 0.5);
        if (box.right > patch.width) expect(box.left).toBeLessThan(patch.width * 0.5);
      }
    },
  );
});

describe('Polished stone', () => {
  const BLACK = { StoneTypeId: 16, StoneTypeVariantId: 1601, BackgroundId: LAWN };
  const made = (side: string) => pixelsOf(buildScene(designWith([], { ...BLACK, make: { side } }), sources));
  const brightness = (pixel: number[]) => pixel.reduce((sum, part) => sum + part, 0) / 3;

  test('mirrors the place in its top and its side, seen at a grazing angle, and honed and rough stone do not', () => {
    const [polished, honed, rough] = ['polished', 'honed', 'rough'].map(made);
    // On the top behind the face's upper edge, and on the right side.
    for (const [x, y] of [
      [280, -3],
      [557, 300],
    ] as const) {
      const [bright = 0, dull = 0, cleft = 0] = [polished, honed, rough].map((at) =>
        brightness(at?.(x, y) ?? []),
      );
      expect(bright).toBeGreaterThan(dull + 12);
      expect(bright).toBeGreaterThan(cleft + 5);
    }
    // What is read stands on the face, which is the same for all.
    expect(polished?.(275, 300)).toEqual(honed?.(275, 300));
  });
});

describe('What is cut', () => {
  test.each([LAWN, 14, 10])(
    'is not touched by the place %i: a scene is painted and stays what it was',
    (place) => {
      const scene = frozen(sceneOf(36, place));
      const { background, ...cut } = scene;
      expect(background?.id).toBe(place);
      const before = JSON.stringify(cut);
      pixelsOf(scene);
      expect(JSON.stringify(cut)).toBe(before);
    },
  );

  test.each(offered)('of $Name is the same in every place', ({ id }) => {
    const cutIn = (place: number) => {
      const { background: _place, ...cut } = sceneOf(id, place);
      return JSON.stringify(cut);
    };
    for (const { id: place } of catalogue.backgrounds) expect(cutIn(place)).toBe(cutIn(LAWN));
  });
});
