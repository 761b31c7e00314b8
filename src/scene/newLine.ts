import { type Box, boxesOverlap } from '../geometry/box';
import type { Outline } from '../geometry/outline';
import { newText } from '../stone/defaults';
import type { Edit } from '../stone/edits/edit';
import { isSeen } from '../stone/handling';
import { heightOnOffer, type LetterHeights } from '../stone/letterHeights';
import { lookOf } from '../stone/lineStyle';
import { type Mm, readNumber, toTenth } from '../stone/numbers';
import type { TextParm } from '../stone/parm';
import type { Design } from '../stone/stone';
import { breadthOf } from '../stone/templates/breadths';
import { isSampleName, isVerse } from '../stone/templates/samples';
import { GROUND } from './checks/limits';
import { standsOn } from './freePlace';
import type { SceneMeasures } from './measures';
import { boxOnStone } from './place';
import { shouldersOf } from './shoulders';

/** The data of a stone on which a line is added. */
export interface Room {
  readonly measures: SceneMeasures;
  /** The edge of the stone, in mm. */
  readonly outline: Outline;
  /** The letter heights available on this stone. */
  readonly letterHeights: LetterHeights;
}

/** From this height letters are a name's: names are about 40 mm high, lines below about 20 (advancedstone.com.au). */
const NAME: Mm = 30;
const BODY: Mm = 20;

/** Lower letters are illegible (the same source): a line is placed without room rather than made lower. */
const LEGIBLE: Mm = 10;

/** The distance of a line from its neighbours, in cap heights: at least that of a closely set broken name. */
const AIR = 0.2;

/** The distance of a line from the stone's edge, and from one with a frame, which takes some 35 mm. */
export const FROM_EDGE: Mm = 8;
export const FROM_FRAME: Mm = 40;

/** How far a letter such as Å reaches up and one such as g down, in cap heights. */
export const ABOVE = 1.25;
export const BELOW = 0.35;

/** How much wider a line may be than estimated: an eighth (tests/stone/templates/breadths.test.ts). */
const SLACK = 1.14;

/** The step between heights that are tried. */
const STEP: Mm = 4;

/** The horizontal positions tried, as fractions of the stone's width: on its centre line first. */
const COLUMNS = [0.5, 0.35, 0.65, 0.25, 0.75];

const heightOf = (line: TextParm): Mm => (readNumber(line.fontSize) ?? BODY) * line.scale;

/** From one baseline of a paragraph to the next, in cap heights: closer, g and Å meet; wider, a verse falls apart. */
export const LEADING = 1.6;

/**
 * The box of an upright line, in mm of the stone, estimated from the average width of its letters.
 *
 * @param count how many such lines stand there one below the other.
 */
export function boxOfLine(line: TextParm, height: Mm, count = 1): Box {
  const {
    subText,
    fontFamily,
    letterSpacing,
    position: { x, y },
  } = line;
  const half = (breadthOf(subText, fontFamily, height, letterSpacing) * SLACK) / 2;
  return {
    left: x - half,
    right: x + half,
    top: y - height * ABOVE,
    bottom: y + height * (BELOW + (count - 1) * LEADING),
  };
}

/** A box with air around it, and with another measure of it beneath. */
export function grown({ left, top, right, bottom }: Box, air: Mm, beneath = air): Box {
  return { left: left - air, top: top - air, right: right + air, bottom: bottom + beneath };
}

/** The line that a new one imitates: a verse on the stone, else the last one that is lower than a name. */
function modelOf(lines: readonly TextParm[]): TextParm | undefined {
  const highest = Math.max(...lines.map(heightOf));
  const isName = (line: TextParm) => isSampleName(line.subText) || heightOf(line) >= Math.max(NAME, highest);
  return (
    lines.findLast(({ subText }) => isVerse(subText)) ??
    lines.findLast((line) => !isName(line)) ??
    lines.at(-1)
  );
}

/** The line as requested: like its model, but never as high as a name; it has no place yet. */
function wantedLine(lines: readonly TextParm[], subText: string, letterHeights: LetterHeights): TextParm {
  const model = modelOf(lines);
  if (!model) return newText(subText);
  // Letters that were drawn apart to fill a width are that line's own.
  const { fontSize: _, fontSpacing: _apart, ...look } = lookOf(model);
  const like = newText(subText, look);
  const height = heightOf(model);
  const isName = isSampleName(model.subText) || height >= NAME;
  const own = { ...look, fontSize: String(height), scale: 1 };
  const body = isName ? heightOnOffer(own, Math.min(BODY, height), letterHeights(like)) : height;
  return { ...like, fontSize: String(body) };
}

