import { FONTS } from '../../../fonts/catalogue';
import type { LetteringNode, Scene } from '../../../src/scene/scene';
import { CAST_CHARACTERS, CAST_FAMILIES } from '../../../src/stone/foundry';
import { characters } from '../../../src/stone/spacing';
import type { Design } from '../../../src/stone/stone';
import { oneOf, type Random } from '../../../tests/random';
import { areaOf, gapAcross, type Ink, inkOfLine, stretchesOn } from '../ink';
import { sceneOf } from '../inspected';
import { between, changed, type Fault, under } from '../seeded';

interface FoundLine {
  readonly node: LetteringNode;
  readonly ink: readonly Ink[];
  readonly scene: Scene;
}

/** One of a design's lines with letters, in its own mm. */
function lineOf(design: Design, random: Random): FoundLine | undefined {
  const scene = sceneOf(design);
  const lines = scene.nodes.filter(
    (node): node is LetteringNode =>
      node.kind === 'lettering' && node.line.letters.some(({ cluster }) => /\p{L}/u.test(cluster)),
  );
  if (lines.length === 0) return undefined;
  const node = oneOf(random, lines);
  return { node, ink: inkOfLine(node), scene };
}

/** The least stone between two cuts, repeated here: the material's web, 1 % wider for each mm above 30. */
const webFor = ({ slab }: Scene, height: number) =>
  slab.variant.narrowestWeb * (1 + Math.max(0, height - 30) / 100);

/** The angle of a line; most are level. */
const angle = (random: Random) => (random() < 0.4 ? between(random, -35, 35) : 0);

const isScript = (family: string) => FONTS.find((font) => font.family === family)?.group === 'script';

/** Two neighbours are pushed together until on some level line they are nearer than the web; joined ones overlap. */
const touching: Fault = ({ design }, random) => {
  const line = lineOf(design, random);
  if (!line) return undefined;
  const { node, ink, scene } = line;
  const pairs = ink.slice(1).flatMap((other, place) => {
    const one = ink[place];
    if (!one || other.index !== one.index + 1) return [];
    const gap = gapAcross(one.polygons, other.polygons);
    return Number.isFinite(gap) ? [{ one, gap, other }] : [];
  });
  if (pairs.length === 0) return undefined;
  const { one, other, gap } = oneOf(random, pairs);
  const { capHeight } = node.line;
  const { element } = node;
  const isMounted = node.cut === 'mounted';
  const limit = isMounted ? 0.5 : webFor(scene, capHeight * node.place.scale);
  const isJoined = gap <= 0.01 * capHeight && isScript(node.family);
  const wanted = isJoined
    ? gap - capHeight * between(random, 0.08, 0.2)
    : random() < 0.2
      ? -between(random, 0.05, 1)
      : limit * under(random);
  const parm = design.Parms[element];
  if (parm?.type !== 'text') return undefined;
  const own = parm.subTextSpacing.split(',').map(Number);
  const spacings = Array.from(node.line.letters, (_, index) => own[index] ?? 0);
  spacings[one.index] = (spacings[one.index] ?? 0) + wanted - gap;
  return {
    kind: 'lettersTouching',
    design: changed(design, element, {
      subTextSpacing: spacings.join(),
      position: { ...parm.position, rotation: angle(random) },
    }),
    elements: [element],
    characters: [one.index, other.index],
    value: [0, limit],
  };
};

/** Letters that are an upright stem, or have one. */
const STEMMED = /[IlHhnLTEFrDBPR]/u;

/** The largest width of a letter's first stem between a third and two thirds of its height, in mm. */
function stemOf({ polygons }: Ink, capHeight: number): number {
  let most = 0;
  for (let part = 0.34; part <= 0.66; part += 0.02) {
    const [stem] = stretchesOn(polygons, -capHeight * part);
    most = Math.max(most, stem ? stem[1] - stem[0] : Number.POSITIVE_INFINITY);
  }
  return most;
}

