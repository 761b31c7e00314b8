import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { OwnPictures } from '../../src/scene/ownPictures';
import { remedyFor } from '../../src/scene/remedies/remedying';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Design } from '../../src/stone/stone';
import { uploadedVignet } from '../../src/stone/wire/upload';
import { randomFrom } from '../random';
import { catalogue, designWith } from '../scene/drawnStone';
import { strokes } from '../scene/measuredStrokes';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

let server: TestServer;
let stone: MadeStone;
beforeAll(async () => {
  server = await startServer();
  stone = await createStone(server);
}, PATIENCE);
afterAll(() => server.stop());

/** The photograph in pixels; on the stone ten of them are a mm. */
const PHOTOGRAPH = { width: 1500, height: 560 };
const PX_PER_MM = 10;

/** A name as a pen writes it: cubic Béziers end to end, from and to these points; the pen is so many pixels wide. */
const PEN = 5;
const STROKES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [140, 420],
    [210, 330],
    [330, 110],
    [380, 100],
    [400, 96],
    [410, 260],
    [440, 420],
  ],
  [
    [230, 300],
    [300, 285],
    [380, 275],
    [470, 280],
  ],
  [
    [500, 420],
    [520, 330],
    [560, 290],
    [590, 320],
    [610, 345],
    [600, 400],
    [620, 420],
    [660, 430],
    [690, 330],
    [720, 300],
  ],
  [
    [780, 300],
    [700, 290],
    [690, 430],
    [770, 420],
    [830, 410],
    [820, 300],
    [790, 305],
  ],
  [
    [860, 420],
    [900, 260],
    [960, 110],
    [930, 100],
    [890, 96],
    [880, 330],
    [900, 420],
    [930, 440],
    [1010, 380],
    [1060, 300],
  ],
  [
    [1060, 300],
    [1040, 360],
    [1050, 430],
    [1100, 425],
    [1180, 415],
    [1260, 340],
    [1340, 330],
  ],
];

/** The middle of the stroke and its direction at `t` of a cubic Bézier, by Bernstein's polynomials. */
function along(points: readonly (readonly [number, number])[], t: number) {
  const at = (axis: 0 | 1) => {
    const [a = 0, b = 0, c = 0, d = 0] = points.map((point) => point[axis]);
    const s = 1 - t;
    return {
      place: s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d,
      slope: 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c)),
    };
  };
  const [x, y] = [at(0), at(1)];
  const length = Math.hypot(x.slope, y.slope);
  return { x: x.place, y: y.place, across: [-y.slope / length, x.slope / length] as const };
}

/** Places along the pen's way in pixels of the photograph, from end to end. */
const WAY = STROKES.flatMap((stroke) =>
  Array.from({ length: (stroke.length - 1) / 3 }, (_, piece) =>
    stroke.slice(piece * 3, piece * 3 + 4),
  ).flatMap((points) => Array.from({ length: 41 }, (_, step) => along(points, step / 40))),
);

