import { ENGRAVED_COLOURS, MOUNTED_COLOURS, VIGNET_COLOURS } from '../../../src/stone/colours';
import { type Golden, onPlate } from '../golden';

const TONES = ['dark', 'light'] as const;

/** Three per row, in the order in which they are offered. */
const CELL = { width: 74, height: 56 };
const placeOf = (index: number) => ({
  position: {
    x: CELL.width * ((index % 3) + 0.5),
    y: CELL.height * (Math.floor(index / 3) + 0.5),
    rotation: 0,
  },
});

const plate = { width: 3 * CELL.width, height: 2 * CELL.height };

/** The letter's baseline is below the middle of its cell. */
const letters = (colours: object, variant: string) =>
  Object.values(colours).map((fontColor: string, index) => {
    const { position } = placeOf(index);
    return {
      type: 'text',
      subText: 'Ægt',
      fontSize: '26',
      variant,
      fontColor,
      position: { ...position, y: position.y + 12 },
    };
  });

const vignets = (type: string, vignetId: number, scale: number) =>
  Object.values(VIGNET_COLOURS).map((fontColor, index) => ({
    type,
    vignetId,
    scale,
    fontColor,
    ...placeOf(index),
  }));

/** Every colour of letters and of vignets, on a dark plate and on a light one. */
export const COLOURS: readonly Golden[] = TONES.flatMap((tone) => [
  onPlate(`colours/engraved-letters-on-${tone}`, { ...plate, tone }, letters(ENGRAVED_COLOURS, 'sandb')),
  onPlate(`colours/mounted-letters-on-${tone}`, { ...plate, tone }, letters(MOUNTED_COLOURS, 'bronze')),
  onPlate(`colours/engraved-vignets-on-${tone}`, { ...plate, tone }, vignets('sandblownVignet', 558, 0.16)),
  onPlate(`colours/mounted-vignets-on-${tone}`, { ...plate, tone }, vignets('standardVignet', 705, 0.75)),
]);
