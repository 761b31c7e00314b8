import fc from 'fast-check';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontCache } from '../../../src/lettering/fontCache';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import { FRAME_TYPES } from '../../../src/stone/frame';
import { type Design, design } from '../../../src/stone/stone';
import { catalogue } from '../../scene/drawnStone';

/** A lying stone, its sides in mm; half of all elements are in its middle, on top of each other. */
const STONE = { StoneTypeId: 41, width: 450, height: 350 };

/** Texts: names, dates, and letters that stand close. */
const WORDS = ['Anna', 'Sørensen', 'Åse', 'OOO', 'Weiß', '* 12.4.1941', '† 2026', 'Tak for alt', 'MW', 'Ñé'];

/** How elements are flipped and turned besides mirroring. */
const TRANSFORMS = ['', '', 'scale(-1 1)', 'scale(1 -1)', 'rotate(37)', 'skewX(20)'];

const between = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);

const place = fc.record({
  x: fc.oneof(between(150, 300), between(-20, 470)),
  y: fc.oneof(between(120, 230), between(-20, 370)),
  rotation: fc.oneof(fc.constantFrom(0, 90, 180), between(-180, 180)),
});

const line = fc.record({
  type: fc.constant('text'),
  subText: fc.constantFrom(...WORDS),
  fontFamily: fc.constantFrom(...FONTS.map(({ family }) => family)),
  cursive: fc.boolean(),
  variant: fc.constantFrom('sandb', 'sandb', 'bronze'),
  fontColor: fc.constant('guld'),
  fontSize: between(15, 70).map(String),
  letterSpacing: fc.oneof(fc.constant(0), between(-12, 2)),
  position: place,
});

const ornament = fc.constantFrom('sandblownVignet', 'sandblownVignet', 'standardVignet').chain((type) =>
  fc.record({
    type: fc.constant(type),
    vignetId: fc.constantFrom(...catalogue.vignets.map(({ id }) => id)),
    reverse: fc.boolean(),
    transform: fc.constantFrom(...TRANSFORMS),
    fontColor: fc.constant('#000'),
    scale: between(0.15, 0.6),
    position: place,
  }),
);

const frame = fc.oneof(
  { weight: 4, arbitrary: fc.constant('none') },
  { weight: 1, arbitrary: fc.constantFrom(...FRAME_TYPES) },
);

const FEW = fc.array(fc.oneof(line, ornament), { minLength: 2, maxLength: 5 });

/** A pile of ornaments with a name beneath it. */
const PILE = fc
  .tuple(line, fc.array(ornament, { minLength: 8, maxLength: 14 }))
  .map(([name, ornaments]) => [name, ...ornaments]);

/** Designs whose elements overlap, turned and mirrored in any way, some within a frame. */
export const overlappingDesigns: fc.Arbitrary<Design> = fc
  .tuple(
    fc.oneof({ weight: 12, arbitrary: FEW as fc.Arbitrary<object[]> }, { weight: 1, arbitrary: PILE }),
    frame,
  )
  .map(([Parms, Type]) =>
    design.parse({ StoneTypeId: STONE.StoneTypeId, StoneTypeVariantId: 4101, Parms, Frame: { Type } }),
  );

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(FONTS.map(({ family }) => family));

/** The project's catalogue and all its fonts. */
export const sources = sourcesFrom(catalogue, fonts);
