import type { Rock } from '../recipe';
import { crystal } from './crystal';

/** Norwegian larvikite, light (Blue Pearl): grey-blue feldspars of about a centimetre, many of which flash silver-blue. */
export const bluePearl: Rock = {
  minerals: [
    crystal({
      colour: [98, 106, 113],
      share: 7,
      size: 11,
      spread: 0.32,
      stretch: 1.7,
      variety: 14,
      run: 8,
      cloud: 9,
      schiller: { colour: [176, 194, 212], share: 0.55, strength: 0.85, lamella: 1.1 },
    }),
    crystal({ colour: [80, 85, 89], share: 1.6, size: 7, spread: 0.4, variety: 12, run: 8, cloud: 8 }),
    crystal({ colour: [120, 124, 128], share: 0.6, size: 4, spread: 0.4, variety: 12, run: 8, cloud: 8 }),
  ],
  specks: [
    crystal({ colour: [34, 36, 39], share: 0.15, size: 3, spread: 0.45, variety: 8, gaps: 1.12 }),
    crystal({
      colour: [24, 25, 27],
      share: 0.02,
      size: 0.9,
      spread: 0.4,
      stretch: 1.8,
      variety: 6,
      gaps: 0.8,
    }),
  ],
  joints: 0.35,
  mottle: 4,
  scatter: 0.045,
};

/** Norwegian larvikite, dark (Emerald Pearl): green-black, with bluish-green flashes. */
export const emeraldPearl: Rock = {
  minerals: [
    crystal({
      colour: [42, 49, 47],
      share: 7,
      size: 11,
      spread: 0.32,
      stretch: 1.7,
      variety: 8,
      run: 6,
      cloud: 5,
      schiller: { colour: [112, 150, 152], share: 0.45, strength: 0.8, lamella: 1.1 },
    }),
    crystal({ colour: [34, 39, 38], share: 1.6, size: 7, spread: 0.4, variety: 6, run: 5, cloud: 4 }),
    crystal({ colour: [56, 63, 61], share: 0.6, size: 4, spread: 0.4, variety: 8, run: 5, cloud: 5 }),
  ],
  specks: [
    crystal({ colour: [16, 18, 18], share: 0.15, size: 3, spread: 0.45, variety: 4, gaps: 1.12 }),
    crystal({
      colour: [12, 13, 13],
      share: 0.02,
      size: 0.9,
      spread: 0.4,
      stretch: 1.8,
      variety: 3,
      gaps: 0.8,
    }),
  ],
  joints: 0.35,
  mottle: 3,
  scatter: 0.045,
};
