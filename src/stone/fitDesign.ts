import { readNumber } from './numbers';
import type { Parm } from './parm';
import type { Design } from './stone';

/** A face of a stone, or a part of it, in mm. */
export interface Face {
  readonly width: number;
  readonly height: number;
}

/** How high an element stands of itself, in mm at scale 1; 0 where nobody knows. */
export type NaturalHeight = (element: Exclude<Parm, { type: 'text' }>) => number;

/** How high the things of the catalogue stand at scale 1, in mm, by their ids. */
export interface CatalogueHeights {
  readonly vignetHeights: Readonly<Record<number, number>>;
  readonly attachmentHeights: Readonly<Record<number, number>>;
}

/** The natural heights of a design's elements: from the catalogue, of an uploaded vignet as the design says. */
export function naturalHeightsIn(
  { stoneVignets }: Pick<Design, 'stoneVignets'>,
  { vignetHeights, attachmentHeights }: CatalogueHeights,
): NaturalHeight {
  return (element) => {
    if (element.type === 'attachment') return attachmentHeights[element.attachmentId] ?? 0;
    if (element.type !== 'customVignet') return vignetHeights[element.vignetId] ?? 0;
    return stoneVignets.find(({ id }) => id === element.vignetId)?.height ?? 0;
  };
}

/** How much of the face's height an inscription may fill. */
const FILLED = 0.8;

/** How far a letter such as g reaches below the baseline, in cap heights. */
const DESCENT = 0.3;

/** Rounding must not leave letters without height, in mm. */
const LOWEST = 0.1;

const toTenth = (length: number) => Math.round(length * 10) / 10;
const capHeight = (written: string) => readNumber(written) ?? 20;

/** From where to where a design reaches, in mm from the top of the stone; undefined for an empty one. */
function reach(design: Design, naturalHeight: NaturalHeight): { top: number; bottom: number } | undefined {
  const spans = design.Parms.map((element) => {
    const { y } = element.position;
    if (element.type !== 'text') {
      const half = (naturalHeight(element) * element.scale) / 2;
      return { top: y - half, bottom: y + half };
    }
    const height = capHeight(element.fontSize) * element.scale;
    return { top: y - height, bottom: y + height * DESCENT };
  });
  if (spans.length === 0) return undefined;
  const [top, bottom] = [
    Math.min(...spans.map((each) => each.top)),
    Math.max(...spans.map((each) => each.bottom)),
  ];
  return { top, bottom };
}

/** Where a block's middle goes: as far down as before, but no nearer to an edge than the margin where it can. */
function middleOn(face: Face, share: number, height: number): number {
  const nearest = (face.height * (1 - FILLED) + height) / 2;
  if (nearest * 2 >= face.height) return face.height / 2;
  return Math.min(Math.max(face.height * share, nearest), face.height - nearest);
}

function fitSpacings(written: string, factor: number): string {
  const fit = (each: string) => toTenth((readNumber(each) ?? 0) * factor);
  return written === '' ? '' : written.split(',').map(fit).join(',');
}

/** An element `factor` times as large, where it is: its letters by their height and spacings, in mm to a tenth. */
export function shrink(element: Parm, factor: number): Parm {
  if (factor === 1) return element;
  if (element.type !== 'text') return { ...element, scale: element.scale * factor };
  return {
    ...element,
    // Letters are ordered by their height, so the height changes and the scale stays.
    fontSize: String(Math.max(LOWEST, toTenth(capHeight(element.fontSize) * factor))),
    letterSpacing: toTenth(element.letterSpacing * factor),
    subTextSpacing: fitSpacings(element.subTextSpacing, factor),
  };
}

/**
 * Sets a design that was made for one face onto another, in mm rounded to a tenth: centred from side to side, about
 * as far down as before, and smaller where the new face is narrower or too low for it. Letters never grow: their
 * height is chosen to be read, not to fill a stone.
 *
 * Guides and rulers were drawn for the old face and are left behind.
 */
export function fitDesign(design: Design, from: Face, to: Face, naturalHeight: NaturalHeight): Design {
  const block = reach(design, naturalHeight);
  if (!block || (from.width === to.width && from.height === to.height)) return design;
  const height = block.bottom - block.top;
  const factor = Math.min(1, to.width / from.width, (FILLED * to.height) / height);
  const middle = (block.top + block.bottom) / 2;
  const newMiddle = middleOn(to, middle / from.height, height * factor);
  const fitted = design.Parms.map((element) => {
    const x = toTenth(to.width / 2 + (element.position.x - from.width / 2) * factor);
    const y = toTenth(newMiddle + (element.position.y - middle) * factor);
    return { ...shrink(element, factor), position: { ...element.position, x, y } };
  });
  return { ...design, rulers: [], centerLineLeft: undefined, centerLineRight: undefined, Parms: fitted };
}
