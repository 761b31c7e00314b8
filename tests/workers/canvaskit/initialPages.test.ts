import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { withInitialPages } from '../../../workers/canvaskit/initialPages';
import { designWith } from '../../scene/drawnStone';
import { settled, stageWith } from '../stage/nodeStage';

const require = createRequire(import.meta.url);
const PUBLISHED = require.resolve('canvaskit-wasm/bin/canvaskit.wasm');
const PAGE = 65_536;

/** CanvasKit from a file, and how many bytes its memory has. */
async function begun(wasm: string) {
  const initialise = require('canvaskit-wasm') as typeof import('canvaskit-wasm')['default'];
  const instantiate = vi.spyOn(WebAssembly, 'instantiate');
  const kit = await initialise({ locateFile: () => wasm });
  const made = await instantiate.mock.results[0]?.value;
  instantiate.mockRestore();
  const memory = Object.values((made as WebAssembly.WebAssemblyInstantiatedSource).instance.exports).find(
    (part) => part instanceof WebAssembly.Memory,
  );
  return { kit, bytes: () => memory?.buffer.byteLength ?? Number.NaN };
}

const stone = designWith(
  [
    {
      type: 'text',
      subText: 'Karen Juhl',
      fontFamily: 'Jost',
      fontSize: '40',
      position: { x: 300, y: 300, rotation: 0 },
    },
  ],
  {
    BackgroundId: 10,
  },
);

async function picture(wasm: string) {
  const { kit, bytes } = await begun(wasm);
  const before = bytes();
  const { stage, canvas } = await stageWith(stone, { kit: async () => kit });
  await settled(stage);
  return { before, after: bytes(), pixels: Buffer.from(canvas.pixels) };
}

describe('CanvasKit begun with less memory', () => {
  test('grows by itself and draws, byte for byte, what it draws as published', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-pages-'));
    const smaller = join(folder, 'canvaskit.wasm');
    await writeFile(smaller, withInitialPages(await readFile(PUBLISHED), 160));
    const [small, large] = [await picture(smaller), await picture(PUBLISHED)];
    await rm(folder, { recursive: true });
    expect(small.before).toBe(160 * PAGE);
    expect(small.after).toBeGreaterThan(small.before);
    expect(large.before).toBe(2048 * PAGE);
    expect(Buffer.compare(small.pixels, large.pixels)).toBe(0);
  });

  test('is the same module in all else', async () => {
    const published = await readFile(PUBLISHED);
    const changed = withInitialPages(published, 512);
    const differing = published.reduce((count, byte, at) => count + (byte === changed[at] ? 0 : 1), 0);
    expect(differing).toBeGreaterThan(0);
    expect(differing).toBeLessThanOrEqual(2);
    expect(Buffer.compare(withInitialPages(changed, 2048), published)).toBe(0);
  });

  test('is refused where the module is none, has no memory, or the number has no room', async () => {
    const published = await readFile(PUBLISHED);
    const empty = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
    expect(() => withInitialPages(empty, 512)).toThrow(RangeError);
    expect(() => withInitialPages(Uint8Array.of(...empty, 5, 0x83), 512)).toThrow(RangeError);
    expect(() => withInitialPages(published, 65_536)).toThrow(RangeError);
  });
});
