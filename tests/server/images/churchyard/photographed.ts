import sharp from 'sharp';
import { fromUnitSquare, mapped } from '../../../../src/scene/straighten/homography';
import type { Quad } from '../../../../src/scene/straighten/quad';
import { type Random, randomFrom } from '../../../random';
import { drawn, type Photograph } from '../photographs';
import { bladesOf } from './blades';
import type { Sitting } from './sets';
import { OUTLINES } from './stoneOutlines';

/** The photographs' size: what a telephone's picture is after it was straightened, and less than it is before. */
const [WIDTH, HEIGHT] = [900, 1100];
const TILES = 'catalogue/tiles';

/** What light from the sky alone adds to red, green and blue, and the colour of moss. */
const BLUER = [-0.06, 0, 0.07];
const MOSS = [92, 104, 62];

type Place = readonly [number, number];

const between = (random: Random, from: number, to: number) => from + (to - from) * random();

async function pixelsOf(file: string, width?: number, height?: number) {
  const picture = width === undefined ? sharp(file) : sharp(file).resize(width, height, { fit: 'fill' });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const blurred = (mask: Uint8Array, sigma: number) =>
  sharp(mask, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();

const pathOf = (places: readonly Place[]) => `M${places.map((place) => place.join(' ')).join('L')}Z`;
const filled = (path: string) => drawn(WIDTH, HEIGHT, `<path d="${path}" fill="#fff"/>`);

/** Where the corners of the stone's box are on the photograph. */
function cornersOn({ straightened }: Sitting, random: Random): Quad {
  const jitter = () => between(random, -1, 1) * (straightened ? 7 : 16);
  const box = straightened
    ? { left: 0.055, right: 0.945, top: 0.055, bottom: 0.94 }
    : {
        left: between(random, 0.16, 0.24),
        right: between(random, 0.74, 0.84),
        top: between(random, 0.12, 0.22),
        bottom: between(random, 0.78, 0.87),
      };
  // Seen from above and from one side: the far edge is shorter, the foot runs askew.
  const lean = straightened ? 0 : between(random, -0.035, 0.035);
  const narrow = straightened ? 0 : between(random, 0, 0.03);
  const at = (x: number, y: number) => ({ x: x * WIDTH + jitter(), y: y * HEIGHT + jitter() });
  return [
    at(box.left + narrow, box.top + lean),
    at(box.right - narrow, box.top - lean),
    at(box.right, box.bottom - lean),
    at(box.left, box.bottom + lean),
  ];
}

/** Strokes like those of letters, in rows, as shares of the stone's box. */
function inscription(random: Random): Place[][] {
  const strokes: Place[][] = [];
  for (const [row, height] of [
    [0.34, 0.05],
    [0.45, 0.03],
    [0.53, 0.05],
    [0.62, 0.03],
  ] as const) {
    const half = between(random, 0.2, 0.32);
    for (let x = 0.5 - half; x < 0.5 + half; x += height * 0.75) {
      const way = Math.floor(random() * 3);
      strokes.push([
        [x, row],
        [x + (way === 2 ? height * 0.4 : 0), row + height],
      ]);
      if (way !== 0)
        strokes.push([
          [x, row + height * random()],
          [x + height * 0.5, row + height * random()],
        ]);
    }
  }
  return strokes;
}

/** How much of the light is taken away where, 0 to 255: by the stone on wall and ground, and all along its foot. */
async function shadowOf(edge: readonly Place[], corners: Quad, random: Random) {
  const foot = Math.max(...edge.map(([, y]) => y));
  const [left, , right] = corners;
  const breadth = (right?.x ?? 0) - (left?.x ?? 0);
  const side = random() < 0.5 ? -1 : 1;
  const [reach, rise] = [side * between(random, 0.09, 0.2) * breadth, between(random, 0.02, 0.08) * breadth];
  const behind = pathOf(edge.map(([x, y]): Place => [x + reach, y + rise]));
  const lean = side * between(random, 0.25, 0.5);
  const towards = random() < 0.5 ? -0.1 : 0.07;
  const onGround = pathOf(
    edge.map(([x, y]): Place => [x + lean * (foot - y) * 0.5, foot + (foot - y) * towards]),
  );
  const hull = `<path d="${behind}" fill="#fff"/><path d="${onGround}" fill="#fff"/>`;
  const cast = await blurred(await drawn(WIDTH, HEIGHT, hull), between(random, 4, 13));
  const along = `<ellipse cx="${((left?.x ?? 0) + (right?.x ?? 0)) / 2}" cy="${foot}" rx="${breadth * 0.52}" ry="${14 + random() * 10}" fill="#fff"/>`;
  const contact = await blurred(await drawn(WIDTH, HEIGHT, along), 9);
  return { cast, contact };
}

/** Spots of moss, most of them low down. */
function mossOn(onPicture: (place: Place) => Place, random: Random): string {
  const spots = Array.from({ length: 26 }, () => {
    const [x, y] = onPicture([random(), random() < 0.5 ? between(random, 0.8, 1) : random()]);
    return `<circle cx="${x}" cy="${y}" r="${between(random, 4, 26)}" fill="#fff" fill-opacity="${between(random, 0.1, 0.5)}"/>`;
  });
  return spots.join('');
}

/**
 * A photograph of an old stone as people take it, with what makes it hard: its shadow on wall and ground, grass before
 * its foot, moss, uneven light, an inscription, reflections on what is polished, noise, and JPEG's own losses at 80.
 * The truth is the stone's face down to its foot, blades before it or not.
 */
export async function photographed(sitting: Sitting): Promise<Photograph> {
  const random = randomFrom(sitting.seed);
  const corners = cornersOn(sitting, random);
  const toPicture = fromUnitSquare(corners);
  const onPicture = ([x, y]: Place): Place => {
    const there = mapped(toPicture, { x, y });
    return [there.x, there.y];
  };
  const edge = OUTLINES[sitting.outline](random).map(onPicture);
  const truth = await filled(pathOf(edge));
  // The lens is not sharper than a pixel.
  const seen = await blurred(truth, 0.7);
  const foot = Math.max(...edge.map(([, y]) => y));

  const scenery = await pixelsOf(
    `${TILES}/backgrounds/${sitting.scenery}.webp`,
    Math.round(WIDTH * 1.5),
    Math.round(HEIGHT * 1.25),
  );
  // The ground begins at about two thirds of the scenery's height, and well above the stone's foot.
  const horizon = foot - between(random, 60, 150);
  const down = Math.max(0, Math.min(scenery.height - HEIGHT, Math.round(scenery.height * 0.66 - horizon)));
  const across = Math.floor(random() * (scenery.width - WIDTH));
  const tile = await pixelsOf(`${TILES}/${sitting.stone}.webp`);
  const { cast, contact } = await shadowOf(edge, corners, random);
  const letters = await blurred(
    await drawn(
      WIDTH,
      HEIGHT,
      inscription(random)
        .map(
          (stroke) =>
            `<path d="M${stroke.map((p) => onPicture(p).join(' ')).join('L')}" stroke="#fff" stroke-width="7" fill="none"/>`,
        )
        .join(''),
    ),
    0.8,
  );
  const moss = await blurred(await drawn(WIDTH, HEIGHT, mossOn(onPicture, random)), 3);
  const gloss = sitting.stone.includes('polished') ? 1 : 0;
  const towards = between(random, 0, 2 * Math.PI);
  const paler = /^(?:black|dark)/.test(sitting.stone) ? 0.9 : 0.66;
  const bend = between(random, 0.002, 0.006);

  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      const behind = ((y + down) * scenery.width + x + across) * 3;
      const grain = y > horizon ? between(random, 0.86, 1.14) : between(random, 0.95, 1.05);
      const shaded = sitting.shadow * ((cast[i] ?? 0) / 255);
      const dimmed = (1 - shaded) * (1 - 0.5 * ((contact[i] ?? 0) / 255));
      const inside = (seen[i] ?? 0) / 255;
      const [u, v] = [Math.abs(Math.round(x * 0.8)) % tile.width, Math.round(y * 0.8) % tile.height];
      const light =
        1 + 0.2 * (Math.cos(towards) * (x / WIDTH - 0.5) + Math.sin(towards) * (y / HEIGHT - 0.5)) * 2;
      // The sky and the trees on a polished face.
      const mirrored = gloss * (26 * (1 - y / HEIGHT) + 10 * Math.sin(x * bend + y * bend * 0.4));
      const cut = 1 - 0.55 * ((letters[i] ?? 0) / 255);
      const green = ((moss[i] ?? 0) / 255) * 0.8;
      for (let c = 0; c < 3; c++) {
        const bluer = 1 + shaded * (BLUER[c] ?? 0);
        const ground = (scenery.data[behind + c] ?? 0) * grain * dimmed * bluer;
        const rock = ((tile.data[(v * tile.width + u) * 3 + c] ?? 0) * paler * light + mirrored) * cut;
        const face = rock * (1 - green) + (MOSS[c] ?? 0) * green * (0.5 + rock / 255);
        data[i * 3 + c] = Math.max(
          0,
          Math.min(255, ground * (1 - inside) + face * inside + (random() - 0.5) * 16),
        );
      }
    }
  }
  const blades = bladesOf(sitting, { edge, horizon, foot, width: WIDTH, height: HEIGHT }, scenery, random);
  const picture = await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: Buffer.from(blades) }])
    .blur(0.5)
    .jpeg({ quality: 80 })
    .toBuffer();
  return { width: WIDTH, height: HEIGHT, picture, truth };
}
