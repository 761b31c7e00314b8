import { type Equations, equationsOf, SIZE } from './equations';
import { explained } from './explained';
import type { LineTemplate, Looks } from './lineTemplate';
import { LIKELY, POSE_SIZE, type Pose, seatsOf, stepped } from './pose';
import { solved } from './solve';
import { type Seen, through } from './through';

/** A pose, and how well the template explains the photograph there. */
export interface Fit {
  readonly pose: Pose;
  /** The correlation of the photograph with the best sum of the template's looks, 0 to 1. */
  readonly likeness: number;
  /** How much of each look is in the photograph: paint, walls to the right, walls downwards. */
  readonly parts: readonly [number, number, number];
}

/** The share of a template's letters that has to lie within the photograph. */
const LEAST_WITHIN = 0.9;

/** How much what is likely weighs, beside what is seen: as a fiftieth of the ink does. */
const LIKELY_COUNTS = 0.02;

/** Adds what is likely of a pose: a hand holds a camera nearly straight. */
function addLikely({ matrix, right, energy }: Equations, pose: Pose, likeness: number): void {
  // A turn is likely to be near the one it was begun with, everything else to be small.
  const now = [0, 0, 0, 0, pose.wide, pose.apart, pose.grows, pose.leans];
  // By how much the photograph is multiplied to tell the template.
  const gain = Math.max(0.05, likeness * likeness);
  for (const [k, deviation] of LIKELY.entries()) {
    if (deviation === undefined) continue;
    const weight = (LIKELY_COUNTS * energy) / (deviation * gain) ** 2;
    const place = (k + 1) * (SIZE + 1);
    matrix[place] = (matrix[place] ?? 0) + weight;
    right[k + 1] = (right[k + 1] ?? 0) - weight * (now[k] ?? 0) * gain;
  }
  for (let k = 0; k < SIZE; k += 1)
    matrix[k * (SIZE + 1)] = (matrix[k * (SIZE + 1)] ?? 0) * (1 + 1e-6) + 1e-9;
}

/**
 * One step of Gauss and Newton: the template is told from the photograph and its changes, and not the other way round, so
 * that a flat place never wins.
 */
function step(equations: Equations, pose: Pose, likeness: number): Pose | undefined {
  addLikely(equations, pose, likeness);
  const answer = solved(equations.matrix, equations.right);
  const scale = answer?.[0] ?? 0;
  if (!answer || scale <= 1e-3) return undefined;
  return stepped(
    pose,
    answer.subarray(1, 1 + POSE_SIZE).map((each) => each / scale),
  );
}

/** How well a template explains the photograph at a pose; undefined where it does not lie within it. */
export function likenessAt(template: LineTemplate, looks: Looks, seen: Seen, pose: Pose): Fit | undefined {
  const there = through(template, seen, seatsOf(template, pose));
  if (there.ink < LEAST_WITHIN) return undefined;
  const found = explained(looks, there);
  return found && { pose, likeness: found.likeness, parts: found.parts };
}

/** A gain in likeness below which more steps are not worth their time. */
const SETTLED = 2e-4;

/**
 * Moves a template until it explains the photograph best.
 *
 * @param steps how often, at most; it ends where nothing gets better.
 */
export function fitPose(
  template: LineTemplate,
  looks: Looks,
  seen: Seen,
  from: Pose,
  steps: number,
): Fit | undefined {
  let best: Fit | undefined;
  let pose: Pose | undefined = from;
  for (let done = 0; pose && done <= steps; done += 1) {
    const seats = seatsOf(template, pose);
    const there = through(template, seen, seats);
    const found = there.ink < LEAST_WITHIN ? undefined : explained(looks, there);
    if (!found) break;
    const gained = found.likeness - (best?.likeness ?? 0);
    if (gained > 0) best = { pose, likeness: found.likeness, parts: found.parts };
    if (done === steps || (gained < SETTLED && done > 1)) break;
    const equations = equationsOf({ template, looks, seen, pose, seats, there, found });
    pose = step(equations, pose, found.likeness);
  }
  return best;
}
