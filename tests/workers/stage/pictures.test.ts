import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { openPainter, type Painter } from '../../../src/painting/canvaskit/painter';
import { buildScene } from '../../../src/scene/buildScene';
import { bakingHere } from '../../../workers/stage/bakeHere';
import type { BakeScene } from '../../../workers/stage/baker';
import { pictureOfScene } from '../../../workers/stage/pictures';
import { designWith, sources } from '../../scene/drawnStone';
import { settled, stageWith } from './nodeStage';

const line = (subText: string) => ({
  type: 'text',
  subText,
  fontFamily: 'Jost',
  fontSize: '70',
  fontColor: 'gold',
  position: { x: 300, y: 300, rotation: 0 },
});
const stoneOf = (name: string, StoneTypeId = 15) => designWith([line(name)], { StoneTypeId });
const WIDTH = 220;

/** What was packed as a picture last; Node has nothing to pack one with. */
let packed = new Uint8ClampedArray();

class Packing {
  getContext() {
    return {
      putImageData: ({ data }: { readonly data: Uint8ClampedArray<ArrayBuffer> }) => {
        packed = data;
      },
    };
  }
  convertToBlob = async () => new Blob([packed]);
}

beforeAll(() => vi.stubGlobal('OffscreenCanvas', Packing));
afterEach(() => vi.restoreAllMocks());
afterAll(() => vi.unstubAllGlobals());

const kit = await loadNodeKit();

/** A painter that has baked nothing yet. */
const newPainter = (): Painter =>
  openPainter(kit, () => Promise.reject(new Error('plain colours are enough')));

async function bytesOf(picture: Promise<Blob>): Promise<Buffer> {
  return Buffer.from(await (await picture).arrayBuffer());
}

describe('The picture of a stone that is saved', () => {
  test('is drawn in slices: whoever types on does not wait for it, and it is the same', async () => {
    const { stage } = await stageWith(stoneOf('Karen'));
    await settled(stage);
    const alone = await bytesOf(stage.picture(stoneOf('Karen'), WIDTH, true));

    // Every piece is found to have taken a slice of its own.
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 5;
      return now;
    });
    let isSaved = false;
    const picture = bytesOf(stage.picture(stoneOf('Karen'), WIDTH, true)).finally(() => {
      isSaved = true;
    });
    let typed = 'Karen';
    for (let keys = 1; !isSaved; keys += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      if (keys % 10 !== 0) continue;
      typed += 'a';
      await stage.show(stoneOf(typed));
    }
    expect(typed.length).toBeGreaterThan('Karen'.length + 5);
    expect(Buffer.compare(await picture, alone)).toBe(0);
  });

  test.each([
    ['stands', 15],
    ['lies', 42],
  ])(
    'of one that %s is drawn once all its reliefs are there, though they were dropped again',
    async (_how, type) => {
      const scene = buildScene(stoneOf('Karen', type), sources);
      const [painter, flat] = [newPainter(), newPainter()];
      try {
        const baked = bakingHere(painter);
        let calls = 0;
        const late: BakeScene = async (...given) => {
          calls += 1;
          if (calls > 1) await baked(...given);
        };
        const drawn = await bytesOf(pictureOfScene(painter, scene, WIDTH, late, true));
        expect(calls).toBe(2);
        expect(Buffer.compare(drawn, await bytesOf(pictureOfScene(painter, scene, WIDTH, baked, true)))).toBe(
          0,
        );
        const unbaked = await bytesOf(pictureOfScene(flat, scene, WIDTH, async () => undefined, true));
        expect(Buffer.compare(drawn, unbaked)).not.toBe(0);
      } finally {
        painter.delete();
        flat.delete();
      }
    },
  );
});
