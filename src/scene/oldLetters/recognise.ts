import type { Typeface } from '../../lettering/typeface';
import { type Crop, contrastOf } from './contrast';
import { firstPoses, readyProfiles } from './firstPoses';
import { type Fit, fitPose, likenessAt } from './fitPose';
import { type LineTemplate, lineTemplate, looksOf, SLOW } from './lineTemplate';
import { blurred, type Plane, reduced, slopes, withoutSlow } from './plane';
import type { Pose } from './pose';
import { posesInBox } from './posesInBox';
import { profilesOf } from './profiles';
import type { Seen } from './through';

/** A typeface to be compared with: a family, upright or cursive. */
export interface Face {
  readonly family: string;
  readonly cursive: boolean;
  readonly typeface: Typeface;
  /** `slant` where the family has no italic. */
  readonly lean: 'slant' | 'none';
}

/** A face, and how well it explains the old letters. */
export interface Compared {
  readonly family: string;
  readonly cursive: boolean;
  readonly fit: Fit;
}

/** Pixels for a cap height: at first sight, and at second. */
const COARSE = 10;
const FINE = 22;
/** How many faces are looked at twice. */
const FINALISTS = 12;
/** A face that explains so much less than the best, as a correlation, is none of the first three. */
const BEHIND = 0.15;
/** Deviations by which a photograph may be blurred, in shares of the cap height: most, and fewer. */
const MIDDLE_BLUR = 0.05;
const BLURS = [0.03, 0.08, 0.12];

function seenOf(value: Plane): Seen {
  return { value, ...slopes(value) };
}

const scaled = (pose: Pose, factor: number): Pose => ({
  ...pose,
  x: pose.x * factor,
  y: pose.y * factor,
  cap: pose.cap * factor,
});

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

interface Begun {
  readonly face: Face;
  readonly template: LineTemplate;
  readonly poses: readonly Pose[];
}

interface FirstFit {
  readonly face: Face;
  readonly fit: Fit;
}

const byLikeness = (one: Fit, other: Fit) => other.likeness - one.likeness;

/** Below this likeness at first sight nothing was found for sure: bare cuts in a grainy stone. */
const UNCLEAR = 0.75;
/**
 * Then the grain is taken out, whose patches are broader than the walls of a cut: what changes slower than this counts as
 * stone, in cap heights, at first sight and at second. Measured on bare cuts among the photographs of docs/benchmarks.md.
 */
const GRAIN = { first: 0.25, second: 0.35 };
/** Pixels for a cap height at which poses by the rectangle are compared, and how many of them are fitted. */
const SCANNED = 6;
const LIKELIEST = 2;
/** Turns of a line in its rectangle, in radians: a hand holds a camera to a degree and a half. */
const TURNS = [-0.025, 0, 0.025];

/** Steps after which the faces that are far behind are left, how many go on, and how many steps those take. */
const GLANCE = 2;
const GOING_ON = 30;
const SIGHT = 3;

/** The faces at first sight, best first: each at the best of its poses. */
function firstFits(begun: readonly Begun[], far: Seen, coarse: number, slow = SLOW): readonly FirstFit[] {
  const glances = begun.flatMap(({ face, template, poses }) => {
    const looks = looksOf(template, 1.1, slow);
    const likely = poses
      .flatMap((pose) => likenessAt(template, looks, far, scaled(pose, coarse)) ?? [])
      .sort(byLikeness)
      .slice(0, 2);
    return likely.flatMap(({ pose }) => {
      const fit = fitPose(template, looks, far, pose, GLANCE);
      return fit ? [{ face, template, looks, fit }] : [];
    });
  });
  const seen = glances
    .sort((one, other) => byLikeness(one.fit, other.fit))
    .slice(0, 2 * GOING_ON)
    .map(({ face, template, looks, fit }) => ({
      face,
      fit: fitPose(template, looks, far, fit.pose, SIGHT) ?? fit,
    }))
    .sort((one, other) => byLikeness(one.fit, other.fit));
  return seen.filter(({ face }, at) => seen.findIndex((each) => each.face === face) === at);
}

