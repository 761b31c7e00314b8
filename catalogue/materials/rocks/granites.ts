import type { Rock } from '../recipe';
import { crystal } from './crystal';

/**
 * Nearly black diabase: dark laths in a darker ground, with a few faint glints. Fine-grained, as the trade's samples of Swedish black
 * are: laths of about half a millimetre, so that from a step away it is one even black.
 */
export const black: Rock = {
  minerals: [
    crystal({ colour: [27, 29, 33], share: 5, size: 0.7, stretch: 2.2, variety: 4, run: 2, cloud: 2 }),
    crystal({ colour: [19, 20, 23], share: 4, size: 0.8, variety: 3, run: 2, cloud: 2, cluster: 0.15 }),
    crystal({
      colour: [42, 46, 54],
      share: 2,
      size: 0.75,
      stretch: 2.6,
      variety: 7,
      run: 5,
      cloud: 3,
      cluster: 0.12,
    }),
  ],
  specks: [
    crystal({ colour: [56, 61, 71], share: 0.03, size: 0.5, stretch: 3, variety: 9, run: 4, cluster: 0.1 }),
    crystal({
      colour: [104, 112, 126],
      share: 0.005,
      size: 0.45,
      spread: 0.25,
      stretch: 2,
      variety: 16,
      cluster: 0,
    }),
  ],
  joints: 0.12,
  mottle: 3,
  scatter: 0.045,
};

/** Dark grey granite: black mica and grey feldspar. */
export const dark: Rock = {
  minerals: [
    crystal({ colour: [84, 86, 89], share: 5, size: 2.2, variety: 11, run: 8, cloud: 7 }),
    crystal({ colour: [62, 64, 68], share: 3, size: 1.9, variety: 8, run: 6, cloud: 5 }),
    crystal({ colour: [34, 35, 38], share: 3, size: 1.5, stretch: 1.9, variety: 6, cluster: 0.6 }),
    crystal({ colour: [112, 113, 114], share: 1.2, size: 1.8, variety: 11, run: 8, cloud: 8 }),
  ],
  specks: [crystal({ colour: [28, 29, 31], share: 0.05, size: 0.7, stretch: 2.4, cluster: 0.5 })],
  joints: 0.18,
  mottle: 7,
};

/** Mid-grey granite as from Halmstad or Bohus. */
export const grey: Rock = {
  minerals: [
    crystal({ colour: [150, 150, 148], share: 5, size: 2.6, variety: 11, run: 8, cloud: 8 }),
    crystal({ colour: [122, 123, 124], share: 3.4, size: 2.2, variety: 9, run: 6, cloud: 5 }),
    crystal({ colour: [66, 67, 69], share: 1.6, size: 1.4, stretch: 1.9, variety: 10, cluster: 0.75 }),
    crystal({ colour: [176, 174, 170], share: 1.4, size: 2.4, variety: 9, run: 8, cloud: 8 }),
  ],
  specks: [
    crystal({ colour: [52, 52, 54], share: 0.035, size: 0.75, stretch: 2.2, variety: 10, cluster: 0.6 }),
  ],
  joints: 0.16,
  mottle: 8,
};

/** Light grey granite: white feldspar, smoky quartz, scattered mica. */
export const light: Rock = {
  minerals: [
    crystal({ colour: [206, 204, 200], share: 5, size: 2.7, variety: 9, run: 7, cloud: 7 }),
    crystal({ colour: [178, 178, 177], share: 3.4, size: 2.3, variety: 8, run: 6, cloud: 5 }),
    crystal({ colour: [122, 122, 122], share: 0.9, size: 1.25, stretch: 1.8, variety: 12, cluster: 0.5 }),
  ],
  specks: [
    crystal({ colour: [92, 91, 91], share: 0.022, size: 0.7, stretch: 2.2, variety: 12, cluster: 0.4 }),
  ],
  joints: 0.12,
  mottle: 4,
};

/** Red granite as from Vånga: rust-red feldspar, grey quartz, black mica. */
export const red: Rock = {
  minerals: [
    crystal({ colour: [112, 67, 57], share: 6, size: 3.6, variety: 13, run: 9, cloud: 8 }),
    crystal({ colour: [92, 55, 48], share: 3, size: 2.8, variety: 10, run: 7, cloud: 7 }),
    crystal({ colour: [84, 77, 75], share: 2.4, size: 2.2, variety: 9, run: 5, cloud: 4, cluster: 0.3 }),
    crystal({ colour: [38, 33, 33], share: 1.2, size: 1.5, stretch: 1.9, variety: 7, cluster: 0.75 }),
  ],
  specks: [crystal({ colour: [34, 29, 29], share: 0.03, size: 0.8, stretch: 2.2, cluster: 0.6 })],
  joints: 0.2,
  mottle: 8,
  scatter: 0.045,
};
