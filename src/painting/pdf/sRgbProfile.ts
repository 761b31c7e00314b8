/**
 * The colour space sRGB (IEC 61966-2-1) as an ICC profile of version 2 (ICC.1:2001-04), made here from its numbers: a
 * matrix of primaries and one curve, as every reader of profiles takes them.
 */

/** D50, the white of the profile connection space (ICC.1:2001-04, 6.1.11). */
const D50 = [0.9642, 1, 0.8249] as const;

/** The primaries of sRGB, adapted from D65 to D50 by Bradford's method (columns of the matrix of sRGB to XYZ). */
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;

/** How many points of the curve are written: between two of them it is straight to a thousandth of a level. */
const POINTS = 1024;

/** The light of a level of sRGB, both from 0 to 1 (IEC 61966-2-1, 5.2). */
const lightOf = (level: number) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16((value >>> 16) & 65_535), ...u16(value & 65_535)];
const fixed = (value: number) => u32(Math.round(value * 65_536));

const xyz = (values: readonly number[]) => [...ascii('XYZ '), ...u32(0), ...values.flatMap(fixed)];

/** A name in ASCII, without the scripts that a `desc` may have besides. */
function described(name: string): number[] {
  const text = [...ascii(name), 0];
  return [...ascii('desc'), ...u32(0), ...u32(text.length), ...text, ...new Array<number>(78).fill(0)];
}

function curve(): number[] {
  const levels = Array.from({ length: POINTS }, (_, at) => Math.round(lightOf(at / (POINTS - 1)) * 65_535));
  return [...ascii('curv'), ...u32(0), ...u32(POINTS), ...levels.flatMap(u16)];
}

/** The head of every profile: 128 bytes (ICC.1:2001-04, 6.1), dated the day sRGB was published. */
function head(size: number): number[] {
  const date = [1999, 10, 1, 0, 0, 0].flatMap(u16);
  const kind = [...u32(0x02100000), ...ascii('mntrRGB XYZ '), ...date, ...ascii('acsp')];
  const bytes = [...u32(size), ...u32(0), ...kind, ...new Array<number>(28).fill(0), ...D50.flatMap(fixed)];
  return [...bytes, ...new Array<number>(128 - bytes.length).fill(0)];
}

/** @returns the bytes of the profile, the same each time. */
export function sRgbProfile(name: string): Uint8Array {
  const tags: readonly (readonly [names: readonly string[], data: readonly number[]])[] = [
    [['desc'], described(name)],
    [['cprt'], [...ascii('text'), ...u32(0), ...ascii('No copyright, use freely'), 0]],
    [['wtpt'], xyz(D50)],
    ...Object.entries(PRIMARIES).map(([name, values]) => [[name], xyz(values)] as const),
    [['rTRC', 'gTRC', 'bTRC'], curve()],
  ];
  const count = tags.reduce((sum, [names]) => sum + names.length, 0);
  const listed: number[] = [];
  const data: number[] = [];
  const start = 128 + 4 + 12 * count;
  for (const [names, bytes] of tags) {
    for (const name of names) listed.push(...ascii(name), ...u32(start + data.length), ...u32(bytes.length));
    data.push(...bytes, ...new Array<number>((4 - (bytes.length % 4)) % 4).fill(0));
  }
  return Uint8Array.from([...head(start + data.length), ...u32(count), ...listed, ...data]);
}
