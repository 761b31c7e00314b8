import type { JudgedStone } from '../../../src/scene/checks/judgedStone';
import { type ChurchyardRule, churchyardRule } from '../../../src/stone/catalogue/churchyard';
import type { StoneType, StoneVariant } from '../../../src/stone/catalogue/stoneType';
import { ENGRAVED_COLOURS } from '../../../src/stone/colours';
import type { FindingKind } from '../../../src/stone/finding';
import type { TextParm } from '../../../src/stone/parm';
import { oneOf, type Random } from '../../../tests/random';
import { areaOf, polygonsOf } from '../ink';
import { sceneOf } from '../inspected';
import { between, type Fault } from '../seeded';

/** A good design, with what rules for it are made from. */
interface Ruled {
  readonly stone: StoneType;
  readonly variant: StoneVariant;
  readonly lines: readonly { readonly index: number; readonly line: TextParm }[];
  /** The face in mm². */
  readonly area: number;
  readonly random: Random;
}

/** A rule that a design breaks, with the elements it is about and what is known of its stone beyond the catalogue. */
interface Broken {
  readonly rule: Partial<ChurchyardRule>;
  readonly elements?: readonly number[];
  readonly known?: Partial<JudgedStone>;
}

/** A limit that a measure exceeds, or falls short of: clearly, or by a thousandth. */
const below = (random: Random, measure: number) =>
  measure * (random() < 0.3 ? 0.999 : between(random, 0.5, 0.99));
const above = (random: Random, measure: number) =>
  measure * (random() < 0.3 ? 1.001 : between(random, 1.01, 2));

const heightOf = ({ fontSize, scale }: TextParm) => Number(fontSize) * scale;
const LYING = ['slab', 'pillow', 'book'];

const BROKEN: Readonly<Partial<Record<FindingKind, (ruled: Ruled) => Broken | undefined>>> = {
  tooWide: ({ stone, random }) => ({ rule: { maxWidth: below(random, stone.width) } }),
  tooTall: ({ stone, random }) => ({ rule: { maxHeight: below(random, stone.height) } }),
  tooThick: ({ stone, random }) => ({ rule: { maxThickness: below(random, stone.thickness) } }),
  tooNarrow: ({ stone, random }) => ({ rule: { minWidth: above(random, stone.width) } }),
  tooLow: ({ stone, random }) => ({ rule: { minHeight: above(random, stone.height) } }),
  tooThin: ({ stone, random }) => ({ rule: { minThickness: above(random, stone.thickness) } }),
  tooLarge: ({ stone, area, random }) =>
    random() < 0.5
      ? {
          rule: {
            maxVolume: below(random, (stone.width * stone.height * stone.thickness) / 1e9),
            volume: 'box',
          },
        }
      : { rule: { maxVolume: below(random, (area * stone.thickness) / 1e9), volume: 'outline' } },
  tooHeavy: ({ stone, variant, area, random }) =>
    variant.density && {
      rule: { maxWeight: below(random, ((area * stone.thickness) / 1e9) * variant.density.most) },
    },
  finishNotAllowed: ({ variant, random }) => ({
    rule:
      random() < 0.5
        ? { notFinishes: [variant.finish] }
        : {
            finishes: [
              oneOf(
                random,
                (['polished', 'honed', 'rough', 'hewn'] as const).filter((each) => each !== variant.finish),
              ),
            ],
          },
  }),
  colourNotAllowed: ({ variant, lines, random }) => {
    const { tone } = variant;
    if (tone && random() < 0.5) return { rule: { notTones: [tone] } };
    // The API's word belongs to one colour of the list.
    const coloured = lines.flatMap(({ index, line }) => {
      const colour = Object.entries(ENGRAVED_COLOURS).find(([, word]) => word === line.fontColor)?.[0];
      return colour ? [{ index, colour: colour as keyof typeof ENGRAVED_COLOURS }] : [];
    });
    const [first] = coloured;
    if (!first) return undefined;
    const elements = coloured.filter(({ colour }) => colour === first.colour).map(({ index }) => index);
    return { rule: { notLetterColours: [first.colour] }, elements };
  },
  lettersNotAllowed: ({ lines }) => {
    const isCut = lines.every(({ line }) => line.variant === 'sandb');
    return isCut
      ? { rule: { lettering: ['mounted'] }, elements: lines.map(({ index }) => index) }
      : undefined;
  },
  lettersTooLow: ({ lines, random }) => {
    const limit = above(random, Math.min(...lines.map(({ line }) => heightOf(line))));
    return {
      rule: { minLetterHeight: limit },
      elements: lines.filter(({ line }) => heightOf(line) < limit).map(({ index }) => index),
    };
  },
  lettersTooHigh: ({ lines, random }) => {
    const limit = below(random, Math.max(...lines.map(({ line }) => heightOf(line))));
    return {
      rule: { maxLetterHeight: limit },
      elements: lines.filter(({ line }) => heightOf(line) > limit).map(({ index }) => index),
    };
  },
  baseRequired: () => ({ rule: { base: 'required' }, known: { base: false } }),
  baseNotAllowed: () => ({ rule: { base: 'forbidden' }, known: { base: true } }),
  notLying: ({ stone }) => (LYING.includes(stone.shape) ? undefined : { rule: { posture: 'lying' } }),
  notUpright: ({ stone }) => (LYING.includes(stone.shape) ? { rule: { posture: 'upright' } } : undefined),
  ruleNotChecked: ({ random }) =>
    oneOf(random, [
      { rule: { base: 'required' }, known: { base: undefined } },
      { rule: { minThickness: 100 }, known: { thickness: undefined } },
      { rule: { finishes: ['polished'] }, known: { finish: undefined } },
      { rule: { posture: 'lying' }, known: { posture: undefined } },
    ] as const),
};

/** The faults of rules: a churchyard is made up with one rule, which the stone breaks, by arithmetic. */
export const CHURCHYARD_FAULTS: Readonly<Record<string, Fault>> = Object.fromEntries(
  Object.entries(BROKEN).map(([kind, breaking]): [string, Fault] => [
    kind === 'tooThin' ? 'tooThin, the stone' : kind,
    ({ design }, random) => {
      const { slab } = sceneOf(design);
      const lines = design.Parms.flatMap((line, index) =>
        line.type === 'text' && line.subText.trim() !== '' ? [{ index, line }] : [],
      );
      const area = Math.abs(polygonsOf(slab.outline).reduce((sum, polygon) => sum + areaOf(polygon), 0));
      const broken = breaking({ stone: slab.stoneType, variant: slab.variant, lines, area, random });
      if (!broken || lines.length === 0) return undefined;
      const { rule, elements = [], known } = broken;
      return {
        kind: kind as FindingKind,
        design,
        churchyard: { rules: [churchyardRule.parse(rule)] },
        elements,
        ...(known && { known }),
      };
    },
  ]),
);
