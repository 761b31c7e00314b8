import type { Rock } from '../recipe';
import { crystal } from './crystal';

/** Gneissic granite as from Halmstad: flesh-red and grey streaks, finely flowing, of even grains of one to two millimetres. */
export const halmstad: Rock = {
  minerals: [
    crystal({ colour: [154, 127, 118], share: 4, size: 1.5, stretch: 2, layers: [0.45, 1], stray: 0.25 }),
    crystal({ colour: [136, 130, 127], share: 3.4, size: 1.4, stretch: 2, layers: [0, 0.6], stray: 0.3 }),
    crystal({ colour: [178, 163, 154], share: 1.6, size: 1.5, stretch: 1.8 }),
    crystal({ colour: [66, 60, 58], share: 1.7, size: 0.95, stretch: 3, layers: [0, 0.35], stray: 0.2 }),
  ],
  specks: [crystal({ colour: [54, 49, 48], share: 0.03, size: 0.6, stretch: 3, variety: 10 })],
  joints: 0.14,
  mottle: 6,
  flow: { layers: 34, lengths: 5, folds: 4, sway: 26, alignment: 0.85, tone: 4 },
  scatter: 0.045,
};

/** Granite as from Paradisbakke: dark grey, with light veins that rise and end in it like flames. */
export const paradisbakke: Rock = {
  minerals: [
    crystal({
      colour: [82, 83, 85],
      share: 4.4,
      size: 1.7,
      variety: 11,
      run: 8,
      layers: [0, 0.86],
      stray: 0.1,
    }),
    crystal({ colour: [42, 43, 45], share: 2.8, size: 1.2, stretch: 2.2, layers: [0, 0.8], stray: 0.06 }),
    crystal({ colour: [110, 110, 110], share: 1.6, size: 1.6, variety: 10, run: 8 }),
    crystal({
      colour: [146, 143, 140],
      share: 1.9,
      size: 1.7,
      stretch: 1.9,
      variety: 14,
      layers: [0.86, 1],
      stray: 0.14,
    }),
  ],
  specks: [crystal({ colour: [34, 34, 36], share: 0.03, size: 0.7, stretch: 2.4 })],
  joints: 0.16,
  mottle: 6,
  flow: { layers: 24, lengths: 5, folds: 5, sway: 30, alignment: 0.75, tone: 5 },
  scatter: 0.045,
};

/** Migmatite from southern India, sold as Paradiso: wine-violet, with dark and rose bands that flow about each other. */
export const paradiso: Rock = {
  minerals: [
    crystal({
      colour: [112, 82, 86],
      share: 4,
      size: 2,
      stretch: 1.9,
      variety: 11,
      layers: [0.25, 0.85],
      stray: 0.1,
    }),
    crystal({ colour: [84, 62, 68], share: 2.4, size: 1.7, stretch: 2.2, layers: [0.1, 0.6], stray: 0.12 }),
    crystal({
      colour: [44, 39, 43],
      share: 2.2,
      size: 1.2,
      stretch: 2.8,
      variety: 6,
      layers: [0, 0.25],
      stray: 0.1,
    }),
    crystal({
      colour: [168, 132, 124],
      share: 1.6,
      size: 2.4,
      stretch: 1.6,
      variety: 12,
      layers: [0.8, 1],
      stray: 0.06,
    }),
    crystal({ colour: [124, 110, 112], share: 1.2, size: 1.9, stretch: 1.8 }),
  ],
  specks: [crystal({ colour: [36, 31, 34], share: 0.025, size: 0.7, stretch: 3 })],
  joints: 0.16,
  mottle: 6,
  flow: { layers: 25, lengths: 5, folds: 4, sway: 44, alignment: 0.88, tone: 5 },
  scatter: 0.045,
};

/** Migmatite sold as Aurora: red and rose granite bands between black-grey ones. */
export const aurora: Rock = {
  minerals: [
    crystal({
      colour: [168, 106, 95],
      share: 3.6,
      size: 2.6,
      stretch: 1.6,
      variety: 13,
      layers: [0.45, 0.95],
      stray: 0.08,
    }),
    crystal({
      colour: [192, 146, 135],
      share: 1.8,
      size: 2.8,
      stretch: 1.5,
      variety: 11,
      layers: [0.7, 1],
      stray: 0.1,
    }),
    crystal({ colour: [112, 104, 102], share: 2, size: 1.8, stretch: 2, layers: [0.1, 0.6], stray: 0.2 }),
    crystal({
      colour: [54, 51, 53],
      share: 2.6,
      size: 1.4,
      stretch: 2.8,
      variety: 8,
      layers: [0, 0.3],
      stray: 0.12,
    }),
  ],
  specks: [crystal({ colour: [40, 36, 37], share: 0.03, size: 0.8, stretch: 2.6 })],
  joints: 0.16,
  mottle: 6,
  flow: { layers: 22, lengths: 5, folds: 4, sway: 40, alignment: 0.8, tone: 4 },
  scatter: 0.045,
};
