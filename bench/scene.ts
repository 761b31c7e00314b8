import type { Mm } from '../src/stone/numbers';
import { writeSpacings } from '../src/stone/spacing';

/** How much stands on the stone. */
export interface SceneSize {
  readonly lines: number;
  readonly vignets: number;
}

/** The three stones of the bench. */
export const SIZES: readonly SceneSize[] = [
  { lines: 3, vignets: 3 },
  { lines: 12, vignets: 12 },
  { lines: 60, vignets: 30 },
];

/** Their stone: 600 x 750 mm of polished black granite, and their letters. */
export const STONE_TYPE = 15;
export const FAMILY = 'EB Garamond';

/** The line that is edited: the name, always the first. */
export const IN_HAND = 0;

/** The name's position at rest: the middle of its baseline. */
export const NAME_PLACE = { x: 300, y: 110 } as const;

/** A line of letters in mm: the middle of its width on the baseline, and mm behind each character. */
export interface BenchLine {
  readonly text: string;
  readonly capHeight: Mm;
  readonly x: Mm;
  readonly y: Mm;
  readonly spacings: readonly Mm[];
}

/** An ornament: the middle of its box in mm; its outline is SVG path data within 0 0 width height. */
export interface BenchVignet {
  readonly id: number;
  readonly outline: string;
  readonly width: Mm;
  readonly height: Mm;
  readonly scale: number;
  readonly x: Mm;
  readonly y: Mm;
}

/** What each renderer draws. */
export interface BenchScene {
  readonly width: Mm;
  readonly height: Mm;
  /** The stone's outline as SVG path data in mm. */
  readonly outline: string;
  readonly tilePxPerMm: number;
  readonly lines: readonly BenchLine[];
  readonly vignets: readonly BenchVignet[];
}

const WORDS = 'Elsket og savnet af alle dem der stod dig nær gennem et langt liv på Læsø og Ærø hvil i fred ';

/** The number of characters of every line. */
export const CHARACTERS = 24;

const SMALL: Mm = 7;
const NAME: Mm = 24;

/** A line's text: no space at either end, where it could not be seen. */
function textOf(line: number): string {
  const words = WORDS.repeat(2).slice((line * 7) % WORDS.length);
  return `K${words.slice(0, CHARACTERS - 2)}n`;
}

/** A different spacing for each character, from -0.035 to 0.035 cap heights. */
function spacingsOf(line: number, capHeight: Mm): Mm[] {
  return Array.from({ length: CHARACTERS }, (_, at) => (((line * 7 + at * 3) % 11) - 5) * 0.007 * capHeight);
}

/** The name on top, the other lines in three columns of twenty below it. */
function lineAt(line: number): BenchLine {
  const capHeight = line === IN_HAND ? NAME : SMALL;
  const below = { x: 110 + ((line - 1) % 3) * 190, y: 165 + Math.floor((line - 1) / 3) * 18 };
  const place = line === IN_HAND ? NAME_PLACE : below;
  return { text: textOf(line), capHeight, ...place, spacings: spacingsOf(line, capHeight) };
}

/** The lines of a scene. */
export function linesOf({ lines }: SceneSize): BenchLine[] {
  return Array.from({ length: lines }, (_, line) => lineAt(line));
}

/** The size of a vignet, in mm. */
const VIGNET: Mm = 48;

/** Vignets in rows of ten along the foot of the stone. */
export function placeVignets(
  vignets: readonly Pick<BenchVignet, 'id' | 'outline' | 'width' | 'height'>[],
): BenchVignet[] {
  return vignets.map(({ id, outline, width, height }, index) => ({
    id,
    outline,
    width,
    height,
    scale: VIGNET / Math.max(width, height),
    x: 33 + (index % 10) * 59,
    y: 580 + Math.floor(index / 10) * 58,
  }));
}

/** The scene as a design of this product: the body of `POST /api/stone/`. */
export function designOf({ lines, vignets }: BenchScene): object {
  return {
    StoneTypeId: STONE_TYPE,
    Parms: [
      ...lines.map(({ text, capHeight, x, y, spacings }) => ({
        type: 'text',
        position: { x, y, rotation: 0 },
        subText: text,
        subTextSpacing: writeSpacings(spacings),
        fontFamily: FAMILY,
        fontSize: String(capHeight),
        fontColor: 'guld',
      })),
      ...vignets.map(({ id, scale, x, y }) => ({
        type: 'sandblownVignet',
        position: { x, y, rotation: 0 },
        vignetId: id,
        scale,
        fontColor: '#fff',
      })),
    ],
  };
}
