import { FONTS } from '../../../fonts/catalogue';
import type { DrawnCatalogue } from '../../../src/scene/sourcesFrom';
import { ENGRAVED_COLOURS, MOUNTED_COLOURS, VIGNET_COLOURS } from '../../../src/stone/colours';
import { FRAME_TYPES } from '../../../src/stone/frame';
import { type Design, design } from '../../../src/stone/stone';
import { oneOf, type Random } from '../../random';

const WORDS = [
  'Karen',
  'Jens Åkjær',
  '* 12.4.1941',
  '† 3.11.2026',
  'Tak for alt',
  'Unvergessen',
  'f. 2.2.1930',
];

/** A whole number of thousandths: as entered or dragged. */
const between = (random: Random, least: number, most: number) =>
  Math.round((least + random() * (most - least)) * 1000) / 1000;

/** An uploaded drawing that was traced: a leaf. */
export const LEAF = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60"><path d="M20 0C40 20 40 40 20 60C0 40 0 20 20 0Z"/></svg>',
)}`;

const UPLOADED = 7;

const positionOn = (random: Random) => ({
  x: between(random, 60, 500),
  y: between(random, 60, 600),
  rotation: random() < 0.7 ? 0 : between(random, -90, 90),
});

function line(random: Random) {
  const isEngraved = random() < 0.7;
  const subText = oneOf(random, WORDS);
  return {
    type: 'text',
    subText,
    position: positionOn(random),
    fontFamily: oneOf(random, FONTS).family,
    cursive: random() < 0.3,
    variant: isEngraved ? 'sandb' : 'bronze',
    fontColor: oneOf(random, Object.values(isEngraved ? ENGRAVED_COLOURS : MOUNTED_COLOURS)),
    fontSize: String(between(random, 18, 60)),
    ...(random() < 0.3 && { letterSpacing: between(random, -1, 3), fontSpacing: between(random, 90, 120) }),
    ...(random() < 0.4 && {
      subTextSpacing: [...subText].map(() => between(random, 0, 2)).join(','),
    }),
    ...(random() < 0.2 && {
      curve: { kind: 'arc', radius: between(random, 300, 900), side: oneOf(random, ['outside', 'inside']) },
    }),
    ...(random() < 0.15 && { scale: between(random, 0.5, 1.5) }),
    ...(random() < 0.1 && { reserved: true }),
  };
}

function ornament(random: Random, { vignets }: DrawnCatalogue) {
  const { id, kind } = oneOf(random, vignets);
  return {
    type: kind === 'sandblown' ? 'sandblownVignet' : 'standardVignet',
    vignetId: id,
    position: positionOn(random),
    scale: between(random, 0.1, 0.4),
    fontColor: oneOf(random, Object.values(VIGNET_COLOURS)),
    ...(random() < 0.3 && { reverse: true }),
    ...(random() < 0.3 && { transform: `rotate(${between(random, 1, 40)}) scale(1.2, 1)` }),
  };
}

/** A design with a little of everything, on any stone of a catalogue; `photograph` is the address of one. */
export function richDesign(random: Random, catalogue: DrawnCatalogue, photograph: string): Design {
  const stone = oneOf(
    random,
    catalogue.stoneTypes.filter(({ make, existing }) => make && !existing),
  );
  const { make } = stone;
  const maybe = <T>(share: number, given: () => T): T[] => (random() < share ? [given()] : []);
  const elements = [
    ...Array.from({ length: 1 + Math.floor(random() * 3) }, () => line(random)),
    ...maybe(0.6, () => ornament(random, catalogue)),
    ...maybe(0.3, () => ({
      type: 'attachment',
      attachmentId: oneOf(random, catalogue.attachments).id,
      position: positionOn(random),
    })),
    ...maybe(0.3, () => ({
      type: 'qrCode',
      content: `https://minde.example/${Math.floor(random() * 1e6)}`,
      position: positionOn(random),
      fontColor: '#fff',
    })),
    ...maybe(0.3, () => ({
      type: 'medallion',
      picture: photograph,
      position: positionOn(random),
      tone: oneOf(random, ['colour', 'sepia', 'blackAndWhite']),
      ...(random() < 0.5 && { crop: { x: 0.5, y: 0.45, zoom: between(random, 1.1, 2), turn: 3 } }),
    })),
    ...maybe(0.3, () => ({
      type: 'customVignet',
      vignetId: UPLOADED,
      position: positionOn(random),
      fontColor: '#fff',
    })),
    ...maybe(0.2, () => ({ ...line(random), hidden: true })),
  ];
  return design.parse({
    designName: 'Prøve',
    type: stone.type,
    StoneTypeId: stone.id,
    StoneTypeVariantId: oneOf(random, stone.Variants).id,
    revision: 1,
    Parms: elements,
    stoneVignets: [{ id: UPLOADED, url: LEAF, width: 40, height: 60 }],
    Frame: random() < 0.4 ? { Type: oneOf(random, FRAME_TYPES), Color: 'guld' } : {},
    ...(make && random() < 0.4 && { make: { thickness: oneOf(random, make.thicknesses), base: make.base } }),
  });
}
