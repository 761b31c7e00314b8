import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FONTS } from '../../fonts/catalogue';
import { oneOf, type Random } from '../../tests/random';
import { type Coverage, coverageOf, type OldSetting } from './letters';
import { wordsOf } from './words';

/** A photograph of an old line, and what is true of it. */
export interface OldLine extends OldSetting {
  readonly colour: string;
  readonly isBare: boolean;
  /** How much the letters stand out of the stone's grain, 1 being as much as it. */
  readonly standsOut: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

const TILES = fileURLToPath(new URL('../../catalogue/tiles/', import.meta.url));

/** The stones that the figures of docs/benchmarks.md were measured on: materials that come to the catalogue change no photograph. */
const STONES = [
  'black-granite-polished',
  'dark-granite-polished',
  'dark-granite-rough',
  'grey-granite-honed',
  'grey-granite-polished',
  'grey-granite-rough',
  'light-granite-honed',
  'red-granite-polished',
];

/** How paint looks in daylight: red, green, blue. */
const PAINTS: Readonly<Record<string, readonly [number, number, number]>> = {
  white: [236, 234, 228],
  grey: [146, 147, 147],
  black: [30, 29, 30],
  gold: [190, 150, 82],
  silver: [188, 190, 193],
};

/** Letters are drawn three times as fine as they are seen, so that walls of a cut have a direction. */
const FINE = 3;

const between = (random: Random, from: number, to: number) => from + (to - from) * random();

/** Two values of the normal distribution's, by Box and Muller. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

async function ground(random: Random, width: number, height: number): Promise<Float32Array> {
  const scale = between(random, 0.35, 1.1);
  const picture = sharp(`${TILES}${oneOf(random, STONES)}.webp`).removeAlpha();
  const { width: tile = 0, height: tall = 0 } = await picture.metadata();
  const size = Math.max(64, Math.round(tile * scale));
  const high = Math.max(64, Math.round(tall * scale));
  const { data } = await picture.resize(size, high).raw().toBuffer({ resolveWithObject: true });
  const [x0, y0] = [Math.floor(random() * size), Math.floor(random() * high)];
  const into = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let c = 0; c < 3; c += 1)
        into[3 * (y * width + x) + c] = data[3 * (((y + y0) % high) * size + ((x + x0) % size)) + c] ?? 0;
  return into;
}

/** How far each pixel lies within the letters, in pixels: two sweeps of a chamfer, near enough for a wall's direction. */
function depths({ width, height, data }: Coverage): Float32Array {
  const depth = Float32Array.from(data, (share) => (share > 0.5 ? 1e4 : 0));
  const look = (at: number, to: number, step: number) => {
    const near = (depth[to] ?? 0) + step;
    if (near < (depth[at] ?? 0)) depth[at] = near;
  };
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      look(at, at - 1, 1);
      look(at, at - width, 1);
      look(at, at - width - 1, Math.SQRT2);
      look(at, at - width + 1, Math.SQRT2);
    }
  for (let y = height - 2; y > 0; y -= 1)
    for (let x = width - 2; x > 0; x -= 1) {
      const at = y * width + x;
      look(at, at + 1, 1);
      look(at, at + width, 1);
      look(at, at + width - 1, Math.SQRT2);
      look(at, at + width + 1, Math.SQRT2);
    }
  return depth;
}

/** How the walls of a V-cut are lit, around 1: those facing the light are bright, those opposite lie in shade. */
function lit(letters: Coverage, light: number, strength: number): Float32Array {
  const { width, data } = letters;
  const depth = depths(letters);
  const [lx, ly] = [Math.cos(light), Math.sin(light)];
  return Float32Array.from(data, (share, at) => {
    if (share < 0.02) return 1;
    const dx = (depth[at + 1] ?? 0) - (depth[at - 1] ?? 0);
    const dy = (depth[at + width] ?? 0) - (depth[at - width] ?? 0);
    const long = Math.hypot(dx, dy) || 1;
    return Math.max(0.1, 1 - (strength * (dx * lx + dy * ly)) / long - 0.12 * strength);
  });
}

/** Below this, letters are lost in the grain: who cannot read them cannot type what they say. */
const READABLE = 1;

