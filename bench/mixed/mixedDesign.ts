import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../server/system/projectRoot';
import { linesOf, STONE_TYPE } from '../scene';

/** Families as a stone seldom has them together: book letters, capitals, a script, a blackletter. */
const FAMILIES = [
  'EB Garamond',
  'Cinzel',
  'Great Vibes',
  'Playfair Display',
  'UnifrakturMaguntia',
  'Source Sans 3',
];

/** The sizes of its vignettes in mm, the greater side: large ones take the longest to bake. */
const SIDES = [140, 100, 60];

/** One stone of the mixed scene. */
export interface MixedStone {
  readonly lines: number;
  /** The body of `POST /api/stone/`. */
  readonly design: object;
  /** The element that is edited, its text, and where it stands. */
  readonly inHand: {
    readonly element: number;
    readonly text: string;
    readonly x: number;
    readonly y: number;
  };
}

interface Drawn {
  readonly id: number;
  readonly kind: string;
  readonly width: number;
  readonly height: number;
}

/** Six vignettes across the foot of the stone, the largest first, each of the catalogue's sandblown ones. */
async function vignets(): Promise<object[]> {
  const path = join(projectRoot(), 'catalogue/vignets.json');
  const drawn = (JSON.parse(await readFile(path, 'utf8')) as Drawn[]).filter(
    ({ kind }) => kind === 'sandblown',
  );
  return drawn.slice(0, 6).map(({ id, width, height }, index) => ({
    type: 'sandblownVignet',
    position: { x: 90 + (index % 3) * 210, y: index < 3 ? 600 : 690, rotation: 0 },
    vignetId: id,
    scale: (SIDES[index % SIDES.length] ?? 60) / Math.max(width, height),
    fontColor: 'guld',
  }));
}

/**
 * A stone whose lines are of six families, with gilded vignettes, and whose middle line is edited: half of what stands on the
 * stone lies above what is in hand, half below.
 */
export async function mixedStone(lines: number): Promise<MixedStone> {
  const texts = linesOf({ lines, vignets: 0 }).map(({ text, capHeight, x, y }, index) => ({
    type: 'text',
    position: { x, y, rotation: 0 },
    subText: text,
    fontFamily: FAMILIES[index % FAMILIES.length],
    fontSize: String(capHeight),
    fontColor: 'guld',
  }));
  const below = lines >> 1;
  const ornaments = await vignets();
  const half = ornaments.length >> 1;
  const edited = texts[below];
  if (!edited) throw new Error('a stone without lines');
  const { x, y } = edited.position;
  return {
    lines,
    design: {
      StoneTypeId: STONE_TYPE,
      Parms: [...ornaments.slice(0, half), ...texts, ...ornaments.slice(half)],
    },
    inHand: { element: half + below, text: edited.subText, x, y },
  };
}
