import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import type { Design } from '../../../src/stone/stone';
import { CanvasStage } from '../../../workers/stage/canvasStage';
import type { StageSize } from '../../../workers/stage/contract';
import type { SeenCanvas, SeenContext } from '../../../workers/stage/screen';
import type { Supplies } from '../../../workers/stage/supplies';
import { catalogue } from '../../scene/drawnStone';

/** As much of the browser's class as a stage makes: Node has none. */
class PlainImageData {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
Object.assign(globalThis, { ImageData: PlainImageData });

/** A canvas that keeps what was put on it, pixel by pixel, as a browser shows it. */
class PlainCanvas implements SeenCanvas {
  width = 0;
  height = 0;
  /** Red, green, blue and opacity of each pixel. */
  pixels = new Uint8ClampedArray();
  /** How many pixels were put on it. */
  put = 0;

  getContext(): SeenContext {
    return {
      canvas: this,
      drawImage: () => {
        throw new Error('the processor draws no image');
      },
      putImageData: (
        image: ImageData,
        dx: number,
        dy: number,
        left: number = 0,
        top: number = 0,
        width: number = image.width,
        height: number = image.height,
      ) => {
        if (this.pixels.length !== this.width * this.height * 4)
          this.pixels = new Uint8ClampedArray(this.width * this.height * 4);
        for (let y = top; y < top + height; y += 1) {
          for (let x = left; x < left + width; x += 1) {
            const from = 4 * (y * image.width + x);
            const to = 4 * ((y + dy) * this.width + x + dx);
            this.pixels.set(image.data.subarray(from, from + 4), to);
            this.put += 1;
          }
        }
      },
    };
  }

  addEventListener(): void {}
}

/** What a stage in Node draws with: the project's own files. */
export const FROM_FILES: Supplies = {
  fonts: FONTS,
  kit: loadNodeKit,
  font: fileBytes,
  tile: async (path) => {
    const bytes = await readFile(join('catalogue', path));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  },
  picture: () => Promise.reject(new Error('nothing was uploaded')),
};

export const SIZE: StageSize = { width: 180, height: 220, pixelRatio: 1 };

/** A stage that is not open yet, a canvas for it, and the catalogue that it is to be told. */
export function openingStage(supplies: Partial<Supplies> = {}) {
  return {
    stage: new CanvasStage({ ...FROM_FILES, ...supplies }),
    canvas: new PlainCanvas(),
    supplied: catalogue,
  };
}

/** A stage on a canvas of its own that shows a design, drawn by the processor. */
export async function stageWith(design: Design, supplies: Partial<Supplies> = {}) {
  const { stage, canvas, supplied } = openingStage(supplies);
  await stage.open(canvas, 'processor');
  await stage.catalogue(supplied);
  await stage.resize(SIZE);
  await stage.show(design);
  return { stage, canvas };
}

/** Waits until what is seen is final: the view has settled, and every relief is baked and painted. */
export async function settled(stage: CanvasStage): Promise<void> {
  for (;;) {
    const { reliefsWaiting, isMoving } = await stage.work();
    // One more turn of the clock: the last baked are painted right after.
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (reliefsWaiting === 0 && !isMoving) return;
  }
}

/** From now on every piece of work is found to have taken a slice of its own, until mocks are restored. */
export function onSlowMachine(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
}
