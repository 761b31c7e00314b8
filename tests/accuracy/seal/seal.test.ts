import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { tilesIn } from '../../../server/drawing/fileSupplies';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { pictureInAddress, sceneOf } from '../../../server/drawing/scenes';
import { pictureHash, sealedParts, sealOf } from '../../../server/drawing/sealScene';
import type { Pixels } from '../../../src/painting/canvaskit/offerGround';
import { pngFile } from '../../../src/painting/files/pngFile';
import type { DrawnCatalogue } from '../../../src/scene/sourcesFrom';
import { type Design, design } from '../../../src/stone/stone';
import type { Seal } from '../../../src/stone/wire/seal';
import { oneOf, type Random, randomFrom } from '../../random';
import { CHANGES } from './changes';
import { naiveForm } from './naiveForm';
import { REWRITINGS } from './rewritings';
import { richDesign } from './richDesign';

/** How many changes and as many rewritings are tried; `SEAL_CHANGES=10000` is the figure of docs/approval/seal.md. */
const TRIED = Number(process.env.SEAL_CHANGES ?? 200);
/** How many of either are made of one design. */
const OF_ONE = 10;
/** How many rewritings are painted as well, to see that they are none. */
const PAINTED = 6;

const { catalogue } = await catalogueFromFiles();
const fromFolder = tilesIn('catalogue');
const tiles = new Map<string, Promise<ArrayBuffer>>();

/** The beginning of a tile, read once: what is hashed is what is given, and a whole one takes longer than the rest. */
const read = (path: string) => {
  const known = tiles.get(path) ?? fromFolder(path).then((bytes) => bytes.slice(0, 2000));
  tiles.set(path, known);
  return known;
};
let photograph: string;
let shown: Buffer;

beforeAll(async () => {
  const create = { width: 300, height: 400, channels: 3 as const, background: '#a08060' };
  photograph = `data:image/jpeg;base64,${(await sharp({ create }).jpeg().toBuffer()).toString('base64')}`;
  const tile = join('catalogue', catalogue.stoneTypes[0]?.Variants[0]?.tile ?? '');
  shown = await sharp(await readFile(tile))
    .resize(60)
    .png()
    .toBuffer();
});

/** What a stone is sealed from besides its design. */
interface World {
  readonly catalogue: DrawnCatalogue;
  readonly tile: typeof read;
  readonly picture: Buffer;
}

async function sealIn(given: Design, { catalogue, tile, picture }: World) {
  const scene = await sceneOf({ design: given, catalogue }, pictureInAddress);
  const parts = await sealedParts({ scene, design: given, catalogue }, tile);
  return sealOf({ ...parts, picture: await pictureHash(picture) });
}

/** Another edition of what a design uses: the stone's outline, its material, a vignet, the tile's or the picture's bytes. */
async function otherEdition(given: Design, world: World, random: Random): Promise<World> {
  const stoneTypes = (change: (stone: DrawnCatalogue['stoneTypes'][number]) => object) => ({
    ...world,
    catalogue: {
      ...world.catalogue,
      stoneTypes: world.catalogue.stoneTypes.map((each) =>
        each.id === given.StoneTypeId ? { ...each, ...change(each) } : each,
      ),
    },
  });
  const vignets = given.Parms.flatMap((each) =>
    !each.hidden && (each.type === 'sandblownVignet' || each.type === 'standardVignet')
      ? [each.vignetId]
      : [],
  );
  const drawn = new Set(vignets);
  const kinds = ['outline', 'material', 'tile', 'picture', ...(drawn.size > 0 ? ['vignet'] : [])];
  switch (oneOf(random, kinds)) {
    case 'outline':
      return stoneTypes(({ outline }) => ({ outline: `${outline}M10 10L10 10.001L10.001 10Z` }));
    case 'material':
      return stoneTypes(({ Variants }) => ({
        Variants: Variants.map((each) => ({ ...each, tilePxPerMm: each.tilePxPerMm + 0.001 })),
      }));
    case 'tile':
      return {
        ...world,
        tile: async (path) =>
          Uint8Array.from(Buffer.concat([Buffer.from(await read(path)), Buffer.alloc(1)])).buffer,
      };
    case 'vignet': {
      const changed = world.catalogue.vignets.map((each) =>
        drawn.has(each.id) ? { ...each, outline: `${each.outline}M1 1L1 1.01L1.01 1Z` } : each,
      );
      return { ...world, catalogue: { ...world.catalogue, vignets: changed } };
    }
    default: {
      // One pixel, by one step of one colour.
      const { data, info } = await sharp(world.picture)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = Math.floor(random() * info.width * info.height) * 4;
      data[at] = (data[at] ?? 0) ^ 1;
      return { ...world, picture: await sharp(data, { raw: info }).png().toBuffer() };
    }
  }
}

