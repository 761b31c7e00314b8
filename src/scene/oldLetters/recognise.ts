import type { Typeface } from '../../lettering/typeface';
import { type Crop, contrastOf } from './contrast';
import { firstPoses, readyProfiles } from './firstPoses';
import { type Fit, fitPose, likenessAt } from './fitPose';
import { type LineTemplate, lineTemplate, looksOf } from './lineTemplate';
import { blurred, type Plane, reduced, slopes } from './plane';
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
const UNCLEAR = 0.62;

/** Steps after which the faces that are far behind are left, how many go on, and how many steps those take. */
const GLANCE = 2;
const GOING_ON = 30;
const SIGHT = 3;

/** The faces at first sight, best first: each at the best of its poses. */
function firstFits(begun: readonly Begun[], far: Seen, coarse: number): readonly FirstFit[] {
  const glances = begun.flatMap(({ face, template, poses }) => {
    const looks = looksOf(template, 1.1);
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
  let first = firstFits(begun, far, coarse);
  if ((first[0]?.fit.likeness ?? 0) < UNCLEAR) {
    const turns = [0, ...ready.map(({ turn }) => turn)];
    const boxed = begun.map((each) => ({
      ...each,
      poses: [...each.poses, ...posesInBox(each.template, crop, turns)],
    }));
    first = firstFits(boxed, far, coarse);
  }

  const fine = Math.min(1, FINE / median(first.slice(0, 3).map(({ fit }) => fit.pose.cap / coarse)));
  const near = seenOf(reduced(contrast, fine));
  const last: Compared[] = [];
  for (const { face, fit } of first.slice(0, FINALISTS)) {
    const template = lineTemplate(face.typeface, text, face.lean, FINE);
    if (!template) continue;
    const middle = looksOf(template, MIDDLE_BLUR * FINE);
    const started = fitPose(template, middle, near, scaled(fit.pose, fine / coarse), 6);
    if (!started) continue;
    // Who explains much less at second sight is not refined.
    const leading = last.reduce((most, each) => Math.max(most, each.fit.likeness), 0);
    if (started.likeness < leading - BEHIND) continue;
    const looks = [middle, ...BLURS.map((blur) => looksOf(template, blur * FINE))];
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
