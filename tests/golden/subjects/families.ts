import { FONTS } from '../../../fonts/catalogue';
import { fileName, type Golden, onPlate } from '../golden';

/** Letters of Danish, German and Norwegian, figures, the signs of birth and death, and pairs that are kerned. */
const SAMPLE = 'AVATo Åse Ærøg Jürg Weiß *1849 †';

const CAP_HEIGHT = 12;
const LINE = 28;
const WIDTH = 340;

/** The sample upright and below it cursive: the family's italic, or slanted for want of one. */
const lines = (fontFamily: string, given: object) =>
  [false, true].map((cursive, row) => ({
    type: 'text',
    subText: SAMPLE,
    fontFamily,
    fontSize: String(CAP_HEIGHT),
    cursive,
    position: { x: WIDTH / 2, y: 22 + row * LINE, rotation: 0 },
    ...given,
  }));

const plate = { width: WIDTH, height: 2 * LINE + 6 };

/** Every family engraved, and those for bronze mounted too. */
export const FAMILIES: readonly Golden[] = FONTS.flatMap(({ family, group }) => {
  const name = `families/${group}/${fileName(family)}`;
  const engraved = onPlate(name, plate, lines(family, { variant: 'sandb', fontColor: 'guld' }));
  if (group !== 'bronze') return [engraved];
  const mounted = lines(family, { variant: 'bronze', fontColor: 'bronze' });
  return [engraved, onPlate(`${name}-mounted`, { ...plate, tone: 'light' }, mounted)];
});
