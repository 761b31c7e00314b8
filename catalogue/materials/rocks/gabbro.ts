import type { Rock } from '../recipe';
import { crystal } from './crystal';

/** Gabbro from Rustenburg in South Africa (Impala): even dark grey, light laths of feldspar between dark pyroxenes. */
export const impala: Rock = {
  minerals: [
    crystal({ colour: [120, 120, 120], share: 4, size: 2, stretch: 3.4, variety: 15, run: 7, cloud: 6 }),
    crystal({ colour: [54, 54, 55], share: 4, size: 2.4, stretch: 1.5, variety: 9, run: 6, cloud: 4 }),
    crystal({ colour: [78, 79, 80], share: 2.4, size: 1.8, stretch: 2.2, variety: 9, run: 6, cloud: 5 }),
    crystal({ colour: [34, 34, 36], share: 1, size: 1.6, variety: 5 }),
  ],
  specks: [crystal({ colour: [140, 141, 142], share: 0.02, size: 0.8, stretch: 3.2, variety: 12 })],
  joints: 0.14,
  mottle: 3,
  scatter: 0.045,
};
