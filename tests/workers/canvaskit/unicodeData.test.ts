import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { withoutUnicodeData } from '../../../workers/canvaskit/unicodeData';
import { expectZeros } from './differing';

const require = createRequire(import.meta.url);
const published = await readFile(require.resolve('canvaskit-wasm/bin/profiling/canvaskit.wasm'));

describe('a module without ICU’s dictionaries', () => {
  const lean = withoutUnicodeData(published);

  test('has zeros in their place and is the same in all else', () => {
    const { count, gone } = expectZeros(lean, published);
    expect(count).toBeGreaterThan(700_000);
    // Between the first and the last table nothing else stands: the words of each are its own.
    expect(gone).toContain('Copyright (C) 2016 and later: Unicode');
    expect(gone).not.toMatch(/uniform half4|SkPath|GrDirectContext|half4 main/);
  });

  test('is refused where there is none', () => {
    expect(() => withoutUnicodeData(lean.subarray(0, 8))).toThrow(RangeError);
    const broken = Buffer.from(published);
    for (let at = broken.indexOf('CmnD'); at >= 0; at = broken.indexOf('CmnD')) broken.write('None', at);
    expect(() => withoutUnicodeData(broken)).toThrow('without ICU');
  });
});
