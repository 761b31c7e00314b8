import type { Box } from '../../geometry/box';
import { ringsOf } from '../../geometry/ring';
import { outlineFromSvg } from '../../geometry/svgPath';
import type { Mm } from '../../stone/numbers';
import type { Dowels, Foundation } from '../../stone/permit/permitCase';
import { heightOnBase, type JudgedStone } from '../checks/judgedStone';
import { footExtent } from '../foot';

/** A stone and what it stands on, in three directions; the ground is at y = 0, y runs down. */
export interface StandingStone {
  /** Whether its face looks up: then the face is the plan. */
  readonly lies: boolean;
  readonly width: Mm;
  /** From its foot to its upper edge as it stands; how thick it is where it lies. */
  readonly height: Mm;
  /** From front to back as it stands. */
  readonly depth: Mm;
  readonly base: { readonly width: Mm; readonly height: Mm; readonly depth: Mm } | undefined;
  /** How deep it is let into its base; 0 where it stands on top of it, and without one. */
  readonly seat: Mm;
  /** Where it meets its base, from the middle of its width. */
  readonly foot: { readonly from: Mm; readonly to: Mm };
  readonly foundation: Foundation | undefined;
  readonly dowels: Dowels | undefined;
  /** Stone and base, from the ground: less than both heights where the stone is let into its base. */
  readonly aboveGround: Mm;
}

/**
 * A stone as it stands or lies in the churchyard. A stone whose posture is not known stands.
 *
 * @param thickness the thickness, also where it is only the catalogue's.
 */
export function standingStone(
  stone: JudgedStone,
  thickness: Mm,
  given: { readonly dowels?: Dowels | undefined; readonly foundation?: Foundation | undefined },
): StandingStone {
  const { width, height, posture, under } = stone;
  const lies = posture === 'lying';
  const up = lies ? thickness : height;
  const { from, to } = footExtent(ringsOf(outlineFromSvg(stone.outline)), stone, under?.seat ?? 0);
  return {
    lies,
    width,
    height: up,
    depth: lies ? height : thickness,
    base: under && { width: under.width, height: under.height, depth: under.depth },
    seat: under?.seat ?? 0,
    foot: { from: from - width / 2, to: to - width / 2 },
    foundation: given.foundation,
    dowels: given.dowels,
    aboveGround: lies ? thickness + (under?.height ?? 0) : heightOnBase(stone),
  };
}

/** What is seen in one direction: boxes about the middle, x to both sides. */
export interface View {
  readonly stone: Box;
  readonly base: Box | undefined;
  /** Hidden in the ground. */
  readonly foundation: Box | undefined;
  /** Hidden in stone and base. */
  readonly dowels: readonly Box[];
}

const about = (across: Mm, top: Mm, bottom: Mm): Box => ({
  left: -across / 2,
  right: across / 2,
  top,
  bottom,
});

function elevation(stone: StandingStone, side: 'width' | 'depth', dowelsAt: readonly Mm[]): View {
  const { base, foundation, dowels, height, aboveGround } = stone;
  const half = (dowels?.length ?? 0) / 2;
  const joint = height - aboveGround;
  return {
    stone: about(stone[side], -aboveGround, joint),
    base: base && about(base[side], -base.height, 0),
    foundation: foundation && about(foundation[side], 0, foundation.height),
    dowels: dowelsAt.map((x) => {
      const { left, right } = about(dowels?.diameter ?? 0, 0, 0);
      return { left: left + x, right: right + x, top: joint - half, bottom: joint + half };
    }),
  };
}

/** Where dowels are seen from the front: in the middles of equal parts of the stone's foot. */
function dowelsAcross({ dowels, foot: { from, to } }: StandingStone): Mm[] {
  const count = dowels?.count ?? 0;
  return Array.from({ length: count }, (_, place) => from + ((place + 0.5) / count) * (to - from));
}

/** From the front. */
export const frontView = (stone: StandingStone): View => elevation(stone, 'width', dowelsAcross(stone));

/** From the left, as it stands on the right of the front (ISO 5456-2, first angle). */
export const sideView = (stone: StandingStone): View => elevation(stone, 'depth', stone.dowels ? [0] : []);

/** From above, as it stands below the front: y runs to the front. */
export function planView({ width, depth, base, foundation }: StandingStone): View {
  const flat = (across: Mm, deep: Mm) => about(across, -deep / 2, deep / 2);
  return {
    stone: flat(width, depth),
    base: base && flat(base.width, base.depth),
    foundation: foundation && flat(foundation.width, foundation.depth),
    dowels: [],
  };
}
