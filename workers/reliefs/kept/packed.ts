import type { BakedRelief } from '../../../src/painting/relief/bakeRelief';
import type { Grid } from '../../../src/painting/relief/grid';

/** A relief that was kept; without one for a shape that has no ink. */
export interface Recalled {
  readonly baked: BakedRelief | undefined;
}

/** The checksum and the key come first, 32 bytes each, then numbers of 8 bytes, then the samples. */
const KEY_AT = 32;
const NUMBERS_AT = 64;

/** How many numbers there are: the length of the whole, whether there is ink and a shadow, and two grids. */
const NUMBERS = 13;
const SAMPLES_AT = NUMBERS_AT + 8 * NUMBERS;

const numbersOf = (grid: Grid | undefined): readonly number[] =>
  grid ? [grid.width, grid.height, grid.left, grid.top, grid.perMm] : [0, 0, 0, 0, 0];

function gridFrom([width = 0, height = 0, left = 0, top = 0, perMm = 0]: readonly number[]): Grid {
  return { width, height, left, top, perMm };
}

async function checksum(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', packed.subarray(KEY_AT)));
}

const same = (one: Uint8Array, other: Uint8Array) => one.every((byte, at) => byte === other[at]);

/** A copy of a relief as one run of bytes, which `sealed` makes whole. */
export function packed(baked: BakedRelief | undefined): Uint8Array<ArrayBuffer> {
  const pixels = baked?.pixels ?? new Uint8Array();
  const darkness = baked?.shadow?.darkness ?? new Uint8Array();
  const bytes = new Uint8Array(SAMPLES_AT + pixels.length + darkness.length);
  new Float64Array(bytes.buffer, NUMBERS_AT, NUMBERS).set([
    bytes.length,
    baked ? 1 : 0,
    baked?.shadow ? 1 : 0,
    ...numbersOf(baked?.grid),
    ...numbersOf(baked?.shadow?.grid),
  ]);
  bytes.set(pixels, SAMPLES_AT);
  bytes.set(darkness, SAMPLES_AT + pixels.length);
  return bytes;
}

/** Writes into packed bytes whose they are, and their checksum. */
export async function sealed(
  bytes: Uint8Array<ArrayBuffer>,
  key: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  bytes.set(key, KEY_AT);
  bytes.set(await checksum(bytes));
  return bytes;
}

/**
 * The relief of packed and sealed bytes, which shares their memory.
 *
 * @param found whatever lay under the key.
 * @returns undefined for what is truncated, damaged or another's.
 */
export async function unpacked(found: unknown, key: Uint8Array): Promise<Recalled | undefined> {
  if (!(found instanceof Uint8Array) || found.length < SAMPLES_AT || found.byteOffset !== 0) return undefined;
  const bytes = found as Uint8Array<ArrayBuffer>;
  const numbers = Array.from(new Float64Array(bytes.buffer, NUMBERS_AT, NUMBERS));
  const [length, isInked, hasShadow] = numbers;
  const [grid, shadowGrid] = [gridFrom(numbers.slice(3, 8)), gridFrom(numbers.slice(8))];
  const pixels = 4 * grid.width * grid.height;
  const expected = SAMPLES_AT + pixels + shadowGrid.width * shadowGrid.height;
  if (length !== bytes.length || expected !== bytes.length) return undefined;
  if (!same(key, bytes.subarray(KEY_AT, NUMBERS_AT))) return undefined;
  if (!same(await checksum(bytes), bytes.subarray(0, KEY_AT))) return undefined;
  if (isInked !== 1) return { baked: undefined };
  const shadow = { grid: shadowGrid, darkness: bytes.subarray(SAMPLES_AT + pixels) };
  return {
    baked: {
      grid,
      pixels: bytes.subarray(SAMPLES_AT, SAMPLES_AT + pixels),
      shadow: hasShadow === 1 ? shadow : undefined,
    },
  };
}
