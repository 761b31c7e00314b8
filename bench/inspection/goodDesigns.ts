import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import written from '../../catalogue/templates.json';
import { FONTS } from '../../fonts/catalogue';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { lettersApart } from '../../src/scene/remedies/lettersApart';
import type { Scene, SceneNode } from '../../src/scene/scene';
import { silhouetteOf } from '../../src/scene/silhouetteOf';
import type { StoneType } from '../../src/stone/catalogue/stoneType';
import { thingsOn } from '../../src/stone/fitting/fitting';
import { setWithin } from '../../src/stone/fitting/setWithin';
import { lineColourOn } from '../../src/stone/legibility/offered';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import type { Mm } from '../../src/stone/numbers';
import { type Design, design as designBody } from '../../src/stone/stone';
import { compose } from '../../src/stone/templates/compose';
import type { People, Words } from '../../src/stone/templates/people';
import { type Template, template } from '../../src/stone/templates/template';
import { oneOf, type Random } from '../../tests/random';
import { caseOf, drawPlan, type Plan, placed, SPELLINGS } from '../../tests/stone/proofreading/inscriptions';
import { gapAnywhere, inkOfLine, type Point, type Polygon, polygonsOf, stretchesOn } from './ink';
import { catalogue, sceneOf } from './inspected';

/** A design that no stonemason would object to, and whom it is for. */
export interface GoodDesign {
  readonly name: string;
  readonly from: 'template' | 'example' | 'tidy';
  readonly design: Design;
  /** As a case would name them; undefined where there is none. */
  readonly people: People | undefined;
}

const TEMPLATES: readonly Template[] = z.array(template).parse(written);
const wordsIn = (language: string): Words =>
  JSON.parse(readFileSync(`locales/${language}/templates.json`, 'utf8'));

/** The stones that are sold, without those that are shown as standing already. */
const STONES = catalogue.stoneTypes.filter(({ existing }) => !existing);

/** The least width of a stone for two people, in mm. */
const ROOM_FOR_TWO = 800;

/** The people of an inscription as a case names them, the dates in words as a template takes them over. */
function peopleOf({ people: [deceased, partner], language }: Plan): People {
  const name = (one: typeof partner) => (one ? [...one.given.slice(0, 1), one.surname].join(' ') : '');
  const day = (date: (typeof deceased)['birth'] | undefined) =>
    date ? (SPELLINGS[0]?.write(date, language) ?? '') : '';
  return {
    decName: name(deceased),
    decBirth: day(deceased.birth),
    decDeath: day(deceased.death),
    partnerName: name(partner),
    partnerBirth: day(partner?.birth),
    partnerDeath: day(partner?.death),
  };
}

/** Draws an inscription for so many people at random. */
function planFor(people: number, random: Random): Plan {
  for (;;) {
    const plan = drawPlan(random);
    if (plan.people.length === people) return plan;
  }
}

function onStone(one: Template, type: StoneType, random: Random): GoodDesign[] {
  const plan = planFor(one.people, random);
  const people = peopleOf(plan);
  const variant = oneOf(random, type.Variants);
  const bare = designBody.parse({ type: type.type, StoneTypeId: type.id, StoneTypeVariantId: variant.id });
  const things = thingsOn(bare, { ...catalogue, fonts: FONTS }, variant);
  const composed = compose(one, {
    design: bare,
    face: type,
    ground: variant,
    people,
    words: wordsIn(plan.language),
    vignets: catalogue.vignets,
    letterHeights: things.letterHeights,
  });
  const within = setWithin(composed, { ...type, silhouette: silhouetteOf(type) }, things);
  if (!within) return [];
  // As the stage spaces a template's letters when it is used.
  const design = lettersApart(within, sceneOf);
  return [{ name: `${one.Name}, ${type.Name}, ${variant.Name}`, from: 'template', design, people }];
}

/** Every template with every stone that it is offered for. */
const OFFERED = TEMPLATES.flatMap((one) =>
  STONES.filter(({ type, width }) => type === one.kind && (one.people === 1 || width >= ROOM_FOR_TWO)).map(
    (type) => ({ one, type }),
  ),
);

/** The examples that come with the project. */
function examples(): GoodDesign[] {
  return readdirSync('examples')
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file,
      from: 'example',
      design: designBody.parse(JSON.parse(readFileSync(`examples/${file}`, 'utf8'))),
      people: undefined,
    }));
}

/** Whether a face is as wide as the stone at the heights where lines stand. */
function isPlain({ outline, width, height }: StoneType): boolean {
  const face = polygonsOf(outlineFromSvg(outline));
  return [FROM, (FROM + TO) / 2, TO].every((part) => {
    const [stretch] = stretchesOn(face, height * part);
    return stretch !== undefined && stretch[1] - stretch[0] > width * 0.95;
  });
}

