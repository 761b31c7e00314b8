import type { StoneVariant } from '../catalogue/stoneType';
import type { ColourName } from '../colours';
import type { Cut } from '../cut';
import type { Mm } from '../numbers';
import { greyUnder, UNVEILED } from './contrast';
import { looksOf } from './looks';
import { luminanceOf } from './luminance';

/** The cap height in mm at which paint is compared with stone: light and shade in the cut count little there. */
const SIZE: Mm = 20;

/** Whether ink of a colour reflects more light than the material around it. */
export function isLighter(colour: ColourName, cut: Cut, ground: Pick<StoneVariant, 'colour'>): boolean {
  const stone = greyUnder(ground, UNVEILED);
  const ink = looksOf(colour, cut, SIZE).reduce((sum, { look, weight }) => {
    const lights = look.map(({ grey, covers }) => luminanceOf(grey + (1 - covers) * stone));
    return sum + (weight * lights.reduce((total, light) => total + light, 0)) / lights.length;
  }, 0);
  return ink > luminanceOf(stone);
}
