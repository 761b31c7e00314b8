import { centroidOf } from '../../geometry/centroid';
import { outlineFromSvg } from '../../geometry/svgPath';
import type { Mm } from '../../stone/numbers';
import { GRAVITY, type TestForce, WIND } from '../../stone/permit/steadiness';
import { heightOnBase, type JudgedStone } from '../checks/judgedStone';
import { boxVolumeOf, volumeOf } from '../checks/weight';

/** A joint about whose edge a stone may tip, reckoned as if nothing but weight held it. */
export interface Joint {
  /** Between the stone and what it stands on, or between its base and the foundation. */
  readonly below: 'stone' | 'base';
  /** What stands on the joint, at the least density of its material, in kg. */
  readonly weight: number;
  /** How far the middle of that is from the edge it tips about: the smaller way. */
  readonly arm: Mm;
  /** From the joint to the upper edge, where a push does most. */
  readonly height: Mm;
  /** The moment that weight sets against tipping, in Nm. */
  readonly holds: number;
  /** The push at the upper edge by which it would tip, in newtons. */
  readonly tipsAt: number;
  /** The pressure of wind by which it would tip, in N/m², and its speed in m/s. */
  readonly wind: { readonly pressure: number; readonly speed: number };
}

/** How much of a push a joint bears, by a rule. */
export interface Factor extends TestForce {
  readonly below: Joint['below'];
  /** The push that tips it, divided by the force of the rule. */
  readonly factor: number;
}

const MM_PER_M = 1000;

/** Something that wind blows on: its face in m², and how high its middle is above the joint in m. */
interface Blown {
  readonly area: number;
  readonly middle: number;
}

function jointOf(below: Joint['below'], weight: number, arm: Mm, height: Mm, blown: readonly Blown[]): Joint {
  const holds = (weight * GRAVITY * arm) / MM_PER_M;
  const lever = blown.reduce((sum, { area, middle }) => sum + area * middle, 0) * WIND.coefficient;
  const pressure = holds / lever;
  return {
    below,
    weight,
    arm,
    height,
    holds,
    tipsAt: holds / (height / MM_PER_M),
    wind: { pressure, speed: Math.sqrt((2 * pressure) / WIND.airDensity) },
  };
}

/**
 * The joints of an upright stone, the highest first, as if nothing but weight held them: neither dowels nor glue. The stone
 * stands in the middle of its base. Measures in mm.
 *
 * @returns undefined where the stone lies, or where its thickness, its posture or its base is not known.
 */
export function jointsOf(stone: JudgedStone): readonly Joint[] | undefined {
  const { thickness, height, posture, base, under, density } = stone;
  if (thickness === undefined || posture !== 'upright' || base === undefined || (base && !under))
    return undefined;
  const volume = volumeOf({ outline: stone.outline, thickness });
  const weight = volume * density.least;
  const { y } = centroidOf(outlineFromSvg(stone.outline));
  const area = volume / (thickness / MM_PER_M);
  // What sits in a seat of the base is held by it: the stone tips about the base's top.
  const free = height - (under?.seat ?? 0);
  const middle = (free - y) / MM_PER_M;
  const onTop = jointOf('stone', weight, thickness / 2, free, [{ area, middle }]);
  if (!under) return [onTop];
  const whole = weight + boxVolumeOf({ ...under, thickness: under.depth }) * under.density.least;
  const up = under.height / MM_PER_M;
  const onGround = jointOf('base', whole, under.depth / 2, heightOnBase(stone), [
    { area, middle: middle + up },
    { area: (under.width / MM_PER_M) * up, middle: up / 2 },
  ]);
  return [onTop, onGround];
}

/** What each force of a rule comes to at each joint; nothing for a stone that is too low to be tested. */
export function factorsOf(joints: readonly Joint[], forces: readonly TestForce[], aboveGround: Mm): Factor[] {
  return forces
    .filter(({ fromHeight }) => aboveGround >= fromHeight)
    .flatMap((force) =>
      joints.map(({ below, tipsAt }) => ({ ...force, below, factor: tipsAt / force.force })),
    );
}
