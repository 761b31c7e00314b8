import { PORTRAIT } from '../../scene/portrait';
import { type Golden, onPlate } from '../golden';

const plate = (x: number, given: object) => ({
  type: 'medallion',
  picture: PORTRAIT,
  position: { x, y: 75, rotation: 0 },
  ...given,
});

/** Medallions in each shape and tone, on dark and light granite. */
export const MEDALLIONS: readonly Golden[] = [
  onPlate('medallions/ovals', { width: 330, height: 150 }, [
    plate(60, { rim: 'gold' }),
    plate(165, { tone: 'sepia', rim: 'white' }),
    plate(270, { tone: 'blackAndWhite' }),
  ]),
  onPlate('medallions/shapes', { width: 330, height: 150, tone: 'light' }, [
    plate(60, { shape: 'round', width: 90, height: 90, tone: 'sepia', rim: 'gold' }),
    plate(165, { shape: 'rectangle', rim: 'white' }),
    plate(270, { position: { x: 270, y: 75, rotation: 20 }, crop: { x: 0.5, y: 0.45, zoom: 1.6, turn: -8 } }),
  ]),
];