/** A line becomes so low that a stem of one of its letters is narrower than the material can take. */
const fine: Fault = ({ design }, random) => {
  const line = lineOf(design, random);
  const parm = line && design.Parms[line.node.element];
  if (!line || parm?.type !== 'text' || line.node.cut !== 'engraved') return undefined;
  const { node, ink, scene } = line;
  const stemmed = ink.filter(({ character }) => STEMMED.test(character));
  if (stemmed.length === 0) return undefined;
  const letter = oneOf(random, stemmed);
  const { capHeight, cursive } = node.line;
  const stem = stemOf(letter, capHeight);
  // Anything wider is a bowl or an arm, not a stem.
  if (cursive !== 'none' || stem > capHeight * 0.3) return undefined;
  const limit = scene.slab.variant.thinnestStroke;
  const height = ((capHeight * limit) / stem) * under(random);
  return {
    kind: 'tooThin',
    design: changed(design, node.element, {
      fontSize: height.toFixed(3),
      scale: 1,
      position: { ...parm.position, rotation: angle(random) },
    }),
    elements: [node.element],
    characters: [letter.index],
    value: [0, limit],
  };
};

/** A line becomes so low that the stone within a ring is a smaller piece than glue can hold. */
const loose: Fault = ({ design }, random) => {
  const line = lineOf(design, random);
  const parm = line && design.Parms[line.node.element];
  if (!line || parm?.type !== 'text' || line.node.cut !== 'engraved') return undefined;
  const { node, ink, scene } = line;
  const rings = ink.flatMap(({ character, index, polygons }) => {
    if (!/[oO0DQ]/.test(character) || polygons.length !== 2) return [];
    const [one = 0, other = 0] = polygons.map(areaOf);
    // Two overlapping strokes run the same way round, and enclose something else between them.
    return one * other < 0 ? [{ index, hole: Math.min(Math.abs(one), Math.abs(other)) }] : [];
  });
  if (rings.length === 0) return undefined;
  const { index, hole } = oneOf(random, rings);
  const limit = scene.slab.variant.thinnestStroke ** 2;
  const height = node.line.capHeight * Math.sqrt((limit * under(random)) / hole);
  return {
    kind: 'loosePiece',
    design: changed(design, node.element, {
      fontSize: height.toFixed(3),
      scale: 1,
      position: { ...parm.position, rotation: angle(random) },
    }),
    elements: [node.element],
    characters: [index],
    value: [0, limit],
  };
};

const CAST_NAMES = new Set(CAST_FAMILIES.map(({ family }) => family));

/** A line is mounted in letters that the foundry’s list does not have: by family, height, slant or character. */
const uncast: Fault = ({ design }, random) => {
  const line = lineOf(design, random);
  const parm = line && design.Parms[line.node.element];
  if (!line || parm?.type !== 'text') return undefined;
  const { element } = line.node;
  const mounted = { variant: 'mounted', fontColor: 'bronze', cursive: false, scale: 1 };
  const cast = oneOf(random, CAST_FAMILIES);
  const castAt = { ...mounted, fontFamily: cast.family, fontSize: String(oneOf(random, cast.heights)) };
  const of = (fields: object) => ({
    kind: 'notCast' as const,
    design: changed(design, element, { ...castAt, ...fields }),
    elements: [element],
  });
  switch (Math.floor(random() * 4)) {
    case 0:
      return of({
        fontFamily: oneOf(
          random,
          FONTS.filter(({ family }) => !CAST_NAMES.has(family)),
        ).family,
      });
    case 1: {
      const height = Math.round(between(random, 8, 90) * 10) / 10;
      if (cast.heights.some((each) => Math.abs(each - height) < 0.2)) return undefined;
      const scale = oneOf(random, [1, 0.5, 2]);
      return of({ fontSize: String(height / scale), scale });
    }
    case 2: {
      const upright = CAST_FAMILIES.filter(({ italic }) => !italic);
      const { family, heights } = oneOf(random, upright);
      return of({ fontFamily: family, fontSize: String(oneOf(random, heights)), cursive: true });
    }
    default: {
      const written = characters(parm.subText);
      const at = Math.floor(random() * (written.length + 1));
      const strange = oneOf(
        random,
        ['♥', '∞', '☼', '✿', 'Ж', 'Ω'].filter((each) => !CAST_CHARACTERS.has(each)),
      );
      return { ...of({ subText: written.toSpliced(at, 0, strange).join('') }), characters: [at] };
    }
  }
};

/** The faults of letters. */
export const LETTER_FAULTS = {
  lettersTouching: touching,
  tooThin: fine,
  loosePiece: loose,
  notCast: uncast,
} as const satisfies Record<string, Fault>;
