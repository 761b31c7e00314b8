import type { ChurchyardRule, Demand } from '../../stone/catalogue/churchyard';
import { isCalled } from '../../stone/catalogue/material';
import { heightOnBase, type JudgedStone } from './judgedStone';
import { BREAKS_WHEN, broken, KEPT, type Outcome, unknown } from './ruleOutcome';
import { boxVolumeOf, volumeOf, weightOf } from './weight';

type Judge = (stone: JudgedStone, rule: ChurchyardRule) => Outcome;

const { above, below } = BREAKS_WHEN;

/** The four bounds of the face, which a rule may allow to be swapped. */
const FACE = [
  ['minWidth', 'tooNarrow', 'width', 'height', below],
  ['maxWidth', 'tooWide', 'width', 'height', above],
  ['minHeight', 'tooLow', 'height', 'width', below],
  ['maxHeight', 'tooTall', 'height', 'width', above],
] as const;

/** Whether the stone keeps all bounds of the face with its width and height swapped. */
function keepsTurned(stone: JudgedStone, rule: ChurchyardRule): boolean {
  return FACE.every(([demand, , , across, breaks]) => {
    const limit = rule[demand];
    return limit === undefined || !breaks(stone[across], limit);
  });
}

/** What is measured of a stone together with the base under it. */
export function withBase(stone: JudgedStone, under: NonNullable<JudgedStone['under']>): JudgedStone {
  return {
    ...stone,
    width: Math.max(stone.width, under.width),
    height: heightOnBase(stone),
    thickness: stone.thickness === undefined ? undefined : Math.max(stone.thickness, under.depth),
  };
}

/**
 * What a rule comes to for a stone on a base. Where its text says that it measures both together, that counts; where it says
 * nothing, a stone breaks it for certain only if it does so alone and on its base.
 */
function onceOrTwice(alone: Outcome, onBase: Outcome, isTogether: boolean | undefined): Outcome {
  if (isTogether === true) return onBase;
  const [worst] = [onBase, alone].filter((one) => one.is === 'broken');
  if (!worst) return alone;
  return { ...worst, isCertain: worst.isCertain && alone.is === 'broken' && onBase.is === 'broken' };
}

/** Whether one measure of a face keeps its bound. */
function judgeFace(
  stone: JudgedStone,
  rule: ChurchyardRule,
  kind: (typeof FACE)[number][1],
  along: 'width' | 'height',
  limit: number,
  breaks: (value: number, limit: number) => boolean,
): Outcome {
  if (!breaks(stone[along], limit)) return KEPT;
  return rule.eitherWay && keepsTurned(stone, rule) ? KEPT : broken(kind, stone[along], limit);
}

const face = Object.fromEntries(
  FACE.map(([demand, kind, along, , breaks]): [Demand, Judge] => [
    demand,
    (stone, rule) => {
      const limit = rule[demand];
      if (limit === undefined) return KEPT;
      const alone = judgeFace(stone, rule, kind, along, limit, breaks);
      const { under } = stone;
      if (!under) return alone;
      const onBase = judgeFace(withBase(stone, under), rule, kind, along, limit, breaks);
      return onceOrTwice(alone, onBase, rule.withBase);
    },
  ]),
) as Record<(typeof FACE)[number][0], Judge>;

/** The allowed words as listed in a finding. */
const words = (allowed: readonly string[]) => allowed.join(',');

/** The results of each demand on the stone itself for a stone. */
export const ON_STONE = {
  ...face,
  minThickness: ({ thickness }, { minThickness: limit = 0 }) => {
    if (thickness === undefined) return unknown('thickness');
    return thickness < limit ? broken('tooThin', thickness, limit) : KEPT;
  },
  maxThickness: ({ thickness }, { maxThickness: limit = Number.POSITIVE_INFINITY }) => {
    if (thickness === undefined) return unknown('thickness');
    return thickness > limit ? broken('tooThick', thickness, limit) : KEPT;
  },
  maxVolume: ({ thickness, ...stone }, { volume, maxVolume: limit = Number.POSITIVE_INFINITY }) => {
    if (thickness === undefined) return unknown('thickness');
    const whole = { ...stone, thickness };
    const value = volume === 'box' ? boxVolumeOf(whole) : volumeOf(whole);
    return value > limit ? broken('tooLarge', value, limit) : KEPT;
  },
  maxWeight: (
    { thickness, outline, density, under },
    { maxWeight: limit = Number.POSITIVE_INFINITY, withBase: isTogether },
  ) => {
    if (thickness === undefined) return unknown('thickness');
    const { least, most } = weightOf({ outline, thickness }, density);
    const judge = (lightest: number, heaviest: number) =>
      heaviest <= limit ? KEPT : broken('tooHeavy', heaviest, limit, { isCertain: lightest > limit });
    const alone = judge(least, most);
    if (!under) return alone;
    const volume = boxVolumeOf({ ...under, thickness: under.depth });
    const onBase = judge(least + volume * under.density.least, most + volume * under.density.most);
    return onceOrTwice(alone, onBase, isTogether);
  },
  finishes: ({ finish }, { finishes = [] }) => {
    if (finish === undefined) return unknown('finish');
    return finishes.includes(finish) ? KEPT : broken('finishNotAllowed', finish, words(finishes));
  },
  notFinishes: ({ finish }, { notFinishes = [] }) => {
    if (finish === undefined) return unknown('finish');
    return notFinishes.includes(finish) ? broken('finishNotAllowed', finish, null) : KEPT;
  },
  rocks: ({ rock }, { rocks = [] }) => {
    if (rock === undefined) return unknown('material');
    return rocks.some((named) => isCalled(named, rock))
      ? KEPT
      : broken('colourNotAllowed', rock, words(rocks));
  },
  sorts: ({ sort, rock }, { sorts = [] }) => {
    // A material without a name is not one of the named ones; one without any data may be.
    if (sort === undefined && rock === undefined) return unknown('material');
    if (sort !== undefined && sorts.includes(sort)) return KEPT;
    return broken('colourNotAllowed', sort ?? rock ?? null, words(sorts));
  },
  tones: ({ tone }, { tones = [] }) => {
    if (tone === undefined) return unknown('material');
    return tones.includes(tone) ? KEPT : broken('colourNotAllowed', tone, words(tones));
  },
  notTones: ({ tone }, { notTones = [] }) => {
    if (tone === undefined) return unknown('material');
    return notTones.includes(tone) ? broken('colourNotAllowed', tone, null) : KEPT;
  },
  posture: ({ posture }, { posture: asked }) => {
    if (posture === undefined) return unknown('posture');
    if (posture === asked) return KEPT;
    return broken(asked === 'lying' ? 'notLying' : 'notUpright', posture, asked ?? null);
  },
  base: ({ base }, { base: asked }) => {
    if (base === undefined) return unknown('base');
    if (base === (asked === 'required')) return KEPT;
    return broken(asked === 'required' ? 'baseRequired' : 'baseNotAllowed', null, null);
  },
} as const satisfies Partial<Record<Demand, Judge>>;
