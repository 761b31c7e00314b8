import type { Box } from '../geometry/box';
import type { Outline } from '../geometry/outline';
import { newText } from '../stone/defaults';
import type { Edit } from '../stone/edits/edit';
import { heightOnOffer, type LetterHeights } from '../stone/letterHeights';
import { type Mm, readNumber, toTenth } from '../stone/numbers';
import type { TextParm } from '../stone/parm';
import type { Design } from '../stone/stone';
import { breadthOf } from '../stone/templates/breadths';
import { isSampleName, isVerse } from '../stone/templates/samples';
import { GROUND } from './checks/limits';
import { isApart, standsOn } from './freePlace';
import type { SceneMeasures } from './measures';
import { boxOnStone } from './place';

/** What is known of a stone that a line is to be written on. */
export interface Room {
  readonly measures: SceneMeasures;
  /** The edge of the stone, in mm. */
  readonly outline: Outline;
  /** The heights that letters are to be had in on this stone. */
  readonly letterHeights: LetterHeights;
}

/** From here on letters are a name's: names are about 40 mm high, what stands below them about 20 (advancedstone.com.au). */
const NAME: Mm = 30;
const BODY: Mm = 20;

/** Lower letters are not read (the same source): a line is rather set where there is no room than made so. */
const LEGIBLE: Mm = 10;

/** How far a line keeps from what stands beside it, in cap heights: at least as a closely set broken name. */
const AIR = 0.2;

/** How far a line stays from the stone's edge, and from one with a frame, which takes some 35 mm. */
const FROM_EDGE: Mm = 8;
const FROM_FRAME: Mm = 40;

/** How high a letter such as Å and how far down one such as g reaches, in cap heights. */
const ABOVE = 1.25;
const BELOW = 0.35;

/** What a line may be broader than reckoned with: an eighth (tests/stone/templates/breadths.test.ts). */
const SLACK = 1.14;

/** From one level that is tried to the next. */
const STEP: Mm = 4;

/** Where a line is tried from side to side, in parts of the stone's width: on its centre line first. */
const COLUMNS = [0.5, 0.35, 0.65, 0.25, 0.75];

const heightOf = (line: TextParm): Mm => (readNumber(line.fontSize) ?? BODY) * line.scale;

/** The box of a line that stands upright, in mm of the stone, reckoned from how broad its letters are about. */
function boxOf({ subText, fontFamily, letterSpacing, position: { x, y } }: TextParm, height: Mm): Box {
  const half = (breadthOf(subText, fontFamily, height, letterSpacing) * SLACK) / 2;
  return { left: x - half, right: x + half, top: y - height * ABOVE, bottom: y + height * BELOW };
}

function grown({ left, top, right, bottom }: Box, air: Mm, beneath = air): Box {
  return { left: left - air, top: top - air, right: right + air, bottom: bottom + beneath };
}

/** The line that a new one is like: a verse that stands there, else the last one that is not as high as a name. */
function modelOf(lines: readonly TextParm[]): TextParm | undefined {
  const highest = Math.max(...lines.map(heightOf));
  const isName = (line: TextParm) => isSampleName(line.subText) || heightOf(line) >= Math.max(NAME, highest);
  return (
    lines.findLast(({ subText }) => isVerse(subText)) ??
    lines.findLast((line) => !isName(line)) ??
    lines.at(-1)
  );
}

/** The line as it is wanted: like its model, but never as high as a name; it has no place yet. */
function wantedLine(lines: readonly TextParm[], subText: string, letterHeights: LetterHeights): TextParm {
  const model = modelOf(lines);
  if (!model) return newText(subText);
  const { fontFamily, fontColor, variant, letterSpacing, cursive } = model;
  const like = newText(subText, { fontFamily, fontColor, variant, letterSpacing, cursive });
  const height = heightOf(model);
  const isName = isSampleName(model.subText) || height >= NAME;
  const own = { variant, fontSize: String(height), scale: 1 };
  const body = isName ? heightOnOffer(own, Math.min(BODY, height), letterHeights(like)) : height;
  return { ...like, fontSize: String(body) };
}

/** The height wanted, and the lower ones on offer that are read still. */
function heightsFrom(wanted: Mm, offered: readonly Mm[]): readonly Mm[] {
  return [wanted, ...offered.filter((height) => height < wanted && height >= LEGIBLE).toReversed()];
}

/** The levels that a line is tried at: just below the lowest line, on down to the stone's foot, then up from there. */
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

/** Where a line goes whose stone is not seen yet, or full: below the lowest line, as near to it as the stone has room. */
function below(lines: readonly TextParm[], height: Mm, stoneHeight: Mm): Mm {
  const lowest = Math.max(...lines.map(({ position }) => position.y), 0);
  return Math.min(lowest + height * 2, stoneHeight - height);
}

/** A line set where it covers nothing and lies on the stone; undefined where no height on offer has room. */
function setFree(line: TextParm, lines: readonly TextParm[], taken: readonly Box[], room: Room, margin: Mm) {
  const { width, height } = room.measures;
  const isOnStone = standsOn(room.outline);
  for (const size of heightsFrom(heightOf(line), room.letterHeights(line))) {
    const first = below(lines, size, height);
    for (const column of COLUMNS) {
      for (const level of levelsFrom(first, height)) {
        const position = { x: toTenth(width * column), y: toTenth(level), rotation: 0 };
        const set = { ...line, fontSize: String(size), position };
        const box = boxOf(set, size);
        const airy = grown(box, size * AIR);
        if (
          taken.every((other) => isApart(airy, other)) &&
          isOnStone(grown(box, margin, Math.max(margin, GROUND)))
        )
          return set;
      }
    }
  }
  return undefined;
}

/** New lines one below the other, each where there is room when those before it stand. */
function setLines(design: Design, texts: readonly string[], room: Room): readonly TextParm[] {
  const { elements, height, width } = room.measures;
  const margin = design.Frame.Type === 'none' ? FROM_EDGE : FROM_FRAME;
  const lines = design.Parms.filter((element) => element.type === 'text');
  // What was added a moment ago is not drawn yet.
  const unseen = design.Parms.slice(elements.length).filter((element) => element.type === 'text');
  const taken = [
    ...elements.map(({ box, place }) => boxOnStone(box, place)),
    ...unseen.map((line) => boxOf(line, heightOf(line))),
  ];
  return texts.map((subText) => {
    const wanted = wantedLine(lines, subText, room.letterHeights);
    const position = { x: width / 2, y: below(lines, heightOf(wanted), height), rotation: 0 };
    const set = setFree(wanted, lines, taken, room, margin) ?? { ...wanted, position };
    lines.push(set);
    taken.push(boxOf(set, heightOf(set)));
    return set;
  });
}

/**
 * The edit that adds a line where there is room for it: in the size of a verse, on the stone's centre line below the
 * others if it can stand there; else wherever it covers nothing, and lower where it must be. On a full stone it stands
 * below the others, and a check says so.
 */
export function newLine(design: Design, room: Room, subText: string): Edit {
  const [line = newText(subText)] = setLines(design, [subText], room);
  return addition(line);
}

/** The edit that adds a line for each text, as one step; undefined where there is none. See `newLine`. */
export function newLines(design: Design, room: Room, texts: readonly string[]): Edit | undefined {
  return texts.length > 0
    ? { kind: 'together', edits: setLines(design, texts, room).map(addition) }
    : undefined;
}
