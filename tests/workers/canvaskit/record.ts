/**
 * Writes down which functions of CanvasKit the golden pictures and a stage at work come to, with files and letters of
 * every kind: with these the browser begins (`workers/canvaskit/build.ts`). To be run when a test of the halves says that the other half was asked for.
 *
 *     npx tsx tests/workers/canvaskit/record.ts
 */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leanCanvasKit } from '../../../workers/canvaskit/build';
import { kitOf } from './halvesInNode';
import { functionsIn, tellingFirstCalls } from './tellingFirstCalls';

const PLACE = 'workers/canvaskit/primaryFunctions.txt';

/** Pictures are decoded by the browser, and what its decoders are in CanvasKit is not waited for: PNG, WebP, zlib. */
const DECODING = /^(png_|VP8|WebP|Cr_z_|Sk(Png|Webp|Codec|Swizzler|EncodedInfo)|AutoCleanPng|SkCodecs)/;

const whole = await readFile(await leanCanvasKit());
const names = functionsIn(whole);
const called = new Set<number>();
const telling = join(await mkdtemp(join(tmpdir(), 'gravestone-calls-')), 'canvaskit.wasm');
await writeFile(telling, tellingFirstCalls(whole));
const kit = await kitOf(telling, {
  imports: (imports) => ({ ...imports, calls: { first: (index: number) => called.add(index) } }),
});
// Whoever loads CanvasKit in Node from here on is given this one.
const require = createRequire(import.meta.url);
const published = require.resolve('canvaskit-wasm');
require(published);
Object.assign(require.cache[published] ?? {}, { exports: async () => kit });
const { workAllDay } = await import('./workAllDay');
const { drawn } = await import('../../golden/picture');
const { SUBJECTS } = await import('../../golden/subjects');
await workAllDay();
for (const golden of Object.values(SUBJECTS).flat()) await drawn(golden);
const used = names.filter((name, index) => called.has(index) && !DECODING.test(name)).sort();
await writeFile(PLACE, `${used.join('\n')}\n`);
console.error(`${used.length} of ${names.length} functions`);
