import { type Design, design as designBody } from '../../../src/stone/stone';
import { oneOf, type Random } from '../../../tests/random';
import { photographOf, sceneOf } from '../inspected';
import { between, type Fault, under } from '../seeded';

/** The sizes that factories fire most, in mm. */
const SIDES = [
  [50, 70],
  [70, 90],
  [90, 120],
  [110, 150],
  [130, 180],
  [180, 240],
] as const;
const WANTED_DPI = 300;
const MM_PER_INCH = 25.4;

function withMedallion(design: Design, random: Random, given: object): Design {
  const { width, height } = sceneOf(design);
  const position = { x: width / 2, y: height * between(random, 0.2, 0.8), rotation: 0 };
  const shape = oneOf(random, ['oval', 'rectangle']);
  const medallion = { type: 'medallion', shape, position, ...given };
  return designBody.parse({ ...design, Parms: [...design.Parms, medallion] });
}

/** The faults of a medallion's photograph. */
export const MEDALLION_FAULTS = {
  portraitFailed: ({ design }, random) => ({
    kind: 'portraitFailed',
    design: withMedallion(design, random, { picture: `/api/picture/${Math.floor(random() * 1e9)}.jpg` }),
    elements: [design.Parms.length],
  }),
  /** One side has just too few pixels for its length and how near it is looked at; the other has some to spare. */
  pictureTooCoarse: ({ design }, random) => {
    const [width, height] = oneOf(random, SIDES);
    const zoom = random() < 0.5 ? 1 : between(random, 1, 3);
    const dpi = WANTED_DPI * under(random);
    const pixels = (mm: number, spare: number) => Math.ceil((mm / MM_PER_INCH) * dpi * zoom * spare);
    const spare = between(random, 1, 1.4);
    const [across, down] = random() < 0.5 ? [1, spare] : [spare, 1];
    const picture = { width: pixels(width, across), height: pixels(height, down) };
    // It covers the plate whole: the side that has fewer pixels to a millimetre decides.
    const exact = (MM_PER_INCH / zoom) * Math.min(picture.width / width, picture.height / height);
    const crop = { x: 0.5, y: 0.5, zoom, turn: 0 };
    return {
      kind: 'pictureTooCoarse',
      design: withMedallion(design, random, { picture: photographOf(picture), width, height, crop }),
      elements: [design.Parms.length],
      value: [exact - 0.51, exact + 0.51],
    };
  },
} as const satisfies Record<string, Fault>;
