import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { withoutEmbeddedFont } from '../../../workers/canvaskit/embeddedFont';
import { expectZeros } from './differing';

const require = createRequire(import.meta.url);
const published = await readFile(require.resolve('canvaskit-wasm/bin/profiling/canvaskit.wasm'));

describe('a module without the font that it brings along', () => {
  const lean = withoutEmbeddedFont(published);

  test('has zeros in its place and is the same in all else', () => {
    const { count, gone } = expectZeros(lean, published);
    expect(count).toBeGreaterThan(80_000);
    // It is one font from its beginning to the end of its last table, and nothing else stands there.
    expect(gone).toContain('glyf');
    expect(gone).not.toMatch(/uniform half4|SkPath|GrDirectContext|half4 main|CmnD/);
  });

  test('is refused where there is none', () => {
    expect(() => withoutEmbeddedFont(lean)).toThrow('without a font');
  });
});
