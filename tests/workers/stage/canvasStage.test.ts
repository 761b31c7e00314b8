import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileBytes } from '../../../fonts/fileBytes';
import type { CanvasStage } from '../../../workers/stage/canvasStage';
import type { Placed, View } from '../../../workers/stage/contract';
import { designWith } from '../../scene/drawnStone';
import { SIZE, settled, stageWith } from './nodeStage';

const LINES = ['Karen Juhl', '* 12. april 1941', '† 3. november 2026'].map((subText, index) => ({
  type: 'text',
  subText,
  fontFamily: 'Jost',
  fontSize: '40',
  position: { x: 300, y: 200 + 120 * index, rotation: 0 },
}));
const stone = designWith(LINES, { BackgroundId: 10 });

/**
 * By how many of 255 steps a pixel of a line that lies still may differ, where two lines that end in one place were moved past it:
 * seen with the holds [0, 2] and the places (216, 741) and (416, 539), sixteen pixels by five steps at most, and where line 2 was moved to
 * (0, 144) and let go, seven pixels by eleven. A letter that was left behind differs from the stone by more than a hundred.
 */
const BLENDED_OTHERWISE = 24;

/** The greatest difference of two pictures of one size in any channel. */
const farthest = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);

/** Everything that decides what is seen of the stone. */
interface Seen {
  readonly held: readonly number[];
  readonly places: readonly Placed[];
  readonly view: View | undefined;
}

type Step =
  | { readonly kind: 'hold'; readonly elements: readonly number[] }
  | { readonly kind: 'place'; readonly place: { x: number; y: number; rotation: number; scale: number } }
  | { readonly kind: 'look'; readonly view: View }
  | { readonly kind: 'show' };

async function take(stage: CanvasStage, step: Step, seen: Seen): Promise<Seen> {
  switch (step.kind) {
    case 'hold':
      await stage.hold(step.elements);
      return { ...seen, held: step.elements };
    case 'place': {
      if (seen.held.length === 0) return seen;
      const placed = seen.held.map((element) => ({ element, place: step.place }));
      await stage.place(placed, []);
      return { ...seen, places: [...seen.places, ...placed] };
    }
    case 'look':
      return { ...seen, view: await stage.look(step.view) };
    case 'show':
      await stage.show(stone);
      return { ...seen, places: [] };
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('hold' as const),
    elements: fc.subarray([0, 1, 2]),
  }),
  fc.record({
    kind: fc.constant('place' as const),
    place: fc.record({
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 750 }),
      rotation: fc.constantFrom(0, 0, 30, 90),
      scale: fc.constantFrom(1, 1, 1.5),
    }),
  }),
  fc.record({
    kind: fc.constant('look' as const),
    view: fc.record({
      pxPerMm: fc.constantFrom(0.25, 0.4, 0.8),
      left: fc.integer({ min: -200, max: 20 }),
      top: fc.integer({ min: -200, max: 20 }),
    }),
  }),
  fc.record({ kind: fc.constant('show' as const) }),
);