/** A design and its seal. */
interface Approved {
  readonly given: Design;
  readonly sealed: Seal;
}

/** What came of the tries. */
interface Outcome {
  readonly accepted: string[];
  readonly alarms: string[];
  readonly changes: Map<string, number>;
  rewritten: number;
}

const changed = ({ changes }: Outcome) => [...changes.values()].reduce((sum, count) => sum + count, 0);

async function tryChange(
  { given, sealed }: Approved,
  world: World,
  random: Random,
  outcome: Outcome,
): Promise<void> {
  const [name, change] =
    random() < 0.15 ? (['another edition', undefined] as const) : oneOf(random, Object.entries(CHANGES));
  const after = change ? change(given, random, catalogue) : given;
  if (!after) return;
  // By a reading of its own: what is counted as changed is.
  if (change) expect(naiveForm(after), name).not.toBe(naiveForm(given));
  const now = await sealIn(after, change ? world : await otherEdition(given, world, random));
  if (now.sha256 === sealed.sha256 || now.number === sealed.number) outcome.accepted.push(name);
  outcome.changes.set(name, (outcome.changes.get(name) ?? 0) + 1);
}

async function tryRewriting(
  { given, sealed }: Approved,
  world: World,
  random: Random,
  outcome: Outcome,
): Promise<void> {
  const body = JSON.parse(JSON.stringify(given));
  const names = [1, 2].map(() => {
    const [name, rewrite] = oneOf(random, Object.entries(REWRITINGS));
    rewrite(body, random);
    return name;
  });
  const after = design.parse(JSON.parse(JSON.stringify(body)));
  const now = await sealIn(after, world);
  if (now.sha256 !== sealed.sha256) outcome.alarms.push(names.join(', '));
  if (outcome.rewritten < PAINTED)
    expect((await pixelsOf(after)).equals(await pixelsOf(given)), names.join()).toBe(true);
  outcome.rewritten += 1;
}

test(
  `of ${TRIED} changes none is accepted, of ${TRIED} rewritings none is taken for a change`,
  async () => {
    const random = randomFrom(2026);
    const world: World = { catalogue, tile: read, picture: shown };
    const outcome: Outcome = { accepted: [], alarms: [], changes: new Map(), rewritten: 0 };
    while (changed(outcome) < TRIED || outcome.rewritten < TRIED) {
      const given = richDesign(random, catalogue, photograph);
      const approved = { given, sealed: await sealIn(given, world) };
      for (let round = 0; round < OF_ONE; round += 1) {
        if (changed(outcome) < TRIED) await tryChange(approved, world, random, outcome);
        if (outcome.rewritten < TRIED) await tryRewriting(approved, world, random, outcome);
      }
    }
    expect(outcome.accepted).toEqual([]);
    expect(outcome.alarms).toEqual([]);
    if (TRIED >= 1000) expect(outcome.changes.size).toBe(Object.keys(CHANGES).length + 1);
    if (process.env.SEAL_CHANGES) console.warn(outcome, process.cpuUsage());
  },
  Math.max(120_000, TRIED * 600),
);

/** The stone as the painter of PNG files paints it, which knows nothing of seals: five pixels to a centimetre. */
async function pixelsOf(given: Design): Promise<Buffer> {
  const scene = await sceneOf({ design: given, catalogue }, pictureInAddress);
  const png = await pngFile(
    { scene },
    { kit: await loadNodeKit(), tile: fromFolder, encode: encoded },
    { pxPerMm: 0.5 },
  );
  return sharp(png).raw().toBuffer();
}

function encoded({ pixels, width, height }: Pixels): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
