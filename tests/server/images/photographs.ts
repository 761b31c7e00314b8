import sharp from 'sharp';
import { randomFrom } from '../../random';

/** A picture with the mask of the thing to be cut out: 255 where it is, a byte a pixel. */
export interface Photograph {
  readonly width: number;
  readonly height: number;
  readonly picture: Buffer;
  readonly truth: Uint8Array;
}

/** A shape in white on black, a byte a pixel. */
export async function drawn(width: number, height: number, shape: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${shape}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
}

type Colour = readonly [number, number, number];

async function painted(
  { width, height, truth }: Omit<Photograph, 'picture'>,
  colourAt: (x: number, y: number, inside: number) => Colour,
): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++)
    data.set(
      colourAt(i % width, Math.floor(i / width), (truth[i] ?? 0) / 255).map((c) =>
        Math.max(0, Math.min(255, c)),
      ),
      i * 3,
    );
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** The outline of a stone with a round top and leaning sides, within 1200 x 1600. */
const STONE =
  '<path fill="#fff" d="M230 1330L270 560C300 260 880 240 930 540L985 1340C700 1375 480 1370 230 1330Z"/>';

/** A grey stone with grain and a dark inscription on grass below a hedge, photographed with noise. */
export async function stoneOnGrass(stone: Colour, seed: number): Promise<Photograph> {
  const [width, height] = [1200, 1600];
  const truth = await drawn(width, height, STONE);
  const letters = await drawn(
    width,
    height,
    '<rect x="420" y="620" width="360" height="60" fill="#fff"/><rect x="460" y="760" width="280" height="40" fill="#fff"/>',
  );
  const random = randomFrom(seed);
  const picture = await painted({ width, height, truth }, (x, y, inside) => {
    const noise = (random() - 0.5) * 46;
    const blade = Math.sin(x * 0.31 + Math.sin(y * 0.05) * 3) * 22;
    const ground: Colour =
      y > 700
        ? [70 + blade + noise, 118 + blade + noise, 48 + noise]
        : [42 + noise, 74 + noise + blade / 2, 40 + noise];
    const light = 1 - 0.18 * (x / width);
    const cut = (letters[y * width + x] ?? 0) / 255;
    const face = stone.map((c) => (c * (1 - 0.5 * cut) + noise * 0.7) * light);
    return [0, 1, 2].map(
      (i) => (ground[i] ?? 0) * (1 - inside) + (face[i] ?? 0) * inside,
    ) as unknown as Colour;
  });
  return { width, height, picture, truth };
}

/** A rose drawn in lines of 5 to 14 pixels with a filled leaf. */
const ROSE = `<g fill="none" stroke="#fff" stroke-linecap="round">
  <path stroke-width="12" d="M500 900C480 700 520 640 500 520"/>
  <path stroke-width="9" d="M500 300m-130 20a130 120 0 1 0 260 0a130 120 0 1 0 -260 0"/>
  <path stroke-width="7" d="M500 330m-70 0a70 60 0 1 1 140 0a60 50 0 1 1 -110 10a40 36 0 1 1 70 -4"/>
  <path stroke-width="14" d="M380 420C420 520 580 520 620 420"/>
  <path stroke-width="5" d="M500 760C560 700 640 690 720 700"/></g>
  <path fill="#fff" d="M495 720C420 600 330 600 250 640C300 740 400 780 495 720Z"/>`;

/** Line art photographed with a shadow over its paper, a vignette and noise; `ink` and `paper` are greys. */
export async function photographedDrawing(ink: number, paper: number, seed: number): Promise<Photograph> {
  const [width, height] = [1000, 1000];
  const truth = await drawn(width, height, ROSE);
  const random = randomFrom(seed);
  const picture = await painted({ width, height, truth }, (x, y, inside) => {
    const falloff = 1 - 0.45 * Math.hypot(x / width - 0.25, y / height - 0.2);
    const shadow = 1 - 0.25 / (1 + Math.exp((x + y - 1150) / 60));
    const grey = (paper * (1 - inside) + ink * inside) * falloff * shadow + (random() - 0.5) * 24;
    return [grey, grey * 0.97, grey * 0.9];
  });
  return { width, height, picture, truth };
}

/** Intersection over union of two masks of equal size, each thresholded at half. */
export function overlap(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0];
  for (const [i, value] of one.entries()) {
    const [a, b] = [value > 127, (other[i] ?? 0) > 127];
    if (a && b) both++;
    if (a || b) either++;
  }
  return both / either;
}
