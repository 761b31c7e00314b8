import { type Golden, onStone } from '../golden';

const SIDE = 280;

const line = (subText: string, x: number, y: number, given: object) => ({
  ...{ type: 'text', subText, fontFamily: 'EB Garamond', variant: 'sandb', fontSize: '90' },
  ...{ position: { x, y }, ...given },
});

/** Stones in their places, painted by the processor from where they are turned to. */
export const TURNED: readonly Golden[] = [
  {
    ...onStone(
      'turned/gold-on-its-base-in-snow',
      {
        ...{ StoneTypeId: 15, StoneTypeVariantId: 1501, BackgroundId: 14 },
        make: { bevel: 30, base: { width: 700, height: 150, depth: 240 } },
        Parms: [line('Ida', 300, 340, { fontColor: 'guld' })],
      },
      1,
    ),
    turned: { turn: 30, lift: 12, side: SIDE },
  },
  {
    ...onStone(
      'turned/bronze-on-slabs',
      {
        ...{ StoneTypeId: 21, StoneTypeVariantId: 2107, BackgroundId: 25 },
        Parms: [line('Ida', 360, 330, { variant: 'bronze', fontColor: 'bronze' })],
      },
      1,
    ),
    turned: { turn: -60, lift: 12, side: SIDE },
  },
  {
    ...onStone(
      'turned/lying-in-grass',
      {
        ...{ StoneTypeId: 34, StoneTypeVariantId: 3404, BackgroundId: 21 },
        Parms: [line('Ida', 250, 230, { fontColor: 'sort' })],
      },
      1,
    ),
    turned: { turn: 26, lift: 42, side: SIDE },
  },
];
