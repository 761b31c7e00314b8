import type { ColourName } from '../../stone/colours';
import { type Crop, channelOf } from './contrast';
import type { LineTemplate } from './lineTemplate';
import { type Plane, valueAt } from './plane';
import { type Pose, seatsOf } from './pose';

/** Red, green and blue, 0 to 255. */
export type Tone = readonly [number, number, number];

/** What letters and stone look like in a photograph. */
export interface InkTones {
  readonly ink: Tone;
  readonly stone: Tone;
  /** How far the stone's own brightness varies, 0 to 255: a deviation. */
  readonly grain: number;
}

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The share of a pixel from which on it is all letter, and up to which it is all stone. */
const INSIDE = 0.97;
const OUTSIDE = 0.01;

/**
 * The tones of the letters and of the stone between them: medians, which neither a reflection nor a chip moves.
 *
 * @param crop the photograph, in which the template lies as the pose says.
 */
export function inkTones(crop: Crop, template: LineTemplate, pose: Pose): InkTones | undefined {
  const channels = [0, 1, 2].map((channel) => channelOf(crop, channel)) as [Plane, Plane, Plane];
  const inks: [number[], number[], number[]] = [[], [], []];
  const stones: [number[], number[], number[]] = [[], [], []];
  const { data } = template.mask;
  const seats = seatsOf(template, pose);
  for (let at = 0; at < data.length; at += 1) {
    const [share, x, y] = [data[at] ?? 0, seats.x[at] ?? 0, seats.y[at] ?? 0];
    const into = share >= INSIDE ? inks : share <= OUTSIDE ? stones : undefined;
    if (!into || x < 0.5 || y < 0.5 || x > crop.width - 0.5 || y > crop.height - 0.5) continue;
    for (const [channel, plane] of channels.entries()) into[channel]?.push(valueAt(plane, x - 0.5, y - 0.5));
  }
  if (inks[0].length === 0 || stones[0].length === 0) return undefined;
  const stone = stones.map(median) as [number, number, number];
  const grey = stones[1].map((value) => Math.abs(value - stone[1]));
  return { ink: inks.map(median) as [number, number, number], stone, grain: 1.48 * median(grey) };
}

/** The paints of engraved letters in daylight, as a camera that is exposed for the stone shows them. */
const PAINTS: readonly (readonly [ColourName, Tone])[] = [
  ['white', [240, 238, 233]],
  ['silver', [190, 192, 195]],
  ['grey', [145, 146, 147]],
  ['black', [28, 27, 28]],
  ['gold', [196, 156, 88]],
];

/** The colours of cast letters: those of their metals. */
const METALS: readonly (readonly [ColourName, Tone])[] = [
  ['bronze', [122, 92, 58]],
  ['alu', [176, 178, 180]],
  ['brown', [84, 60, 44]],
  ['blackLacquered', [30, 29, 30]],
  ['sulfur', [67, 57, 45]],
];

/** How much a difference of hue counts beside one of brightness: light changes brightness, seldom hue. */
const HUE_COUNTS = 2.2;

function apart([r, g, b]: Tone, [x, y, z]: Tone): number {
  const light = (r + g + b - x - y - z) / 3;
  const warm = r - b - (x - z);
  const green = g - (r + b) / 2 - (y - (x + z) / 2);
  return Math.hypot(light, HUE_COUNTS * 0.5 * warm, HUE_COUNTS * 0.5 * green);
}

/** Letters nearer to their stone than this are bare: a share of their walls' light and shade, and 30 of 255 at least. */
const BARE = 34;

/**
 * The colour of the trade that is nearest to the letters; for cut letters that differ from their stone by light and shade
 * alone, none.
 *
 * @param walls how much of what was seen are walls, beside paint (`Fit.parts`): 0 to 1.
 */
export function nearestColour(
  { ink, stone }: InkTones,
  walls: number,
  cut: 'engraved' | 'mounted',
): ColourName {
  const difference = apart(ink, stone);
  if (cut === 'engraved' && difference < BARE * (0.6 + walls)) return 'transparent';
  const offered = cut === 'engraved' ? PAINTS : METALS;
  return offered.reduce(
    (best, each) => (apart(ink, each[1]) < apart(ink, best[1]) ? each : best),
    offered[0] ?? ['grey', [145, 146, 147]],
  )[0];
}