/** The faces at first sight where nothing is clear: at the likeliest poses in the rectangle, without the stone's grain. */
function firstInGrain(
  begun: readonly Begun[],
  text: string,
  { width, height }: Crop,
  contrast: Plane,
  cap: number,
): readonly FirstFit[] {
  const without = (least: number, factor: number) =>
    seenOf(withoutSlow(blurred(reduced(contrast, factor), 0.8), GRAIN.first * least));
  const small = Math.min(1, SCANNED / cap);
  const scanned = without(SCANNED, small);
  const likeliest = begun.map(({ face, template, poses }) => {
    const rough = lineTemplate(face.typeface, text, face.lean, SCANNED) ?? template;
    const looks = looksOf(rough, 0.9, GRAIN.first);
    const fits = [...poses, ...posesInBox(rough, { width, height }, TURNS)]
      .flatMap((pose) => likenessAt(rough, looks, scanned, scaled(pose, small)) ?? [])
      .sort(byLikeness)
      .slice(0, LIKELIEST);
    return { face, template, poses: fits.map(({ pose }) => scaled(pose, 1 / small)) };
  });
  const coarse = Math.min(1, COARSE / cap);
  return firstFits(likeliest, without(COARSE, coarse), coarse, GRAIN.first);
}

/**
 * Compares the words of an old line with every face, best first.
 *
 * @param crop the photograph around the line.
 * @param text what it says.
 */
export function compared(crop: Crop, text: string, faces: readonly Face[]): Compared[] {
  const contrast = contrastOf(crop);
  const ready = profilesOf(contrast, 2).map(readyProfiles);
  const begun: Begun[] = [];
  for (const face of faces) {
    const template = lineTemplate(face.typeface, text, face.lean, COARSE);
    if (!template) continue;
    const poses = ready.flatMap((each) => firstPoses(template, each, 3));
    begun.push({ face, template, poses });
  }
  const cap = median(begun.flatMap(({ poses }) => poses[0]?.cap ?? []));
  if (begun.length === 0 || cap <= 0) return [];

  const coarse = Math.min(1, COARSE / cap);
  const far = seenOf(blurred(reduced(contrast, coarse), 0.8));
  const clear = firstFits(begun, far, coarse);
  const isUnclear = (clear[0]?.fit.likeness ?? 0) < UNCLEAR;
  const first = isUnclear ? firstInGrain(begun, text, crop, contrast, cap) : clear;
  const slow = isUnclear ? GRAIN.second : SLOW;

  const fine = Math.min(1, FINE / median(first.slice(0, 3).map(({ fit }) => fit.pose.cap / coarse)));
  const close = reduced(contrast, fine);
  const near = seenOf(isUnclear ? withoutSlow(close, slow * FINE) : close);
  const last: Compared[] = [];
  for (const { face, fit } of first.slice(0, FINALISTS)) {
    const template = lineTemplate(face.typeface, text, face.lean, FINE);
    if (!template) continue;
    const middle = looksOf(template, MIDDLE_BLUR * FINE, slow);
    const started = fitPose(template, middle, near, scaled(fit.pose, fine / coarse), 6);
    if (!started) continue;
    // Who explains much less at second sight is not refined.
    const leading = last.reduce((most, each) => Math.max(most, each.fit.likeness), 0);
    if (started.likeness < leading - BEHIND) continue;
    const looks = [middle, ...BLURS.map((blur) => looksOf(template, blur * FINE, slow))];
    const likeness = looks.map((look) => likenessAt(template, look, near, started.pose)?.likeness ?? 0);
    const sharpest = looks[likeness.indexOf(Math.max(...likeness))] ?? middle;
    const ended = fitPose(template, sharpest, near, started.pose, 3) ?? started;
    last.push({
      family: face.family,
      cursive: face.cursive,
      fit: { ...ended, pose: scaled(ended.pose, 1 / fine) },
    });
  }
  return last.sort((one, other) => other.fit.likeness - one.fit.likeness);
}