/** Blue ink on paper that lies half in the shade, with the grain of a phone's camera. */
async function photograph(): Promise<string> {
  const paths = STROKES.map(
    ([first = [0, 0], ...rest]) =>
      `<path d="M${first}C${rest.join(' ')}" fill="none" stroke="#22306a" stroke-width="${PEN}" stroke-linecap="round"/>`,
  );
  const { width, height } = PHOTOGRAPH;
  const drawn = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="shade"><stop stop-color="#f3f1ea"/><stop offset="1" stop-color="#c4c2bc"/></linearGradient><rect width="${width}" height="${height}" fill="url(#shade)"/>${paths.join('')}</svg>`,
    ),
  )
    .blur(0.7)
    .removeAlpha()
    .raw()
    .toBuffer();
  const random = randomFrom(7);
  const grained = drawn.map((value) => Math.max(0, Math.min(255, value + (random() - 0.5) * 16)));
  const raw = { width, height, channels: 3 } as const;
  return (await sharp(grained, { raw }).jpeg({ quality: 85 }).toBuffer()).toString('base64');
}

/** What is cut of a design about the signature, in pixels of 0.05 mm: from SVG, drawn by another program. */
const FINE = 20;
const CROP = { x: 225, y: 350, width: 150, height: 100 };
async function cut(design: Design, own: OwnPictures) {
  const scene = buildScene(design, sourcesFrom(catalogue, new FontCache(fileBytes, FONTS), own));
  const svg = paintSvg(scene)
    .replace(/<path data-stone[^>]*>/, '')
    .replace(/viewBox="[^"]*"/, `viewBox="${CROP.x} ${CROP.y} ${CROP.width} ${CROP.height}"`)
    .replace(
      /width="[\d.]+mm" height="[\d.]+mm"/,
      `width="${CROP.width * FINE}" height="${CROP.height * FINE}"`,
    );
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCut = (x: number, y: number) => (data[Math.round(y) * info.width + Math.round(x)] ?? 0) > 127;
  return { scene, isCut };
}

/** How wide what is cut is across the pen's way at a place, in mm; 0 where the way itself is not cut. */
function widthAt(
  isCut: (x: number, y: number) => boolean,
  x: number,
  y: number,
  across: readonly [number, number],
) {
  const reach = (sign: number) => {
    let far = 0;
    while (far < 100 && isCut(x + sign * far * across[0], y + sign * far * across[1])) far += 0.25;
    return far;
  };
  return (reach(1) + reach(-1)) / FINE;
}

test('A signature photographed half in the shade is cut where the pen went, and nowhere thinner than the stone bears', async () => {
  const [left, right] = [Math.min(...WAY.map(({ x }) => x)), Math.max(...WAY.map(({ x }) => x))];
  const width = (right - left + PEN) / PX_PER_MM;
  const body = { image: await photograph(), width };
  const answer = await server.call('POST', `/api/removebg/${stone.id}/vignet`, { as: stone.token, body });
  const made = uploadedVignet.parse(answer.json);
  const kept = await server.call('GET', made.url, { as: null });
  const own = new OwnPictures(async () => Uint8Array.from(kept.bytes).buffer);
  await own.load([made.url]);
  const place = { x: CROP.x + CROP.width / 2, y: CROP.y + CROP.height / 2 };
  const design = designWith(
    [{ type: 'customVignet', vignetId: made.id, scale: 1, position: { ...place, rotation: 0 } }],
    { stoneVignets: [{ id: made.id, url: made.url, width: made.width, height: made.height }] },
  );
  const sources = sourcesFrom(catalogue, new FontCache(fileBytes, FONTS), own);
  const { scene } = await cut(design, own);
  const finding = checkScene(scene, strokes).find(({ kind }) => kind === 'tooThin');
  expect(finding).toMatchObject({ limit: 0.7 });
  const edit =
    finding &&
    remedyFor(finding, {
      ...{ design, scene, measures: strokes, letterHeights: () => [], vignet: () => undefined, families: [] },
      after: (tried) => buildScene(applyEdit(design, tried), sources),
    });
  if (!edit) throw new Error('no remedy');
  const mended = await cut(applyEdit(design, edit), own);
  const top = Math.min(...WAY.map(({ y }) => y));
  const bottom = Math.max(...WAY.map(({ y }) => y));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const onStone = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: (place.x + (x - middle.x) / PX_PER_MM - CROP.x) * FINE,
    y: (place.y + (y - middle.y) / PX_PER_MM - CROP.y) * FINE,
  });
  const widths = WAY.map((point) => {
    const { x, y } = onStone(point);
    return widthAt(mended.isCut, x, y, point.across);
  });
  const sorted = widths.toSorted((one, other) => one - other);
  expect(sorted[0]).toBeGreaterThanOrEqual(0.7);
  // The pen's half mm with what was lacking, and the blur of the photograph.
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(0.85);
});