/** How much letters stand out: the root mean square of what they change, over the deviation of the stone, both as seen at a stroke's breadth. */
function standsOut(
  picture: Float32Array,
  stone: Float32Array,
  cap: number,
  width: number,
  height: number,
): number {
  const reach = Math.max(1, Math.round(cap * 0.06));
  let [changed, inked, varied, count] = [0, 0, 0, 0];
  const mean = stone.reduce((sum, each) => sum + each, 0) / stone.length;
  for (let y = reach; y < height - reach; y += 1)
    for (let x = reach; x < width - reach; x += 1) {
      let [change, tone, here] = [0, 0, 0];
      for (let dy = -reach; dy <= reach; dy += 1)
        for (let dx = -reach; dx <= reach; dx += 1) {
          const at = 3 * ((y + dy) * width + x + dx) + 1;
          change += (picture[at] ?? 0) - (stone[at] ?? 0);
          tone += (stone[at] ?? 0) - mean;
          here += 1;
        }
      const one = (picture[3 * (y * width + x) + 1] ?? 0) - (stone[3 * (y * width + x) + 1] ?? 0);
      if (one !== 0) {
        changed += (change / here) ** 2;
        inked += 1;
      }
      varied += (tone / here) ** 2;
      count += 1;
    }
  return Math.sqrt(changed / Math.max(1, inked) / Math.max(1, varied / count));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The stone with letters cut into it, each pixel the mean of the finer ones. */
function cutInto(
  stone: Float32Array,
  { width, height }: Size,
  fine: Coverage,
  walls: Float32Array,
  inkOf: (own: number, channel: number) => number,
): Float32Array {
  return Float32Array.from(stone, (own, to) => {
    const [pixel, channel] = [Math.floor(to / 3), to % 3];
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (y >= height) return own;
    let sum = 0;
    for (let sub = 0; sub < FINE * FINE; sub += 1) {
      const at = (y * FINE + Math.floor(sub / FINE)) * fine.width + x * FINE + (sub % FINE);
      const share = fine.data[at] ?? 0;
      sum += own * (1 - share) + inkOf(own, channel) * (walls[at] ?? 1) * share;
    }
    return sum / (FINE * FINE);
  });
}

/** Light that is not the same everywhere: a slope, and a spot. */
function shine(random: Random, picture: Float32Array, { width, height }: Size): void {
  const sun = [between(random, -0.35, 0.35), between(random, -0.2, 0.2)] as const;
  const spot = between(random, 0, 0.25);
  for (let at = 0; at < picture.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const [u, v] = [(pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.5];
    picture[at] = (picture[at] ?? 0) * (1 + sun[0] * u + sun[1] * v + spot * Math.cos(5 * u + 2 * v));
  }
}

/** Photographs one old line by lot; lines that nobody could read are photographed again elsewhere. */
export async function photographed(random: Random): Promise<OldLine> {
  for (;;) {
    const line = await photographedOnce(random);
    if (line.standsOut >= READABLE) return line;
  }
}

async function photographedOnce(random: Random): Promise<OldLine> {
  const font = oneOf(random, FONTS);
  const cursive = random() < (font.italic ? 0.35 : font.group === 'script' ? 0 : 0.08);
  const cap = between(random, 15, 60);
  const setting: OldSetting = {
    family: font.family,
    cursive,
    text: wordsOf(random),
    cap,
    apart: between(random, -0.1, 0.1),
    turned: between(random, -2, 2),
    recedes: [between(random, -0.05, 0.05), between(random, -0.03, 0.03)],
    around: [0, 0, 0, 0].map(() => between(random, 0.08, 0.6)) as [number, number, number, number],
  };
  const fine = await coverageOf({ ...setting, cap: cap * FINE });
  const [width, height] = [Math.floor(fine.width / FINE), Math.floor(fine.height / FINE)];
  const stone = await ground(random, width, height);
  const mean = stone.reduce((sum, each) => sum + each, 0) / stone.length;
  const isBare = random() < 0.3;
  const readable = Object.entries(PAINTS).filter(([, [r, g, b]]) => Math.abs((r + g + b) / 3 - mean) > 45);
  const [colour, paint] = isBare ? ['transparent', [0, 0, 0] as const] : oneOf(random, readable);
  const walls = lit(
    fine,
    between(random, 0, 2 * Math.PI),
    isBare ? between(random, 0.35, 0.7) : between(random, 0, 0.4),
  );
  const tint = between(random, 0.9, 1.1);
  const inkOf = isBare
    ? // Bare walls are broken stone, which scatters light: lighter than a dark polished face, much as a light one.
      (own: number) => 0.55 * own + 0.45 * (0.35 * mean + 62)
    : (own: number, channel: number) => (paint[channel] ?? 0) * tint * 0.94 + own * 0.06;
  const picture = cutInto(stone, { width, height }, fine, walls, inkOf);
  const seenBy = standsOut(picture, stone, cap, width, height);
  shine(random, picture, { width, height });
  const noise = between(random, 1, 9);
  // A lens is out of focus by a share of the letters' height, and never by less than a pixel's half.
  const blur = between(random, 0.4, 0.4 + cap * 0.035);
  const soft = await sharp(Buffer.from(Uint8ClampedArray.from(picture)), {
    raw: { width, height, channels: 3 },
  })
    .blur(blur)
    .raw()
    .toBuffer();
  const grain = Uint8ClampedArray.from(soft, (each) => each + noise * normal(random));
  const quality = Math.round(between(random, 70, 90));
  const jpeg = await sharp(Buffer.from(grain), { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  const seen = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  return { ...setting, colour, isBare, standsOut: seenBy, width, height, data: new Uint8ClampedArray(seen) };
}
