import { FONTS } from '../../../fonts/catalogue';
import type { DrawnCatalogue } from '../../../src/scene/sourcesFrom';
import { COLOUR_NAMES, type ColourName, ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../../../src/stone/colours';
import { FRAME_TYPES } from '../../../src/stone/frame';
import type { Parm } from '../../../src/stone/parm';
import { type Design, design } from '../../../src/stone/stone';
import { oneOf, type Random } from '../../random';

/** The least change: a tenth of what is promised of a cut, and what is entered at the finest. */
const STEP = 0.001;

/** A change of what is cut or shown; undefined where the design has nothing of the kind. */
type Change = (given: Design, random: Random, catalogue: DrawnCatalogue) => Design | undefined;

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
const step = (random: Random) => (random() < 0.5 ? STEP : -STEP);

/** Changes one seen element of a kind, if there is one. */
function of<T extends Parm['type']>(
  types: readonly T[],
  change: (
    element: Extract<Parm, { type: T }>,
    random: Random,
    catalogue: DrawnCatalogue,
  ) => object | undefined,
): Change {
  return (given, random, catalogue) => {
    const places = given.Parms.flatMap((each, index) =>
      !each.hidden && (types as readonly string[]).includes(each.type) ? [index] : [],
    );
    if (places.length === 0) return undefined;
    const at = oneOf(random, places);
    const element = given.Parms[at] as Extract<Parm, { type: T }>;
    const changed = change(element, random, catalogue);
    return (
      changed && design.parse({ ...given, Parms: given.Parms.with(at, { ...element, ...changed } as Parm) })
    );
  };
}

const ANY = [
  'text',
  'sandblownVignet',
  'standardVignet',
  'customVignet',
  'attachment',
  'qrCode',
  'medallion',
] as const;

const WIRE_COLOURS: Readonly<Partial<Record<ColourName, string>>> = {
  ...MOUNTED_COLOURS,
  ...ENGRAVED_COLOURS,
};

/** The names a colour has on the wire, kept apart from the program's own table: what differs here is another colour. */
const SHADES: readonly (readonly string[])[] = [
  ['hvid', '#fff', 'white'],
  ['grå', '#999999'],
  ['sort', '#000'],
  ['guld', 'gold'],
  ['sølv'],
  ['bronze'],
  ['alu'],
  ['brun'],
  ['#C0C0C0'],
  ['#D5AC6D'],
  ['#663402'],
];
/** Pairs of the above that are one colour: silver, gold and brown are written twice. */
const ONE_COLOUR = [
  ['sølv', '#C0C0C0'],
  ['guld', '#D5AC6D'],
  ['brun', '#663402'],
];

function isOtherColour(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const groups = [...SHADES, ...ONE_COLOUR].map((group) => group.map((each) => each.toLowerCase()));
  return a !== b && !groups.some((group) => group.includes(a) && group.includes(b));
}

export const CHANGES: Readonly<Record<string, Change>> = {
  'one letter': of(['text'], ({ subText }, random) => {
    const letters = [...subText];
    const at = Math.floor(random() * letters.length);
    return { subText: letters.with(at, letters[at] === 'x' ? 'y' : 'x').join('') };
  }),
  'one spacing of 0.001 mm': of(['text'], ({ subText, subTextSpacing }, random) => {
    const spacings = [...subText].map((_, at) => Number(subTextSpacing.split(',')[at] ?? 0));
    const at = Math.floor(random() * spacings.length);
    return { subTextSpacing: spacings.with(at, rounded((spacings[at] ?? 0) + step(random))).join(',') };
  }),
  '0.001 mm of position': of(ANY, ({ position }, random) => {
    const along = oneOf(random, ['x', 'y'] as const);
    return { position: { ...position, [along]: rounded(position[along] + step(random)) } };
  }),
  'a thousandth of a degree': of(ANY, ({ position }, random) => ({
    position: { ...position, rotation: rounded(position.rotation + step(random)) },
  })),
  'a thousandth of the size': of(
    ['text', 'sandblownVignet', 'standardVignet', 'customVignet', 'attachment', 'qrCode'],
    ({ scale }) => ({ scale: rounded(scale + STEP) }),
  ),
  '0.001 mm of height': of(['text'], ({ fontSize }) => ({
    fontSize: String(rounded(Number(fontSize) + STEP)),
  })),
  '0.001 mm behind every letter': of(['text'], ({ letterSpacing }) => ({
    letterSpacing: rounded(letterSpacing + STEP),
  })),
  'a thousandth of a percent of the advance': of(['text'], ({ fontSpacing }) => ({
    fontSpacing: rounded(fontSpacing + STEP),
  })),
  'a sign that is drawn': of(['text'], ({ signs }, random, { vignets }) => ({
    signs: {
      ...signs,
      '†': oneOf(
        random,
        vignets.filter(({ id }) => id !== signs?.['†']),
      ).id,
    },
  })),
  'a colour': of(
    ['text', 'sandblownVignet', 'standardVignet', 'customVignet', 'qrCode'],
    ({ fontColor }, random) => {
      const wire = WIRE_COLOURS[oneOf(random, COLOUR_NAMES)] ?? 'hvid';
      return isOtherColour(fontColor, wire) ? { fontColor: wire } : undefined;
    },
  ),
  'a typeface': of(['text'], ({ fontFamily }, random) => ({
    fontFamily: oneOf(
      random,
      FONTS.filter(({ family }) => family !== fontFamily),
    ).family,
  })),
  italics: of(['text'], ({ cursive }) => ({ cursive: !cursive })),
  'cut or mounted': of(['text'], ({ variant }) => ({ variant: variant === 'sandb' ? 'bronze' : 'sandb' })),
  'a curve': of(['text'], ({ curve }) => ({
    curve:
      curve?.kind === 'arc'
        ? { ...curve, radius: rounded(curve.radius + STEP) }
        : { kind: 'arc', radius: 500, side: 'outside' },
  })),
  'another vignet': of(['sandblownVignet', 'standardVignet'], ({ vignetId }, random, { vignets }) => ({
    vignetId: oneOf(
      random,
      vignets.filter(({ id }) => id !== vignetId),
    ).id,
  })),
  'a mirrored vignet': of(['sandblownVignet', 'standardVignet', 'customVignet'], ({ reverse }) => ({
    reverse: !reverse,
  })),
  'a shaped vignet': of(['sandblownVignet', 'standardVignet', 'customVignet'], () => ({
    transform: 'rotate(0.5)',
  })),
  'another lantern': of(['attachment'], ({ attachmentId }, random, { attachments }) => ({
    attachmentId: oneOf(
      random,
      attachments.filter(({ id }) => id !== attachmentId),
    ).id,
  })),
  'another address': of(['qrCode'], ({ content }) => ({ content: `${content}x` })),
  'a crop': of(['medallion'], ({ crop }) => ({
    crop: { x: 0.5, y: 0.5, turn: 0, zoom: rounded((crop?.zoom ?? 1) + 0.001) },
  })),
  'a tone': of(['medallion'], ({ brightness = 0 }) => ({ brightness: brightness + 1 })),
  'kept free instead of cut': of(ANY, ({ reserved }) => ({ reserved: reserved ? undefined : true })),
  hidden: of(ANY, () => ({ hidden: true })),
  'one more line': (given) =>
    design.parse({ ...given, Parms: [...given.Parms, { type: 'text', subText: 'Savnet', fontSize: '25' }] }),
  'a material': (given, random, { stoneTypes }) => {
    const others = stoneTypes
      .find(({ id }) => id === given.StoneTypeId)
      ?.Variants.filter(({ id }) => id !== given.StoneTypeVariantId);
    return others && others.length > 0
      ? { ...given, StoneTypeVariantId: oneOf(random, others).id }
      : undefined;
  },
  'a stone': (given, random, { stoneTypes }) => {
    const other = oneOf(
      random,
      stoneTypes.filter(({ id }) => id !== given.StoneTypeId),
    );
    return { ...given, StoneTypeId: other.id, StoneTypeVariantId: other.Variants[0]?.id ?? 0 };
  },
  'a base': (given, _random, { stoneTypes }) => {
    const base = stoneTypes.find(({ id }) => id === given.StoneTypeId)?.make?.base;
    if (!base) return undefined;
    const now = given.make?.base;
    return {
      ...given,
      make: { ...given.make, base: { ...base, height: (now?.height ?? base.height) + STEP } },
    };
  },
  'a frame': (given, random) => ({
    ...given,
    Frame: {
      ...given.Frame,
      Type: oneOf(
        random,
        FRAME_TYPES.filter((type) => type !== given.Frame.Type),
      ),
    },
  }),
  'an addition to a stone that stands': (given) => ({ ...given, ExistingStone: !given.ExistingStone }),
};