/** Lines stand between these shares of the stone's height: below its shoulders and above its foot. */
const [FROM, TO] = [0.3, 0.9] as const;
/** The share of the stone's width that they take, and how far apart the baselines are, in cap heights. */
const BREADTH = 0.8;
const LEADING = 2;
/** The height in mm at which a line's width is measured. */
const TRIED = 100;
/** The spacing of letters, as a share of their height, where their family does not join them. */
const SET_APART = 0.06;

const PLAIN = STONES.filter(isPlain);

const designOf = (type: StoneType, variantId: number, Parms: readonly object[]) =>
  designBody.parse({ type: type.type, StoneTypeId: type.id, StoneTypeVariantId: variantId, Parms });

/** The space between letters that do not join, as a multiple of the material's web. */
const ROOMY = 1.2;
/** The step by which letters are pushed apart, in mm. */
const PUSH = 0.1;

/** How far a letter has to move right until it is nowhere nearer to the one before than the web; 0 where they join. */
function pushedApart(before: readonly Polygon[], letter: readonly Polygon[], web: Mm): Mm {
  if (gapAnywhere(before, letter, web) === 0) return 0;
  let push = 0;
  while (gapAnywhere(before, pushed(letter, push), web) < web) push += PUSH;
  return push;
}

const pushed = (polygons: readonly Polygon[], by: Mm) =>
  polygons.map((polygon) => polygon.map(([x, y]): Point => [x + by, y]));

/** The spacings for those letters of a line that its family sets too close for the material. */
function setApart(node: SceneNode, { slab }: Scene): string {
  if (node.kind !== 'lettering') return '';
  const { capHeight, letters } = node.line;
  const web = slab.variant.narrowestWeb * (1 + Math.max(0, capHeight - 30) / 100) * ROOMY;
  const spacings = Array.from(letters, () => 0);
  inkOfLine(node).forEach(({ polygons }, place, ink) => {
    const before = ink[place - 1];
    if (before) spacings[before.index] = pushedApart(before.polygons, polygons, web);
  });
  return spacings.some((each) => each > 0) ? spacings.map((each) => each.toFixed(2)).join() : '';
}

/** The text in capitals that can be set: few families have the capital of ß. */
const inCapitals = (text: string) => text.replace(/ẞ/g, 'SS');

/**
 * An inscription as a careful person sets it by hand: line below line in one family, as high as there is room for and
 * the material allows, spaced, in a colour that is legible on the material.
 */
function tidied(random: Random): GoodDesign | undefined {
  const plan = { ...planFor(1, random), layout: 'below' } as const;
  const type = oneOf(random, PLAIN);
  const variant = oneOf(random, type.Variants);
  const font = oneOf(random, FONTS);
  const lines = placed(plan, random).map((line) => ({ ...line, text: inCapitals(line.text) }));
  const setAt = (size: number, spacings: readonly string[] = []) =>
    designOf(
      type,
      variant.id,
      lines.map((line, index) => ({
        type: 'text',
        subText: line.text,
        subTextSpacing: spacings[index],
        fontFamily: font.family,
        fontSize: String(size),
        letterSpacing: font.group === 'script' ? 0 : Math.round(size * SET_APART * 10) / 10,
        fontColor: lineColourOn(variant, 'engraved', 'gold'),
        position: {
          x: type.width / 2,
          y: type.height * FROM + size * LEADING * (index + 0.75),
          rotation: 0,
        },
      })),
    );
  const drawn = sceneOf(setAt(TRIED));
  const broadest = Math.max(...drawn.nodes.map(({ box }) => box.right - box.left)) / TRIED;
  const heights = letterHeightsOn(
    FONTS,
    variant,
  )({
    fontFamily: font.family,
    variant: 'sandb',
    cursive: false,
  });
  const size = heights.findLast(
    (height) =>
      height * LEADING * lines.length < type.height * (TO - FROM) && height * broadest < type.width * BREADTH,
  );
  if (size === undefined) return undefined;
  const close = sceneOf(setAt(size));
  const spacings = close.nodes.map((node) => setApart(node, close));
  return {
    name: `${lines.map(({ text }) => text).join(' / ')}, ${font.family} ${size} mm, ${type.Name}, ${variant.Name}`,
    from: 'tidy',
    design: setAt(size, spacings),
    people: caseOf(plan, random),
  };
}

/** The same; repeated until there is room. */
export function tidyDesign(random: Random): GoodDesign {
  for (;;) {
    const one = tidied(random);
    if (one) return one;
  }
}

/**
 * So many good designs: every template on all its stones, each for other people and in a random material, the examples,
 * and random careful ones for the rest. Where few are asked for, only some of the templates.
 */
export function goodDesigns(count: number, random: Random): readonly GoodDesign[] {
  const step = Math.ceil((2 * OFFERED.length) / count);
  const some = OFFERED.filter((_, index) => index % step === 0);
  const given = [...examples(), ...some.flatMap(({ one, type }) => onStone(one, type, random))];
  return [...given, ...Array.from({ length: Math.max(0, count - given.length) }, () => tidyDesign(random))];
}
