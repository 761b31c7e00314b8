import { type Box, boxesOverlap } from '../geometry/box';
import { newText } from '../stone/defaults';
import type { Edit } from '../stone/edits/edit';
import { heightOnOffer } from '../stone/letterHeights';
import { lookOf } from '../stone/lineStyle';
import { type Mm, toTenth } from '../stone/numbers';
import type { TextParm } from '../stone/parm';
import type { Design } from '../stone/stone';
import { heightOf, type PartnerLine } from '../stone/templates/partnerLines';
import { GROUND } from './checks/limits';
import { standsOn } from './freePlace';
import { boxOfLine, FROM_EDGE, FROM_FRAME, grown, type Room } from './newLine';
import { boxOnStone } from './place';

/** How far from the others the partner's lines stand at least, in mm: a name is told from the one above it. */
const AIR: Mm = 10;

/** How much lower the letters may become where there is no room at the height of the deceased's, the largest first. */
const FACTORS = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** The step between places that are tried, in mm. */
const STEP: Mm = 4;

/** The columns tried below and beside, as parts of the stone's width. */
const COLUMNS = [0.5, 0.25, 0.75, 0.3, 0.7, 0.2, 0.8];

/** Where the first line goes, in mm. */
interface Spot {
  readonly x: Mm;
  readonly y: Mm;
}

/** The lines at a factor of the height of those they are like, standing to each other as those do, the first at a spot. */
function setAt(
  lines: readonly PartnerLine[],
  factor: number,
  spot: Spot,
  { letterHeights }: Room,
): TextParm[] {
  const [first] = lines;
  if (!first) return [];
  const { x, y } = first.like.position;
  return lines.map(({ subText, like }) => {
    const { position } = like;
    const look = lookOf(like);
    const height = heightOf(like);
    const own = { ...look, fontSize: String(height), scale: 1 };
    const size = factor === 1 ? height : heightOnOffer(own, toTenth(height * factor), letterHeights(like));
    return newText(subText, {
      ...look,
      fontSize: String(size),
      position: {
        x: toTenth(spot.x + (position.x - x) * factor),
        y: toTenth(spot.y + (position.y - y) * factor),
        rotation: 0,
      },
    });
  });
}

const boxOf = (line: TextParm): Box => boxOfLine(line, heightOf(line));

/** From `from` to `to` by steps, both ways. */
function levels(from: Mm, to: Mm): Mm[] {
  const count = Math.max(0, Math.floor(Math.abs(to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, step) => from + Math.sign(to - from) * step * STEP);
}

/** The spots tried: below everything first, then beside the deceased, then anywhere from above. */
function* spots(
  { like }: PartnerLine,
  taken: readonly Box[],
  { measures: { width, height } }: Room,
): Generator<Spot> {
  const { x, y } = like.position;
  const lowest = Math.max(y, ...taken.map(({ bottom }) => bottom));
  const below = levels(lowest, height);
  for (const level of below) yield { x, y: level };
  const columns = [width - x, ...COLUMNS.map((part) => part * width)];
  for (const column of columns) yield { x: column, y };
  for (const column of columns)
    for (const level of [...below, ...levels(0, height)]) yield { x: column, y: level };
}

/** The lines where they cover nothing and are on the stone; undefined where there is no room at any height tried. */
function setFree(lines: readonly PartnerLine[], taken: readonly Box[], room: Room, margin: Mm) {
  const [first] = lines;
  if (!first) return undefined;
  const isOnStone = standsOn(room.outline);
  for (const factor of FACTORS) {
    for (const spot of spots(first, taken, room)) {
      const set = setAt(lines, factor, spot, room);
      const isFree = set.map(boxOf).every((box) => {
        const airy = grown(box, AIR);
        return (
          taken.every((other) => !boxesOverlap(airy, other)) &&
          isOnStone(grown(box, margin, Math.max(margin, GROUND)))
        );
      });
      if (isFree) return set;
    }
  }
  return undefined;
}

/**
 * The edit that keeps a place free for lines of the partner's, as one step: below everything on the stone or beside the
 * deceased's, at their height, lower only where there is no other room; on a full stone below the others, which a check
 * reports. They belong together, and none of them is cut now.
 */
export function partnerPlace(design: Design, room: Room, lines: readonly PartnerLine[]): Edit {
  const taken = room.measures.elements.map(({ box, place }) => boxOnStone(box, place));
  const margin = design.Frame.Type === 'none' ? FROM_EDGE : FROM_FRAME;
  const [first] = lines;
  const full = { x: first?.like.position.x ?? room.measures.width / 2, y: room.measures.height * 0.8 };
  const set = setFree(lines, taken, room, margin) ?? setAt(lines, 1, full, room);
  const elements = set.map((_line, index) => design.Parms.length + index);
  return {
    kind: 'together',
    edits: [
      ...set.map(({ type: _, subText, ...given }): Edit => ({ kind: 'addText', subText, given })),
      ...(elements.length > 1 ? [{ kind: 'group', elements } as const] : []),
      { kind: 'reserveElements', elements, reserved: true },
    ],
  };
}
