import { PORTRAIT } from '../../scene/portrait';
import { type Golden, onPlate } from '../golden';

const etching = (x: number, given: object) => ({
  type: 'etching',
  picture: PORTRAIT,
  position: { x, y: 75, rotation: 0 },
  ...given,
});

/** Etchings in each shape and screen, on dark granite; on light granite, where they are hardly seen, their dark parts engraved too. */
export const ETCHINGS: readonly Golden[] = [
  onPlate('etchings/on-dark', { width: 330, height: 150, pxPerMm: 2 }, [
    etching(60, {}),
    etching(165, { shape: 'rectangle', screen: 'lines', dpi: 100 }),
    etching(270, { screen: 'ordered', dpi: 150, gamma: 1.6 }),
  ]),
  onPlate('etchings/on-light', { width: 330, height: 150, tone: 'light', pxPerMm: 2 }, [
    etching(60, {}),
    etching(165, { shape: 'rectangle', inverted: true, screen: 'floydSteinberg', dpi: 200 }),
    etching(270, { inverted: true, crop: { x: 0.5, y: 0.45, zoom: 1.6, turn: -8 }, sharpness: 100 }),
  ]),
];
