import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { withoutBrotliDictionary } from '../../../workers/canvaskit/brotliDictionary';
import { differing, expectZeros } from './differing';

const require = createRequire(import.meta.url);
const published = await readFile(require.resolve('canvaskit-wasm/bin/profiling/canvaskit.wasm'));

describe('a module without brotli’s dictionary', () => {
  const lean = withoutBrotliDictionary(published);

  test('has zeros in its place and is the same in all else', () => {
    const { length, count } = expectZeros(lean, published);
    expect(length).toBe(122_784);
    expect(count).toBeGreaterThan(122_000);
  });

  test('is refused where there is none, or another', () => {
    expect(() => withoutBrotliDictionary(lean)).toThrow('without brotli');
    const another = Uint8Array.from(published);
    another[differing(published, lean).first + 100] = 0;
    expect(() => withoutBrotliDictionary(another)).toThrow('without brotli');
  });
});