/** The requested height, and the lower legible ones on offer. */
function heightsFrom(wanted: Mm, offered: readonly Mm[]): readonly Mm[] {
  return [wanted, ...offered.filter((height) => height < wanted && height >= LEGIBLE).toReversed()];
}

/** The positions tried for a line: just below the lowest line, down to the stone's foot, then up from there. */
function levelsFrom(below: Mm, height: Mm): readonly Mm[] {
  const down = Math.max(0, Math.floor((height - below) / STEP));
  const up = Math.max(0, Math.floor(below / STEP));
  return [
    ...Array.from({ length: down + 1 }, (_, step) => below + step * STEP),
    ...Array.from({ length: up }, (_, step) => below - (step + 1) * STEP),
  ];
}

function addition({ type: _, subText, subTextSpacing, ...given }: TextParm): Edit {
  return { kind: 'addText', subText, given: { ...given, subTextSpacing } };
}

/** Where a line goes if its stone is not loaded yet, or full: below the lowest line, as close to it as there is room. */
function below(lines: readonly TextParm[], height: Mm, stoneHeight: Mm): Mm {
  const lowest = Math.max(...lines.map(({ position }) => position.y), 0);
  return Math.min(lowest + height * 2, stoneHeight - height);
}

/** A line placed where it covers nothing and is on the stone; undefined where no height on offer fits. */
function setFree(
  line: TextParm,
  lines: readonly TextParm[],
  taken: readonly Box[],
  room: Room,
  margin: Mm,
  count: number,
  crown: Mm,
) {
  const { width, height } = room.measures;
  const isOnStone = standsOn(room.outline);
  for (const size of heightsFrom(heightOf(line), room.letterHeights(line))) {
    const first = Math.max(below(lines, size, height), crown && crown + margin + size * ABOVE);
    for (const column of COLUMNS) {
      for (const level of levelsFrom(first, height)) {
        const position = { x: toTenth(width * column), y: toTenth(level), rotation: 0 };
        const set = { ...line, fontSize: String(size), position };
        const box = boxOfLine(set, size, count);
        const airy = grown(box, size * AIR);
        if (
          taken.every((other) => !boxesOverlap(airy, other)) &&
          isOnStone(grown(box, margin, Math.max(margin, GROUND)))
        )
          return set;
      }
    }
  }
  return undefined;
}

/** New lines one below the other, each placed after those before it with room for `count` like it. */
function setLines(design: Design, texts: readonly string[], room: Room, count = 1): readonly TextParm[] {
  const { elements, height, width } = room.measures;
  const margin = design.Frame.Type === 'none' ? FROM_EDGE : FROM_FRAME;
  const linesFrom = (first: number) =>
    design.Parms.slice(first).filter((element) => element.type === 'text' && isSeen(element)) as TextParm[];
  const lines = linesFrom(0);
  // What was just added is not drawn yet.
  const unseen = linesFrom(Math.max(-1, ...elements.map(({ element }) => element)) + 1);
  const taken = [
    ...elements.map(({ box, place }) => boxOnStone(box, place)),
    ...unseen.map((line) => boxOfLine(line, heightOf(line))),
  ];
  // The first line on an old stone of somebody's own stands where inscriptions do, not in the crown of its arch.
  const isOwn = design.stoneStoneTypes.some(({ id }) => id === design.StoneTypeId);
  const begins = isOwn ? shouldersOf(room.outline, width, height) : 0;
  return texts.map((subText) => {
    const wanted = wantedLine(lines, subText, room.letterHeights);
    const position = { x: width / 2, y: below(lines, heightOf(wanted), height), rotation: 0 };
    const crown = lines.length === 0 ? begins : 0;
    const set = setFree(wanted, lines, taken, room, margin, count, crown) ?? { ...wanted, position };
    lines.push(set);
    taken.push(boxOfLine(set, heightOf(set)));
    return set;
  });
}

/**
 * The edit that adds a line where there is room: in the size of a verse, on the stone's centre line below the
 * others if possible; else wherever it covers nothing, and lower if necessary. On a full stone it is placed
 * below the others, and a check reports it.
 *
 * @param count how many such lines there is to be room for, one below the other.
 */
export function newLine(design: Design, room: Room, subText: string, count = 1): Edit {
  const [line = newText(subText)] = setLines(design, [subText], room, count);
  return addition(line);
}

/** The edit that adds a line for each text, as one step; undefined for none. See `newLine`. */
export function newLines(design: Design, room: Room, texts: readonly string[]): Edit | undefined {
  return texts.length > 0
    ? { kind: 'together', edits: setLines(design, texts, room).map(addition) }
    : undefined;
}