describe('The stage', () => {
  test('shows after any holding, moving, turning, looking and showing just what one that begins there shows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const { stage, canvas } = await stageWith(stone);
        let seen: Seen = { held: [], places: [], view: undefined };
        for (const one of steps) seen = await take(stage, one, seen);
        await settled(stage);
        const fresh = await stageWith(stone);
        await fresh.stage.hold(seen.held);
        // An element that was let go stays where it was put until a design is shown.
        for (const placed of seen.places) await fresh.stage.place([placed], []);
        await fresh.stage.hold(seen.held);
        if (seen.view) await fresh.stage.look(seen.view);
        await settled(fresh.stage);
        expect(Buffer.compare(Buffer.from(canvas.pixels), Buffer.from(fresh.canvas.pixels))).toBe(0);
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  test('leaves nothing behind where lines were moved away, frame by frame', async () => {
    const place = fc.record({
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 750 }),
      rotation: fc.constant(0),
      scale: fc.constant(1),
    });
    const moving = fc.oneof(
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('hold' as const), elements: fc.subarray([0, 1, 2]) }),
      },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('place' as const), place }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(moving, { minLength: 2, maxLength: 12 }), async (steps) => {
        const [{ stage, canvas }, fresh] = [await stageWith(stone), await stageWith(stone)];
        await Promise.all([settled(stage), settled(fresh.stage)]);
        let seen: Seen = { held: [], places: [], view: undefined };
        for (const one of steps) seen = await take(stage, one, seen);
        for (const placed of seen.places) await fresh.stage.place([placed], []);
        await fresh.stage.hold(seen.held);
        // Painted whole, whatever was painted before.
        await fresh.stage.lookAtAll();
        await fresh.stage.resize({ ...SIZE, width: SIZE.width + 1 });
        await fresh.stage.resize(SIZE);
        expect(farthest(canvas.pixels, fresh.canvas.pixels)).toBeLessThanOrEqual(BLENDED_OTHERWISE);
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  test('moves a held line without building, rasterising or baking anything, and puts only pixels around it', async () => {
    const { stage, canvas } = await stageWith(stone);
    await stage.hold([1]);
    await settled(stage);
    const before = await stage.work();
    const put = canvas.put;
    for (let step = 1; step <= 10; step += 1) await stage.move(1, 300 + step, 320 + step);
    expect(await stage.work()).toEqual({ ...before, framesPainted: before.framesPainted + 10 });
    expect(canvas.put - put).toBeLessThan(6 * SIZE.width * SIZE.height);
  });

  test('takes a line in hand and lets it go within its box, and rasterises nothing whole', async () => {
    const { stage, canvas } = await stageWith(stone);
    await settled(stage);
    const before = await stage.work();
    const put = canvas.put;
    await stage.hold([1]);
    await stage.hold([2]);
    await stage.hold([]);
    const after = await stage.work();
    expect([after.layersRasterised, after.groundsRasterised]).toEqual([
      before.layersRasterised,
      before.groundsRasterised,
    ]);
    // The line that is taken, that one again and the other, and the other again.
    expect(after.layersPatched - before.layersPatched).toBe(4);
    // Two lines of three, and the stone between them, but not the whole of it.
    expect(canvas.put - put).toBeLessThan(2 * SIZE.width * SIZE.height);
  });

  test('shows what is held under what lies over it, and over what lies beneath it, wherever it is moved', async () => {
    const letter = (subText: string, y: number, fontColor: string) => ({
      type: 'text',
      subText,
      fontFamily: 'Jost',
      fontSize: '160',
      fontColor,
      position: { x: 300, y, rotation: 0 },
    });
    const heavy = [letter('H', 150, 'guld'), letter('X', 400, 'sort'), letter('I', 620, 'hvid')];
    const { stage, canvas } = await stageWith(designWith(heavy, { BackgroundId: 10 }));
    await settled(stage);
    /** The pixels in the middle of the letter X, which H and I cross there too, where no outline and no handle of a selection is. */
    const middle = async () => {
      await settled(stage);
      const { pxPerMm, left, top } = await stage.lookAtAll();
      const [x, y] = [300 * pxPerMm + left, 320 * pxPerMm + top];
      return Array.from({ length: 18 }, (_, row) => {
        const from = 4 * ((Math.round(y) - 9 + row) * SIZE.width + Math.round(x) - 9);
        return [...canvas.pixels.subarray(from, from + 4 * 18)];
      }).flat();
    };
    const alone = await middle();
    for (const element of [0, 2]) {
      await stage.hold([element]);
      await stage.place([{ element, place: { x: 300, y: 400 } }], []);
      const held = await middle();
      expect(farthest(Uint8ClampedArray.from(held), Uint8ClampedArray.from(alone))).toBeGreaterThan(60);
      await stage.hold([]);
      // With nothing held everything is painted in its order.
      expect(
        farthest(Uint8ClampedArray.from(held), Uint8ClampedArray.from(await middle())),
      ).toBeLessThanOrEqual(BLENDED_OTHERWISE);
      await stage.show(designWith(heavy, { BackgroundId: 10 }));
    }
    // Both ends of the order at one place, the middle over the one and under the other.
    await stage.hold([0, 2]);
    await stage.place(
      [0, 2].map((element) => ({ element, place: { x: 300, y: 400 } })),
      [],
    );
    const both = await middle();
    await stage.hold([]);
    expect(
      farthest(Uint8ClampedArray.from(both), Uint8ClampedArray.from(await middle())),
    ).toBeLessThanOrEqual(BLENDED_OTHERWISE);
  });

  test('draws the bare stone anew when its bevel or its base changes, and not for an equal one', async () => {
    const { stage, canvas } = await stageWith(stone);
    await settled(stage);
    const grounds = async () => (await stage.work()).groundsRasterised;
    const before = await grounds();
    const bevelled = { ...stone, make: { bevel: 20 } };
    const put = canvas.put;
    await stage.show(bevelled);
    await settled(stage);
    expect(await grounds()).toBe(before + 1);
    expect(canvas.put - put).toBeGreaterThanOrEqual(SIZE.width * SIZE.height);
    await stage.show({ ...bevelled, make: { bevel: 20 }, Comment: 'Tak' });
    await settled(stage);
    expect(await grounds()).toBe(before + 1);
    const base = { width: 700, height: 150, depth: 240 };
    const { view } = (await stage.show({ ...stone, make: { base } })) ?? {};
    await settled(stage);
    expect(await grounds()).toBe(before + 2);
    // All of it is in sight: a stone of 750 mm on a base of 150.
    expect((view?.top ?? 0) + 900 * (view?.pxPerMm ?? Infinity)).toBeLessThan(SIZE.height);
  });

  test('paints nothing before it has been laid out', async () => {
    const { stage, canvas } = await stageWith(stone);
    expect(canvas.put).toBe(SIZE.width * SIZE.height);
    expect((await stage.work()).framesPainted).toBe(1);
  });

  test('answers with undefined where a later design overtook one whose letters were on their way', async () => {
    const waiting: (() => void)[] = [];
    const { stage } = await stageWith(designWith([], { BackgroundId: 10 }), {
      font: async (file) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return fileBytes(file);
      },
    });
    const overtaken = stage.show(stone);
    const shown = stage.show(designWith([LINES[0] ?? {}], { BackgroundId: 10 }));
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve));
    for (const goOn of waiting) goOn();
    expect(await overtaken).toBeUndefined();
    expect((await shown)?.measures.elements).toHaveLength(1);
  });

  test('says of letters that did not come that they are missing, and shows them once they come', async () => {
    let isAway = true;
    const { stage } = await stageWith(stone, {
      font: (file) => (isAway ? Promise.reject(new Error('no network')) : fileBytes(file)),
    });
    expect((await stage.check()).map(({ kind }) => kind)).toContain('fontFailed');
    isAway = false;
    const shown = await stage.show(structuredClone(stone));
    expect(shown?.measures.elements).toHaveLength(3);
    expect((await stage.check()).map(({ kind }) => kind)).not.toContain('fontFailed');
  });
});
