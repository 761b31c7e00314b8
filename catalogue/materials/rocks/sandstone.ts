import type { Rock } from '../recipe';
import { crystal } from './crystal';

/** Sandstone as from Obernkirchen: pale yellow-beige quartz grains of 0.2 to 0.4 mm, its bedding hardly seen. */
export const sandstone: Rock = {
  minerals: [
    crystal({ colour: [210, 195, 164], share: 5, size: 0.75, stretch: 1.2, variety: 9, run: 3, cloud: 3 }),
    crystal({ colour: [197, 181, 149], share: 3, size: 0.7, stretch: 1.2, variety: 9, run: 3, cloud: 3 }),
    crystal({ colour: [223, 212, 186], share: 1.6, size: 0.7, stretch: 1.2, variety: 8, run: 3, cloud: 3 }),
  ],
  specks: [crystal({ colour: [140, 112, 78], share: 0.006, size: 0.5, spread: 0.3, variety: 14 })],
  joints: 0.1,
  mottle: 4,
  flow: { layers: 40, lengths: 3, folds: 3, sway: 14, alignment: 0.3, tone: 2.5 },
  scatter: 0.02,
};
