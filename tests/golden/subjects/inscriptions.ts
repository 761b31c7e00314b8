import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/system/projectRoot';
import { standardStone } from '../catalogue';
import { type Golden, onPlate, onStone } from '../golden';

const example = JSON.parse(readFileSync(join(projectRoot(), 'examples', 'single.json'), 'utf8')) as object;

const line = (subText: string, y: number, given: object = {}) => ({
  type: 'text',
  subText,
  fontSize: '14',
  position: { x: 120, y, rotation: 0 },
  ...given,
});

/** What moves letters: percent of the advance, mm behind all, and mm behind each. */
const SPACED = [
  line('Anna Sørensen', 26),
  line('Anna Sørensen', 52, { fontSpacing: 130 }),
  line('Anna Sørensen', 78, { letterSpacing: -0.8 }),
  line('Anna Sørensen', 104, { subTextSpacing: '4,-1.5,0,8,0,-2,0,0,5' }),
];

/** A character that no font has, a family and a vignet that no catalogue has: they must be impossible to overlook. */
const AMISS = [
  line('Mor 🕊 og far', 30),
  line('Mor og far', 60, { fontFamily: 'Futura' }),
  { type: 'sandblownVignet', vignetId: 999_999, scale: 0.5, position: { x: 120, y: 100, rotation: 0 } },
];

const BRONZE = ['Karen Østergård', '* 12.4.1941', '† 3.11.2026'].map((subText, row) => ({
  type: 'text',
  subText,
  fontFamily: 'Alegreya',
  fontSize: row === 0 ? '40' : '25',
  variant: 'bronze',
  fontColor: 'bronze',
  position: { x: 325, y: 270 + row * 62, rotation: 0 },
}));

/** Lines on arcs and along the edge of a stone: each letter keeps its form, lit as it is turned. */
const BENT = [
  ['ELSE MARIE KROGH', 95, '34', { kind: 'edge' }],
  ['AVANTGARDE', 330, '30', { kind: 'arc', radius: 150, side: 'outside' }],
  ['hvil i fred', 480, '44', { kind: 'arc', radius: 150, side: 'inside' }],
].map(([subText, y, fontSize, curve]) => ({
  type: 'text',
  subText,
  fontSize,
  curve,
  fontColor: 'guld',
  letterSpacing: 1,
  fontFamily: subText === 'hvil i fred' ? 'Great Vibes' : 'EB Garamond',
  position: { x: 250, y, rotation: 0 },
}));

/** What only keeps its place: a name beside one that is cut, an ornament and a lantern, all as ghosts. */
const RESERVED = [
  ['Karen Østergård', 170, false],
  ['Aage Østergård', 480, true],
].flatMap(([subText, x, reserved]) =>
  [subText, '* 12.4.1941'].map((words, row) => ({
    type: 'text',
    subText: words,
    fontSize: row === 0 ? '26' : '18',
    reserved,
    position: { x, y: 270 + row * 50, rotation: 0 },
  })),
);

/** Whole stones in their own material, and the rule for placing letters. */
export const INSCRIPTIONS: readonly Golden[] = [
  onStone('inscriptions/standard-stone', standardStone, 0.6),
  onStone('inscriptions/example', example, 0.6),
  onStone(
    'inscriptions/bronze',
    {
      StoneTypeId: 17,
      StoneTypeVariantId: 1704,
      Parms: [
        ...BRONZE,
        { type: 'standardVignet', vignetId: 701, fontColor: '#663402', position: { x: 325, y: 540 } },
      ],
    },
    0.6,
  ),
  onStone(
    'inscriptions/reserved',
    {
      StoneTypeId: 17,
      StoneTypeVariantId: 1704,
      Parms: [
        ...RESERVED,
        { type: 'sandblownVignet', vignetId: 552, reserved: true, position: { x: 480, y: 480 } },
      ],
    },
    1,
  ),
  // Seen from behind: the outline is mirrored, the letters are not, and the rough edge is on the other side.
  onStone(
    'inscriptions/back',
    {
      StoneTypeId: 19,
      StoneTypeVariantId: 1901,
      backOf: 1,
      Parms: ['Elsket', 'og savnet'].map((subText, row) => ({
        ...{ type: 'text', subText, fontFamily: 'Cormorant Garamond', fontSize: '40', fontColor: 'guld' },
        position: { x: 300, y: 280 + row * 80, rotation: 0 },
      })),
    },
    0.6,
  ),
  onStone('inscriptions/bent', { StoneTypeId: 18, StoneTypeVariantId: 1801, Parms: BENT }, 0.6),
  onPlate('inscriptions/spaced', { width: 240, height: 116 }, SPACED),
  onPlate('inscriptions/amiss', { width: 240, height: 140 }, AMISS),
];
