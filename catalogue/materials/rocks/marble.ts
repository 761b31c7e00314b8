import type { Rock } from '../recipe';
import { crystal } from './crystal';

/** Marble from Carrara: white, its grains hardly seen, with soft grey veins. */
export const carrara: Rock = {
  minerals: [
    crystal({ colour: [232, 232, 230], share: 5, size: 0.8, stretch: 1.2, variety: 4, run: 2, cloud: 3 }),
    crystal({ colour: [224, 225, 225], share: 3, size: 0.8, stretch: 1.2, variety: 4, run: 2, cloud: 3 }),
  ],
  specks: [],
  joints: 0.02,
  mottle: 7,
  veins: [
    { colour: [178, 182, 186], strength: 0.42, rows: 9, waves: 4, breadth: 7, sway: 30, seen: 0.5 },
    { colour: [168, 172, 177], strength: 0.34, rows: 12, waves: 5, breadth: 2.6, sway: 26, seen: 0.4 },
    { colour: [150, 155, 162], strength: 0.26, rows: 10, waves: 4, breadth: 1.3, sway: 26, seen: 0.25 },
  ],
  scatter: 0.045,
  facets: { size: 1.3, variety: 11, share: 0.045, strength: 0.95, glow: 0.48, clear: 1.9 },
};
