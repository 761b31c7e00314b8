import { catalogue } from '../catalogue';
import { fileName, type Golden, onStone } from '../golden';

/** How wide the pictures are, in pixels. */
const WIDTH = 240;
const LANTERNS = 360;
const LETTERS_WIDTH = 480;

/** A cut line and a mounted one. */
const LETTERS = [
  {
    type: 'text',
    subText: 'Karen Holm',
    fontSize: '50',
    variant: 'sandb',
    fontColor: 'guld',
    position: { x: 300, y: 270, rotation: 0 },
  },
  {
    type: 'text',
    subText: 'HOLM',
    fontFamily: 'Alegreya',
    fontSize: '80',
    variant: 'bronze',
    fontColor: 'bronze',
    position: { x: 300, y: 460, rotation: 0 },
  },
];

const stone = (id: number) => {
  const found = catalogue.stoneTypes.find((one) => one.id === id);
  if (!found) throw new Error(`no stone ${id}`);
  return found;
};

const placed = (stoneType: number, variant: number, BackgroundId: number): Golden => {
  const { Name, Variants } = stone(stoneType);
  const place = catalogue.backgrounds.find(({ id }) => id === BackgroundId)?.Name ?? '';
  const given = { StoneTypeId: stoneType, StoneTypeVariantId: Variants[variant]?.id, BackgroundId };
  return {
    ...onStone(`places/${fileName(Name)}-${fileName(place)}`, given, WIDTH / stone(stoneType).width),
    placedWidth: WIDTH,
  };
};

/** What the pictures below leave out of what a stone comes in: each material and finish once, from place to place. */
function otherMaterials(shown: readonly Golden[]): readonly Golden[] {
  const { id: stoneType, Variants } = stone(15);
  const places = catalogue.backgrounds.filter(({ picture }) => picture !== undefined);
  const all = catalogue.stoneTypes.flatMap((type) => type.Variants);
  const lookOf = (variantId: number) => all.find(({ id }) => id === variantId)?.tile;
  const drawn = new Set(shown.map(({ design }) => lookOf(design.StoneTypeVariantId)));
  return Variants.flatMap(({ tile }, at) => (drawn.has(tile) ? [] : [at])).map((variant, at) => ({
    ...placed(stoneType, variant, places[at % places.length]?.id ?? 0),
    name: `places/${fileName(Variants[variant]?.Name ?? '')}`,
  }));
}

/**
 * Each way of standing and lying in a place and on a plain floor, and each kind of ground: lawn, leaves, gravel, snow, slabs, none; every
 * place at least once (tests/golden/places.test.ts).
 */
const SEEN: readonly Golden[] = [
  placed(15, 0, 21),
  placed(15, 1, 14),
  placed(15, 5, 13),
  placed(21, 0, 19),
  placed(22, 0, 25),
  placed(23, 1, 12),
  placed(24, 0, 20),
  placed(23, 0, 10),
  placed(33, 0, 22),
  placed(34, 4, 14),
  placed(35, 2, 21),
  placed(35, 0, 10),
  placed(41, 0, 17),
  placed(43, 1, 12),
  placed(20, 2, 11),
  placed(25, 3, 21),
  placed(31, 4, 18),
  placed(22, 1, 16),
  placed(26, 5, 23),
  placed(24, 3, 24),
  placed(36, 1, 15),
  // The sun comes from the side in the evening, from above in summer, and from nowhere in mist: letters show it.
  ...[13, 21, 11].map((BackgroundId) => ({
    ...onStone(
      `places/bogstaver-${fileName(catalogue.backgrounds.find(({ id }) => id === BackgroundId)?.Name ?? '')}`,
      { StoneTypeId: 15, StoneTypeVariantId: 1503, BackgroundId, Parms: LETTERS },
      LETTERS_WIDTH / 600,
    ),
    placedWidth: LETTERS_WIDTH,
  })),
  // Lanterns and candles burn where the sun is low; by day they do not.
  ...[13, 21].map((BackgroundId) => ({
    ...onStone(
      `places/lygter-${fileName(catalogue.backgrounds.find(({ id }) => id === BackgroundId)?.Name ?? '')}`,
      {
        StoneTypeId: 15,
        StoneTypeVariantId: 1501,
        BackgroundId,
        Parms: [101, 103, 102, 104].map((attachmentId, at) => ({
          type: 'attachment',
          attachmentId,
          scale: 0.8,
          position: { x: 110 + 130 * at, y: 420, rotation: 0 },
        })),
      },
      LANTERNS / 600,
    ),
    placedWidth: LANTERNS,
  })),
];

export const PLACES: readonly Golden[] = [...SEEN, ...otherMaterials(SEEN)];
