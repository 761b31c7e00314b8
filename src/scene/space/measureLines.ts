import type { Place } from '../../geometry/orbit';
import type { Mm } from '../../stone/numbers';
import type { JudgedStone } from '../checks/judgedStone';

export const MEASURED = [
  'height',
  'length',
  'width',
  'thickness',
  'baseHeight',
  'baseWidth',
  'baseDepth',
] as const;

/** A measure of a stone in space. */
export interface MeasureLine {
  readonly what: (typeof MEASURED)[number];
  readonly length: Mm;
  /** Its ends, on the stone's own edges, in metres: as the stone's bodies lie in space (docs/walk.md). */
  readonly from: Place;
  readonly to: Place;
  /** Which way it is moved to stand clear of the stone: a unit vector. */
  readonly clear: Place;
}

const METRE = 1000;

/** Where the lines of a photographed stone stand, whose thickness nobody knows and nobody is told. */
const UNKNOWN_THICKNESS: Mm = 120;

const LEFT: Place = [-1, 0, 0];
const RIGHT: Place = [1, 0, 0];
const AHEAD: Place = [0, 0, 1];

type Measures = Pick<JudgedStone, 'width' | 'height' | 'thickness' | 'posture' | 'under'>;

/** A stone that lies: its face up, its foot towards the viewer. */
function ofLying({ width, height, thickness }: Measures): MeasureLine[] {
  const [half, end, top] = [width / 2 / METRE, height / 2 / METRE, (thickness ?? 0) / METRE];
  const foot: Place = [half, 0, end];
  return [
    { what: 'length', length: height, from: [-half, 0, -end], to: [-half, 0, end], clear: LEFT },
    { what: 'width', length: width, from: [-half, 0, end], to: foot, clear: AHEAD },
    ...(thickness === undefined
      ? []
      : [{ what: 'thickness', length: thickness, from: foot, to: [half, top, end], clear: RIGHT } as const]),
  ];
}

/** A stone that stands, and the base below it, about the middle of its thickness. */
function ofStanding({ width, height, thickness, under }: Measures): MeasureLine[] {
  const foot = ((under?.height ?? 0) - (under?.seat ?? 0)) / METRE;
  const [half, top] = [width / 2 / METRE, foot + height / METRE];
  const deep = (thickness ?? UNKNOWN_THICKNESS) / 2 / METRE;
  const lines: MeasureLine[] = [
    { what: 'height', length: height, from: [-half, foot, deep], to: [-half, top, deep], clear: LEFT },
    // On a base its own width stands before the stone's foot, and the stone's above its top.
    under
      ? { what: 'width', length: width, from: [-half, top, deep], to: [half, top, deep], clear: [0, 1, 0] }
      : { what: 'width', length: width, from: [-half, 0, deep], to: [half, 0, deep], clear: AHEAD },
  ];
  if (thickness !== undefined)
    lines.push({
      ...{ what: 'thickness', length: thickness },
      ...{ from: [half, foot, -deep], to: [half, foot, deep], clear: RIGHT },
    });
  if (!under) return lines;
  const [wide, far, up] = [under.width / 2 / METRE, under.depth / 2 / METRE, under.height / METRE];
  const corner: Place = [wide, 0, far];
  return [
    ...lines,
    { what: 'baseHeight', length: under.height, from: [-wide, 0, far], to: [-wide, up, far], clear: LEFT },
    { what: 'baseWidth', length: under.width, from: [-wide, 0, far], to: corner, clear: AHEAD },
    { what: 'baseDepth', length: under.depth, from: [wide, 0, -far], to: corner, clear: RIGHT },
  ];
}

/** The measures of a stone and its base, each with the line that shows it; none of what nobody knows. */
export const measureLines = (stone: Measures): MeasureLine[] =>
  stone.posture === 'lying' ? ofLying(stone) : ofStanding(stone);
